/** A table of `written:reading/reading` items between spaces. */
export const readingsOf = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split(/\s+/u)
      .map((item) => {
        const [written, readings] = item.split(':') as [string, string];
        return [written, readings.split('/')] as const;
      }),
  );
