import { expect, test } from 'vitest';
import { demoAccounts } from './DemoAccount.ts';

/** The number modulo 97, with letters as A = 10 and so on (ISO 13616 and ISO 7064). */
function remainder97(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}

const account = (name: string) => demoAccounts.find(({ email }) => email === `${name}@demo.magazijn.test`);

test('the accounts are those of the published list', () => {
  expect(demoAccounts).toHaveLength(7);
  expect(account('vlinder')).toMatchObject({ country: 'NL', payment: 'on_account', telesuper: true });
  expect(account('bij')).toMatchObject({ country: 'NL', payment: 'debit' });
  expect(account('mier')).toMatchObject({ country: 'NL', payment: 'ideal' });
  expect(account('hommel')).toMatchObject({ country: 'BE', payment: 'on_account' });
  expect(demoAccounts.filter(({ admin }) => admin)).toEqual([account('beheer')]);
  expect(demoAccounts.filter(({ disabled }) => disabled)).toEqual([account('uil')]);
});

test('the parent organisation can switch to vlinder, bij and hommel', () => {
  const parent = account('koepel');
  const children = demoAccounts.filter((child) => child.parent === parent?.customerNumber);
  expect(new Set(children)).toEqual(new Set([account('vlinder'), account('bij'), account('hommel')]));
});

test('every IBAN and VAT number has valid check digits and the right length', () => {
  for (const { iban, vatCode, country, fiscalCode } of demoAccounts) {
    expect(remainder97(iban.slice(4) + iban.slice(0, 4))).toBe(1);
    expect(iban).toMatch(/^[A-Z]{2}[A-Z0-9]{14,16}$/);
    expect(vatCode.length).toBeGreaterThanOrEqual(12);
    expect(vatCode.length).toBeLessThanOrEqual(14);
    if (country === 'NL') expect(remainder97(vatCode)).toBe(1);
    else expect(97 - (Number(fiscalCode.slice(0, 8)) % 97)).toBe(Number(fiscalCode.slice(8)));
  }
});

test('customer numbers are unique and addresses are complete', () => {
  expect(new Set(demoAccounts.map(({ customerNumber }) => customerNumber)).size).toBe(demoAccounts.length);
  for (const { mainAddress, invoiceAddress, country } of demoAccounts) {
    for (const address of [mainAddress, invoiceAddress ?? mainAddress]) {
      expect(address.postalCode).toMatch(address.country === 'NL' ? /^\d{4} [A-Z]{2}$/ : /^\d{4}$/);
      expect(
        Object.entries(address).filter(([key, value]) => value === '' && key !== 'houseNumberSuffix'),
      ).toEqual([]);
    }
    expect(mainAddress.country).toBe(country);
  }
});
