/**
 * The name of the cookie with the token by which the web server renders a customer's first HTML (docs/adr/0094). On https
 * its prefix prevents that a parent domain sets it (RFC 6265bis, 4.1.3.2).
 */
export const sessionCookie = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}magazijn.session`;

/** The claims of a token as it encodes them; undefined without a token. */
export const claimsOf = (token: string | null): string | undefined => token?.split('.')[1];

/**
 * Writes the cookie, or deletes it. The token in local storage decides who is logged in.
 * @param expiresAt milliseconds since 1970; 0 deletes it
 */
export function writeSessionCookie(token: string, expiresAt: number): void {
  const isSecure = window.location.protocol === 'https:';
  const expires = new Date(expiresAt).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a document may load next.
  document.cookie = `${sessionCookie(isSecure)}=${token}; Path=/; SameSite=Lax; Expires=${expires}${isSecure ? '; Secure' : ''}`;
}
