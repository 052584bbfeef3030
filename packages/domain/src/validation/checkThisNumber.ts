/** The warning under a number whose check digits fail (decision "IBAN, VAT number"). Never a refusal. */
export const checkThisNumber = 'Controleer dit nummer';
