/** What a payment with a test card comes to; any other number never leaves its field. */
export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mc' | 'bcmc';
  readonly outcome: 'Authorised' | 'Refused' | 'redirect';
  /** What it stands for, in Dutch, for the page of the sandbox. */
  readonly label: string;
}

/** Numbers that the provider publishes for tests. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', outcome: 'Authorised', label: 'betaald' },
  { number: '5555444433331111', brand: 'mc', outcome: 'Authorised', label: 'betaald' },
  { number: '4988438843884305', brand: 'visa', outcome: 'Refused', label: 'geweigerd' },
  { number: '4917610000000000', brand: 'visa', outcome: 'redirect', label: 'eerst langs de bank' },
  {
    number: '6703444444444449',
    brand: 'bcmc',
    outcome: 'redirect',
    label: 'Bancontact: eerst langs de bank',
  },
];
