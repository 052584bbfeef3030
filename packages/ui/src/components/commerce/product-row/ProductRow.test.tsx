import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { longName, markupName } from '../../../testing/badTexts.ts';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductRow } from './ProductRow.tsx';

describeConformance(<ProductRow href="/product/sap" name="Appelsap" />);

test('the name links to the product, with price and order button beside it', () => {
  render(
    <ul>
      <ProductRow
        href="/product/sap"
        name="Appelsap"
        contents="12 × 1 liter"
        articleNumber="102 110"
        price="€ 13,80"
        originalPrice="€ 16,20"
        unit="per tray"
        action={<button type="button">Voeg toe</button>}
      />
    </ul>,
  );
  expect(screen.getByRole('link', { name: 'Appelsap' }).getAttribute('href')).toBe('/product/sap');
  expect(screen.getByRole('listitem').textContent).toContain('12 × 1 liter · art.\u00a0102\u00a0110');
  expect(screen.getByRole('listitem').textContent).toMatch(/was ?€ 16,20€ 13,80/);
  expect(screen.getByRole('button', { name: 'Voeg toe' })).toBeDefined();
});

test('the VAT rate follows the article number, and the price per measure the unit', () => {
  render(
    <ul>
      <ProductRow
        href="/product/sap"
        name="Appelsap"
        articleNumber="102 110"
        vat="Btw 9 %"
        price="€ 16,20"
        unit="per tray"
        measurePrice="€ 1,35 per liter"
      />
    </ul>,
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'Appelsapart.\u00a0102\u00a0110 · Btw 9 %€ 16,20 per tray€ 1,35 per liter',
  );
});

test('markup in a name is text, and a name that is cut off has its full text in the title', () => {
  render(
    <ul>
      <ProductRow href="#1" name={markupName} />
      <ProductRow href="#2" name={longName} />
    </ul>,
  );
  expect(screen.getByRole('link', { name: markupName })).toBeDefined();
  expect(screen.getByRole('link', { name: longName }).title).toBe(longName);
});
