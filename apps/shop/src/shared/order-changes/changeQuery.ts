// By itself: the order's page needs it before the code of the buttons.
/** The query of an order's page where the order is being changed. */
export const changeQuery = 'wijzigen';
