// Over 300 lines: one page in all its states.
import type { OfferList } from '@magazijn/api-client';
import { buildCategory, buildProduct } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { head } from './HomePage.tsx';

describe('head of the home page', () => {
  test('[S01] the canonical address of the home page is the bare address, with a description of the shop', () => {
    const at = { params: {}, pathname: '/', search: '' };
    const made = head(() => undefined, at, 'https://shop.example', 'Magazijn');
    expect(made.canonical).toBe('/');
    expect(made.description?.length).toBeLessThanOrEqual(160);
    expect(made.things).toEqual([
      { '@type': 'WebSite', name: 'Magazijn', url: 'https://shop.example/', inLanguage: 'nl' },
    ]);
  });
});

describe('HomePage', () => {
  const offer = {
    href: '/categorie/aanbieding/demo-weekactie',
    title: 'Pukkie luiers',
    subtitle: 'Vul 3 dozen in.',
    label: '2+1 gratis',
    validUntil: null,
    image: 'aanbieding-luiers',
    productImage: null,
    icon: null,
    products: [],
  };
  const stubs = [
    stub('offers', {
      offers: [offer, { ...offer, title: 'Appelsap', label: '-15%', href: 'https://evil.example/' }],
      banners: [],
    }),
    stub('popularProducts', [buildProduct()]),
    stub('favouriteProducts', {
      total: 23,
      products: [buildProduct({ id: 9, name: 'Melk', favourite: true })],
    }),
    stub('categories', [buildCategory({ name: 'Eten & drinken', url: 'voeding' })]),
  ];

  test('an offer shows its position in the carousel, and its last day if it has one', async () => {
    const ending = { ...offer, validUntil: deliveryTimestamp('2026-11-28') };
    await renderRoute('/', { stubs: [stub('offers', { offers: [ending], banners: [] }), ...stubs.slice(1)] });
    expect(screen.getByText('Aanbieding 1 van 1, t/m zaterdag 28 november')).toBeTruthy();
    cleanup();
    await renderRoute('/', { stubs: [stub('offers', { offers: [offer], banners: [] }), ...stubs.slice(1)] });
    expect(screen.getByText('Aanbieding 1 van 1')).toBeTruthy();
  });

  test("[S01] a visitor sees the offers and 'Best verkocht', not 'Jouw favorieten'", async () => {
    await renderRoute('/', { stubs });
    expect(screen.getByRole('region', { name: 'Aanbiedingen' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Best verkocht' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Jouw favorieten' })).toBeNull();
  });

  const failing = ['offers', 'popularProducts', 'categories', 'favouriteProducts'] as const;

  test.each(failing)('[S01] a section whose call fails does not affect the others: %s', async (call) => {
    const others = stubs.filter((each) => each.call !== call);
    await renderRoute('/', { stubs: [stub(call, new Error('500')), ...others], viewer: 'customer' });
    expect(screen.getByRole('heading', { level: 1, name: /^Welkom/ })).toBeTruthy();
    expect(screen.queryAllByRole('region', { name: 'Aanbiedingen' })).toHaveLength(call === 'offers' ? 0 : 1);
    expect(screen.queryAllByRole('link', { name: 'Melk' })).toHaveLength(
      call === 'favouriteProducts' ? 0 : 1,
    );
    const popular = within(screen.getByRole('region', { name: 'Best verkocht' }));
    expect(popular.queryAllByRole('article')).toHaveLength(call === 'popularProducts' ? 0 : 1);
  });

  test('[S01] best sellers that failed to load have a button to try again', async () => {
    let fails = true;
    const popular = stub('popularProducts', () => {
      if (fails) throw new Error('500');
      return [buildProduct()];
    });
    await renderRoute('/', { stubs: [popular, ...stubs.filter(({ call }) => call !== 'popularProducts')] });
    const region = within(screen.getByRole('region', { name: 'Best verkocht' }));
    expect(region.getByText('Deze producten kunnen nu niet worden geladen.')).toBeTruthy();
    fails = false;
    fireEvent.click(region.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  test('[S01] an empty section has no heading', async () => {
    const none = [stub('categories', []), stub('popularProducts', []), ...stubs.slice(0, 1)];
    await renderRoute('/', { stubs: none });
    expect(screen.queryByRole('heading', { name: 'Best verkocht' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Alle gangpaden' })).toBeNull();
  });

  test('[S01] [X08] when every section fails, the page shows an error', async () => {
    await renderRoute('/', { stubs: failing.map((call) => stub(call, new Error('500'))) });
    expect(screen.getByRole('alert').textContent).toContain('Dit lukt nu niet.');
  });

  test.each([
    ['anonymous', 'Magazijn, groothandel voor de kinderopvang'],
    ['customer', /^Welkom, .+\.$/],
  ] as const)('the heading of the page is in sight (%s)', async (viewer, name) => {
    await renderRoute('/', viewer === 'customer' ? { stubs, viewer } : { stubs });
    expect(screen.getByRole('heading', { level: 1, name }).closest('.sr-only')).toBeNull();
  });

  test('a visitor sees every aisle and how to get an account; a customer does not see the latter', async () => {
    const visitor = await renderRoute('/', { stubs });
    const aisles = screen.getByRole('region', { name: 'Alle gangpaden' });
    expect(
      within(aisles)
        .getByRole('link', { name: /Eten & drinken/ })
        .getAttribute('href'),
    ).toBe('/categorie/voeding');
    const call = within(screen.getByRole('region', { name: 'Word klant en zie je prijzen' }));
    expect(call.getByRole('link', { name: 'Maak nu een account' }).getAttribute('href')).toBe('/registreren');
    expect(call.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
    visitor.unmount();
    await renderRoute('/', { stubs, viewer: 'customer' });
    expect(screen.queryByRole('link', { name: 'Maak nu een account' })).toBeNull();
  });

  test('[R01, T20] a card has one login prompt for visitors, in place of the order button', async () => {
    let prompted = 0;
    await renderRoute('/', { stubs, onLoginPrompt: () => (prompted += 1) });
    const card = within(screen.getByRole('region', { name: 'Best verkocht' }));
    expect(card.queryByRole('link', { name: /Log in/ })).toBeNull();
    fireEvent.click(card.getByRole('button', { name: /^Log in voor prijzen: / }));
    expect(prompted).toBe(1);
  });

  test("[S01] a customer also sees 'Jouw favorieten', with a link to all of them", async () => {
    await renderRoute('/', { stubs, viewer: 'customer' });
    expect(screen.getByRole('heading', { name: 'Jouw favorieten' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Alle 23 favorieten' }).getAttribute('href')).toBe(
      '/profiel/favorieten',
    );
  });

  test('[S01, T30] a customer without favourites sees a message in their place', async () => {
    const none = stub('favouriteProducts', { total: 0, products: [] });
    await renderRoute('/', { stubs: [...stubs.slice(0, 2), none], viewer: 'customer' });
    const section = screen.getByRole('region', { name: 'Jouw favorieten' });
    expect(section.textContent).toContain('Je hebt nog geen producten toegevoegd aan je favorieten');
  });

  test("[R02] 'Bekijk actie' shows for customers only; a visitor sees a prompt in its place", async () => {
    const visitor = await renderRoute('/', { stubs });
    expect(screen.queryByRole('link', { name: /Bekijk actie/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Word klant' }).getAttribute('href')).toBe('/registreren');
    visitor.unmount();
    await renderRoute('/', { stubs, viewer: 'customer' });
    expect(screen.queryByRole('link', { name: 'Word klant' })).toBeNull();
    expect(screen.getByRole('link', { name: /Bekijk actie/ }).getAttribute('href')).toBe(offer.href);
  });

  test('[S06, R01] the labels under the packs have names, and prices for customers only', async () => {
    const product = { name: 'Pukkie luiers maat 3', contents: '6–11 kg', unit: 'doos', price: null };
    const other = { ...product, name: 'Pukkie luiers maat 4' };
    await renderRoute('/', withOffers({ offers: [{ ...offer, products: [product, other] }], banners: [] }));
    expect(screen.getByText('Maat 3')).toBeTruthy();
    expect(screen.getAllByText('6–11 kg')).toHaveLength(2);
    cleanup();
    const priced = [product, other].map((each) => ({ ...each, price: cents(2595) }));
    await renderRoute('/', {
      ...withOffers({ offers: [{ ...offer, products: priced }], banners: [] }),
      viewer: 'customer',
    });
    expect(screen.getByText('Maat 4')).toBeTruthy();
    expect(screen.getAllByText('25,95 euro per doos')).toHaveLength(2);
    expect(screen.queryByText('6–11 kg')).toBeNull();
  });

  test('an offer with an address outside of the shop leads home', async () => {
    await renderRoute('/', { stubs, viewer: 'customer' });
    fireEvent.click(screen.getByRole('button', { name: /Volgende/ }));
    expect(screen.getByRole('link', { name: /Bekijk actie/ }).getAttribute('href')).toBe('/');
  });

  const shownPictures = (within: ParentNode = document) =>
    [...within.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const badgeWords = (within: Element) =>
    [...within.querySelectorAll('svg[data-slot=deal-badge] text')].map((text) => text.textContent);
  const withOffers = (list: OfferList) => ({ stubs: [stub('offers', list), ...stubs.slice(1)] });

  test('[S06] an offer shows its title, both its pictures and its icon', async () => {
    const completeOffer = { ...offer, productImage: 'pukkie-maat-4', icon: 'label-2-plus-1' };
    await renderRoute('/', withOffers({ offers: [completeOffer], banners: [] }));
    const poster = screen.getByRole('article', { name: /1 van 1/ });
    expect(within(poster).getByRole('heading', { name: 'Pukkie luiers' })).toBeTruthy();
    expect(within(poster).getByText('gratis', { selector: 'span' })).toBeTruthy();
    expect(shownPictures(poster)).toEqual([
      '/img/aanbieding-luiers/680/420',
      '/img/pukkie-maat-4/300/300',
      '/img/label-2-plus-1/60/60',
    ]);
    expect(badgeWords(poster)).toEqual([]);
  });

  test('[S06] without an icon the label of the offer is drawn as one, sharp at every size', async () => {
    const poster = () => screen.getByRole('article', { name: /1 van 1/ });
    const { unmount } = await renderRoute('/', withOffers({ offers: [offer], banners: [] }));
    expect(badgeWords(poster())).toEqual(['2+1', 'gratis']);
    unmount();
    const icon = 'label-2-plus-1';
    await renderRoute('/', withOffers({ offers: [{ ...offer, icon }], banners: [] }));
    expect(badgeWords(poster())).toEqual([]);
    fireEvent.error(poster().querySelector(`img[src*="${icon}"]`) as HTMLImageElement);
    expect(badgeWords(poster())).toEqual(['2+1', 'gratis']);
  });

  test('[S06] any picture of an offer may be missing', async () => {
    for (const [changes, shown] of [
      [{ image: null, productImage: 'pukkie-maat-4' }, ['/img/pukkie-maat-4/300/300']],
      [{ image: null, icon: 'label-2-plus-1', label: '' }, ['/img/label-2-plus-1/60/60']],
      [{ image: null, icon: 'label-2-plus-1' }, ['/img/label-2-plus-1/60/60']],
      [{ image: null }, []],
    ] as const) {
      const { unmount } = await renderRoute(
        '/',
        withOffers({ offers: [{ ...offer, ...changes }], banners: [] }),
      );
      expect(shownPictures(screen.getByRole('region', { name: 'Aanbiedingen' }))).toEqual(shown);
      unmount();
    }
  });

  test('[S06] a picture of an offer or a banner that fails to load is removed', async () => {
    const completeOffer = { ...offer, productImage: 'pukkie-maat-4', icon: 'label-2-plus-1', label: '' };
    await renderRoute('/', withOffers({ offers: [completeOffer], banners: [banner] }));
    const poster = screen.getByRole('article', { name: /1 van 1/ });
    const picture = (name: string) => document.querySelector(`img[src*="${name}"]`) as HTMLImageElement;
    fireEvent.error(picture('aanbieding-luiers'));
    fireEvent.error(picture('label-2-plus-1'));
    expect(shownPictures(poster)).toEqual(['/img/pukkie-maat-4/300/300']);
    fireEvent.error(picture('banner-verf'));
    expect(picture('banner-verf')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Nieuwe verf' })).toBeTruthy();
  });

  const banner = {
    title: 'Nieuwe verf',
    subtitle: 'Tien kleuren.',
    image: 'banner-verf',
    theme: 'dark',
    href: '/product/knutselen/demo-verf',
  };

  test('[S06, R02] a product offer banner shows title, subtitle, picture and theme; only customers get its link', async () => {
    const list = {
      offers: [],
      banners: [banner, { ...banner, title: 'Krijt', image: null, theme: 'zuurstok' }],
    };
    const visitor = await renderRoute('/', withOffers(list));
    const [first, second] = within(screen.getByRole('region', { name: 'Uitgelicht' })).getAllByRole(
      'article',
    );
    if (!first || !second) throw new Error('two banners were given');
    expect(within(first).getByRole('heading', { level: 2 }).textContent).toBe('Nieuwe verf');
    expect(first.textContent).toContain('Tien kleuren.');
    expect(shownPictures(first)).toEqual(['/img/banner-verf/680/420']);
    expect(first.querySelector('.bg-inverse')).toBeTruthy();
    expect(shownPictures(second)).toEqual([]);
    expect(second.querySelector('.bg-surface')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Bekijk actie/ })).toBeNull();
    visitor.unmount();
    await renderRoute('/', { ...withOffers(list), viewer: 'customer' });
    expect(screen.getByRole('link', { name: 'Bekijk actie: Nieuwe verf' }).getAttribute('href')).toBe(
      banner.href,
    );
  });

  test('[S06] a banner with an address outside of the shop leads home', async () => {
    const list = { offers: [], banners: [{ ...banner, href: 'https://evil.example/' }] };
    await renderRoute('/', { ...withOffers(list), viewer: 'customer' });
    expect(screen.getByRole('link', { name: /^Bekijk actie/ }).getAttribute('href')).toBe('/');
  });

  test('[S06] the home page requests twelve offers', async () => {
    const asked: unknown[] = [];
    const twelve = stub('offers', (count) => {
      asked.push(count);
      return { offers: [], banners: [] };
    });
    await renderRoute('/', { stubs: [twelve, ...stubs.slice(1)] });
    expect(asked).toEqual([12]);
  });
});

describe('Greeting', () => {
  const stubs = [
    stub('offers', { offers: [], banners: [] }),
    stub('popularProducts', []),
    stub('favouriteProducts', { total: 0, products: [] }),
    stub('categories', []),
  ];

  test('[S03] the selling points show once, not in the greeting too; the greeting has the customer’s company', async () => {
    const visitor = await renderRoute('/', { stubs });
    expect(screen.queryByText(/Welkom/)).toBeNull();
    expect(screen.getAllByText(/12\.00 uur/)).toHaveLength(1);
    visitor.unmount();
    await renderRoute('/', { stubs, viewer: 'customer' });
    expect(screen.getByText(/^Welkom, .+\.$/)).toBeTruthy();
  });

  test('[K05] with an empty cart the greeting has both days on which an order placed now can arrive', async () => {
    const settings = stub('shopSettings', {
      minimumOrder: cents(5000),
      freeShippingFrom: cents(10_000),
      cutOffHour: 14,
      deliveryCountries: ['NL', 'BE'],
      cutOffDate: null,
      deliveryDates: ['2026-11-24', '2026-11-25', '2026-11-26'].map(deliveryTimestamp),
    });
    await renderRoute('/', { stubs: [settings, ...stubs], viewer: 'customer' });
    expect(screen.getByText(/^Welkom, /).parentElement?.textContent).toMatch(
      /Bestel vóór 14\.00 uur en je levering komt di 24 of wo 25 nov\.$/,
    );
  });

  test('[K05] at the weekend the greeting names the day of the cut-off', async () => {
    const settings = stub('shopSettings', {
      minimumOrder: cents(5000),
      freeShippingFrom: cents(10_000),
      cutOffHour: 12,
      deliveryCountries: ['NL', 'BE'],
      cutOffDate: '2026-11-23',
      deliveryDates: ['2026-11-24', '2026-11-25'].map(deliveryTimestamp),
    });
    await renderRoute('/', { stubs: [settings, ...stubs], viewer: 'customer' });
    expect(screen.getByText(/^Welkom, /).parentElement?.textContent).toMatch(
      /Bestel vóór maandag 12\.00 uur en je levering komt di 24 of wo 25 nov\.$/,
    );
  });
});
