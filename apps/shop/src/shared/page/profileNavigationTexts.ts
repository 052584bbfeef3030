/** The names of the profile's pages, for sidebar and headings. Some are exact texts of the specification. */
export const profileNavigationTexts = {
  sidebar: 'Jouw overzicht',
  overview: 'Profiel gegevens',
  history: 'Bestelhistorie',
  changePassword: 'Wachtwoord wijzigen',
  favourites: 'Favorieten',
  spending: 'Uitgaven',
  people: 'Mensen',
  costCentres: 'Groepen en kostenplaatsen',
  deliveryAddresses: 'Bezorgadressen',
  parentOrganisation: 'Overkoepelende organisatie',
  admin: 'Ga naar admin',
  logOut: 'Uitloggen',
} as const;
