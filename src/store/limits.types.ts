export interface Bucket {
  /** Most tokens the bucket holds: the burst. */
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** Tokens taken by this request; default 1. */
  readonly cost?: number;
}

export interface LimitOutcome {
  readonly allowed: boolean;
  readonly remaining: number;
  /** How long until the same request would be allowed. */
  readonly retryAfterMs: number;
}

/** Token buckets shared by all nodes. */
export interface LimitStore {
  take(name: string, bucket: Bucket): Promise<LimitOutcome>;
  /** Forgets buckets not used for a day. */
  purge(): Promise<number>;
}
