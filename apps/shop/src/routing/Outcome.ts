/** What a page's answers decide before it shows: to go elsewhere, or under which status it stands. */
export type Outcome =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'status'; readonly status: 404 };

export const redirectTo = (href: string): Outcome => ({ kind: 'redirect', href });

/** The page shows, and the server says that it is not there. */
export const notFound: Outcome = { kind: 'status', status: 404 };
