import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import { rooms } from './mutations/rooms.ts';

/** One promise, and the tests that keep it. */
export interface Row {
  /** `pnpm prove name` */
  readonly name: string;
  /** What holds, one sentence. */
  readonly promise: string;
  /** Tests, or a program with its arguments; from the root. */
  readonly files: readonly string[];
  /** A pattern of the titles of the tests; all of the files without. */
  readonly title?: string;
  /** How often it is tried unless `--count` says otherwise; tests read it with `proofCount`. */
  readonly count: number;
  /** A setting that tells it to tests which do not use `proofCount`. */
  readonly setting?: string;
  /** What is counted, where the tests do not tell it with `reportProof`. @default tests */
  readonly unit?: string;
}

const withProperties = globSync('{packages,apps}/*/src/**/*.test.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) =>
    readFileSync(join(projectRoot, file), 'utf8').includes("from 'fast-check'") &&
    !file.endsWith('strangers.test.ts'),
);
const backEnd = (name: string) => [`prove/back-end/${name}.proof.ts`];
const browser = (name: string) => [`prove/browser/${name}.proof.ts`];

/** Everything that `pnpm prove` tries, quick ones first. */
export const rows: readonly Row[] = [
  {
    name: 'stock-race',
    promise: 'Of twenty orders at once for the last five, five are placed and fifteen are told why not.',
    files: ['apps/api/src/orders/placeOrder.test.ts'],
    title: 'twenty buyers of five units',
    count: 100,
    unit: 'races',
  },
  {
    name: 'once',
    promise:
      'A link for a new password, a punch-out code and a coupon with one use, used at once, succeed once; a draft that is placed twenty times at once is one order.',
    files: [
      'apps/api/src/accounts/passwords.test.ts',
      'apps/api/src/punch-out/codes.test.ts',
      'apps/api/src/orders/placeOrder.test.ts',
    ],
    title:
      'a link works once|a code is good once|a coupon that may be used once|twenty calls at the same moment',
    count: 50,
    unit: 'times each',
  },
  {
    name: 'webhooks',
    promise:
      'In whatever order, how often and how many at once the payment provider tells of an order, a paid one ends placed, once.',
    files: backEnd('webhooks'),
    count: 100,
  },
  {
    name: 'login-timing',
    promise:
      'How long a refused login takes does not tell whether there is such an account (AUC at most 0.55).',
    files: backEnd('loginTiming'),
    count: 1000,
  },
  {
    name: 'strangers',
    promise:
      'Whatever is asked, each answer is one that the API’s description knows, none is a fault of ours, and no refusal writes.',
    files: ['apps/api/src/contract/strangers.test.ts'],
    count: 20_000,
    setting: 'STRANGERS',
    unit: 'made-up requests',
  },
  {
    name: 'properties',
    promise: 'The rules of money, cart, orders, delivery days, forms and the kit hold for made-up values.',
    files: withProperties,
    count: 1000,
    setting: 'PROPERTY_RUNS',
  },
  {
    name: 'cart-model',
    promise:
      'However a buyer, a second tab and the server take turns, the cart is what the buyer made of it.',
    files: ['apps/shop/src/shared/cart/createCartStore.model.test.ts'],
    count: 1000,
    setting: 'MODEL_RUNS',
    unit: 'sequences',
  },
  {
    name: 'double-submits',
    promise: 'However often and in however many tabs an order is placed at once, it is one order.',
    files: ['e2e/doubleSubmit.test.ts'],
    title: 'places one order',
    count: 500,
    setting: 'DOUBLE_SUBMITS',
    unit: 'double submits',
  },
  {
    name: 'two-tabs',
    promise: 'However two tabs switch, reload and ask, nothing of one company shows under another.',
    files: ['e2e/switching.test.ts'],
    count: 200,
    setting: 'INTERLEAVINGS',
    unit: 'walks',
  },
  {
    name: 'storage',
    promise: 'Whatever lies in the browser’s storage, or when it is full or blocked, the shop starts.',
    files: browser('storage'),
    count: 1000,
  },
  {
    name: 'large-import',
    promise:
      'A file that is far larger than the memory of who imports it is read to its last line, and refused as a whole for one wrong cell.',
    files: backEnd('largeImport'),
    count: 2048,
  },
  {
    name: 'wanderings',
    promise:
      'Whatever visitors and customers press, type and choose, forwards and back, on a phone and on a desk, a whole page shows and nothing fails in the browser.',
    files: browser('wanderings'),
    count: 1000,
  },
  {
    name: 'failing-calls',
    promise:
      'Whatever becomes of a call that a page makes (refused, reset before or after, an error, broken, empty, or nothing for the 30 seconds that the client waits), the page stands with a way on, and the cart is as it was.',
    files: browser('failingCalls'),
    count: 100,
  },
  {
    name: 'secrets-in-browser',
    promise:
      'No password, bearer or link for a new password stands in an address, a referer, the browser’s storage or the logs of shop and back end.',
    files: browser('secrets'),
    count: 5,
  },
  {
    name: 'hostile-html',
    promise: 'No document from the back end runs anything, cleaned by the shop’s server or by the browser.',
    files: browser('hostileHtml'),
    count: 366,
  },
  {
    name: 'every-look',
    promise:
      'On every page, in each of its states, in every theme and width, axe and html-validate find nothing, and a finger meets 44 px.',
    files: browser('everyLook'),
    count: 1,
  },
  {
    name: 'cluster',
    promise:
      'Whichever machine dies, the primary database among them, and however often shop, API, worker and database are killed, no acknowledged order is lost, doubled or half, and no mail is lost; while the standby lags, orders wait for it.',
    files: ['prove/cluster/proveCluster.ts'],
    count: 100,
  },
  {
    name: 'restarts',
    promise: 'A shop that is killed starts again with everything that it had.',
    files: ['e2e/firstOrder.test.ts', 'e2e/machine.test.ts'],
    count: 1,
  },
  ...rooms.map(
    ({ name, title, goal }): Row => ({
      name: `mutations-${name}`,
      promise: `Of a hundred faults that are planted in ${title}, its tests find at least ${goal}.`,
      files: ['prove/mutations/proveMutations.ts', name],
      count: 1,
    }),
  ),
];
