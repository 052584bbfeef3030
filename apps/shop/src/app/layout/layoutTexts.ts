export const layoutTexts = {
  offers: 'Aanbiedingen',
  navigation: (all: string) => `${all.charAt(0).toUpperCase()}${all.slice(1)}`,
  categories: (all: string) => `Alle ${all}`,
  favourites: ['Favoriete', 'producten'] as const,
  grocery: 'Boodschappen',
  /** Also the text of the visitor's button in the header. */
  logIn: 'Inloggen',
  offline: 'Je bent offline. Wat je ziet kan verouderd zijn.',
  sessionEnds: (time: string) =>
    `Je sessie eindigt om ${time} uur. Log opnieuw in om verder te gaan. Wat je invulde, blijft staan.`,
  logInAgain: 'Log opnieuw in',
  noScriptHeading: 'Zet JavaScript aan',
  noScript:
    'Voor je winkelmand, betalen en je account is JavaScript nodig: wie je bent en wat je bestelt, staat in je browser. Zet JavaScript aan en laad de pagina opnieuw.',
  notes: ['Alle prijzen zijn exclusief btw.', 'Registratie vóór 14.00 uur ontvangen? Dezelfde dag antwoord.'],
};

/** Texts of the account's menu. */
export const accountTexts = {
  overview: 'Jouw overzicht',
  quickOrder: 'Snel bestellen',
  lists: 'Lijsten',
  purchases: 'Eerder gekocht',
  standingOrders: 'Herhaalorders',
  changePassword: 'Wachtwoord wijzigen',
  parentOrganisation: 'Overkoepelende organisatie',
  admin: 'Ga naar admin',
  switchBack: 'Switch terug',
  logOut: 'Uitloggen',
};
