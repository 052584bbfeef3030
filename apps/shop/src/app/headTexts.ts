/** What forms that everyone may reach say of themselves to those who find them. */
export const headTexts = {
  login:
    'Log in bij Magazijn, de groothandel voor de kinderopvang: zie je prijzen, bestel en bekijk je facturen.',
  register:
    'Maak een account aan bij Magazijn, de groothandel voor de kinderopvang in Nederland en Vlaanderen.',
};
