import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { MessageList } from '@magazijn/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { obstacleMessage, obstaclesOf } from './obstacles.tsx';

const limits = [{ message: 'Er is niet genoeg:', details: ['Verf rood: nog 3 op voorraad'] }];
const short = { minimumMet: false, subtotal: cents(4305) };

test('[V20] the minimum comes first, then limits; a cart that can be ordered has none', () => {
  const lines = [buildCartLine({ name: 'Verf' }), buildCartLine({ productId: 2, name: 'Verf rood' })];
  expect(obstaclesOf(buildCart({ ...short, lines, limits }))).toEqual([
    { text: 'Nog €\u00a06,95 tot het bestelminimum', line: null },
    { text: 'Verf rood: nog 3 op voorraad', line: lines[1] },
  ]);
  expect(obstaclesOf(buildCart())).toEqual([]);
});

test('a limit without a product is shown unchanged', () => {
  expect(obstaclesOf(buildCart({ limits: [{ message: 'Te veel', details: [] }] }))).toEqual([
    { text: 'Te veel', line: null },
  ]);
});

test("[V20, X04] all of it is one message: the minimum, and each product of a limit behind '- '", () => {
  render(<MessageList messages={obstacleMessage(buildCart({ ...short, limits }))} />);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText('Bestellen kan nog niet')).toBeTruthy();
  expect(within(alert).getByText('U moet nog minimaal € 6,95 bijbestellen')).toBeTruthy();
  expect(within(alert).getByText('Er is niet genoeg:')).toBeTruthy();
  expect(within(alert).getByRole('listitem').textContent).toBe('- Verf rood: nog 3 op voorraad');
  expect(obstacleMessage(buildCart())).toEqual([]);
});

test('[E07] every limit shows, with all of its products', () => {
  const several = [
    { message: 'Er is niet genoeg:', details: ['Verf rood: nog 3', 'Verf geel: nog 4', 'Lijm: nog 5'] },
    { message: 'Er zijn er te veel:', details: ['Luiers: hoogstens 20'] },
  ];
  const products = several.flatMap(({ details }) => details);
  expect(obstaclesOf(buildCart({ limits: several })).map(({ text }) => text)).toEqual(products);
  render(<MessageList messages={obstacleMessage(buildCart({ limits: several }))} />);
  for (const { message } of several) expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    products.map((text) => `- ${text}`),
  );
});
