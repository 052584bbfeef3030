import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { testToken } from '../../testing/testToken.ts';
import { paths } from '../links/paths.ts';
import { DocumentTitle } from './PageTitle.tsx';

const Page = () => <DocumentTitle>Winkelmand</DocumentTitle>;
const places = { [paths.home.pattern]: Page };

test('the title has the names of page and shop', async () => {
  await renderRoute('/', { places, viewer: 'customer' });
  expect(document.title).toBe('Winkelmand – Magazijn');
});

test('[T80] while the customer orders for another company, the title starts with its name', async () => {
  const { stores } = await renderRoute('/', { places, viewer: 'customer' });
  act(() => stores.session.switchTo(testToken({ customerNumber: '100002' })));
  expect(document.title).toBe('Kinderopvang De Vlinder · Winkelmand – Magazijn');
});
