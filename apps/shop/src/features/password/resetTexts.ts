/** Texts of choosing a new password by a mailed link. */
export const resetTexts = {
  heading: 'Nieuw wachtwoord kiezen',
  intro: 'Kies een nieuw wachtwoord. Daarna ben je meteen ingelogd.',
  usedUp: 'Deze link werkt niet meer: hij is al gebruikt of ouder dan een uur. Vraag een nieuwe aan.',
  again: 'Vraag een nieuwe link aan',
} as const;
