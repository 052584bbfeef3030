import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductPicture } from './ProductPicture.tsx';

describeConformance(<ProductPicture src="/img/sap/300/300" alt="Een pak sap" />);
describeConformance(<ProductPicture alt="" />);

test('it offers two sizes, reserves its space and loads lazily', () => {
  render(<ProductPicture src="/img/sap/300/300" srcLarge="/img/sap/600/600" alt="Een pak sap" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Een pak sap' });
  expect(image.getAttribute('srcset')).toBe('/img/sap/300/300 300w, /img/sap/600/600 600w');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['300', '300']);
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('an eager picture has a high fetch priority', () => {
  render(<ProductPicture src="/img/sap/300/300" alt="Een pak sap" loading="eager" />);
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('a parcel replaces a picture that is missing or fails', () => {
  const { container, rerender } = render(<ProductPicture src="/img/sap/300/300" alt="Een pak sap" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.textContent).toBe('Een pak sap');

  rerender(<ProductPicture src="/img/melk/300/300" alt="Een pak melk" />);
  expect(screen.getByRole('img', { name: 'Een pak melk' })).toBeDefined();
});
