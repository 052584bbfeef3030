import type { Cents } from '@magazijn/domain/money';

/** An amount as UBL writes it: two decimals behind a point, whatever the language (xsd:decimal). */
export const ublAmount = (amount: Cents): { '#text': string; '@currencyID': 'EUR' } => ({
  '#text': (amount / 100).toFixed(2),
  '@currencyID': 'EUR',
});
