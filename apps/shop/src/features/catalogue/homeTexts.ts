/** Texts of the home page; the two list titles are exact texts of the specification. */
export const homeTexts = {
  documentTitle: (name: string) => `${name} – alles voor de kinderopvang`,
  heading: (name: string) => `${name}, groothandel voor de kinderopvang`,
  popular: 'Best verkocht',
  popularFailed: 'Deze producten kunnen nu niet worden geladen.',
  retry: 'Probeer opnieuw',
  favourites: 'Jouw favorieten',
  noFavourites: 'Je hebt nog geen producten toegevoegd aan je favorieten',
  allFavourites: (total: number) => (total === 1 ? 'Je favoriet' : `Alle ${total} favorieten`),
  welcome: (company: string) => `Welkom, ${company}.`,
  arrival: (cutOff: string, days: string) => `Bestel vóór ${cutOff} en je levering komt ${days}.`,
  offer: (number: number, total: number, lastDay: string) =>
    `Aanbieding ${number} van ${total}${lastDay && `, t/m ${lastDay}`}`,
  viewOffer: 'Bekijk actie',
  joinUs: 'Word klant',
  banners: 'Uitgelicht',
  categories: (all: string) => `Alle ${all}`,
  becomeCustomer: 'Word klant en zie je prijzen',
  sameDay: 'Je registratie vóór 14.00 uur binnen? Dan krijg je dezelfde dag antwoord.',
  register: 'Maak nu een account',
  logIn: 'Inloggen',
};
