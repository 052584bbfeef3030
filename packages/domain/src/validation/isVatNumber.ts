/**
 * Whether a text is a VAT number as the specification wants it (clause V02): nothing, because it is
 * optional, or 12 to 14 characters. `vatNumberWarning` says when it is probably mistyped.
 */
export function isVatNumber(text: string): boolean {
  return text === '' || (text.length >= 12 && text.length <= 14);
}
