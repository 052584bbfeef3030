/** The pages of the profile, as its sidebar and their headings name them. The exact ones are the specification's. */
export const profileNavigationTexts = {
  sidebar: 'Jouw overzicht',
  overview: 'Profiel gegevens',
  history: 'Bestelhistorie',
  changePassword: 'Wachtwoord wijzigen',
  favourites: 'Favorieten',
  quickOrder: 'Snel bestellen',
  lists: 'Lijsten',
  parentOrganisation: 'Overkoepelende organisatie',
  admin: 'Ga naar admin',
  logOut: 'Uitloggen',
} as const;
