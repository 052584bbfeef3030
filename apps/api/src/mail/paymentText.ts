/** How a company pays, in Dutch. */
export const paymentText = {
  on_account: 'Op rekening',
  debit: 'Automatische incasso',
  ideal: 'iDEAL of kaart',
} as const;
