import { markdownTable } from '../markdownTable.ts';
import type { StartedShop } from '../startServer.ts';
import { memoryMegabytes } from './memoryMegabytes.ts';
import { mixedRequests } from './mixedRequests.ts';
import { percentile } from './percentile.ts';
import { sendAtRate } from './sendAtRate.ts';
import { sendInTurn } from './sendInTurn.ts';

/** The load of the issue. */
const perSecond = 100;
/** The replay is as fast as the machine allows, so many at once. */
const atOnce = 10;
/** How often its memory is looked at. */
const steps = 10;

/** Loads a shop with a mix at 100 requests every second, then as fast as it answers, while its memory is followed. */
export async function mixedLoad(
  shop: StartedShop,
  tokens: readonly string[],
  products: number,
  minutes: number,
): Promise<string> {
  const { origin, pid } = shop.backEnd;
  const make = mixedRequests(origin, tokens, products);
  await sendAtRate(make, perSecond, 5);
  const times = (await sendAtRate(make, perSecond, 30)).map(({ milliseconds }) => milliseconds);
  const table = markdownTable(
    ['Mixed load, 100 requests every second', 'milliseconds'],
    [50, 95, 99].map((share) => [`p${share}`, percentile(times, share).toFixed(1)]),
  );
  const curve = [await memoryMegabytes(pid)];
  let answered = 0;
  for (let step = 0; step < steps; step += 1) {
    answered += await sendInTurn(make, atOnce, (minutes * 60) / steps);
    curve.push(await memoryMegabytes(pid));
  }
  const megabytes = curve.map((value) => (value === null ? 'unknown' : String(Math.round(value)))).join(', ');
  const worth = Math.round(answered / perSecond / 60);
  return `${table}\n\nMemory of the back end in MB while ${answered} requests of that mix, ${worth} minutes’ worth of 100 every second, were answered in ${minutes} minutes, at the start and after every tenth: ${megabytes}.`;
}
