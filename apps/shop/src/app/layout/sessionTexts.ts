export const sessionTexts = {
  ends: (time: string) => `Je sessie eindigt om ${time}\u00a0uur.`,
  endsHelp: 'Log opnieuw in om verder te gaan. Wat je invulde, blijft staan.',
  logInAgain: 'Log opnieuw in',
  ended: 'Je sessie is verlopen.',
  cartKept: 'Je winkelmand is bewaard.',
  region: 'Melding over je sessie',
  close: 'Sluit',
  closeMessage: 'Sluit melding',
} as const;
