import { expect, test } from 'vitest';
import { cartLineSchema } from '../schemas/cart.ts';
import { readCartLine } from './Cart.ts';

const wire = cartLineSchema.parse({
  id: 3,
  path: 'demo-verf',
  description: 'Verf',
  image_paths: [],
  category_path: 'knutselen',
  amount: 25,
  stock: 100,
  available: 1,
  price_exclusive: 4.65,
  vat_percentage: 21,
  discount_exclusive: 11.63,
  give_away_product: 0,
  total_exclusive: 104.62,
  total_inclusive: 126.59,
});

test('[E05] a line that goes beyond a limit says so; one of a back end that does not tell has none', () => {
  expect(readCartLine(wire).limitMessage).toBeNull();
  const limited = readCartLine({ ...wire, limit_message: 'Maximaal 20 per bestelling' });
  expect(limited.limitMessage).toBe('Maximaal 20 per bestelling');
});
