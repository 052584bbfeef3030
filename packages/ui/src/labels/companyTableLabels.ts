/** Texts of `CompanyTable`. */
export const companyTableLabels = {
  caption: 'Bedrijven waarvoor je kunt bestellen',
  number: 'Klantnummer',
  name: 'Naam',
  action: 'Wisselen',
  switchTo: 'Wissel naar',
  current: 'Je bestelt nu voor dit bedrijf',
};
