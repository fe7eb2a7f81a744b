/** CPU of the main thread, told apart by route although requests overlap. */
export interface EndpointCpu {
  /** A request begins; the returned function ends it and says what it used, in seconds. */
  begin(): () => number;
}

/**
 * CPU that is used while n requests are under way is split evenly among them. `each` is what one request that was there
 * from the beginning would have been given; a request's share is how much of it went by while it was under way. What a
 * request waits for costs nothing, so the sums over many requests are true even where a single one is not.
 */
export function createEndpointCpu(usedMicros: () => number = threadCpu): EndpointCpu {
  let active = 0;
  let each = 0;
  let last = 0;
  const advance = () => {
    const used = usedMicros();
    if (active > 0) each += (used - last) / active;
    last = used;
  };
  return {
    begin() {
      advance();
      active++;
      const from = each;
      return () => {
        advance();
        active--;
        return (each - from) / 1e6;
      };
    },
  };
}

const threadCpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};
