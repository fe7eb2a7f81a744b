import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PACKAGE_ROOT } from './models.ts';

const NAME = 'onnxruntime-node';

interface RuntimeProblem {
  readonly message: string;
  /** The command that mends it. */
  readonly next: string;
}

/**
 * Why models cannot be run, or undefined. onnxruntime is optional to the package: on Linux x64 its install script fetches
 * libraries for graphics cards, which are not used here, and without a network npm leaves the whole package out.
 */
export function runtimeProblem(
  resolve: (name: string) => unknown = createRequire(import.meta.url).resolve,
): RuntimeProblem | undefined {
  try {
    resolve(NAME);
    return undefined;
  } catch {
    const { optionalDependencies } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    return {
      message: `${NAME} is not installed (its install script fails without a network, and is not needed)`,
      next: `npm install --ignore-scripts ${NAME}@${optionalDependencies[NAME]}`,
    };
  }
}
