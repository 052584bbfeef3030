import { buildProduct } from '@magazijn/api-client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offers, popularProducts } from '../../resources/catalogueResources.ts';
import { favouriteProducts } from '../../resources/customerResources.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { homeRoute } from './homeRoute.ts';

const offer = {
  actionUrl: '/categorie/aanbieding/demo-weekactie',
  title: 'Pukkie luiers',
  subtitle: 'Vul 3 dozen in.',
  label: '2+1 gratis',
  image: 'aanbieding-luiers',
  productImage: null,
  icon: null,
};
const stubs = [
  stub(offers, [offer, { ...offer, title: 'Appelsap', label: '-15%', actionUrl: 'https://evil.example/' }]),
  stub(popularProducts, [buildProduct()]),
  stub(favouriteProducts, { total: 23, products: [buildProduct({ id: 9, name: 'Melk', favourite: true })] }),
];

test("[S01] a visitor sees the offers and 'Best verkocht', not 'Jouw favorieten'", async () => {
  await renderRoute([homeRoute], '/', { stubs });
  expect(screen.getByRole('region', { name: 'Aanbiedingen' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Best verkocht' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Jouw favorieten' })).toBeNull();
});

test("[S01] a customer sees 'Jouw favorieten' too, with the way to all of them", async () => {
  await renderRoute([homeRoute], '/', { stubs, viewer: 'customer' });
  expect(screen.getByRole('heading', { name: 'Jouw favorieten' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Al je favorieten' }).getAttribute('href')).toBe(
    '/profiel/favorieten',
  );
});

test('[S01, T30] a customer without favourites reads so in their place', async () => {
  const none = stub(favouriteProducts, { total: 0, products: [] });
  await renderRoute([homeRoute], '/', { stubs: [...stubs.slice(0, 2), none], viewer: 'customer' });
  const section = screen.getByRole('region', { name: 'Jouw favorieten' });
  expect(section.textContent).toContain('Je hebt nog geen producten toegevoegd aan je favorieten');
});

test("[R02] 'Bekijk actie' shows for customers only", async () => {
  const visitor = await renderRoute([homeRoute], '/', { stubs });
  expect(screen.queryByRole('link', { name: /Bekijk actie/ })).toBeNull();
  visitor.unmount();
  await renderRoute([homeRoute], '/', { stubs, viewer: 'customer' });
  expect(screen.getByRole('link', { name: /Bekijk actie/ }).getAttribute('href')).toBe(offer.actionUrl);
});

test('an offer that would lead out of the shop leads home', async () => {
  await renderRoute([homeRoute], '/', { stubs, viewer: 'customer' });
  fireEvent.click(screen.getByRole('button', { name: /Volgende/ }));
  expect(screen.getByRole('link', { name: /Bekijk actie/ }).getAttribute('href')).toBe('/');
});

test('[S06] an offer shows its title, its picture and what it is about', async () => {
  await renderRoute([homeRoute], '/', { stubs });
  expect(screen.getAllByText('Pukkie luiers').length).toBeGreaterThan(0);
  expect(screen.getByText('gratis')).toBeTruthy();
  expect(document.querySelector('img[src="/img/aanbieding-luiers/680/420"]')).toBeTruthy();
});

test('without offers the page stands all the same', async () => {
  await renderRoute([homeRoute], '/', {
    stubs: [stub(offers, new Error('down')), stub(popularProducts, [buildProduct()])],
  });
  expect(screen.getByRole('heading', { name: 'Best verkocht' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Aanbiedingen' })).toBeNull();
});
