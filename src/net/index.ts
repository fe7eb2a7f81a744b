export { isLoopbackAddress, isPublicAddress } from './addresses.ts';
export { FetchFailure, type FetchFailureKind, fileUrlError, upstreamError } from './failure.ts';
export { type FetchAnswer, type FetchOptions, fetchSafely } from './fetch-safely.ts';
export { dnsResolve, type Resolve, systemResolve } from './resolve.ts';
