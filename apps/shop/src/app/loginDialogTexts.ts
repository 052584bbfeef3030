/** Texts around the login form in its dialog. */
export const loginDialogTexts = { title: 'Inloggen', close: 'Sluiten' };
