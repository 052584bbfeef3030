import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductCard } from './ProductCard.tsx';

const card = (
  <ProductCard
    href="/product/sap/appelsap"
    name="Appelsap"
    contents="12 × 1 liter"
    articleNumber="102 110"
    picture={<img src="/img/sap" alt="" />}
    tags={<span>−15%</span>}
    favourite={<button type="button">Hart</button>}
    price={<p>13,80</p>}
    action={<button type="button">Voeg toe</button>}
  />
);

describeConformance(card);

test('it is an article whose heading links to the product', () => {
  render(card);
  const article = screen.getByRole('article');
  const heading = within(article).getByRole('heading', { level: 3, name: 'Appelsap' });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/product/sap/appelsap');
  expect(article.textContent).toContain('Art. 102 110');
});

test('the VAT rate follows the article number', () => {
  render(<ProductCard href="/" name="Appelsap" articleNumber="102 110" vat="Btw 9 %" picture={null} />);
  expect(screen.getByText('Art. 102 110 · Btw 9 %')).toBeDefined();
});

test('the name comes before the tag, the heart, the price and the button in reading order', () => {
  render(card);
  const { textContent } = screen.getByRole('article');
  const order = ['Appelsap', '−15%', 'Hart', '13,80', 'Voeg toe'].map((text) => textContent?.indexOf(text));
  expect(order).toEqual([...order].sort((a = 0, b = 0) => a - b));
});

test('the heading level can be set', () => {
  render(<ProductCard href="/" name="Appelsap" picture={null} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
});
