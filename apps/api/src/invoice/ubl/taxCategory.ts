/** A rate as UBL has it: S is the standard category, for every rate above 0; Z is taxed at 0 % (UNCL5305). */
export const taxCategory = (vatPercentage: number) => ({
  'cbc:ID': vatPercentage === 0 ? 'Z' : 'S',
  'cbc:Percent': String(vatPercentage),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
});
