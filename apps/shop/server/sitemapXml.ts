const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const located = (address: string): string =>
  `<loc>${address.replace(/[&<>"']/g, (character) => escapes[character] ?? '')}</loc>`;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A list of pages, by their whole addresses (sitemaps.org, protocol 0.9). */
export const sitemapXml = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n${addresses
    .map((address) => `<url>${located(address)}</url>\n`)
    .join('')}</urlset>\n`;

/** A list of such lists. */
export const sitemapIndexXml = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${addresses
    .map((address) => `<sitemap>${located(address)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;
