import { buildArtefacts } from '../../scripts/artefacts/buildArtefacts.ts';
import { cartBody, customerHeaders, formType } from '../load/forms.ts';
import { logIn } from '../load/logIn.ts';
import { machineText } from '../machineText.ts';
import { markdownTable } from '../markdownTable.ts';
import { startShopServer } from '../processes/startShopServer.ts';
import { percentile } from '../scale/percentile.ts';
import { sendAtRate } from '../scale/sendAtRate.ts';
import { startServer } from '../startServer.ts';

const size = { products: 1000, companies: 200, orders: 2000 };
const customers = 4;
/** As many different ones for each customer as are not drawn within a round: one that was drawn is kept. */
const invoicesEach = 20;
const lines = 500;
const viewsPerSecond = 20;
const seconds = 15;

/** An invented seller: without one nothing is invoiced. */
const seller = {
  SELLER_NAME: 'Meting B.V.',
  SELLER_STREET: 'Kade 1',
  SELLER_POSTAL_CODE: '1234 AB',
  SELLER_CITY: 'Utrecht',
  SELLER_COUNTRY: 'NL',
  SELLER_IBAN: 'NL10MAGA0123456789',
  SELLER_VAT_NUMBER: 'NL000009999B98',
  SELLER_COC_NUMBER: '00000001',
  SELLER_EMAIL: 'facturen@meting.test',
};

/** Sends a request and reads its answer. @throws Error when it is refused. */
async function read(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

/** Places an order of 500 lines; gives its id. */
async function placeLongOrder(origin: string, token: string, round: number): Promise<number> {
  const headers = { ...customerHeaders(token), ...formType };
  const body = cartBody(size.products, lines, round);
  const draft = await read(`${origin}/api/v1/order/create`, { method: 'POST', headers, body });
  const id: number = JSON.parse(draft).data.order.order_id;
  await read(`${origin}/api/v1/payment/account/${id}`, { headers });
  return id;
}

/** Asks for the invoices of a customer, one after the other and again, until it is told to stop; gives how many came. */
async function askForInvoices(origin: string, token: string, orders: readonly number[], stop: AbortSignal) {
  let count = 0;
  while (!stop.aborted) {
    const id = orders[count % orders.length];
    await read(`${origin}/api/v1/order/invoice/${id}`, { method: 'POST', headers: customerHeaders(token) });
    count += 1;
  }
  return count;
}

/**
 * Measures a customer's view of the home page, its document and what it asks of the back end, while nobody wants an
 * invoice and while four customers ask for invoices of 500 lines without a pause.
 *
 * @returns the table as Markdown: the middle of so many rounds.
 */
export async function benchInvoices({ rounds }: { readonly rounds: number }): Promise<string> {
  await buildArtefacts();
  const server = await startServer();
  try {
    const api = await server.open(size, seller);
    const shop = await startShopServer(api.backEnd.origin);
    const { origin } = shop;
    const [viewer = '', ...tokens] = await logIn(origin, customers + 1);
    const orders: number[][] = [];
    for (const [customer, token] of tokens.entries()) {
      const placed: number[] = [];
      for (let order = 0; order < invoicesEach * rounds; order += 1)
        placed.push(await placeLongOrder(api.backEnd.origin, token, customer * 1000 + order));
      orders.push(placed);
    }
    const headers = customerHeaders(viewer);
    const view = async () => {
      await Promise.all([
        read(`${origin}/`),
        read(`${origin}/api/v1/product/popular/1/12`, { headers }),
        read(`${origin}/api/v1/product/favourite/1/12`, { headers }),
      ]);
    };
    const measure = async () =>
      (await sendAtRate(view, viewsPerSecond, seconds)).map(({ milliseconds }) => milliseconds);
    await sendAtRate(view, viewsPerSecond, 3);
    const measured: { readonly alone: number[]; readonly beside: number[]; readonly invoices: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await measure();
      const stop = new AbortController();
      const asking = tokens.map((token, customer) => {
        const own = orders[customer]?.slice(round * invoicesEach, (round + 1) * invoicesEach) ?? [];
        return askForInvoices(origin, token, own, stop.signal);
      });
      const beside = await measure();
      stop.abort();
      const invoices = (await Promise.all(asking)).reduce((sum, count) => sum + count, 0);
      measured.push({ alone, beside, invoices });
      console.error(
        `alone ${percentile(alone, 99).toFixed(1)} ms, beside ${invoices} invoices ${percentile(beside, 99).toFixed(1)} ms`,
      );
    }
    await shop.stop();
    await api.stop();
    const ratioOf = ({ alone, beside }: (typeof measured)[number]) =>
      percentile(beside, 99) / percentile(alone, 99);
    const middle = measured.toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(rounds / 2)];
    if (!middle) throw new Error('Nothing was measured.');
    const ms = (values: readonly number[], share: number) => percentile(values, share).toFixed(1);
    const table = markdownTable(
      ['Home page of a customer', 'p50 ms', 'p99 ms', 'times its own p99', 'target'],
      [
        ['nobody wants an invoice', ms(middle.alone, 50), ms(middle.alone, 99), '1.0', ''],
        [
          `${customers} customers ask for invoices of ${lines} lines, ${(middle.invoices / seconds).toFixed(1)} a second`,
          ms(middle.beside, 50),
          ms(middle.beside, 99),
          ratioOf(middle).toFixed(1),
          '≤ 2',
        ],
      ],
    );
    return `${machineText(new Date())}.\n\n${table}`;
  } finally {
    await server.stop();
  }
}
