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
  contact: 'Neem contact op',
  contactSubject: 'Inloggen vanuit ons inkoopsysteem (OCI)',
  banner: (company: string) => `De bestelling is voor ${company} en gaat daarna terug.`,
  inspecting: 'Je bekijkt wat je eerder koos: het gaat terug zoals het kwam.',
} as const;
