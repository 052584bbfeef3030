export const invitationTexts = {
  title: 'Je uitnodiging',
  loading: 'Uitnodiging laden',
  intro: (company: string, shops: boolean) =>
    shops
      ? `Kies een wachtwoord en bestel mee voor ${company}.`
      : `Kies een wachtwoord en bekijk de facturen van ${company}.`,
  email: 'Je logt in met',
  role: 'Je rol',
  name: 'Je naam',
  nameHint: (shops: boolean) =>
    shops ? 'Je collega’s zien deze naam bij je bestellingen.' : 'Je collega’s zien deze naam.',
  accept: 'Wachtwoord opslaan en inloggen',
  gone: 'Deze uitnodiging werkt niet meer: ze is al gebruikt, ingetrokken of ouder dan zeven dagen. Vraag je collega om een nieuwe.',
  toLogin: 'Inloggen',
  taken:
    'Dit e-mailadres hoort al bij een ander account. Vraag je collega om je op een ander adres uit te nodigen.',
  failed: 'De uitnodiging kon niet worden geladen.',
  retry: 'Probeer het opnieuw',
  noScript:
    'Een uitnodiging aannemen kan alleen met JavaScript. Zet het aan, en open de link in de mail opnieuw.',
} as const;
