import { expect, test } from 'vitest';
import { filledRegistration as filled } from './testing/filledRegistration.ts';
import { toRegistration } from './toRegistration.ts';

test('[V02] it is sent normalised: the IBAN without blanks, the VAT number as typed, texts without invisible characters', () => {
  const sent = toRegistration({
    ...filled,
    companyName: ' Crèche\u00a0’t  Nijntje\u200b',
    email: '\ufeffzoe@nijntje.test ',
    iban: 'nl91 abna 0417 1643 00\u200b',
    vatNumber: ' BE0428 759 497\u200b',
    password: ' spatie ',
    passwordRepeat: ' spatie ',
    mainAddress: { ...filled.mainAddress, postalCode: '3581kl', city: '’s-Gravenhage' },
  });
  expect(sent).toMatchObject({
    companyName: 'Crèche ’t Nijntje',
    email: 'zoe@nijntje.test',
    iban: 'NL91ABNA0417164300',
    vatNumber: 'BE0428 759 497',
    password: ' spatie ',
    invoiceAddress: null,
    mainAddress: { postalCode: '3581 KL', contactGender: '0', city: '’s-Gravenhage' },
  });
});

test('[T41] an invoice address that was filled in and then hidden is not sent', () => {
  const invoiceAddress = { ...filled.mainAddress, city: 'Gent', emailAddress: 'facturen@nijntje.test' };
  expect(toRegistration({ ...filled, invoiceSame: true, invoiceAddress }).invoiceAddress).toBeNull();
});

test('[T41] a separate invoice address is sent with its e-mail address', () => {
  const invoiceAddress = { ...filled.mainAddress, city: 'Gent', emailAddress: 'facturen@nijntje.test ' };
  expect(toRegistration({ ...filled, invoiceSame: false, invoiceAddress }).invoiceAddress).toMatchObject({
    city: 'Gent',
    emailAddress: 'facturen@nijntje.test',
  });
});
