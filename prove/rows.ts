// Over 300 lines: everything that is proved, one row after the other.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import { rooms } from './mutations/rooms.ts';
import type { Row } from './Row.ts';

const withProperties = globSync('{packages,apps}/*/src/**/*.test.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) =>
    readFileSync(join(projectRoot, file), 'utf8').includes("from 'fast-check'") &&
    !file.endsWith('strangers.test.ts'),
);

const vitest = (...given: string[]): readonly [string, ...string[]] => [
  'vitest',
  'run',
  '--retry=0',
  ...given,
];
const backEnd = (file: string) =>
  vitest('--config', 'prove/vitest.config.ts', `prove/back-end/${file}.proof.ts`);
const journeys = (...files: string[]): readonly [string, ...string[]] => [
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--retries=0',
  ...files,
];

const inBrowser = (file: string): readonly [string, ...string[]] => [
  'playwright',
  'test',
  '--config',
  'prove/playwright.config.ts',
  file,
];

const passedTests = (output: string): string | null => {
  const passed = /^\s*Tests\s+(\d+) passed/m.exec(output)?.[1];
  return passed === undefined ? null : `${Number(passed).toLocaleString('en')} tests`;
};

/** For tests that go on until they have tried as much as they were told; at least one has to have passed. */
const asTold =
  (unit: string) =>
  (output: string, count: number): string | null =>
    /^\s*(Tests\s+)?\d+ passed/m.test(output) ? `${count.toLocaleString('en')} ${unit}` : null;

/** For a proof of many tests, each of which tells its share. */
const summed =
  (unit: string) =>
  (output: string): string | null => {
    const shares = [...output.matchAll(/^Proven: ([\d,]+) (.+)$/gm)].filter(([, , of]) => of === unit);
    const sum = shares.reduce((total, [, share = '']) => total + Number(share.replaceAll(',', '')), 0);
    return sum === 0 ? null : `${sum.toLocaleString('en')} ${unit}`;
  };

