/** The special category that shows a choice of everything that is on offer. */
export const weeklyAction = {
  url: 'demo-weekactie',
  title: 'Weekactie',
  subtitle: 'Een greep uit alle acties, van luiers tot verf.',
} as const;
