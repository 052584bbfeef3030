// Over 300 lines: one page in all its states.
import { ApiError, type ProductDetail } from '@magazijn/api-client';
import { buildProduct, buildProductDetail } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unstable_serialize } from 'swr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Queries } from '../../shared/data/queries.ts';
import { buildOrderable } from '../../testing/buildShoppingList.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { productHead } from './productHead.ts';

describe('head of a product', () => {
  function headFor(product: ProductDetail | null | undefined) {
    const shown = () => product;
    const at = { params: {}, pathname: '/', search: '' };
    return productHead(shown as Queries['shown'], at, 'https://shop.example', 'Magazijn');
  }
  const headOf = (changes: Parameters<typeof buildProductDetail>[0]) => headFor(buildProductDetail(changes));

  test('the head has the product’s own path, description and pictures', () => {
    const { canonical, description, things } = headOf({
      name: 'Luiers',
      contents: '176 stuks',
      path: 'verzorging/luiers/a b',
      descriptionHtml: '<p>Zacht &amp; droog.</p>',
      pictures: ['luiers'],
    });
    expect(canonical).toBe('/product/verzorging/luiers/a%20b');
    expect(description).toBe('Luiers. 176 stuks. Zacht & droog.');
    expect(things?.[0]).toMatchObject({
      '@type': 'Product',
      name: 'Luiers',
      image: ['https://shop.example/img/luiers/600/600'],
      description: 'Zacht & droog.',
    });
  });

  test('[R01] the head never contains a price', () => {
    const head = headOf({ price: cents(2695), originalPrice: cents(3095) });
    expect(JSON.stringify(head)).not.toMatch(/2695|26[.,]95|30[.,]95|offers|price/i);
  });

  test('[S26] the breadcrumbs contain its categories', () => {
    expect(JSON.stringify(headOf({}).things?.[1])).toMatch(
      /"position":1,"name":"Home".*\/categorie\/verzorging".*\/categorie\/verzorging\/luiers"/,
    );
  });

  test('a product without pictures, brand or texts leaves them out', () => {
    const head = headOf({ pictures: [], brand: '', descriptionHtml: '', contents: '', name: 'Verf' });
    expect(head.description).toBe('Verf');
    expect(Object.keys(head.things?.[0] ?? {})).not.toContain('image');
  });

  test('an unknown product is not indexed', () => {
    expect(headFor(null)).toEqual({ canonical: null });
    expect(headFor(undefined)).toEqual({ canonical: null });
  });
});

