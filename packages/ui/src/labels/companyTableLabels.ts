export const companyTableLabels = {
  caption: 'Bedrijven waarvoor je kunt bestellen',
  number: 'Klantnummer',
  name: 'Naam',
  city: 'Plaats',
  action: 'Wisselen',
  switchTo: 'Wissel naar',
  current: 'Je bestelt nu voor dit bedrijf',
};
