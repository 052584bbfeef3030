// The pattern of <input type=email> in the HTML standard, plus a dot in the domain: customers do not use dotless mail
// hosts.
const emailAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** RFC 5321 section 4.5.3.1.3: a path has at most 256 octets, with its two angle brackets. */
const maxAddressLength = 254;

export const emailMessages = {
  missing: 'Vul je e-mailadres in.',
  shape: 'Vul een geldig e-mailadres in, zoals naam@organisatie.nl.',
} as const;

/** Whether a text has the shape of an e-mail address. Only a sent mail proves that it exists. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxAddressLength && emailAddress.test(text);
}
