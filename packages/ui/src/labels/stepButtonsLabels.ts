export const stepButtonsLabels = { previous: 'Vorige stap' };
