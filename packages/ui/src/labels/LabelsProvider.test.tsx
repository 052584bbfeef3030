import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddToCart } from '../components/commerce/add-to-cart/AddToCart.tsx';
import { MiniCart } from '../components/commerce/mini-cart/MiniCart.tsx';
import { Pagination } from '../components/primitives/pagination/Pagination.tsx';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Labels, PartLabels } from './Labels.ts';
import { LabelsProvider } from './LabelsProvider.tsx';
import { paginationLabels } from './paginationLabels.ts';
import { useLabels as useServerLabels } from './useLabels.server.ts';

const nothing = () => undefined;
const pages = (labels?: PartLabels<'pagination'>) => (
  <Pagination page={2} pageCount={9} hrefFor={(page) => `#${page}`} labels={labels} />
);
const order = (labels?: PartLabels<'quantityStepper'>) => (
  <AddToCart
    state="available"
    quantity={2}
    productName="Sap"
    onAdd={nothing}
    onQuantityChange={nothing}
    onLogin={nothing}
    onNotify={nothing}
    labels={labels}
  />
);

test('without a provider the texts are Dutch', () => {
  render(pages());
  expect(screen.getByRole('link', { name: 'Volgende' })).toBeTruthy();
});

test('the nearest provider’s texts apply, and the labels of an instance override them', () => {
  render(
    <LabelsProvider labels={en}>
      <LabelsProvider labels={fr}>{pages({ next: 'Encore' })}</LabelsProvider>
    </LabelsProvider>,
  );
  expect(screen.getByRole('link', { name: 'Précédent' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Encore' })).toBeTruthy();
});

test('a text that a set omits keeps its default', () => {
  render(
    <LabelsProvider labels={{ locale: 'nl', pagination: { next: 'Verder' } }}>{pages()}</LabelsProvider>,
  );
  expect(screen.getByRole('link', { name: 'Vorige' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verder' })).toBeTruthy();
});

test.each([undefined, null])('a text that is %s keeps the default, or that of the provider', (none) => {
  const labels = { next: none, page: none } as PartLabels<'pagination'>;
  const { rerender } = render(pages(labels));
  expect(screen.getByRole('link', { name: 'Volgende' })).toBeTruthy();
  rerender(<LabelsProvider labels={en}>{pages(labels)}</LabelsProvider>);
  expect(screen.getByRole('link', { name: 'Next' })).toBeTruthy();
  rerender(<LabelsProvider labels={{ locale: 'nl', pagination: labels }}>{pages()}</LabelsProvider>);
  expect(screen.getByRole('link', { name: 'Volgende' })).toBeTruthy();
  const given = { ...labels, locale: none } as PartLabels<'pagination'>;
  expect(useServerLabels('pagination', paginationLabels, given)).toEqual({
    ...paginationLabels,
    locale: 'nl',
  });
});

test('nested components use the provider’s texts, and the labels of the outer one', () => {
  const { rerender } = render(<LabelsProvider labels={fr}>{order()}</LabelsProvider>);
  expect(screen.getByRole('button', { name: 'Un de plus' })).toBeTruthy();
  rerender(<LabelsProvider labels={fr}>{order({ increase: 'Plus' })}</LabelsProvider>);
  expect(screen.getByRole('button', { name: 'Plus' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Un de moins' })).toBeTruthy();
});

test('plurals and numbers follow the language of the set', () => {
  const { rerender } = render(
    <LabelsProvider labels={fr}>
      <MiniCart href="#" total="€ 0,00" items={0} />
    </LabelsProvider>,
  );
  expect(screen.getByRole('link').textContent).toContain('0 article');
  rerender(
    <LabelsProvider labels={en}>
      <MiniCart href="#" total="€ 0,00" items={1200} />
    </LabelsProvider>,
  );
  expect(screen.getByRole('link').textContent).toContain('1,200 items');
});

test('a server component uses the labels of its instance', () => {
  const text = useServerLabels('pagination', paginationLabels, { next: 'Suivant', locale: 'fr' });
  expect(text).toEqual({ ...paginationLabels, next: 'Suivant', locale: 'fr' });
});

test.each<[string, Labels]>([
  ['en', en],
  ['fr', fr],
])('%s is plain data of its own language', (locale, labels) => {
  expect(JSON.parse(JSON.stringify(labels))).toEqual(labels);
  expect(labels.locale).toBe(locale);
});
