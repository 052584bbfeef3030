export const dialogLabels = { close: 'Sluit' };
