export const alertDialogLabels = { cancel: 'Annuleren' };
