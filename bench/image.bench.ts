import { spawnSync } from 'node:child_process';
import { openImage } from '../testkit/image/index.ts';
import { print, type RunOptions } from './figure.ts';

const MB = 1024 * 1024;

/** What the image weighs: the Dockerfile's steps run in a root of Debian packages, packed and compressed as a registry keeps it. */
export default async function imageSize({ note }: RunOptions): Promise<void> {
  const image = openImage();
  if ('reason' in image) {
    note(`No image can be built here: ${image.reason}`);
    process.exitCode = 1;
    return;
  }
  const count = (folder: string, pack: string) =>
    Number(spawnSync('sh', ['-c', `tar -C "$1" -cf - . | ${pack} | wc -c`, 'sh', folder], { encoding: 'utf8' }).stdout);
  try {
    const context = { base: 'essential Debian packages, Node and npm', arch: process.arch, compression: 'gzip -6' };
    const figure = (name: string, bytes: number) =>
      print({ figure: `package.${name}`, value: Math.round(bytes / MB), unit: 'MB', context });
    figure('image_mb', count(image.root, 'gzip -6'));
    figure('image_unpacked_mb', count(image.root, 'cat'));
    figure('image_own_mb', count(`${image.root}/app`, 'gzip -6'));
  } finally {
    image.remove();
  }
}
