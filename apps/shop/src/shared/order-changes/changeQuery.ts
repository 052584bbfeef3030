// Separate, since the order's page needs it before the code of the buttons.
export const changeQuery = 'wijzigen';
