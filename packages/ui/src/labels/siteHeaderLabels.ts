/** Texts of `SiteHeader`; `home` is read after the name in the mark: 'Magazijn homepagina'. */
export const siteHeaderLabels = { home: 'homepagina' };
