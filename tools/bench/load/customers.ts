import { benchPassword, companyEmail } from '../shop/fillCompanies.ts';

/** Headers of a customer’s request, as the shop sends it: lines without the texts of their products. */
export const customerHeaders = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  prefer: 'return=minimal',
});

export const formType = { 'content-type': 'application/x-www-form-urlencoded' } as const;

/** The form of a cart with a number of lines. Another `round` has other products. */
export function cartBody(products: number, lines: number, round: number): string {
  const form = new URLSearchParams();
  for (let line = 0; line < lines; line += 1) {
    // Prime steps: the products of a cart differ, and concurrent carts seldom share one.
    const product = 1 + ((round * 37 + line * 101) % products);
    form.set(`products[${product}]`, String(3 + (round % 5)));
  }
  return form.toString();
}

export async function logIn(origin: string, companies: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let company = 1; company <= companies; company += 1) {
    const response = await fetch(`${origin}/api/v1/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: companyEmail(company), password: benchPassword }),
    });
    if (!response.ok) throw new Error(`Company ${company} cannot log in: ${await response.text()}`);
    const { data } = (await response.json()) as { data: { token: string } };
    tokens.push(data.token);
  }
  return tokens;
}