describe('ProductPage', () => {
  const address = '/product/verzorging/luiers/demo-luiers-maat-4';
  const visitorPrices = { price: null, originalPrice: null };

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('[S10] both addresses of a product request its path', async () => {
    const asked: string[] = [];
    const stubs = [
      stub('product', (path) => {
        asked.push(path);
        return buildProductDetail();
      }),
    ];
    const first = await renderRoute(address, { stubs });
    first.unmount();
    await renderRoute('/product/knutselen/demo-verf', { stubs });
    expect(asked).toEqual(['verzorging/luiers/demo-luiers-maat-4', 'knutselen/demo-verf']);
  });

  test('a shown product stays when the connection is lost, and its price loads when the connection returns', async () => {
    const visitors = buildProductDetail({ ...visitorPrices, name: 'Luiers maat 4' });
    let isDown = true;
    await renderRoute(address, {
      viewer: 'customer',
      initial: {
        [unstable_serialize(['anonymous', 'product', 'verzorging/luiers/demo-luiers-maat-4'])]: visitors,
      },
      stubs: [
        stub('product', () => {
          if (isDown) throw new ApiError('unreachable', 'no answer');
          return buildProductDetail({ name: 'Luiers maat 4', price: cents(2695) });
        }),
      ],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Luiers maat 4' })).toBeTruthy();
    expect(screen.queryByText(/Dit lukt nu niet/)).toBeNull();
    expect(screen.getByText('De prijs kan nu niet worden geladen.')).toBeTruthy();
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('De prijs kan nu niet worden geladen.')).toBeNull());
    expect(screen.getByText('26')).toBeTruthy();
  });

  test("'Zet op lijst' shows at a product if the back end has lists", async () => {
    await renderRoute(address, {
      viewer: 'customer',
      stubs: [
        stub('capabilities', ['lists']),
        stub('product', buildProductDetail({ name: 'Luiers maat 4', price: cents(2695) })),
      ],
    });
    expect(await screen.findByRole('button', { name: 'Zet op lijst' })).toBeDefined();
  });

  test('[S11] title, contents, and thumbnails of which the first is active until another is pressed', async () => {
    await renderRoute(address, {
      stubs: [stub('product', buildProductDetail({ pictures: ['a', 'b'] }))],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Luiers maat 4' })).toBeTruthy();
    expect(screen.getByText('8–14 kg · 4 × 44 stuks')).toBeTruthy();
    const large = () => screen.getByRole('img', { name: /Luiers maat 4, foto/ }).getAttribute('src');
    const thumbnail = (number: number) =>
      screen.getByRole('option', { name: new RegExp(`${number}: Luiers maat 4, foto`) });
    const active = () =>
      [1, 2].filter((number) => thumbnail(number).getAttribute('aria-selected') === 'true');
    const small = thumbnail(2).querySelector('img');
    expect([small?.getAttribute('src'), small?.width, small?.height]).toEqual(['/img/b/60/60', 60, 60]);
    expect([large(), active()]).toEqual(['/img/a/300/300', [1]]);
    fireEvent.click(thumbnail(2));
    expect([large(), active()]).toEqual(['/img/b/300/300', [2]]);
  });

  test("[S12] the deal shows only with an offer icon, 'Nieuw' only when flagged", async () => {
    const deal = { offerIcon: 'icon', offerLabel: '2+1 gratis', isNew: true };
    const first = await renderRoute(address, { stubs: [stub('product', buildProductDetail(deal))] });
    expect(screen.getByText('2+1 gratis')).toBeTruthy();
    expect(screen.getByText('Nieuw')).toBeTruthy();
    first.unmount();
    await renderRoute(address, {
      stubs: [stub('product', buildProductDetail({ offerLabel: '2+1 gratis' }))],
    });
    expect(screen.queryByText('2+1 gratis')).toBeNull();
    expect(screen.queryByText('Nieuw')).toBeNull();
  });

  test("[S12] an offer icon with a text shows that text, otherwise its picture at 60 × 60; 'Nieuw' is separate", async () => {
    const icon = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Aanbieding' });
    for (const [shown, changes] of [
      [false, { offerIcon: 'drie-halen', offerLabel: '2+1 gratis' }],
      [true, { offerIcon: 'drie-halen', offerLabel: '' }],
      [false, { offerIcon: null, offerLabel: '', isNew: true }],
    ] as const) {
      const view = await renderRoute(address, { stubs: [stub('product', buildProductDetail(changes))] });
      const picture = icon();
      expect(picture !== null, JSON.stringify(changes)).toBe(shown);
      if (picture) {
        expect([picture.getAttribute('src'), picture.width, picture.height]).toEqual([
          '/img/drie-halen/60/60',
          60,
          60,
        ]);
        expect(picture.closest('[data-slot=product-gallery]')).toBeTruthy();
      }
      expect(screen.queryByText('Nieuw') !== null).toBe(changes.isNew ?? false);
      view.unmount();
    }
  });

  test('[S12] the picture shows a percentage with a true minus sign', async () => {
    const deal = { offerIcon: 'icon', offerLabel: '-10%' };
    await renderRoute(address, { stubs: [stub('product', buildProductDetail(deal))] });
    expect(screen.getByText('−10%')).toBeTruthy();
  });

  test('[K05] at the weekend the delivery names the day of the cut-off', async () => {
    const settings = stub('shopSettings', {
      minimumOrder: cents(5000),
      freeShippingFrom: cents(10_000),
      cutOffHour: 12,
      deliveryCountries: ['NL', 'BE'],
      cutOffDate: '2026-11-23',
      deliveryDates: ['2026-11-24', '2026-11-25'].map(deliveryTimestamp),
    });
    await renderRoute(address, {
      viewer: 'customer',
      stubs: [settings, stub('product', buildProductDetail())],
    });
    const label = screen.getByText('Vóór maandag 12.00 uur besteld');
    expect(label.parentElement?.textContent).toContain('di 24 of wo 25 nov');
  });

  test('[S13] a customer sees the price in two parts, and orders', async () => {
    await renderRoute(address, {
      viewer: 'customer',
      stubs: [stub('product', buildProductDetail({ price: cents(2695) }))],
    });
    const panel = document.querySelector('[data-slot=price-label]');
    const [integer, fraction] = panel?.querySelector('[data-slot=price-figure]')?.children ?? [];
    expect([integer?.textContent, fraction?.firstElementChild?.textContent]).toEqual(['26', '95']);
    expect(screen.getByRole('button', { name: /^Voeg toe: / })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Voeg toe aan favorieten: / })).toBeTruthy();
    expect(screen.getByText('In Nederland zet de chauffeur alles in je magazijn')).toBeTruthy();
    const information = screen.getByRole('heading', { name: 'Productinformatie' }).closest('section');
    expect(information?.querySelector('[data-slot=collapsible-text]')).toBeTruthy();
  });

  test('[S13] price, order button, heart, usps and product information are one block, read in this order', async () => {
    await renderRoute(address, { viewer: 'customer', stubs: [stub('product', buildProductDetail())] });
    const block = document.querySelector<HTMLElement>('[data-slot=product-info]');
    if (!block) throw new Error('no block');
    const usps = within(block)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(usps).toEqual([
      'Vóór 12.00 uur besteld, in 1–2 werkdagen bezorgd',
      'Gratis bezorgd in Nederland en Vlaanderen vanaf € 100',
      'Scherpe prijzen en acties voor de kinderopvang',
      'In Nederland zet de chauffeur alles in je magazijn',
    ]);
    const parts = [
      block.querySelector('[data-slot=price-label]'),
      within(block).getByRole('button', { name: /^Voeg toe: / }),
      within(block).getByRole('button', { name: /^Voeg toe aan favorieten: / }),
      within(block).getByText('Vóór 12.00 uur besteld, in 1–2 werkdagen bezorgd'),
      within(block).getByRole('heading', { name: 'Productinformatie' }),
      block.querySelector('[data-slot=collapsible-text]'),
    ];
    for (const [index, part] of parts.slice(1).entries())
      expect(part && parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    [250, false],
    [251, true],
  ])('[T51] product information of %i pixels is cut: %s', async (height, cut) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    await renderRoute(address, { stubs: [stub('product', buildProductDetail())] });
    expect(screen.queryByRole('button', { name: 'Toon meer' }) !== null).toBe(cut);
  });

  test('[R01] a visitor sees a login prompt in place of the price and of the button', async () => {
    let prompted = 0;
    await renderRoute(address, {
      stubs: [stub('product', buildProductDetail(visitorPrices))],
      onLoginPrompt: () => {
        prompted += 1;
      },
    });
    const prompt = screen.getByRole('link', { name: 'Log in voor prijzen' });
    expect(prompt.getAttribute('href')).toBe(`/login?returnUrl=${encodeURIComponent(address)}`);
    fireEvent.click(screen.getByRole('button', { name: /^Inloggen: / }));
    fireEvent.click(screen.getByRole('button', { name: /^Voeg toe aan favorieten: / }));
    expect(prompted).toBe(2);
  });

  test('[S14] texts and related products show only if there are any', async () => {
    const full = buildProductDetail({
      extraInformationHtml: '<p>Extra</p>',
      labelHtml: '<p>Etiket</p>',
      related: [buildProduct({ id: 2, name: 'Luiers maat 5' })],
    });
    const first = await renderRoute(address, { stubs: [stub('product', full)] });
    for (const title of [
      'Omschrijving',
      'Productinformatie',
      'Extra informatie',
      'Etiket informatie',
      'Gerelateerde producten',
    ]) {
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    }
    first.unmount();
    await renderRoute(address, {
      stubs: [stub('product', buildProductDetail({ descriptionHtml: '', informationHtml: '' }))],
    });
    for (const title of [
      'Omschrijving',
      'Productinformatie',
      'Extra informatie',
      'Etiket informatie',
      'Gerelateerde producten',
    ]) {
      expect(screen.queryByRole('heading', { name: title })).toBeNull();
    }
  });

  test.each([
    ['Omschrijving', { descriptionHtml: '<p>Tekst</p>' }],
    ['Productinformatie', { informationHtml: '<p>Tekst</p>' }],
    ['Extra informatie', { extraInformationHtml: '<p>Tekst</p>' }],
    ['Etiket informatie', { labelHtml: '<p>Tekst</p>' }],
    ['Gerelateerde producten', { related: [buildProduct({ id: 2, name: 'Luiers maat 5' })] }],
  ] as const)('[S14] %s shows also where a product has none of the others', async (title, only) => {
    const none = { descriptionHtml: '', informationHtml: '', extraInformationHtml: '', labelHtml: '' };
    await renderRoute(address, {
      stubs: [stub('product', buildProductDetail({ ...none, related: [], ...only }))],
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      title,
    ]);
  });

  test('[S14] allergens in a label are bold, without a claim that others are absent', async () => {
    const labelHtml = '<p>Allergenen: bevat melk. Eiwitten 3 g.</p>';
    const first = await renderRoute(address, {
      stubs: [stub('product', buildProductDetail({ labelHtml }))],
    });
    expect(await screen.findByText('melk')).toMatchObject({ tagName: 'STRONG' });
    expect(screen.getByText(/Lees voor gebruik altijd het etiket/)).toBeTruthy();
    first.unmount();
    const plain = '<p>Samenstelling: cellulose.</p>';
    await renderRoute(address, { stubs: [stub('product', buildProductDetail({ labelHtml: plain }))] });
    expect(await screen.findByText('Samenstelling: cellulose.')).toBeTruthy();
    expect(screen.queryByText(/Lees voor gebruik/)).toBeNull();
  });

  test('[S12, T24] a sold-out product has a tag on its picture too', async () => {
    await renderRoute(address, { stubs: [stub('product', buildProductDetail({ stock: 0 }))] });
    expect(screen.getAllByText('Uitverkocht').length).toBe(2);
  });

  test('a product without pictures, price, contents or category renders', async () => {
    const bare = {
      ...visitorPrices,
      pictures: [],
      contents: '',
      brand: '',
      unit: '',
      category: { name: '', url: '' },
      parentCategory: null,
    };
    await renderRoute(address, {
      viewer: 'customer',
      stubs: [stub('product', buildProductDetail(bare))],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Luiers maat 4' })).toBeTruthy();
    expect(screen.getByText('Prijs op aanvraag')).toBeTruthy();
    const trail = document.querySelector<HTMLElement>('[data-slot=breadcrumbs]');
    expect(within(trail as HTMLElement).getAllByRole('link').length).toBe(1);
  });

  test('HTML in plain texts renders as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await renderRoute(address, {
      stubs: [
        stub(
          'product',
          buildProductDetail({ name: hostile, contents: hostile, brand: hostile, offerLabel: hostile }),
        ),
      ],
    });
    expect(screen.getByRole('heading', { level: 1, name: hostile })).toBeTruthy();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  test('[S26] the breadcrumbs lead through parent and category to the product', async () => {
    await renderRoute(address, { stubs: [stub('product', buildProductDetail())] });
    const trail = screen.getByRole('navigation', { name: 'Kruimelpad' });
    const links = within(trail)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Luiers & verzorging', '/categorie/verzorging'],
      ['Luiers', '/categorie/verzorging/luiers'],
    ]);
    expect(within(trail).getAllByRole('listitem').at(-1)?.textContent).toMatch(/Luiers maat 4$/);
  });

  test('[T24] a sold-out product offers a stock mail, and confirms the request', async () => {
    await renderRoute(address, {
      viewer: 'customer',
      stubs: [stub('product', buildProductDetail({ stock: 0 }))],
      api: { requestStockMail: async () => {} },
    });
    fireEvent.click(
      screen.getByRole('button', { name: /Stuur mij een email als dit product weer beschikbaar is/ }),
    );
    expect(await screen.findByText('U ontvangt een email als dit product weer beschikbaar is')).toBeTruthy();
  });

  test('[V21] a deal with free goods: pictures of the units, and a sentence that follows the cart', async () => {
    const offer = {
      message: 'Vul 3 in, je betaalt er 2.',
      freeGoods: { paid: 2, free: 1 },
      picture: null,
    };
    const { stores } = await renderRoute(address, {
      viewer: 'customer',
      stubs: [stub('product', buildProductDetail({ offer }))],
    });
    expect(screen.getByRole('img', { name: '2 betaald, 1 gratis' })).toBeTruthy();
    expect(screen.getByText('Vul 3 in, je betaalt er 2.')).toBeTruthy();
    act(() => stores.cart.setQuantity(1, 2));
    expect(screen.getByText('Nog 1 doos en die is gratis.')).toBeTruthy();
    expect(screen.queryByText('Vul 3 in, je betaalt er 2.')).toBeNull();
  });

  test('[S13, V21] beside the stepper: a button for missing free units, then a link to the cart', async () => {
    const offer = { message: '', freeGoods: { paid: 2, free: 1 }, picture: null };
    const { stores } = await renderRoute(address, {
      viewer: 'customer',
      stubs: [stub('product', buildProductDetail({ offer }))],
    });
    const toCart = () => screen.queryByRole('link', { name: /^Naar je winkelmand · €/ });
    expect(toCart()).toBeNull();
    act(() => stores.cart.setQuantity(1, 1));
    expect(toCart()?.getAttribute('href')).toBe('/winkelwagen');
    act(() => stores.cart.setQuantity(1, 2));
    expect(toCart()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Derde doos gratis erbij: / }));
    expect(stores.cart.getState().quantities[1]).toBe(3);
    expect(toCart()).toBeTruthy();
  });

  test('one press completes a deal with free goods, and the page shows the saving', async () => {
    const offer = { message: '', freeGoods: { paid: 2, free: 1 }, picture: null };
    const { stores } = await renderRoute(address, {
      viewer: 'customer',
      stubs: [stub('product', buildProductDetail({ name: 'Luiers', offer }))],
    });
    expect(await screen.findByText('Je bespaart € 26,95.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Voeg 3 toe: Luiers' }));
    expect(stores.cart.getState().quantities).toEqual({ 1: 3 });
    expect(screen.queryByText(/^Je bespaart/)).toBeNull();
    act(() => stores.cart.setQuantity(1, 1));
    fireEvent.click(screen.getByRole('button', { name: 'Voeg 2 toe: Luiers' }));
    expect(stores.cart.getState().quantities).toEqual({ 1: 3 });
  });

  test('the panel has the price per measure and the VAT rate, if the back end returns them', async () => {
    const facts = () => document.querySelector('[data-slot=product-panel] dl')?.textContent;
    const measured = { unitContents: { amount: 176, measure: 'luier' }, vatPercentage: 21 } as const;
    const first = await renderRoute(address, {
      viewer: 'customer',
      stubs: [stub('product', buildProductDetail(measured))],
    });
    await waitFor(() => expect(facts()).toContain('Prijs per eenheid€\u00a00,15 per luier'));
    // With a stored session the placeholder of the price is hidden.
    expect(document.querySelector('[data-place=measure-price]')).toBeNull();
    expect(facts()).toContain('Btw21\u00a0%');
    first.unmount();
    await renderRoute(address, { stubs: [stub('product', buildProductDetail())] });
    expect(facts()).not.toMatch(/Prijs per eenheid|Btw/);
  });

  test('[R01] a visitor has no price per measure', async () => {
    const product = { ...visitorPrices, unitContents: { amount: 176, measure: 'luier' } } as const;
    await renderRoute(address, { stubs: [stub('product', buildProductDetail(product))] });
    expect(screen.getByText('Prijs per eenheid').nextSibling?.textContent).toBe('Log in voor prijzen');
  });

  test('a sold-out product shows when it is expected, and what can be ordered instead', async () => {
    const other = buildOrderable({ id: 9, name: 'Luiers Zacht' });
    await renderRoute(address, {
      viewer: 'customer',
      stubs: [
        stub('capabilities', ['alternatives']),
        stub('product', buildProductDetail({ stock: 0, name: 'Luiers', expectedOn: '2026-12-03' })),
        stub('alternatives', [buildOrderable({ id: 1, stock: 0, alternatives: [other] })]),
      ],
    });
    expect(screen.getByText('Verwacht op 3 december')).toBeTruthy();
    const list = await screen.findByRole('list', { name: 'Lijkt op Luiers' });
    expect(within(list).getByRole('link', { name: 'Luiers Zacht' })).toBeTruthy();
  });

  test('a role without shopping has neither alternatives nor their space', async () => {
    await renderRoute(address, {
      viewer: 'customer',
      role: 'bookkeeper',
      stubs: [
        stub('capabilities', ['alternatives']),
        stub('product', buildProductDetail({ stock: 0, name: 'Luiers' })),
      ],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Luiers' })).toBeTruthy();
    expect(document.querySelector('[data-slot^=alternatives]')).toBeNull();
  });

  test('the space of alternatives is reserved for customers until they are loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const space = () => document.querySelector('[data-slot=alternatives-space]');
    const stubs = [
      stub('capabilities', ['alternatives']),
      stub('product', buildProductDetail({ stock: 0, name: 'Luiers' })),
      stub('alternatives', async () => {
        await promise;
        return [];
      }),
    ];
    const first = await renderRoute(address, { stubs });
    // The first HTML is the same for visitors and customers: styles hide it from visitors.
    expect(space()?.classList).toContain('hidden');
    first.unmount();
    await renderRoute(address, { viewer: 'customer', stubs });
    expect(space()).not.toBeNull();
    resolve();
    await waitFor(() => expect(space()).toBeNull());
  });

  test('[V21] a gift has picture and name, for visitors too; a product without a deal has no such row', async () => {
    const message = 'Bij 2 pakken krijg je Waskrijtjes dik cadeau.';
    const offer = { message, freeGoods: null, picture: 'waskrijtjes-dik' };
    const first = await renderRoute(address, {
      stubs: [stub('product', buildProductDetail({ ...visitorPrices, offer }))],
    });
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.querySelector('img[src="/img/waskrijtjes-dik/95/95"]')).toBeTruthy();
    first.unmount();
    await renderRoute(address, { stubs: [stub('product', buildProductDetail())] });
    expect(document.querySelector('[data-slot=product-deal]')).toBeNull();
  });

  test('[S15] a failure other than 404 is logged and shows the error view, with a button to try again', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const down = new Error('down');
    let fails = true;
    const { place } = await renderRoute(address, {
      stubs: [
        stub('product', () => {
          if (fails) throw down;
          return buildProductDetail();
        }),
      ],
    });
    expect(logged.mock.calls).toContainEqual([down]);
    expect(screen.getByText('Dit lukt nu niet. Probeer opnieuw.')).toBeTruthy();
    expect(place()).toBe(address);
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Luiers maat 4' })).toBeTruthy();
  });

  test('[S15] a product whose page throws is logged and shows the error view too', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // React logs the error too.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...buildProductDetail(), pictures: undefined } as unknown as ReturnType<
      typeof buildProductDetail
    >;
    await renderRoute(address, { stubs: [stub('product', broken)] });
    expect(logged.mock.calls.flat()).toContainEqual(expect.any(TypeError));
    expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
  });

  test('[S15] an unknown product redirects home', async () => {
    const { place } = await renderRoute(address, { stubs: [stub('product', null)] });
    expect(place()).toBe('/');
  });
});
