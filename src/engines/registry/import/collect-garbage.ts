import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * What was let go is freed now. The runtime looks for it when its own heap has grown, and not when large arrays beside
 * it take the memory that a build is allowed. Nothing public asks for it at once; the inspector does so later.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
