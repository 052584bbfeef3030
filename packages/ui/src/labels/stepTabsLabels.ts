export const stepTabsLabels = { complete: 'ingevuld', invalid: 'hier klopt nog iets niet' };
