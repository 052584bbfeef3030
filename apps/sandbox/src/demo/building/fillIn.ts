/** What the placeholders of a family's texts stand for in one product. */
export interface Wording {
  readonly merk: string;
  readonly soort: string;
  readonly maat: string;
}

/**
 * A text of a family for one product: placeholders filled in, the gaps of empty ones closed, the
 * first letter a capital.
 *
 * @example fillIn('{merk} toiletpapier {maat}', { merk: '', soort: '', maat: '2-laags' }) // 'Toiletpapier 2-laags'
 */
export function fillIn(pattern: string, wording: Wording): string {
  const text = pattern
    .replaceAll('{merk}', wording.merk)
    .replaceAll('{soort}', wording.soort)
    .replaceAll('{maat}', wording.maat)
    .replace(/ +/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
