import { buildProduct } from '@magazijn/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { foundProducts } from '../../resources/catalogueResources.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { searchRoute } from './searchRoute.ts';

test("[S31] what was found is titled 'Zoekresultaten'", async () => {
  const asked: unknown[] = [];
  await renderRoute([searchRoute], '/zoeken/2%2B1%20%2F%20melk', {
    stubs: [
      stub(foundProducts, (argument) => {
        asked.push(argument);
        return { total: 1, products: [buildProduct()] };
      }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Zoekresultaten' })).toBeTruthy();
  expect(asked).toEqual([{ term: '2+1 / melk', page: 1 }]);
});

test("[S31] nothing found shows '0 producten gevonden'", async () => {
  await renderRoute([searchRoute], '/zoeken/xyzzy', {
    stubs: [stub(foundProducts, { total: 0, products: [] })],
  });
  expect(screen.getByText('0 producten gevonden')).toBeTruthy();
});
