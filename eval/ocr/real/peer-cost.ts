import sharp from 'sharp';
import type { DocumentReading, Polygon } from '../../../src/engines/ocr/index.ts';
import { loadModel, type ModelFile, PEER_DETECTOR } from '../../../src/engines/ocr/onnx/models.ts';
import { loadRuntime, openSession } from '../../../src/engines/ocr/onnx/runtime.ts';

/**
 * What PP-OCRv5 mobile's two networks cost on a page. Its recogniser for Japanese is in no npm package; the one for Arabic
 * is the same network with 749 classes instead of 18,385, so this is less than the real one costs. Cutting out lines, the
 * orientation of page and line, and what stands between the networks are left out as well.
 */
const RECOGNISER: ModelFile = {
  name: 'arabic_PP-OCRv5_mobile_rec.onnx',
  sha256: '2768206d9a0ce48eba45b59619184e18161dde8f44115f029920ca17a9dc0384',
  places: ['node_modules/rn-af-identity-ocr/android/src/main/assets/models/arabic_PP-OCRv5_mobile_rec.onnx'],
};

/** How large a page its detector gets: as PaddleOCR 3 sets it, and the least that is in use. */
export const PEER_SIZES = { 'pp-ocrv5-mobile': 4000, 'pp-ocrv5-mobile-960': 960 } as const;
export type PeerSize = keyof typeof PEER_SIZES;

const STRIDE = 32;
const LINE_HEIGHT = 48;
/** Its lines are filled up to this width. */
const LEAST_WIDTH = 320;

/** Milliseconds of CPU by size of the page, for a picture and the lines that were found on it. */
export type PeerCost = (picture: Uint8Array, reading: DocumentReading) => Promise<Record<PeerSize, number>>;

export async function openPeerCost(): Promise<PeerCost> {
  const { Tensor } = await loadRuntime();
  const detector = await openSession(loadModel(PEER_DETECTOR), 1, 'all');
  const recogniser = await openSession(loadModel(RECOGNISER), 1, 'all');
  const cost = async (session: typeof detector, height: number, width: number): Promise<number> => {
    const input = new Tensor('float32', new Float32Array(3 * height * width).fill(0.5), [1, 3, height, width]);
    const before = process.cpuUsage();
    await session.run({ [session.inputNames[0]!]: input });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  // The first run of a session prepares it.
  await cost(recogniser, LINE_HEIGHT, LEAST_WIDTH);
  return async (picture, reading) => {
    let lines = 0;
    for (const { polygon } of reading.pages.flatMap((page) => page.lines))
      lines += await cost(recogniser, LINE_HEIGHT, lineWidth(polygon));
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    const costs = {} as Record<PeerSize, number>;
    for (const [name, edge] of Object.entries(PEER_SIZES) as [PeerSize, number][]) {
      const scale = Math.min(1, edge / Math.max(width, height));
      costs[name] = lines + (await cost(detector, toStride(height * scale), toStride(width * scale)));
    }
    return costs;
  };
}

const toStride = (length: number): number => Math.max(STRIDE, Math.round(length / STRIDE) * STRIDE);

const length = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(bx - ax, by - ay);

function lineWidth([startTop, endTop, , startBottom]: Polygon): number {
  const [along, across] = [length(startTop, endTop), length(startTop, startBottom)];
  return Math.max(LEAST_WIDTH, Math.round((LINE_HEIGHT * along) / Math.max(1, across)));
}
