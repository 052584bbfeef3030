/** Texts of `StepButtons`. */
export const stepButtonsLabels = { previous: 'Vorige stap' };
