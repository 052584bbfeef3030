import { benchPassword, companyEmail } from '../shop/fillCompanies.ts';

/** The tokens of the first companies, in their order. */
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
