export const skipLinkLabels = { skip: 'Naar de inhoud' };
