/** What the home page says of itself to those who find it; apart, so that nobody who is there already loads it. */
export const headTexts = {
  description:
    'Groothandel voor kinderdagverblijven, bso en gastouders in Nederland en Vlaanderen: luiers, voeding, knutselen en schoonmaak, binnen 1 tot 2 werkdagen.',
};
