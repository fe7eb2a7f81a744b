export { isLoopbackAddress, isPublicAddress } from './addresses.ts';
export { FetchFailure, type FetchFailureKind, fileUrlError, upstreamError } from './failure.ts';
export type { FetchAnswer, FetchOptions, StreamAnswer } from './fetch.types.ts';
export { fetchSafely, streamSafely } from './fetch-safely.ts';
export { dnsResolve, type Resolve, systemResolve } from './resolve.ts';
