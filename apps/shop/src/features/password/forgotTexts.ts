/** Texts of a forgotten password. The exact ones are the specification's. */
export const forgotTexts = {
  heading: 'Wachtwoord vergeten',
  intro: 'Vul het e-mailadres in waarmee je inlogt. Je krijgt dan een e-mail met een link.',
  email: 'E-mailadres',
  emailMissing: 'Vul je e-mailadres in.',
  send: 'Versturen',
  sent: 'U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.',
  sentHelp:
    'In de e-mail staat een link om een nieuw wachtwoord te kiezen. De link werkt één keer en is een uur geldig.',
  unknown: 'Uw emailadres is bij ons niet bekend. Via registreren kunt u een account aanmaken.',
  failed: 'Niet gelukt. Probeer het opnieuw.',
  toLogin: 'Terug naar inloggen',
  toRegister: 'Registreren',
  throttled: (minutes: number) =>
    `Te veel pogingen. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
} as const;
