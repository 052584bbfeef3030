export const siteFooterLabels = { categories: 'Alle categorieën', service: 'Service' };
