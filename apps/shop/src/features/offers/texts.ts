/** Texts of the offers; the title as the specification writes it. */
export const texts = { title: 'Aanbiedingen', ownOrder: 'Meest verkocht' };
