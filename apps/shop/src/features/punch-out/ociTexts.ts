/** Texts of punch-out. The exact ones are the specification's. */
export const ociTexts = {
  heading: 'OCI LOGIN',
  PENDING: 'Aan het inloggen, een moment geduld aub.',
  FAILED: 'Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.',
  INVALID_PAYMENT_METHOD:
    'Ongeldige betaalmethode, de OCI functionaliteit werkt alleen met betaalmethode Factuur en Incasso. Neem contact op met de klantenservice om uw betaalmethode te wijzigen.',
  noScript: 'Zet JavaScript aan om te bestellen vanuit je inkoopsysteem.',
  sendBack: 'Terug naar het inkoopsysteem',
  found: 'De gevonden artikelen staan klaar voor je inkoopsysteem.',
  gone: (article: string) =>
    article === ''
      ? 'Er is geen artikel genoemd: er gaat niets terug naar je inkoopsysteem.'
      : `Artikel ${article} hebben we niet meer: er gaat niets terug naar je inkoopsysteem.`,
  wayOn:
    'Er is niets besteld. Ga terug naar je inkoopsysteem en open de winkel daar opnieuw: een link werkt maar één keer. Lukt het weer niet, vraag dan je inkoopafdeling om de gebruikersnaam en het wachtwoord van de koppeling na te kijken.',
  back: 'Ga terug',
  contact: 'Neem contact op',
  contactSubject: 'Inloggen vanuit ons inkoopsysteem (OCI)',
  banner: (company: string) => `De bestelling is voor ${company} en gaat daarna terug.`,
  inspecting: 'Je bekijkt wat je eerder koos: het gaat terug zoals het kwam.',
  unknownArticles: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Artikel ${numbers[0]} hebben we niet meer: het gaat niet mee terug.`
      : `De artikelen ${numbers.join(', ')} hebben we niet meer: ze gaan niet mee terug.`,
} as const;
