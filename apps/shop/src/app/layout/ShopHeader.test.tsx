import { buildCategory } from '@magazijn/api-client/testing';
import type { Role } from '@magazijn/domain/people';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { ShopHeader } from './ShopHeader.tsx';

const Header = () => <ShopHeader categories={[buildCategory({ number: null })]} />;

const render = (viewer: 'anonymous' | 'customer', groceryPartner = false, role?: Role) =>
  renderRoute('/', {
    places: { [paths.home.pattern]: Header },
    links: { partnerUrl: 'https://partner.example/' },
    viewer,
    ...(role && { role }),
    stubs: [stub('switchableCompanies', []), stub('groceryPartnerEnabled', groceryPartner)],
  });
const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const aisles = () =>
  within(screen.getByRole('navigation', { name: 'Gangpaden' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('[S80] the logo links to home, the heart to the favourites, and the search box asks for a product or brand', async () => {
  await render('anonymous');
  expect(addressOf(/homepagina/)).toBe('/');
  expect(addressOf(/^Favoriete\s*producten$/)).toBe('/profiel/favorieten');
  expect(screen.getByPlaceholderText('Zoek je product of merk')).toBeTruthy();
});

test('[S82] only customers see the small cart', async () => {
  const visitor = await render('anonymous');
  expect(screen.queryByRole('link', { name: /^Winkelmand/ })).toBeNull();
  visitor.unmount();
  await render('customer');
  expect(addressOf(/^Winkelmand/)).toBe('/winkelwagen');
});

test('[S81] the offers precede the categories, each with a link to its page', async () => {
  await render('anonymous');
  expect(aisles()).toEqual(['/aanbiedingen', '/categorie/verzorging']);
  expect(addressOf(/Aanbiedingen$/)).toBe('/aanbiedingen');
});

test('people who may not shop get no link to the offers, which would redirect them', async () => {
  await render('customer', false, 'bookkeeper');
  expect(aisles()).toEqual(['/categorie/verzorging']);
});

test('[S81, S88] the grocery partner is last in the row of an account that has it, with the configured address', async () => {
  const enabled = await render('customer', true);
  await screen.findByRole('link', { name: /^Boodschappen/ });
  expect(addressOf(/^Boodschappen/)).toBe('https://partner.example/');
  expect(aisles().at(-1)).toBe('https://partner.example/');
  enabled.unmount();
  const other = await render('customer', false);
  expect(screen.queryByRole('link', { name: /^Boodschappen/ })).toBeNull();
  other.unmount();
  await render('anonymous', true);
  expect(screen.queryByRole('link', { name: /^Boodschappen/ })).toBeNull();
});

describe('a list of several lines that is pasted into the search box', () => {
  const open = async (viewer: 'anonymous' | 'customer', capabilities: readonly string[]) => {
    sessionStorage.clear();
    const page = await renderRoute('/', {
      places: { [paths.home.pattern]: Header },
      viewer,
      stubs: [
        stub('switchableCompanies', []),
        stub('groceryPartnerEnabled', false),
        stub('capabilities', capabilities),
      ],
    });
    fireEvent.focus(screen.getByRole('searchbox'));
    // The field becomes a combobox when the suggestions are loaded.
    const field = await screen.findByRole('combobox');
    const paste = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });
    return { ...page, paste };
  };

  test('opens an order list with its lines', async () => {
    const { paste, place } = await open('customer', ['quick-order']);
    expect(paste('2x 101404\nluiers: 3\n')).toBe(false);
    await waitFor(() => expect(place()).toBe('/snel-bestellen'));
    expect(sessionStorage.getItem('magazijn.quickOrder')).toContain('{"product":"101404","quantity":"2"}');
  });

  test('passes the number of lines that do not fit to the page of the order list', async () => {
    const { paste, router } = await open('customer', ['quick-order']);
    paste(Array.from({ length: 502 }, (_, index) => `${100_000 + index};1`).join('\n'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/snel-bestellen'));
    expect(router.state.location.state).toEqual({ leftOut: 2 });
  });

  test.each([
    ['of one line', 'customer', ['quick-order'], 'luiers maat 4\n'],
    ['by a visitor', 'anonymous', ['quick-order'], '1\n2'],
    ['where the back end does not name it', 'customer', [], '1\n2'],
  ] as const)('is left to the field %s', async (_, viewer, capabilities, text) => {
    const { paste, place } = await open(viewer, capabilities);
    expect(paste(text)).toBe(true);
    expect(place()).toBe('/');
    expect(sessionStorage).toHaveLength(0);
  });
});
