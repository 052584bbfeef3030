/** Texts that only customers read. */
export const customerTexts = {
  noPrice: 'Prijs op aanvraag',
};
