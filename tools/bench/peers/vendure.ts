// Vendure's server with its default search plugin, filled with the same names as our catalogue.
import { nouns, productsPerGroup, seriesName } from '../shop/fillCatalogue.ts';
import type { Peer } from './installPeer.ts';

/** The rows of Vendure's import: as many sub categories and products of a noun as in our catalogue. */
export function productsCsv(products: number): string {
  const head =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const rows = Array.from({ length: products }, (_, n) => {
    const group = Math.floor(n / productsPerGroup);
    const name = `Zachte ${nouns[n % nouns.length]} ${seriesName(group)} maat ${n % 9}`;
    return `${name},product-${n},Een degelijk product voor elke dag,,groep:Groep ${group},,,${n},${5 + (n % 50)}.00,standard,1000000,false,,`;
  });
  return [head, ...rows].join('\n');
}

const server = `
const { bootstrap, DefaultSearchPlugin, DefaultJobQueuePlugin, dummyPaymentHandler, LanguageCode, JobQueueService,
  SearchService, RequestContextService, DefaultLogger, LogLevel } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');
const { join } = require('node:path');
const database = new URL(process.env.DATABASE_URL);
const groups = Number(process.env.GROUPS);
const config = {
  apiOptions: { port: Number(process.env.PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: { tokenMethod: ['bearer'], requireVerification: false,
    superadminCredentials: { identifier: 'beheer', password: 'Meten-is-weten-2026!' } },
  dbConnectionOptions: { type: 'postgres', host: database.hostname, port: Number(database.port),
    username: database.username, password: decodeURIComponent(database.password),
    database: database.pathname.slice(1), synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  importExportOptions: { importAssetsDir: __dirname },
  plugins: [DefaultJobQueuePlugin.init({ pollInterval: 200 }), DefaultSearchPlugin.init({})],
};
const data = {
  defaultLanguage: LanguageCode.nl, defaultZone: 'Europe', roles: [],
  countries: [{ name: 'Nederland', code: 'NL', zone: 'Europe' }],
  taxRates: [{ name: 'Hoog', percentage: 21 }],
  shippingMethods: [{ name: 'Bezorgen', price: 500 }],
  paymentMethods: [{ name: 'Rekening', handler: { code: 'dummy-payment-handler',
    arguments: [{ name: 'automaticSettle', value: 'true' }] } }],
  collections: Array.from({ length: groups }, (_, n) => ({ name: 'Groep ' + n, filters: [
    { code: 'facet-value-filter', args: { facetValueNames: ['Groep ' + n], containsAny: false } }] })),
};
populate(() => bootstrap(config), data, join(__dirname, 'products.csv')).then(async (app) => {
  await app.get(JobQueueService).start();
  await app.get(SearchService).reindex(await app.get(RequestContextService).create({ apiType: 'admin' }));
}).catch((error) => { console.error(error); process.exit(1); });`;

export const vendure = (products: number): Peer => ({
  name: 'Vendure 3.7.3',
  manifest: {
    dependencies: { '@vendure/core': '3.7.3', pg: '8.16.3' },
    // The registry lacks the version that a dependency requires.
    overrides: { '@graphql-tools/batch-execute': '10.2.0' },
  },
  files: { 'server.cjs': server, 'products.csv': productsCsv(products) },
});

/** A customer's session with Vendure's shop API. */
interface Session {
  /** @throws Error with the API's error */
  send(query: string): Promise<Readonly<Record<string, unknown>>>;
}

interface GraphAnswer {
  readonly data?: Readonly<Record<string, { readonly message?: string } | null>>;
  readonly errors?: readonly unknown[];
}

function openSession(origin: string): Session {
  let token: string | null = null;
  return {
    send: async (query) => {
      const response = await fetch(`${origin}/shop-api`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query }),
      });
      token = response.headers.get('vendure-auth-token') ?? token;
      const { data, errors } = (await response.json()) as GraphAnswer;
      const refusal = Object.values(data ?? {}).find((each) => each?.message !== undefined)?.message;
      if (!data || errors || refusal !== undefined)
        throw new Error(`${query}: ${refusal ?? JSON.stringify(errors)}`);
      return data;
    },
  };
}

const searched = (input: string) =>
  `{search(input:{${input},take:12,groupByProduct:true}){totalItems items{productName slug sku productAsset{preview}
    priceWithTax{...on SinglePrice{value}...on PriceRange{min max}}}}}`;
const cartFields =
  '__typename ...on ErrorResult{message} ...on Order{id totalWithTax lines{id quantity linePriceWithTax productVariant{name sku}}}';
const add = (variant: number) =>
  `mutation{addItemToOrder(productVariantId:"${variant}",quantity:2){${cartFields}}}`;

/** One operation per call; the number selects the products. */
export type Operations = Readonly<
  Record<'list' | 'search' | 'cart' | 'order', (number: number) => Promise<unknown>>
>;

interface SearchAnswer {
  readonly search: { readonly totalItems: number };
}

/** Whether the collections and the search index are filled. */
export async function isFilled(origin: string): Promise<boolean> {
  const count = async (input: string) =>
    ((await openSession(origin).send(searched(input))) as unknown as SearchAnswer).search.totalItems;
  return (
    (await count('collectionSlug:"groep-1"')) === productsPerGroup && (await count(`term:"${nouns[0]}"`)) > 0
  );
}

/** Prepares carts of ten lines. Returns the operations. */
export async function vendureOperations(
  origin: string,
  products: number,
  connections: number,
): Promise<Operations> {
  const groups = products / productsPerGroup;
  const visitor = openSession(origin);
  const carts = await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const session = openSession(origin);
      let lines: readonly { readonly id: string }[] = [];
      for (let line = 0; line < 10; line += 1) {
        const data = await session.send(add(1 + ((connection * 37 + line * 101) % products)));
        lines = (data.addItemToOrder as { lines: typeof lines }).lines;
      }
      return { session, lines };
    }),
  );
  return {
    list: (number) => visitor.send(searched(`collectionSlug:"groep-${number % groups}"`)),
    search: (number) => visitor.send(searched(`term:"${nouns[number % nouns.length]}"`)),
    cart: async (number) => {
      const cart = carts[number % connections];
      const line = cart?.lines[number % 10]?.id;
      await cart?.session.send(
        `mutation{adjustOrderLine(orderLineId:"${line}",quantity:${2 + (Math.floor(number / connections) % 5)}){${cartFields}}}`,
      );
    },
    order: async (number) => {
      const session = openSession(origin);
      for (let line = 0; line < 5; line += 1)
        await session.send(add(1 + ((number * 37 + line * 101) % products)));
      const outcome = '__typename ...on ErrorResult{message}';
      await session.send(
        `mutation{setCustomerForOrder(input:{firstName:"A",lastName:"B",emailAddress:"a${number}@meting.test"}){${outcome}}}`,
      );
      await session.send(
        'mutation{setOrderShippingAddress(input:{streetLine1:"Kade 1",city:"Utrecht",postalCode:"1234AB",countryCode:"NL"}){__typename}}',
      );
      await session.send(`mutation{setOrderShippingMethod(shippingMethodId:["1"]){${outcome}}}`);
      await session.send(
        `mutation{transitionOrderToState(state:"ArrangingPayment"){__typename ...on OrderStateTransitionError{message}}}`,
      );
      await session.send(`mutation{addPaymentToOrder(input:{method:"rekening",metadata:{}}){${cartFields}}}`);
    },
  };
}
