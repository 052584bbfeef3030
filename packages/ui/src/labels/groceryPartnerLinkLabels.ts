export const groceryPartnerLinkLabels = { newTab: '(opent in een nieuw tabblad)' };