/** Everything that `pnpm prove` tries, quick ones first. */
export const rows: readonly Row[] = [
  {
    name: 'stock-race',
    promise: 'Of a hundred orders at once for the last ten, ten are placed and ninety are told why not.',
    command: backEnd('stockRace'),
    count: 100,
    guard: {
      file: 'apps/api/src/orders/placeOrder.ts',
      from: 'select id, description, stock, available, order_limit\n        from products where id in (select product_id from wanted) order by id for update',
      to: 'select id, description, stock, available, order_limit\n        from products where id in (select product_id from wanted) order by id',
    },
  },
  {
    name: 'once',
    promise:
      'A link for a new password, a punch-out code and a coupon with one use, used 50 times at once, succeed once; a draft that is placed 50 times at once is one order.',
    command: backEnd('once'),
    count: 20,
    guard: {
      file: 'apps/api/src/orders/placeOrder.ts',
      from: 'and (usage_limit is null or used < usage_limit)',
      to: '',
    },
  },
  {
    name: 'webhooks',
    promise:
      'In whatever order, how often and how many at once the payment provider tells of an order, a paid one ends placed, once.',
    command: backEnd('webhooks'),
    count: 100,
    guard: {
      file: 'apps/api/src/payments/settlePayment.ts',
      from: "if (payment.state !== 'open' && payment.state !== 'pending') return 'already-settled';",
      to: '',
    },
  },
  {
    name: 'principals',
    promise:
      'Every route refuses whoever it is not for, and nobody else; a call never fails for who calls it.',
    command: backEnd('principals'),
    count: 1,
    guard: {
      file: 'apps/api/src/http/defineRoute.ts',
      from: "if (!viewer && (authorization !== null || access === 'customer')) {",
      to: "if (!viewer && access === 'customer') {",
    },
  },
  {
    name: 'origins',
    promise: 'A page whose origin looks like the shop’s neither writes nor reads.',
    command: backEnd('origins'),
    count: 2000,
    guard: {
      file: 'apps/api/src/http/checkWrite.ts',
      from: 'return sameHost && a.protocol === b.protocol && a.port === b.port;',
      to: 'return a.hostname.includes(b.hostname) || sameHost;',
    },
  },
  {
    name: 'secrets-in-logs',
    promise: 'No secret that is sent to any call, in whatever place, stands in the back end’s log.',
    command: backEnd('secretsInLogs'),
    count: 10,
    guard: {
      file: 'apps/api/src/http/middleware.ts',
      from: 'route: routePath(context, -1),',
      to: 'route: context.req.url,',
    },
  },
  {
    name: 'login-timing',
    promise:
      'How long a refused login takes does not tell whether there is such an account (AUC at most 0.55).',
    command: backEnd('loginTiming'),
    count: 1000,
    guard: {
      file: 'apps/api/src/accounts/login.ts',
      from: 'const right = await verifyPassword(credentials.password, user?.passwordHash ?? null);',
      to: 'const right = user !== null && (await verifyPassword(credentials.password, user.passwordHash));',
    },
  },
  {
    name: 'strangers',
    promise:
      'Whatever is asked, each answer is one that the API’s description knows, none is a fault of ours, and no refusal writes.',
    command: vitest('--project', 'api', 'apps/api/src/contract/strangers.test.ts'),
    count: 20_000,
    setting: 'STRANGERS',
    tried: asTold('made-up requests'),
    guard: {
      file: 'apps/api/src/http/readInput.ts',
      from: 'throw new HttpError(400, `Wrong or missing:',
      to: 'throw new Error(`Wrong or missing:',
      count: 500,
    },
  },
  {
    name: 'properties',
    promise: 'The rules of money, cart, orders, delivery days, forms and the kit hold for made-up values.',
    command: vitest(...withProperties),
    count: 1000,
    setting: 'PROPERTY_RUNS',
    tried: passedTests,
    guard: {
      file: 'packages/domain/src/delivery/deliveryDates.ts',
      from: 'while (!isEverClosed && closedDays.includes(weekday(last)));',
      to: 'while (false);',
    },
  },
  {
    name: 'cart-model',
    promise:
      'However a buyer, a second tab and the server take turns, the cart is what the buyer made of it.',
    command: vitest('--project', 'shop', 'apps/shop/src/shared/cart/createCartStore.model.test.ts'),
    count: 1000,
    setting: 'MODEL_RUNS',
    tried: asTold('sequences'),
    guard: {
      file: 'packages/domain/src/cart/cartReducer.ts',
      from: 'const record = recordFor(found, seen.customer, seen.newRevision);',
      to: 'const record = found;',
    },
  },
  {
    name: 'double-submits',
    promise: 'However often and in however many tabs an order is placed at once, it is one order.',
    command: journeys('doubleSubmit.test.ts', '--grep', 'places one order'),
    count: 500,
    setting: 'DOUBLE_SUBMITS',
    tried: asTold('double submits'),
    guard: {
      file: 'apps/api/src/orders/insertDraft.ts',
      from: 'idempotency_key: draft.idempotencyKey,',
      to: 'idempotency_key: crypto.randomUUID(),',
      count: 10,
    },
  },
  {
    name: 'two-tabs',
    promise: 'However two tabs switch, reload and ask, nothing of one company shows under another.',
    command: journeys('switching.test.ts'),
    count: 200,
    setting: 'INTERLEAVINGS',
    tried: asTold('walks'),
    guard: {
      file: 'apps/shop/src/shared/session/createSessionStore.ts',
      from: 'if (stored !== viewer) {',
      to: "if (stored !== viewer && viewer === '') {",
      count: 40,
    },
  },
  {
    name: 'storage',
    promise: 'Whatever lies in the browser’s storage, or when it is full or blocked, the shop starts.',
    command: inBrowser('storage'),
    count: 1000,
    guard: {
      file: 'apps/shop/src/shared/storage/browserStorage.ts',
      from: '      } catch {\n        return null;\n      }',
      to: '      } catch (error) {\n        throw error;\n      }',
      count: 60,
    },
  },
  {
    name: 'cut-off',
    promise:
      'Whatever the zone and the clock of a computer, also around the cut-off and on the days on which clocks change, the days of delivery are those of Amsterdam’s clock at the back end.',
    command: backEnd('cutOff'),
    count: 2000,
    guard: {
      file: 'packages/domain/src/delivery/amsterdamTime.ts',
      from: "  timeZone: 'Europe/Amsterdam',\n",
      to: "  timeZone: 'UTC',\n",
    },
  },
  {
    name: 'large-import',
    promise:
      'A file that is far larger than the memory of who imports it is read to its last line, and refused as a whole for one wrong cell.',
    command: backEnd('largeImport'),
    count: 2048,
    guard: {
      file: 'apps/api/src/admin/catalogue/stageRows.ts',
      from: 'if (piece.length > pieceSize) await send();',
      to: '',
      count: 300,
    },
  },
  {
    name: 'standby',
    promise:
      'While the standby lags, orders wait for it and none is lost or doubled, and reading goes on; a process that is told of a standby alone says so and ends with 1.',
    command: backEnd('standby'),
    count: 20,
    guard: {
      file: 'apps/api/src/database/migrations.ts',
      from: 'if (standby) return standbyText;',
      to: '',
      count: 1,
    },
  },
  {
    name: 'wanderings',
    promise:
      'Whatever visitors and customers press, type and choose, forwards and back, on a phone and on a desk, a whole page shows and nothing fails in the browser.',
    command: inBrowser('wanderings'),
    count: 1000,
    tried: summed('acts'),
    guard: {
      file: 'apps/shop/src/app/routes.tsx',
      from: '  category(paths.subCategory.pattern),',
      to: '  { ...category(paths.subCategory.pattern), lazy: {} },',
      count: 400,
    },
  },
  {
    name: 'failing-calls',
    promise:
      'Whatever becomes of a call that a page makes (refused, reset before or after, 500, 502 with HTML, 503, 429, 401, broken JSON, another shape, empty, or nothing for the 30 seconds that the client waits, which it is told at once), the page stands with a way on, and the cart is as it was.',
    command: inBrowser('failingCalls'),
    // Of each page or act; the most calls that one makes fail in 72 ways.
    count: 100,
    tried: summed('failures of calls'),
    guard: {
      file: 'apps/shop/src/app/routes.tsx',
      from: '        errorElement: <ErrorPage />,\n        children: [',
      to: '        children: [',
      count: 2,
    },
  },
  {
    name: 'secrets-in-browser',
    promise:
      'No password, bearer or link for a new password stands in an address, a referer, the browser’s storage or the logs of shop and back end.',
    command: inBrowser('secrets'),
    count: 5,
    guard: {
      file: 'apps/shop/server/documents/createDocuments.ts',
      from: "headers: { ...headers, 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' },",
      to: "headers: { ...headers, 'cache-control': 'private, no-store' },",
      count: 1,
    },
  },
  {
    name: 'hostile-html',
    promise: 'No document from the back end runs anything, cleaned by the shop’s server or by the browser.',
    command: inBrowser('hostileHtml'),
    count: 366,
    guard: {
      file: 'apps/shop/server/documents/cleanHtml.ts',
      from: 'const clean = sanitizeHtml(html, options);',
      to: 'const clean = html;',
    },
  },
  {
    name: 'every-look',
    promise:
      'On every page, in each of its states, in every theme and width, axe and html-validate find nothing, and a finger meets 44 px.',
    command: inBrowser('everyLook'),
    count: 1,
    tried: summed('looks'),
    guard: {
      file: 'packages/ui/src/components/product-row/ProductRow.tsx',
      from: 'relative -my-3 min-h-11 min-w-11 py-3 ',
      to: '',
    },
  },
  {
    name: 'every-story',
    promise:
      'In every story of the kit, with more contrast and in forced colours, axe finds nothing, and nothing is chosen by its colour alone.',
    command: ['node', 'scripts/test-stories.ts', '--systems'],
    count: 1,
    tried: (output) => {
      const passed = /Tests:.*?(\d+) passed/.exec(output)?.[1];
      return passed === undefined ? null : `${Number(passed).toLocaleString('en')} stories`;
    },
    guard: {
      file: 'packages/ui/src/components/tabs/Tabs.tsx',
      from: "          'forced-colors:data-[state=active]:outline-2',\n",
      to: '',
    },
  },
  {
    name: 'kills',
    promise:
      'However often shop, API, worker and database are killed while customers order, no acknowledged order is lost, doubled or half, and no mail is lost.',
    command: ['node', 'prove/cluster/proveKills.ts'],
    count: 500,
    guard: {
      file: 'apps/api/src/database/connect.ts',
      from: "application_name: 'magazijn-api',",
      to: "application_name: 'magazijn-api', synchronous_commit: 'off',",
      count: 60,
    },
  },
  {
    name: 'cluster',
    promise:
      'Whichever machine dies, the primary database among them, no acknowledged order is lost, doubled or half, and no mail is lost.',
    command: ['node', 'prove/cluster/proveCluster.ts'],
    count: 1,
    guard: {
      file: 'apps/api/src/database/connect.ts',
      from: "application_name: 'magazijn-api',",
      to: "application_name: 'magazijn-api', synchronous_commit: 'off',",
    },
  },
  {
    name: 'restarts',
    promise: 'A shop that is killed or stopped starts again with everything that it had.',
    command: journeys('firstOrder.test.ts', 'machine.test.ts'),
    count: 5,
    option: '--repeat-each',
    tried: (output) => {
      const passed = /^\s*(\d+) passed/m.exec(output)?.[1];
      return passed === undefined ? null : `${passed} journeys`;
    },
    guard: {
      file: 'apps/sandbox/src/database/prepareDatabase.ts',
      from: 'const seeded = await isSeeded(database);',
      to: 'const seeded = false;',
      count: 1,
    },
  },
  {
    name: 'pictures',
    promise: 'Every picture of the kit is the same again.',
    command: vitest('--config', 'e2e/pictures/vitest.config.ts', 'e2e/pictures/pictures.test.ts'),
    count: 1,
    tried: passedTests,
    guard: {
      file: 'packages/ui/src/components/button/buttonVariants.ts',
      from: 'border border-transparent border-b-3 border-b-accent-edge bg-accent',
      to: 'border border-transparent border-b-accent-edge bg-accent',
    },
  },
  ...rooms.map(
    ({ name, title, goal }): Row => ({
      name: `mutations-${name}`,
      promise: `Of a hundred faults that are planted in ${title}, its tests find at least ${goal}.`,
      command: ['node', 'prove/mutations/proveMutations.ts', name],
      count: 1,
    }),
  ),
];
