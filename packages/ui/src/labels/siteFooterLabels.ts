/** Texts of `SiteFooter`. */
export const siteFooterLabels = { aisles: 'Alle gangpaden', service: 'Service' };
