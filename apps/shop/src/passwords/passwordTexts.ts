/** Texts of choosing a new password, by a mailed link or in the profile. The exact ones are the specification's. */
export const passwordTexts = {
  password: 'Nieuw wachtwoord',
  passwordHint: 'Ten minste 8 tekens.',
  passwordRepeat: 'Herhaal nieuw wachtwoord',
  save: 'Wachtwoord opslaan',
  missing: 'Vul dit veld in.',
  tooShort: 'Kies een wachtwoord van ten minste 8 tekens.',
  tooLong: 'Gebruik ten hoogste 300 tekens.',
  incorrect: 'Formulier is onjuist',
  different: 'Wachtwoorden komen niet overeen met elkaar',
  failed: 'Er is een fout opgetreden',
  throttled: (minutes: number) =>
    `Te veel pogingen. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
} as const;
