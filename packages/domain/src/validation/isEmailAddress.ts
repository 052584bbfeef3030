// What the HTML standard accepts in <input type=email>, so that browser and server agree, plus a
// dot in the domain: nobody orders from a mail host without one.
const emailAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** RFC 5321 section 4.5.3.1.3: a path holds 256 octets, its two angle brackets included. */
const longestAddress = 254;

/** What is said of an e-mail address, in form and back end alike. */
export const emailMessages = {
  missing: 'Vul je e-mailadres in.',
  shape: 'Vul een geldig e-mailadres in, zoals naam@organisatie.nl.',
} as const;

/** Whether a text has the shape of an e-mail address. Whether it exists, only a mail can tell. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestAddress && emailAddress.test(text);
}
