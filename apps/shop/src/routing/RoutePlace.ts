/** Where one is within a route. */
export interface RoutePlace<Params = Readonly<Record<string, string>>, Query extends string = string> {
  /** The parameters of the pattern, decoded. */
  readonly params: Params;
  /** The query parameters that the route named; null when absent. Others do not exist for a page. */
  readonly query: { readonly [Name in Query]: string | null };
  /** Path and named query, as it stands in the address bar. */
  readonly url: string;
}
