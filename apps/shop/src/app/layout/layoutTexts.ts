export const layoutTexts = {
  offers: 'Aanbiedingen',
  navigation: (all: string) => `${all.charAt(0).toUpperCase()}${all.slice(1)}`,
  categories: (all: string) => `Alle ${all}`,
  /** The name of the links to the tools for buyers in a phone's menu. */
  buyerTools: 'Sneller bestellen',
  favourites: ['Favoriete', 'producten'] as const,
  grocery: 'Boodschappen',
  /** Also the text of the visitor's button in the header. */
  logIn: 'Inloggen',
  offline: 'Je bent offline. Wat je ziet kan verouderd zijn.',
  notes: ['Alle prijzen zijn exclusief btw.', 'Registratie vóór 14.00 uur ontvangen? Dezelfde dag antwoord.'],
};

/** Shown in place of a customer's page without scripts. */
export const noScriptTexts = {
  heading: 'Zet JavaScript aan',
  text: 'Voor je winkelmand, betalen en je account is JavaScript nodig: wie je bent en wat je bestelt, staat in je browser. Zet JavaScript aan en laad de pagina opnieuw.',
};
