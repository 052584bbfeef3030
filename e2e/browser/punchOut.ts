import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { shopUnderTest } from './shopUnderTest.ts';

/** The fields of a punch-out request from vlinder's procurement system, with changes or additions. */
export function punchOutFields(changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    USERNAME: 'vlinder@demo.magazijn.test',
    PASSWORD: DEMO_PASSWORD,
    HOOK_URL: `${shopUnderTest().sandbox}/procurement/return`,
    '~OkCode': 'ADDI',
    '~TARGET': '_top',
    '~CALLER': 'CTLG',
    ...changes,
  });
}

/** Opens the shop from the sandbox's procurement page, whose settings are the query `choice`. */
export async function punchOutFromSandbox(page: Page, choice: string): Promise<void> {
  await page.goto(`${shopUnderTest().sandbox}/procurement?${choice}`);
  await page.getByText('Open the shop').first().click();
}

/** Places the order of a punch-out session by links of the shop, so that no document is loaded. */
export async function orderInPunchOut(page: Pick<Page, 'getByRole' | 'getByText'>): Promise<void> {
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
}

export async function putInCart(page: Pick<Page, 'getByRole'>, quantity: number): Promise<void> {
  const product = page.getByRole('main');
  await product.getByRole('heading', { level: 1, name: /luiers maat 4/i }).waitFor();
  await product
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await product
    .getByRole('spinbutton', { name: /luiers maat 4/i })
    .first()
    .fill(String(quantity));
  await page
    .getByRole('link', { name: new RegExp(`Winkelmand.*${quantity} artikelen`) })
    .first()
    .waitFor();
}

export async function lastReturn(): Promise<{
  readonly fields: readonly (readonly [string, string])[];
  readonly problems: readonly string[];
}> {
  const read = async (path: string) => (await fetch(`${shopUnderTest().sandbox}/procurement/${path}`)).json();
  return { fields: await read('last.json'), problems: await read('problems.json') };
}
