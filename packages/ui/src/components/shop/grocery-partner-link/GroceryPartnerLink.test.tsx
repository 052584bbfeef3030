import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { GroceryPartnerLink } from './GroceryPartnerLink.tsx';

describeConformance(<GroceryPartnerLink href="https://partner.example">Boodschappen</GroceryPartnerLink>);

test('the link opens the partner in a new tab and its name tells so', () => {
  render(<GroceryPartnerLink href="https://partner.example">Boodschappen</GroceryPartnerLink>);
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: /^Boodschappen ?\(opent in een nieuw tabblad\)$/,
  });
  expect([link.target, link.rel]).toEqual(['_blank', 'noreferrer']);
});

test('a block shows its hint', () => {
  render(
    <GroceryPartnerLink href="https://partner.example" place="block" hint="Vers brood en fruit">
      Boodschappen
    </GroceryPartnerLink>,
  );
  expect(screen.getByRole('link').textContent).toContain('Vers brood en fruit');
});
