import { weekdayNames } from '@magazijn/domain/validation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RegistrationValues } from './RegistrationValues.ts';
import { registrationSchema } from './registrationResolver.ts';
import { fieldLabel, stepErrors, stepOf, steps } from './steps.ts';
import { filledRegistration as filled } from './testing/filledRegistration.ts';

describe('fieldLabel', () => {
  test.each([
    ['companyName', 'Bedrijfsnaam'],
    ['iban', 'IBAN'],
    ['mainAddress.companyName', 'Bedrijfsnaam'],
    ['mainAddress.postalCode', 'Postcode'],
    ['invoiceAddress.emailAddress', 'E-mailadres (factuur)'],
    ['openingHours.friday', 'Vrijdag'],
    ['tos', 'Algemene voorwaarden'],
  ] as const)('%s is called %s', (field, label) => {
    expect(fieldLabel(field)).toBe(label);
  });
});

describe('stepErrors', () => {
  /** Any characters at all, half a surrogate pair included. */
  const anyText = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 30 })
    .map((points) => String.fromCodePoint(...points));

  const { mainAddress } = filled;
  const all = (values: RegistrationValues) => steps.flatMap((step) => stepErrors(values, step));
  const errorsWith = (changes: Partial<RegistrationValues>) =>
    all({ ...filled, ...changes }).map(({ field, text }) => [field, text]);

  test('[T40] a valid form can be sent', () => {
    expect(all(filled)).toEqual([]);
  });

  test.each(['companyName', 'email', 'password', 'passwordRepeat', 'iban'] as const)(
    '[V02] %s is required, and blanks or invisible characters count as empty',
    (field) => {
      for (const nothing of ['', ...(field.startsWith('password') ? [] : [' \u00a0\u200b\ufeff'])]) {
        expect(errorsWith({ [field]: nothing }).map(([name]) => name)).toContain(field);
      }
    },
  );

  test.each([
    ['NL91 ABNA 0417 1643 00', true],
    ['nl91abna0417164300', true],
    ['NL91\u00a0ABNA\u200b0417-1643.00', true],
    ['BE68 5390 0754 7034', true],
    ['NL00ABNA0000000000', true],
    ['NL91ABNA04171', false],
    ['NL91ABNA04171643001', false],
    ['12ABNA0417164300', false],
  ])('[V02] the IBAN %j is accepted: %s', (iban, accepted) => {
    expect(errorsWith({ iban }).length === 0).toBe(accepted);
  });

  test.each([
    ['', true],
    ['NL001234567B01', true],
    ['BE0428 759 497', true],
    ['BE 0428.759.497', false],
    ['12345678901', false],
    ['123456789012345', false],
  ])('[V02] the VAT number %j is accepted: %s', (vatNumber, accepted) => {
    expect(errorsWith({ vatNumber }).length === 0).toBe(accepted);
  });

  test('[V03] unequal passwords show an error at the repetition', () => {
    expect(errorsWith({ passwordRepeat: 'Een-lang-geheim' })).toEqual([
      ['passwordRepeat', 'De wachtwoorden komen niet overeen'],
    ]);
  });

  test('[V04] direct debit is for Dutch customers only', () => {
    expect(errorsWith({ paymentMethod: 'debit' })).toEqual([]);
    const belgian = { ...mainAddress, country: 'BE' as const, postalCode: '9000' };
    expect(errorsWith({ paymentMethod: 'debit', mainAddress: belgian }).map(([field]) => field)).toEqual([
      'paymentMethod',
    ]);
  });

  test.each(
    Object.keys(mainAddress).filter((field) => !['numberSuffix', 'emailAddress', 'country'].includes(field)),
  )('[V05] %s of an address is required', (field) => {
    const changes = { mainAddress: { ...mainAddress, [field]: field === 'contactGender' ? null : '' } };
    expect(errorsWith(changes).map(([name]) => name)).toEqual([`mainAddress.${field}`]);
  });

  test('[V05, T41] the invoice address, with its e-mail address, is validated only when it shows', () => {
    const invoiceAddress = { ...mainAddress, emailAddress: '' };
    expect(errorsWith({ invoiceAddress })).toEqual([]);
    expect(errorsWith({ invoiceAddress, invoiceSame: false }).map(([field]) => field)).toEqual([
      'invoiceAddress.emailAddress',
    ]);
  });

  test.each([
    [
      '9000',
      'NL',
      'Dit is een Belgische postcode. Kies België als land, of vul een Nederlandse postcode in.',
    ],
    [
      '3581KL',
      'BE',
      'Dit is een Nederlandse postcode. Kies Nederland als land, of vul een Belgische postcode in.',
    ],
    ['abc', 'NL', 'Vul een Nederlandse postcode in, zoals 1234 AB.'],
    ['12345', 'BE', 'Vul een Belgische postcode in, zoals 9000.'],
  ] as const)('[V05] postcode %s does not agree with %s', (postalCode, country, text) => {
    expect(errorsWith({ mainAddress: { ...mainAddress, postalCode, country } })).toEqual([
      ['mainAddress.postalCode', text],
    ]);
  });

  test('[V06] each day is closed or has both times; the terms must be accepted', () => {
    const monday = { closed: false, startTime: '07:30', endTime: '' };
    expect(
      errorsWith({ openingHours: { ...filled.openingHours, monday }, tos: false }).map(([field]) => field),
    ).toEqual(['openingHours.monday', 'tos']);
  });

  test('[V06] hours that end after midnight and a week of closed days are accepted', () => {
    const friday = { closed: false, startTime: '20:30', endTime: '00:30' };
    expect(errorsWith({ openingHours: { ...filled.openingHours, friday } })).toEqual([]);
    const closed = { closed: true, startTime: '', endTime: '' };
    const week = Object.fromEntries(weekdayNames.map((day) => [day, closed]));
    expect(errorsWith({ openingHours: week as typeof filled.openingHours })).toEqual([]);
  });

  test('a name of 100 characters is valid, one of 101 is not', () => {
    expect(errorsWith({ companyName: 'é'.repeat(100) })).toEqual([]);
    expect(errorsWith({ companyName: 'é'.repeat(101) })).toEqual([
      ['companyName', 'Gebruik voor de naam van je organisatie ten hoogste 100 tekens.'],
    ]);
  });

  test('any input: no throw, each error on its own step, and the schema has the same errors', () => {
    const text = fc.oneof(anyText, fc.constantFrom('', ' ', '3581KL', '9000', 'NL91ABNA0417164300'));
    const values = fc
      .record({
        companyName: text,
        email: text,
        password: text,
        passwordRepeat: text,
        iban: text,
        vatNumber: text,
        postalCode: text,
        city: text,
      })
      .map(({ postalCode, city, ...general }) => ({
        ...filled,
        ...general,
        mainAddress: { ...mainAddress, postalCode, city },
      }));
    fc.assert(
      fc.property(values, (given) => {
        const misplaced = steps.flatMap((step) =>
          stepErrors(given, step).filter(({ field }) => stepOf(field) !== step),
        );
        expect(misplaced).toEqual([]);
        const parsed = registrationSchema.safeParse(given);
        const issues = parsed.success ? [] : parsed.error.issues;
        expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
          all(given).map(({ field, text: message }) => [field, message]),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('regression: radio buttons without a choice (null in the form library) have a Dutch error', () => {
    const changes = { paymentMethod: null, mainAddress: { ...mainAddress, contactGender: null } };
    expect(errorsWith(changes)).toEqual([
      ['paymentMethod', 'Kies hoe je betaalt. Automatische incasso kan alleen in Nederland.'],
      ['mainAddress.contactGender', 'Kies een aanhef.'],
    ]);
    const parsed = registrationSchema.safeParse({ ...filled, ...changes });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(
      errorsWith(changes).map(([, text]) => text),
    );
  });
});
