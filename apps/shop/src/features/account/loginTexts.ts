/** Texts of the login page and the login popover. Some are exact texts of the specification. */
export const loginTexts = {
  heading: 'Inloggen',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  submit: 'Login',
  forgotPassword: 'Wachtwoord vergeten',
  forgotPasswordShort: 'Wachtwoord vergeten?',
  noAccount: 'Nog geen account? Maak nu aan!',
  noAccountShort: 'Maak nu een account',
  passwordReset: 'Je wachtwoord is opnieuw ingesteld. Je moet opnieuw inloggen.',
  noScript:
    'Zonder JavaScript controleren we alleen of je gegevens kloppen. Voor prijzen, je winkelmand en bestellen zet je JavaScript aan.',
  right: 'Je gegevens kloppen en je account is actief.',
  rightHelp:
    'Je sessie wordt in je browser bewaard, en dat kan alleen met JavaScript. Prijzen, je winkelmand en bestellen werken daarom niet zonder. Zet JavaScript aan en log opnieuw in.',
  contact: 'Bestel je liever per mail? Neem contact met ons op',
  contactSubject: 'Bestellen zonder JavaScript',
  intro: 'Met je account zie je prijzen, bestel je op rekening en vind je je eerdere bestellingen terug.',
  ended: 'Je sessie is verlopen. Log opnieuw in om verder te gaan.',
  orderWaits: 'Je bestelling wacht op je. Log in om verder te gaan.',
  endedWithOrder: 'Je sessie is verlopen. Log opnieuw in: je bestelling wacht op je.',
  errors: {
    credentials: 'Vul een geldig e-mailadres en wachtwoord in',
    disabled: 'Account is niet actief',
    unreachable: 'Inloggen lukt nu niet. Probeer het opnieuw.',
  },
  throttled: (minutes: number) =>
    `Te veel pogingen. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
} as const;
