import type { SpanKind, Tracer } from './tracer.ts';

/** An object whose named methods are spans; everything else is passed through. */
export function traced<T extends object>(
  target: T,
  names: Readonly<Partial<Record<keyof T & string, string>>>,
  { tracer, kind = 'internal' }: { readonly tracer: Tracer; readonly kind?: SpanKind },
): T {
  const wrapped = new Map<PropertyKey, unknown>();
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key, object);
      const name = typeof key === 'string' ? names[key as keyof T & string] : undefined;
      if (name === undefined || typeof value !== 'function') return value;
      let method = wrapped.get(key);
      if (!method) {
        method = (...parameters: unknown[]) => tracer.span(name, { kind }, () => value.apply(object, parameters));
        wrapped.set(key, method);
      }
      return method;
    },
  });
}
