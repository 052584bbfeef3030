/** Texts of `Breadcrumbs`; 'Ga terug' as the specification writes it. */
export const breadcrumbsLabels = { navigation: 'Kruimelpad', back: 'Ga terug' };
