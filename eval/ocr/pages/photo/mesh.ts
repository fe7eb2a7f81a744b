import type { Picture } from '../render.ts';
import type { Camera } from './camera.ts';
import type { Point3, Surface } from './surface.ts';

/** Side of a mesh cell in pixels of the sheet. */
const CELL = 8;

export interface Paper {
  /** Red, green, blue of the paper as lit; zero where there is none. */
  readonly rgb: Float32Array;
  /** 1 where the paper is. */
  readonly mask: Uint8Array;
}

/** Draws the sheet lying on the surface as the camera sees it, each spot as bright as it faces the light. */
export function drawPaper(sheet: Picture, surface: Surface, camera: Camera, light: Point3): Paper {
  const columns = Math.ceil(sheet.width / CELL);
  const rows = Math.ceil(sheet.height / CELL);
  const mesh = meshOf(sheet, surface, camera, light, columns, rows);
  const paper = {
    rgb: new Float32Array(camera.width * camera.height * 3),
    mask: new Uint8Array(camera.width * camera.height),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const [b, c, d] = [a + 1, a + columns + 1, a + columns + 2];
      triangle(sheet, mesh, [a, b, d], camera, paper);
      triangle(sheet, mesh, [a, d, c], camera, paper);
    }
  }
  return paper;
}

interface Mesh {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly lit: Float64Array;
}

function meshOf(sheet: Picture, surface: Surface, camera: Camera, light: Point3, columns: number, rows: number): Mesh {
  const count = (columns + 1) * (rows + 1);
  const array = () => new Float64Array(count);
  const mesh: Mesh = { x: array(), y: array(), u: array(), v: array(), lit: array() };
  const points: Point3[] = [];
  for (let i = 0; i < count; i++) {
    const u = Math.min((i % (columns + 1)) * CELL, sheet.width);
    const v = Math.min(Math.floor(i / (columns + 1)) * CELL, sheet.height);
    const [cu, cv] = [u - sheet.width / 2, v - sheet.height / 2];
    const point = surface.at(cu, cv);
    points.push(point);
    const [x, y] = camera.project(point);
    mesh.x[i] = x;
    mesh.y[i] = y;
    mesh.u[i] = u;
    mesh.v[i] = v;
  }
  for (let i = 0; i < count; i++) {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    const near = (dc: number, dr: number): Point3 => {
      const c = Math.max(0, Math.min(columns, column + dc));
      return points[Math.max(0, Math.min(rows, row + dr)) * (columns + 1) + c]!;
    };
    mesh.lit[i] = brightness([near(-1, 0), near(1, 0), near(0, -1), near(0, 1)], light);
  }
  return mesh;
}

/** Diffuse light by the slope, relative to flat paper; some of it comes from everywhere. */
function brightness([a, b, c, d]: readonly [Point3, Point3, Point3, Point3], light: Point3): number {
  const [ax, ay, az] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [bx, by, bz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
  const normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx] as const;
  const length = Math.hypot(...normal) || 1;
  const facing = (normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]) / length;
  return 0.35 + 0.65 * Math.max(0, facing / light[2]);
}

function triangle(
  sheet: Picture,
  mesh: Mesh,
  [a, b, c]: readonly [number, number, number],
  camera: Camera,
  paper: Paper,
): void {
  const [ax, ay, bx, by, cx, cy] = [mesh.x[a]!, mesh.y[a]!, mesh.x[b]!, mesh.y[b]!, mesh.x[c]!, mesh.y[c]!];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx) - 0.5));
  const x1 = Math.min(camera.width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy) - 0.5));
  const y1 = Math.min(camera.height - 1, Math.ceil(Math.max(ay, by, cy)));
  const slack = -1e-9;
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
      const wb = (px * (cy - ay) - py * (cx - ax)) / area;
      const wc = (py * (bx - ax) - px * (by - ay)) / area;
      const wa = 1 - wb - wc;
      if (wa < slack || wb < slack || wc < slack) continue;
      const u = wa * mesh.u[a]! + wb * mesh.u[b]! + wc * mesh.u[c]!;
      const v = wa * mesh.v[a]! + wb * mesh.v[b]! + wc * mesh.v[c]!;
      const lit = wa * mesh.lit[a]! + wb * mesh.lit[b]! + wc * mesh.lit[c]!;
      sample(sheet, u - 0.5, v - 0.5, lit, paper, y * camera.width + x);
    }
  }
}

function sample({ width, height, rgb }: Picture, u: number, v: number, lit: number, paper: Paper, pixel: number): void {
  const x = Math.max(0, Math.min(width - 1.001, u));
  const y = Math.max(0, Math.min(height - 1.001, v));
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [ax, ay] = [x - x0, y - y0];
  const upper = (y0 * width + x0) * 3;
  const lower = upper + width * 3;
  for (let c = 0; c < 3; c++) {
    const top = rgb[upper + c]! * (1 - ax) + rgb[upper + 3 + c]! * ax;
    const bottom = rgb[lower + c]! * (1 - ax) + rgb[lower + 3 + c]! * ax;
    paper.rgb[pixel * 3 + c] = (top * (1 - ay) + bottom * ay) * lit;
  }
  paper.mask[pixel] = 1;
}
