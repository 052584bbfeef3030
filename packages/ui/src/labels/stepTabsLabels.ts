/** Texts of `StepTabs`, read after the name of a step. */
export const stepTabsLabels = { complete: 'ingevuld', invalid: 'hier klopt nog iets niet' };
