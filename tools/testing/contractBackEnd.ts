// Over 300 lines: all calls of the specification's section 7 in one place, to compare with it.
import { type ServerType, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { CheckoutSession } from '../../packages/api-client/src/index.ts';

/** A back end that implements the specification only. */
export interface ContractBackEnd {
  readonly origin: string;
  /** Received requests, as `GET /path`. Unknown ones, and those with unknown parameters, are in `unknown` too. */
  readonly received: string[];
  readonly unknown: string[];
  readonly confirmPayment: () => void;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Logins: the first orders on account, the second pays by card or iDEAL. */
export const contractLogin = { username: 'inkoop@contract.test', password: 'een lang wachtwoord' };
export const contractCardLogin = { ...contractLogin, username: 'kaart@contract.test' };

export type CheckoutOf = (reference: string, cents: number) => Promise<CheckoutSession>;

const address = {
  company_name: 'Opvang De Das',
  contact_gender: 0,
  contact_first_name: 'Fatma',
  contact_last_name: 'de Wit',
  street: 'Lindelaan',
  number: '5',
  number_suffix: null,
  postal_code: '3512 AB',
  city: 'Utrecht',
  country: 'NL',
  phone_number: '030 1112233',
};
const company = {
  name: 'Opvang De Das',
  customer_number: '700',
  vat_code: null,
  fiscal_code: '12345678',
  iban: 'NL91ABNA0417164300',
  giveaway: 0,
  newsletter: 0,
  debit: 0,
  orders_on_account: 1,
  main_address: address,
  // A Belgian invoice address: order numbers begin with KKB.
  invoice_address: { ...address, postal_code: '9000', city: 'Gent', country: 'BE' },
};

const category = {
  description: 'Verzorging',
  url_description: 'verzorging',
  image: null,
  sub_categories: [{ description: 'Luiers', url_description: 'luiers', products: 14 }],
  parent_category: null,
};
const subCategory = {
  ...category,
  description: 'Luiers',
  url_description: 'luiers',
  sub_categories: [],
  parent_category: { url_description: 'verzorging', description: 'Verzorging' },
};
/** Fourteen products make two pages of twelve; the second is a 2+1 deal, the third sold out. */
const catalogue = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  path: `luier-${index + 1}`,
  description: `Luier maat ${index + 1}`,
  contents: '44 stuks',
  image_paths: [`luier-${index + 1}`, `luier-${index + 1}-achter`],
  cents: 2500 + index,
  stock: index === 2 ? 0 : 500,
  new: index === 0 ? 1 : 0,
  offer_icon: index === 1 ? 'twee-plus-een' : null,
}));
type Item = (typeof catalogue)[number];

const page = { title: 'Over ons', body: '<p>Al jaren.</p>', url_title: 'over-ons', position: 'FOOTER' };
const offer = {
  actionUrl: '/product/verzorging/luiers/luier-2',
  offerTitle: 'Luiers 2+1',
  offerImage: 'luiers',
  productImage: 'luier-2',
  offerIcon: 'twee-plus-een',
};
const day = 24 * 60 * 60;
const firstDay = Date.UTC(2026, 10, 24, 11) / 1000;

const euros = (cents: number) => Math.round(cents) / 100;
const withVat = (cents: number) => Math.round(cents * 1.21);

const forCustomers =
  /^\/api\/v1\/(account\/(?!register)|shop|order\/(?!invoice\/\d+$)|payment|password\/change|product\/(favourite|product-fav|statusmail))/;

