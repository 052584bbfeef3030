import type { Registration } from '../validation/Registration.ts';

const open = { closed: false, startTime: '07:30', endTime: '18:00' } as const;
const closed = { closed: true, startTime: '', endTime: '' } as const;

export function buildRegistration(differences: Partial<Registration> = {}): Registration {
  return {
    companyName: 'Kinderopvang De Krekel',
    email: 'inkoop@krekel.test',
    password: 'Krekel-zingt-2026',
    passwordRepeat: 'Krekel-zingt-2026',
    iban: 'NL91 ABNA 0417 1643 00',
    vatNumber: 'NL000099998B57',
    kvk: '12345678',
    paymentMethod: 'ideal',
    mainAddress: {
      companyName: 'Kinderopvang De Krekel',
      contactGender: '0',
      contactFirstName: 'Daniëlle',
      contactLastName: "van 't Hof",
      street: 'Kerkstraat',
      number: '12',
      numberSuffix: 'a',
      postalCode: '1234ab',
      city: 'Utrecht',
      country: 'NL',
      phoneNumber: '030 123 45 67',
    },
    invoiceAddress: null,
    openingHours: {
      monday: open,
      tuesday: open,
      wednesday: open,
      thursday: open,
      friday: open,
      saturday: closed,
      sunday: closed,
    },
    tos: true,
    newsletter: true,
    ...differences,
  };
}
