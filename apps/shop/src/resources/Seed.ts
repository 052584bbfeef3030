/** One answer as it travels with the page, under its key. Failures travel by their message only. */
export type Seed = readonly [key: string, answer: { readonly data: unknown } | { readonly error: string }];
