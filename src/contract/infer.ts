import type {
  TArray,
  TBoolean,
  TInteger,
  TLiteral,
  TNull,
  TNumber,
  TObject,
  TRecord,
  TSchema,
  TString,
  TUnion,
  TUnsafe,
} from 'typebox';

/**
 * The static type of a schema, for the kinds our declarations use. TypeBox's own `Static` covers all of JSON Schema and
 * costs the compiler over a million instantiations as soon as it meets a type parameter.
 */
export type Infer<S> =
  S extends TUnsafe<infer T>
    ? T
    : S extends TString
      ? string
      : S extends TInteger | TNumber
        ? number
        : S extends TBoolean
          ? boolean
          : S extends TNull
            ? null
            : S extends TLiteral<infer V>
              ? V
              : S extends TArray<infer Item extends TSchema>
                ? Infer<Item>[]
                : S extends TRecord<string, infer Value extends TSchema>
                  ? Record<string, Infer<Value>>
                  : S extends TUnion<infer Options extends TSchema[]>
                    ? Infer<Options[number]>
                    : S extends TObject<infer Properties>
                      ? InferObject<Properties>
                      : unknown;

type OptionalKeys<P> = { [K in keyof P]: P[K] extends { '~optional': true } ? K : never }[keyof P];

type InferObject<P> = { [K in Exclude<keyof P, OptionalKeys<P>>]: Infer<P[K]> } & {
  [K in OptionalKeys<P>]?: Infer<P[K]>;
};
