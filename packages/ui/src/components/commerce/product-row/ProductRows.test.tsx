import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductRow } from './ProductRow.tsx';
import { ProductRows } from './ProductRows.tsx';

describeConformance(<ProductRows title="Verzorging" />);

test('it is a named list, with its action beside the heading', () => {
  render(
    <ProductRows title="Verzorging" action={<b>€ 80,85</b>}>
      <ProductRow href="#1" name="Luiers" />
      <ProductRow href="#2" name="Billendoekjes" />
    </ProductRows>,
  );
  const region = screen.getByRole('region', { name: 'Verzorging' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  expect(within(region).getByText('€ 80,85')).toBeDefined();
});
