import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import { areas } from './mutations/areas.ts';

export interface Row {
  /** `pnpm prove name` */
  readonly name: string;
  readonly promise: string;
  /** Test files, or a program with its arguments, relative to the root. */
  readonly files: readonly string[];
  /** A pattern of test titles. @default all tests of the files */
  readonly title?: string;
  /** The repetitions without `--count`. Tests read them with `proofCount`. */
  readonly count: number;
  /** An environment variable with the count, for tests that do not use `proofCount`. */
  readonly setting?: string;
  /** The unit that is counted, for tests without `reportProof`. @default tests */
  readonly unit?: string;
}

const withProperties = globSync('{packages,apps}/*/src/**/*.test.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) =>
    readFileSync(join(projectRoot, file), 'utf8').includes("from 'fast-check'") &&
    !file.endsWith('strangers.test.ts'),
);
const backEnd = (name: string) => [`tools/prove/back-end/${name}.proof.ts`];
const browser = (name: string) => [`tools/prove/browser/${name}.proof.ts`];

/** All proofs, quick ones first. */
export const rows: readonly Row[] = [
  {
    name: 'stock-race',
    promise:
      'Of twenty concurrent orders for the last five units, five are placed and fifteen are refused with a reason.',
    files: ['apps/api/src/orders/placeOrder.test.ts'],
    title: 'twenty buyers of five units',
    count: 100,
    unit: 'races',
  },
  {
    name: 'once',
    promise:
      'A password-reset link, a punch-out code and a single-use coupon work once under concurrent use; a draft that is placed twenty times at once is one order.',
    files: [
      'apps/api/src/accounts/passwords.test.ts',
      'apps/api/src/punch-out/codes.test.ts',
      'apps/api/src/orders/placeOrder.test.ts',
    ],
    title: 'a link works once|a code can be exchanged once|a coupon with one use|twenty concurrent calls',
    count: 50,
    unit: 'times each',
  },
  {
    name: 'roles',
    promise:
      'Each route answers each client (visitors, the company, its parent, others, the seller; ended, expired and forged logins) and each role what it may, and refuses the rest before anything is read or written.',
    files: ['apps/api/src/contract/roles.test.ts', 'apps/api/src/contract/ownership.test.ts'],
    count: 1,
  },
  {
    name: 'approvals',
    promise:
      'Of approvals and refusals of one request at once, one counts; of two orders at once, one gets the last of a budget.',
    files: ['apps/api/src/approvals/routes.test.ts'],
    title: 'decided by two approvers at once|beside another one cannot use',
    count: 50,
    unit: 'times each',
  },
  {
    name: 'pay-twice',
    promise:
      'Invoices that are paid in two tabs, or by a location and its parent at once, are paid once: the tabs share a payment, or what is too much is paid back.',
    files: ['apps/api/src/invoices/listRoutes.test.ts'],
    title: 'share one session|both are paid, and what was paid twice|one payment counts',
    count: 20,
    unit: 'times each',
  },
  {
    name: 'webhooks',
    promise:
      'A paid order is placed once, for any order, repetition and concurrency of the payment provider’s notifications.',
    files: backEnd('webhooks'),
    count: 100,
  },
  {
    name: 'login-timing',
    promise: 'The duration of a refused login does not reveal whether the account exists (AUC at most 0.55).',
    files: backEnd('loginTiming'),
    count: 1000,
  },
  {
    name: 'strangers',
    promise:
      'For any request, the response matches the API description, there is no server error, and refused requests write nothing.',
    files: ['apps/api/src/contract/strangers.test.ts'],
    count: 20_000,
    setting: 'STRANGERS',
    unit: 'made-up requests',
  },
  {
    name: 'properties',
    promise: 'The rules of money, cart, orders, delivery days, forms and the kit hold for generated values.',
    files: withProperties,
    count: 1000,
    setting: 'PROPERTY_RUNS',
  },
  {
    name: 'cart-model',
    promise:
      'For any interleaving of a buyer, a second tab and the server, the cart is what the buyer entered.',
    files: ['apps/shop/src/shared/cart/createCartStore.model.test.ts'],
    count: 1000,
    setting: 'MODEL_RUNS',
    unit: 'sequences',
  },
  {
    name: 'double-submits',
    promise: 'An order that is submitted repeatedly and in several tabs at once is placed once.',
    files: ['e2e/doubleSubmit.test.ts'],
    title: 'places one order',
    count: 500,
    setting: 'DOUBLE_SUBMITS',
    unit: 'double submits',
  },
  {
    name: 'two-tabs',
    promise:
      'For random switches, reloads and navigation in two tabs, no data of one company shows under another.',
    files: ['e2e/switching.test.ts'],
    count: 200,
    setting: 'INTERLEAVINGS',
    unit: 'walks',
  },
  {
    name: 'storage',
    promise: 'The shop starts with any content of the browser’s storage, and with a full or blocked one.',
    files: browser('storage'),
    count: 1000,
  },
  {
    name: 'large-import',
    promise:
      'An import file far larger than the process’s memory is read to its last line, and refused whole for one invalid cell.',
    files: backEnd('largeImport'),
    count: 2048,
  },
  {
    name: 'random-actions',
    promise:
      'Random clicks, keys, input and navigation of visitors and customers, on phone and desktop, always leave a complete page and no browser error.',
    files: browser('randomActions'),
    count: 1000,
  },
  {
    name: 'failing-calls',
    promise:
      'When a page’s API call fails (refused, reset before or after, an error, broken, empty, or no response within the client’s 30 seconds), the page offers a way to continue, and the cart is unchanged.',
    files: browser('failingCalls'),
    count: 100,
  },
  {
    name: 'secrets-in-browser',
    promise:
      'No password, bearer token or password-reset link is in a URL, a referer, the browser’s storage or the logs of shop and back end.',
    files: browser('secrets'),
    count: 5,
  },
  {
    name: 'hostile-html',
    promise: 'No document from the back end runs code, sanitised by the shop’s server or by the browser.',
    files: browser('hostileHtml'),
    count: 366,
  },
  {
    name: 'every-look',
    promise:
      'On every page, in every state, theme and width, axe and html-validate find nothing, and touch targets have 44 px.',
    files: browser('everyLook'),
    count: 1,
  },
  {
    name: 'cluster',
    promise:
      'When any machine fails, the primary database included, and shop, API, worker and database are killed repeatedly, no acknowledged order is lost, doubled or incomplete, and no mail is lost; while the standby lags, orders wait for it.',
    files: ['tools/prove/cluster/proveCluster.ts'],
    count: 100,
  },
  {
    name: 'restarts',
    promise: 'A killed shop restarts with all its data.',
    files: ['e2e/firstOrder.test.ts', 'e2e/machine.test.ts'],
    count: 1,
  },
  ...areas.map(
    ({ name, title, goal }): Row => ({
      name: `mutations-${name}`,
      promise: `The tests of ${title} find at least ${goal} % of planted faults.`,
      files: ['tools/prove/mutations/proveMutations.ts', name],
      count: 1,
    }),
  ),
];
