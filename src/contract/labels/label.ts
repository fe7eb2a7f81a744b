/** Japanese and English words for the values of one closed set; a missing value is a type error. */
export type Labels<V extends string> = Readonly<Record<V, { readonly ja: string; readonly en: string }>>;
