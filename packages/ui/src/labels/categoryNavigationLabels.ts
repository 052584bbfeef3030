/** Texts of `CategoryNavigation`; 'Meer' as the specification writes it. */
export const categoryNavigationLabels = { navigation: 'Categorieën', more: 'Meer' };
