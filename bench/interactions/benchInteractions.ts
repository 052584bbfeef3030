import { logInAsCustomer, openShop } from '../browser/openShop.ts';
import { machineText } from '../machineText.ts';
import { interactions } from './interactions.ts';
import { interactionsTable } from './interactionsTable.ts';
import { type MeasuredInteraction, measureInteraction } from './measureInteraction.ts';

const rounds = 10;
const slowdown = 4;

/** Starts a whole shop, logs a customer in, and measures what customers do most, on a processor four times as slow. */
export async function benchInteractions(): Promise<string> {
  const { browser, origin, close } = await openShop();
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await logInAsCustomer(page);
    const measured: MeasuredInteraction[] = [];
    for (const interaction of interactions) {
      measured.push(await measureInteraction(page, interaction, { rounds, slowdown }));
    }
    return `${machineText(new Date())}, a processor slowed ${slowdown} times.\n\n${interactionsTable(measured)}`;
  } finally {
    await close();
  }
}
