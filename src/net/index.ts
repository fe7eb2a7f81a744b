export { isLoopbackAddress, isPublicAddress } from './addresses.ts';
export { FetchFailure, fileUrlError } from './failure.ts';
export type { FetchOptions, StreamAnswer } from './fetch.types.ts';
export { fetchSafely, streamSafely } from './fetch-safely.ts';
export { isNeverFetched } from './never-fetched.ts';
