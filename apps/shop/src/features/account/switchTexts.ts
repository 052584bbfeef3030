/** Texts of switching between companies. Some are exact texts of the specification. */
export const switchTexts = {
  switching: 'Bezig met switchen van account',
  failed: 'Switchen van account mislukt',
  refused: 'Je kunt met dit account niet voor deze organisatie bestellen.',
  unreachable: 'Switchen lukt nu niet. Controleer je verbinding en probeer het opnieuw.',
  retry: 'Probeer opnieuw',
  back: 'Naar je organisaties',
  switchBack: 'Switch terug',
} as const;
