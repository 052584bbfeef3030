import { expect, test } from 'vitest';
import { foodRows } from './foodRows.ts';

test('energy follows from the nutrients and decimals have a comma', () => {
  const rows = new Map(
    foodRows(
      { ingredients: 'x', allergens: 'Bevat melk.', nutrition: [1.5, 1, 4.7, 4.7, 0, 3.5, 0.11], per: 'ml' },
      { ingredients: 'Halfvolle melk', allergens: 'Bevat melk.' },
    ),
  );
  expect(rows.get('Energie per 100 ml')).toBe('195 kJ / 46 kcal');
  expect(rows.get('Vetten')).toBe('1,5 g, waarvan verzadigd 1 g');
  expect(rows.get('Ingrediënten')).toBe('Halfvolle melk');
});
