import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shopLinks } from '../../testing/shopLinks.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { ShopLinksProvider } from './ShopLinks.tsx';

const show = (given: { sellerEmail?: string; sellerPhone?: string }) => {
  render(
    <ShopLinksProvider links={{ ...shopLinks, ...given }}>
      <ContactLinks label="Neem contact op" subject="Mijn adres & meer" />
    </ShopLinksProvider>,
  );
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a mail link with its subject, and a telephone link with the dialled digits', () => {
  expect(show({ sellerEmail: 'service@plank.test', sellerPhone: '+31 (20) 000-0000' })).toEqual([
    ['Neem contact op', 'mailto:service@plank.test?subject=Mijn%20adres%20%26%20meer'],
    ['+31 (20) 000-0000', 'tel:+31200000000'],
  ]);
});

test('without an e-mail address it links to the contact page', () => {
  expect(show({})).toEqual([['Neem contact op', '/kruidvat/contact']]);
});
