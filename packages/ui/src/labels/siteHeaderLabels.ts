/** Texts of `SiteHeader`. */
export const siteHeaderLabels = { home: 'Magazijn, naar de homepagina' };
