import { maxLineQuantity, unitText } from '@magazijn/domain/cart';

const products = (count: number) => (count === 1 ? '1 product' : `${count} producten`);
const units = (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`);

/** The maximum of names in a sentence. */
const namedAtMost = 5;

/** ‘Luiers maat 4’, ‘Plakstift’ en product 77. */
function goneList(gone: readonly { readonly id: number; readonly name: string | null }[]): string {
  const named = gone.map(({ id, name }) => (name === null ? `product ${id}` : `‘${name}’`));
  const rest = named.length - namedAtMost;
  const shown = rest > 1 ? [...named.slice(0, namedAtMost), `nog ${rest} producten`] : named;
  const text = new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(shown);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts of the cart. The exact ones are the specification's. */
export const cartTexts = {
  heading: 'Jouw winkelmand',
  empty: 'Je hebt 0 artikelen in je winkelmand',
  emptyHint: 'Begin bij wat je vaker bestelt, of zoek hierboven.',
  continueShopping: 'Verder winkelen',
  quickOrder: 'Snel bestellen',
  cart: 'je winkelmand',
  mayNotOrder: 'Met jouw rol bestel je niet zelf. Vraag een inkoper of beheerder van je organisatie',
  order: 'Nu bestellen',
  request: 'Aanvragen',
  emptyCart: 'Winkelwagen legen',
  emptied: 'Je winkelmand is geleegd.',
  undo: 'Maak ongedaan',
  unchanged: 'Je winkelmand is niet gewijzigd.',
  restored: 'Je winkelmand is weer zoals die was.',
  summary: (lines: number, count: number) => `${products(lines)}, ${units(count)}`,
  byCategory: 'Per categorie',
  asOneList: 'Als één lijst',
  overview: 'Overzicht',
  textFull: (max: number) => `${max} van ${max} tekens. Meer past er niet in.`,
  dealHint:
    'Vul bij een actie met gratis artikelen (zoals 2+1) het totale aantal in, inclusief het gratis artikel. De korting staat onder aan je factuur.',
  gone: (gone: readonly { readonly id: number; readonly name: string | null }[]) =>
    `${goneList(gone)} in je winkelmand ${gone.length === 1 ? 'bestaat' : 'bestaan'} niet meer.`,
  removeGone: (count: number) => (count === 1 ? 'Haal het uit je winkelmand' : 'Haal ze uit je winkelmand'),
  updated: 'Bijgewerkt',
  close: 'Sluiten',
  quantityElsewhere: (name: string, before: number, after: number, unit: string) => {
    if (after === 0) return `${name} is uit je winkelmand gehaald.`;
    if (before === 0) return `${name} is toegevoegd: ${unitText(after, unit)}.`;
    return `Van ${name} heb je nu ${unitText(after, unit)} in plaats van ${before.toLocaleString('nl-NL')}.`;
  },
  moreElsewhere: (count: number) => `En nog ${products(count)}.`,
  outdated: 'De prijzen konden niet worden bijgewerkt. Ze kunnen verouderd zijn.',
  loading: 'Je winkelmand laden',
  totalFollows: 'volgt',
  unsent:
    'Je laatste wijziging is nog niet verzonden: de bedragen zijn van daarvoor. We blijven het proberen.',
  unsentOffline:
    'Je laatste wijziging is nog niet verzonden: de bedragen zijn van daarvoor. We proberen het opnieuw zodra je verbinding hebt.',
  notKept:
    'Deze browser bewaart niets. Je winkelmand blijft alleen in dit tabblad staan, totdat je het sluit.',
  retry: 'Probeer opnieuw',
  failed: 'Je winkelmand kan nu niet worden berekend.',
  invalidQuantity: `Vul een heel aantal in, van 0 tot ${maxLineQuantity}.`,
  offerIncomplete: 'Actie nog niet compleet',
  replace: 'Neem dit',
  replaced: (name: string, before: string) => `${name} ligt in je winkelmand in plaats van ${before}.`,
  setTo: (quantity: number) => `Zet op ${quantity.toLocaleString('nl-NL')}`,
  unavailable: 'Niet meer te bestellen',
  meter: 'Waarde van je winkelmand, excl. btw',
  meterMinimum: (amount: string) => `${amount} bestelminimum`,
  meterFree: (amount: string) => `${amount} gratis bezorgd`,
} as const;
