const plurals: Readonly<Record<string, string>> = {
  baal: 'balen',
  bak: 'bakken',
  blik: 'blikken',
  bundel: 'bundels',
  bus: 'bussen',
  can: 'cans',
  doos: 'dozen',
  doosje: 'doosjes',
  emmer: 'emmers',
  fles: 'flessen',
  karton: 'kartons',
  kist: 'kisten',
  krat: 'kratten',
  pak: 'pakken',
  pakket: 'pakketten',
  pot: 'potten',
  rol: 'rollen',
  set: 'sets',
  stuk: 'stuks',
  tray: 'trays',
  tube: 'tubes',
  vel: 'vellen',
  zak: 'zakken',
};

/**
 * A number of units in Dutch; only the number when the unit is unknown.
 *
 * @example unitText(3, 'doos') // '3 dozen'
 */
export function unitText(count: number, unit: string): string {
  const word = count === 1 ? unit : plurals[unit];
  return word ? `${count} ${word}` : `${count}`;
}
