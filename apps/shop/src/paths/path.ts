/** The names of a pattern's parameters: `'/a/:b/:c'` gives `'b' | 'c'`. */
export type ParameterName<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParameterName<Head> | ParameterName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** What a pattern's parameters hold, decoded: `'/a/:b'` gives `{ b: string }`. */
export type Parameters<Pattern extends string> = { readonly [Name in ParameterName<Pattern>]: string };

/** A place in the shop: its pattern, and the builder of its addresses. */
export interface Path<Pattern extends string> {
  readonly pattern: Pattern;
  readonly href: (...given: ParameterName<Pattern> extends never ? [] : [Parameters<Pattern>]) => string;
}

/**
 * Ties a pattern to its builder. Each parameter is encoded, so that a `/` in a search term stays in its segment; half of a
 * surrogate pair, which cannot be encoded, becomes the sign for what cannot be shown.
 *
 * @example path('/zoeken/:search').href({ search: '2+1 & meer' }) // '/zoeken/2%2B1%20%26%20meer'
 */
export function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return {
    pattern,
    href: (...[given]) => {
      const values: Readonly<Record<string, string>> = given ?? {};
      return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent((values[name] ?? '').toWellFormed()),
      );
    },
  };
}
