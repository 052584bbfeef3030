/** The form of a cart: `cartForm([[12, 3]], { discount: 'DEMO10' })`. */
export function cartForm(
  lines: readonly (readonly [productId: number, amount: number | string])[],
  others: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    ...Object.fromEntries(lines.map(([id, amount]) => [`products[${id}]`, String(amount)])),
    ...others,
  };
}
