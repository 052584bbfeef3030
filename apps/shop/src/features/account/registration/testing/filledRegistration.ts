import { type AddressValues, emptyRegistration, type RegistrationValues } from '../RegistrationValues.ts';

const address: AddressValues = {
  companyName: 'Crèche ’t Nijntje',
  contactGender: '0',
  contactFirstName: 'Zoë',
  contactLastName: 'd’Hondt',
  street: 'Beukenlaan',
  number: '14',
  numberSuffix: '',
  postalCode: '3581 KL',
  city: '’s-Gravenhage',
  country: 'NL',
  phoneNumber: '030 123 45 67',
  emailAddress: '',
};
const open = { closed: false, startTime: '07:30', endTime: '18:00' };
const closed = { closed: true, startTime: '', endTime: '' };

/** A form in which nothing is wrong. */
export const filledRegistration: RegistrationValues = {
  ...emptyRegistration,
  companyName: 'Crèche ’t Nijntje',
  email: 'zoe@nijntje.test',
  password: 'een-lang-geheim',
  passwordRepeat: 'een-lang-geheim',
  iban: 'NL91 ABNA 0417 1643 00',
  mainAddress: address,
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
};
