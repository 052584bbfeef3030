/** The form of a cart: `cartForm([[12, 3]], { discount: 'DEMO10' })`. */
export function cartForm(
  lines: readonly (readonly [productId: number, quantity: number | string])[],
  others: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    ...Object.fromEntries(lines.map(([id, quantity]) => [`products[${id}]`, String(quantity)])),
    ...others,
  };
}