/** The parameters that the specification names, by method and path; every other call takes none. */
const knownParameters: readonly (readonly [call: RegExp, name: RegExp])[] = [
  [/^GET \/category$/, /^(field|order)$/],
  [/^GET \/pages$/, /^position$/],
  [/^GET \/product\/search$/, /^term$/],
  [/^POST \/login$/, /^(username|password)$/],
  [/^POST \/password\/request$/, /^username$/],
  [/^POST \/password\/reset\//, /^password\[plainPassword\]\[(first|second)\]$/],
  [/^POST \/password\/change$/, /^(current|company_password\[plainPassword\]\[(first|second)\])$/],
  [
    /^POST \/account\/register$/,
    /^register_company_type(\[(name|iban|vat_code|payment_method|fiscal_code|tos|newsletter)\]|\[(main|invoice)_address\]\[\w+\]|\[user\]\[(email|plainPassword\]\[(first|second))\]|\[openingHours\]\[\w+day\]\[(closed|startTime|endTime)\])$/,
  ],
  [/^POST \/(shop\/cart|order\/create)$/, /^(products\[\d+\]|discount|orderReference)$/],
  [/^POST \/order\/delivery\/\d+$/, /^date$/],
  [/^POST \/order\/invoice\/\d+$/, /^Authorization$/],
];

/** The parameters of a request that the specification does not name. */
async function unknownParameters({ req }: Context): Promise<readonly string[]> {
  const call = `${req.method} ${req.path.replace('/api/v1', '')}`;
  const sent = [
    ...Object.keys(req.query()),
    ...(req.method === 'POST' ? Object.keys(await req.parseBody()) : []),
  ];
  return sent.filter((name) => !knownParameters.some(([at, known]) => at.test(call) && known.test(name)));
}

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token whose payload has company, admin and username, as the specification says. */
const token = (username = contractLogin.username) =>
  [
    { alg: 'none' },
    { username, company, admin: 0, exp: Math.floor(Date.now() / 1000) + 3600 },
    username === contractCardLogin.username ? 'card' : 'signed',
  ]
    .map(encoded)
    .join('.');

/**
 * Starts a back end with the calls (section 7) and fields (section 3) of the specification only. A parameter that the
 * specification does not name is refused with 400. Calls whose result the shop ignores return no body.
 *
 * @param checkoutOf opens a session at the payment provider; without it no order can be paid by card
 */
export async function startContractBackEnd(checkoutOf?: CheckoutOf): Promise<ContractBackEnd> {
  const received: string[] = [];
  const unknown: string[] = [];
  const favourites = new Set<number>();
  const mails = new Set<number>();
  const orders: { id: number; delivery: number; placed: Date | null; form: Record<string, string> }[] = [];

  const isLoggedIn = (c: Context) => c.req.header('authorization')?.startsWith('Bearer ') ?? false;
  const paysByCard = (c: Context) => c.req.header('authorization')?.endsWith(`.${encoded('card')}`) ?? false;
  const companyOf = (c: Context) => (paysByCard(c) ? { ...company, orders_on_account: 0 } : company);
  const product = (c: Context, related: readonly Item[] = []) => {
    const price = (cents: number) => (isLoggedIn(c) ? euros(cents) : null);
    const one = ({ cents, ...item }: Item, relatedTo: readonly unknown[]) => ({
      ...item,
      price_exclusive_vat: price(cents),
      price_exclusive: price(cents),
      price_old: null,
      available: 1,
      mail_me: mails.has(item.id) ? 1 : 0,
      favourite: favourites.has(item.id) ? 1 : 0,
      product_information: '<p>Zacht en droog.</p>',
      product_extra_information: null,
      label: null,
      related: relatedTo,
      category_description: subCategory.description,
      category_url: subCategory.url_description,
      parent_category_url: category.url_description,
      parent_category_description: category.description,
    });
    return (item: Item) =>
      one(
        item,
        related.map((other) => one(other, [])),
      );
  };
  const list = (c: Context, found: readonly Item[], number = 1, size = found.length) =>
    c.json({
      data: {
        total: found.length,
        products: found.slice((number - 1) * size, number * size).map(product(c)),
      },
    });

  function cartOf(c: Context, form: Record<string, string>) {
    const lines = catalogue.flatMap((item) => {
      const quantity = Number(form[`products[${item.id}]`] ?? 0);
      if (quantity === 0) return [];
      const free = item.id === 2 ? Math.floor(quantity / 3) : 0;
      const misses = item.id === 2 && quantity % 3 === 2;
      const message = `Nog 1 ${item.description} erbij en die is gratis.`;
      const total = (quantity - free) * item.cents;
      return [{ item, quantity, total, discount: free * item.cents, message: misses ? message : null }];
    });
    const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
    const discount = form.discount === 'TIEN' ? Math.round(subtotal / 10) : 0;
    const shipping = subtotal < 10_000 ? 750 : 0;
    const net = subtotal - discount + shipping;
    return {
      products: lines.map(({ item, quantity, total, discount: deal, message }) => ({
        ...product(c)(item),
        category_path: 'verzorging/luiers',
        amount: quantity,
        price_exclusive: euros(item.cents),
        ce_number: `CE${item.id}`,
        vat_percentage: 21,
        discount_exclusive: euros(deal),
        give_away_product: 0,
        total_exclusive: euros(total),
        total_inclusive: euros(withVat(total)),
        incomplete_offer: message && {
          url: `/product/verzorging/luiers/${item.path}`,
          title: item.description,
          message,
        },
      })),
      amount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal_exclusive: euros(subtotal),
      discount_exclusive: euros(discount),
      discount: form.discount ?? '',
      discount_status: discount > 0 ? 'geldig' : null,
      orderReference: form.orderReference ?? '',
      shipping_costs: euros(shipping),
      btw_totals: { 21: euros(withVat(net) - net) },
      total_inclusive: euros(withVat(net)),
      minimum_requirement_met: subtotal >= 5000 ? 1 : 0,
      minimum_requirement_price: 50,
      limit: [],
      incomplete_offers: lines.flatMap(({ item, message }) =>
        message ? [{ message, products: [product(c)(item)] }] : [],
      ),
    };
  }

  /** The entity 'Order (create response)', the only one that the specification has for an order. */
  async function orderOf(c: Context, { id, delivery, form, placed }: (typeof orders)[number]) {
    const { products, shipping_costs, orderReference, total_inclusive } = cartOf(c, form);
    const onAccount = !paysByCard(c);
    return {
      order_id: id,
      delivery,
      delivery_dates: [firstDay, firstDay + day],
      order_on_account: onAccount ? 1 : 0,
      debit: 0,
      ...(!onAccount && !placed && checkoutOf
        ? { checkout: await checkoutOf(`order-${id}`, Math.round(total_inclusive * 100)) }
        : {}),
      company: companyOf(c),
      shopping_cart: {
        products,
        shipping_costs,
        shipping_itemcode: 'VERZENDKOSTEN',
        shipping_vat_percentage: 21,
        orderReference,
      },
    };
  }
  const orderAt = (c: Context) => orders.find(({ id }) => id === Number(c.req.param('id')));
  const formOf = async (c: Context) => c.req.parseBody<Record<string, string>>();
  const notFound = (c: Context) => c.json({ message: 'Not found.' }, 404);
  const nothing = (c: Context) => c.body(null);
  const one = <Found>(c: Context, found: Found | undefined) =>
    found === undefined ? notFound(c) : c.json({ data: found });

  const app = new Hono();
  app.use('*', async (c, next) => {
    received.push(`${c.req.method} ${c.req.path}`);
    c.header('cache-control', 'no-store');
    await next();
  });
  app.get('/img/*', (c) =>
    c.body('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 200, {
      'content-type': 'image/svg+xml',
    }),
  );
  const api = app.basePath('/api/v1');
  api.use('*', async (c, next) => {
    const cookie = /XSRF-TOKEN=(\w+)/.exec(c.req.header('cookie') ?? '')?.[1];
    if (!['GET', 'HEAD'].includes(c.req.method) && cookie && c.req.header('x-xsrf-token') !== cookie) {
      return c.json({ message: 'Forbidden.' }, 403);
    }
    if (!cookie) c.header('set-cookie', 'XSRF-TOKEN=contract; Path=/');
    if (forCustomers.test(c.req.path) && !isLoggedIn(c)) return c.json({ message: 'Unauthorized.' }, 401);
    const names = await unknownParameters(c);
    await next();
    // A call that it does not have stays not found.
    if (names.length === 0 || c.res.status === 404) return;
    unknown.push(`${c.req.method} ${c.req.path} with ${names.join(', ')}`);
    c.res = c.json({ message: `Unknown parameters: ${names.join(', ')}` }, 400);
  });

  api.post('/login', async (c) => {
    const { username, password } = await formOf(c);
    const logins = [contractLogin, contractCardLogin];
    const known = logins.find((login) => login.username === username && login.password === password);
    return known
      ? c.json({ data: { token: token(known.username) } })
      : c.json({ message: 'Bad credentials.' }, 401);
  });
  api.post('/password/request', nothing);
  api.post('/password/reset/:token', (c) => c.json({ data: { token: token() } }));
  api.post('/password/change', nothing);
  api.post('/account/register', nothing);
  api.get('/account/profile', (c) => c.json({ data: companyOf(c) }));
  api.get('/account/extra_values', (c) => c.json({ data: { telesuper_enabled: 0 } }));
  api.get('/account/kdv', (c) => c.json({ data: { companies: [] } }));
  api.get('/account/switch/:id', (c) => c.json({ data: token() }));

  api.post('/shop/cart', async (c) => c.json({ data: cartOf(c, await formOf(c)) }));

  const pageOf = (c: Context) => [Number(c.req.param('page')), Number(c.req.param('size'))] as const;
  api.get('/product/category/verzorging/:page{\\d+}/:size{\\d+}', (c) => list(c, catalogue, ...pageOf(c)));
  api.get('/product/category/verzorging/luiers/:page/:size', (c) => list(c, catalogue, ...pageOf(c)));
  api.get('/product/detail/verzorging/luiers/:path', (c) => {
    const found = catalogue.find(({ path }) => path === c.req.param('path'));
    return one(c, found && product(c, catalogue.slice(3, 5))(found));
  });
  api.get('/product/offer/1/:count', (c) => list(c, catalogue.slice(1, 2)));
  api.get('/product/popular/1/:count', (c) => list(c, catalogue.slice(0, Number(c.req.param('count')))));
  api.get('/product/favourite/1/:count', (c) =>
    list(
      c,
      catalogue.filter(({ id }) => favourites.has(id)),
    ),
  );
  api.get('/product/favourites', (c) =>
    list(
      c,
      catalogue.filter(({ id }) => favourites.has(id)),
    ),
  );
  api.get('/product/search', (c) => {
    const term = (c.req.query('term') ?? '').toLowerCase();
    return list(
      c,
      catalogue.filter(({ description }) => description.toLowerCase().includes(term)),
    );
  });
  api.get('/product/statusmail/:id', (c) => {
    mails.add(Number(c.req.param('id')));
    return nothing(c);
  });
  api.get('/product/product-favourite/:id', (c) => {
    favourites.add(Number(c.req.param('id')));
    return nothing(c);
  });
  api.delete('/product/product-favourite/:id', (c) => {
    favourites.delete(Number(c.req.param('id')));
    return nothing(c);
  });
  api.get('/offer/1/12', (c) => c.json({ data: [offer] }));
  api.get('/category', (c) => c.json({ data: [category] }));
  api.get('/category/detail/verzorging', (c) => c.json({ data: [category] }));
  api.get('/category/detail/verzorging/luiers', (c) => c.json({ data: [subCategory] }));
  api.get('/page/:url', (c) => one(c, c.req.param('url') === page.url_title ? page : undefined));
  api.get('/pages', (c) => c.json({ data: [{ url_title: page.url_title, title: page.title }] }));

  api.get('/order/1/100', (c) => {
    const placed = orders.filter((order) => order.placed).toReversed();
    const items = placed.map(({ id, placed: at, form }) => {
      const { products, total_inclusive } = cartOf(c, form);
      return {
        id,
        creation_date: at?.toISOString(),
        products: products.length,
        total_price: total_inclusive,
      };
    });
    return c.json({ data: { orders: items } });
  });
  api.get('/order/detail/:id', async (c) => {
    const found = orderAt(c);
    return one(c, found && (await orderOf(c, found)));
  });
  api.post('/order/create', async (c) => {
    const order = { id: 1200 + orders.length, delivery: firstDay, placed: null, form: await formOf(c) };
    orders.push(order);
    return c.json({ data: { order: await orderOf(c, order) } });
  });
  api.get('/payment/account/:id', (c) => {
    const found = orderAt(c);
    if (found) found.placed ??= new Date();
    return found ? nothing(c) : notFound(c);
  });
  api.post('/order/delivery/:id', async (c) => {
    const found = orderAt(c);
    if (found) found.delivery = Number((await formOf(c)).date);
    return found ? nothing(c) : notFound(c);
  });
  api.post('/order/invoice/:id', async (c) => {
    const { Authorization } = await formOf(c);
    return Authorization?.startsWith('Bearer ') ? c.html('<h1>Factuur</h1>') : c.text('Unauthorized', 401);
  });
  app.notFound((c) => {
    unknown.push(`${c.req.method} ${c.req.path}`);
    return notFound(c);
  });

  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ server: started, port: info.port }),
    );
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    unknown,
    confirmPayment: () => {
      const last = orders.at(-1);
      if (last) last.placed ??= new Date();
    },
    reset: () => {
      favourites.clear();
      mails.clear();
      orders.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
