/** Texts of the account's menu. */
export const accountTexts = {
  overview: 'Jouw overzicht',
  changePassword: 'Wachtwoord wijzigen',
  parentOrganisation: 'Overkoepelende organisatie',
  admin: 'Ga naar admin',
  switchBack: 'Switch terug',
  logOut: 'Uitloggen',
};
