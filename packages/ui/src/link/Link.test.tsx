import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Link } from './Link.tsx';

describeConformance(<Link href="/">Home</Link>);
describeConformance(
  <Link href="/" appearance="text">
    Home
  </Link>,
);

test('without a router it is a plain link', () => {
  render(<Link href="/login">Inloggen</Link>);
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
});
