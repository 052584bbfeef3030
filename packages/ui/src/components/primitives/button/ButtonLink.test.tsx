import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { LinkProvider } from '../../../link/LinkProvider.tsx';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ButtonLink } from './ButtonLink.tsx';

describeConformance(<ButtonLink href="/winkelwagen">Naar de winkelmand</ButtonLink>);

function RouterLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a data-router="" {...props}>
      {children}
    </a>
  );
}

test('it navigates through the router of the app', () => {
  render(
    <LinkProvider component={RouterLink}>
      <ButtonLink href="/winkelwagen">Naar de winkelmand</ButtonLink>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Naar de winkelmand' });
  expect(link.getAttribute('href')).toBe('/winkelwagen');
  expect(link.dataset.router).toBe('');
});
