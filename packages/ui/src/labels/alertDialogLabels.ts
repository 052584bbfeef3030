/** Texts of `AlertDialog`. */
export const alertDialogLabels = { cancel: 'Annuleren' };
