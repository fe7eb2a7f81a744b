export { isLoopbackAddress, isPublicAddress } from './addresses.ts';
export { FetchFailure, fileUrlError } from './failure.ts';
<<<<<<< HEAD
export type { FetchAnswer, FetchOptions, StreamAnswer } from './fetch.types.ts';
=======
export type { FetchAnswer, FetchOptions } from './fetch.types.ts';
>>>>>>> main
export { fetchSafely, streamSafely } from './fetch-safely.ts';
