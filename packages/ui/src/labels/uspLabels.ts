export const uspLabels = { list: 'Onze voordelen' };
