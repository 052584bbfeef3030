/** The path of a product that brings none, from its name and its article number: the latter keeps it its own. */
export const pathOf = (description: string, articleNumber: string): string =>
  `${description} ${articleNumber}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(-150)
    .replace(/^-/, '') || 'product';
