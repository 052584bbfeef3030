/** What came of reading one cell: the value as COPY takes it (null for none), or what is wrong in plain words. */
export type Reading = { readonly value: string | null } | { readonly problem: string };
