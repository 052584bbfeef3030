import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PackShelf } from './PackShelf.tsx';

test('[C08] packs on a shelf have pictures of 300 × 300, as on a card; without a picture the name shows', () => {
  const packs = [
    { id: 1, name: 'Luiers', picture: 'luiers-voor', quantity: 3 },
    { id: 2, name: 'Verf', picture: null },
  ];
  render(<PackShelf label="In je winkelmand" packs={packs} />);
  const pictures = screen.getAllByRole('img').map((image) => image.getAttribute('src'));
  expect(screen.getByRole('img', { name: '3 × Luiers' }).getAttribute('src')).toBe(
    '/img/luiers-voor/300/300',
  );
  expect(pictures.filter((src) => src?.startsWith('/img/'))).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
