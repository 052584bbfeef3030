import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const images = ['voorkant', 'zijkant', 'achterkant'].map((side) => ({
  src: `/img/${side}/600/600`,
  thumbnail: `/img/${side}/60/60`,
  alt: `Luiers, ${side}`,
}));

describeConformance(<ProductGallery images={images} />);

const large = () => screen.getByRole('img', { name: /^Luiers/ }).getAttribute('src');
const thumbnail = (name: RegExp) => screen.getByRole('button', { name });

test('the first picture is large, and its thumbnail is the current one', () => {
  render(<ProductGallery images={images} />);
  expect(large()).toBe('/img/voorkant/600/600');
  expect(thumbnail(/voorkant/).getAttribute('aria-current')).toBe('true');
  expect(thumbnail(/zijkant/).hasAttribute('aria-current')).toBe(false);
});

test('thumbnails are 60 by 60, and one that is clicked becomes active', async () => {
  const { container } = render(<ProductGallery images={images} />);
  const small = container.querySelector('button img');
  expect([small?.getAttribute('width'), small?.getAttribute('height')]).toEqual(['60', '60']);
  await userEvent.click(thumbnail(/achterkant/));
  expect(large()).toBe('/img/achterkant/600/600');
  expect(thumbnail(/achterkant/).getAttribute('aria-current')).toBe('true');
});

test('arrow keys walk along them', async () => {
  render(<ProductGallery images={images} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(large()).toBe('/img/achterkant/600/600');
  expect(document.activeElement).toBe(thumbnail(/achterkant/));
  await userEvent.keyboard('{Home}');
  expect(large()).toBe('/img/voorkant/600/600');
});

test('with one picture there is nothing to choose', () => {
  render(<ProductGallery images={images.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without pictures a parcel stands there', () => {
  const { container } = render(<ProductGallery images={[]} />);
  expect(container.querySelector('[data-missing]')).not.toBeNull();
});
