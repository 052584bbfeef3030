/** A customer’s request, as the shop sends it: lines without the texts of their products. */
export const customerHeaders = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  prefer: 'return=minimal',
});

/** How a form is sent. */
export const formType = { 'content-type': 'application/x-www-form-urlencoded' } as const;

/** A cart of so many lines; another `round` has other products. */
export function cartBody(products: number, lines: number, round: number): string {
  const form = new URLSearchParams();
  for (let line = 0; line < lines; line += 1) {
    // Steps of a prime: lines of one cart never meet, and carts of one moment seldom do.
    const product = 1 + ((round * 37 + line * 101) % products);
    form.set(`products[${product}]`, String(3 + (round % 5)));
  }
  return form.toString();
}
