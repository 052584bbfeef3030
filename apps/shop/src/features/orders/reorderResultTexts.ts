/** Texts of the result of 'Opnieuw bestellen'. The exact ones are the specification's. */
export const reorderResultTexts = {
  reordered: 'De producten van deze bestelling liggen in je winkelmand.',
  reorderedCount: (added: number, all: number) =>
    all === 1
      ? 'Het product ligt in je winkelmand.'
      : `${added} van de ${all} producten ${added === 1 ? 'ligt' : 'liggen'} in je winkelmand.`,
  subtotal: (amount: string) => `Subtotaal ${amount}.`,
  notCompared: 'Wat ze nu kosten, zie je in je winkelmand zodra het bekend is.',
  notComparedOffline: 'Wat ze nu kosten, zie je zodra je weer verbinding hebt.',
  leaveOut: 'Laat weg',
  add: (quantity: number) => `Voeg er ${quantity} toe`,
  mailMe: 'Stuur mij een email als dit product weer beschikbaar is',
  mailed: 'U ontvangt een email als dit product weer beschikbaar is',
  noMail: 'Toch geen mail',
  nothingToReorder: 'Van deze bestelling kan nu niets worden besteld.',
  nothingReordered: 'Van deze bestelling ligt niets in je winkelmand.',
  toCart: 'Naar je winkelmand',
} as const;
