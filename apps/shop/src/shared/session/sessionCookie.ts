/** The cookie with the token by which the web server renders a customer's first HTML (docs/adr/0094). */
export const sessionCookie = 'magazijn.session';

/** The claims of a token as it encodes them; undefined without a token. */
export const claimsOf = (token: string | null): string | undefined => token?.split('.')[1];

/**
 * Writes the cookie, or deletes it. The token in local storage decides who is logged in.
 * @param expiresAt milliseconds since 1970; 0 deletes it
 */
export function writeSessionCookie(token: string, expiresAt: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const expires = new Date(expiresAt).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a document may load next.
  document.cookie = `${sessionCookie}=${token}; Path=/; SameSite=Lax; Expires=${expires}${secure}`;
}
