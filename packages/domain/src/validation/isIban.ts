/**
 * Whether a text is an IBAN as the specification wants it (clause V02): two letters, then 14 to 16
 * letters or digits, with nothing in between. Dutch numbers have 18 characters, Belgian ones 16.
 *
 * This alone decides whether the form accepts it; `ibanWarning` says when it is probably mistyped.
 */
export function isIban(text: string): boolean {
  return /^[a-z]{2}[a-z0-9]{14,16}$/i.test(text);
}
