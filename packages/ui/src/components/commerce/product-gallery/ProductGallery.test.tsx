import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const images = ['voorkant', 'zijkant', 'achterkant'].map((side) => ({
  src: `/img/${side}/600/600`,
  thumbnail: `/img/${side}/60/60`,
  alt: `Luiers, ${side}`,
}));

describeConformance(<ProductGallery images={images} />);

// jsdom has the element but not its methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const large = () => screen.getByRole('img', { name: /^Luiers/ }).getAttribute('src');
const thumbnail = (side: RegExp) =>
  screen.getByRole('option', { name: new RegExp(`^Toon foto .*${side.source}`) });

test('the first picture is large, and its thumbnail is the selected option', () => {
  render(<ProductGallery images={images} />);
  expect(large()).toBe('/img/voorkant/600/600');
  const listbox = screen.getByRole('listbox', { name: 'Foto’s van dit product' });
  expect(within(listbox).getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('option', { selected: true })).toBe(thumbnail(/voorkant/));
});

test('thumbnails are 60 by 60, and a click selects one', async () => {
  const { container } = render(<ProductGallery images={images} />);
  const small = container.querySelector('[role=option] img');
  expect([small?.getAttribute('width'), small?.getAttribute('height')]).toEqual(['60', '60']);
  await userEvent.click(thumbnail(/achterkant/));
  expect(large()).toBe('/img/achterkant/600/600');
  expect(screen.getByRole('option', { selected: true })).toBe(thumbnail(/achterkant/));
});

test('they are one tab stop; arrow keys select the next, Home and End the first and last', async () => {
  render(<ProductGallery images={images} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(large()).toBe('/img/achterkant/600/600');
  expect(document.activeElement).toBe(thumbnail(/achterkant/));
  await userEvent.keyboard('{Home}');
  expect(large()).toBe('/img/voorkant/600/600');
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(thumbnail(/achterkant/));
  expect(screen.getByRole('option', { selected: true })).toBe(document.activeElement);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('with one picture there are no thumbnails', () => {
  render(<ProductGallery images={images.slice(0, 1)} />);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('without pictures it shows an outlined parcel', () => {
  const { container } = render(<ProductGallery images={[]} />);
  expect(container.querySelector('[data-missing]')).not.toBeNull();
});

test('a horizontal swipe shows the next picture, and stops at the ends', () => {
  render(<ProductGallery images={images} />);
  const swipe = (from: number, to: number) => {
    const picture = screen.getByRole('button', { name: /^Vergroot foto/ });
    fireEvent.pointerDown(picture, { pointerType: 'touch', clientX: from, clientY: 10 });
    fireEvent.pointerUp(picture, { pointerType: 'touch', clientX: to, clientY: 12 });
  };
  swipe(200, 80);
  expect(large()).toBe('/img/zijkant/600/600');
  swipe(80, 200);
  swipe(80, 200);
  expect(large()).toBe('/img/voorkant/600/600');
});

test('the picture opens in the full window, zooms in, and closes', async () => {
  render(<ProductGallery images={images} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vergroot foto: Luiers, voorkant' }));
  const dialog = await screen.findByRole('dialog', { name: 'Luiers, voorkant' });
  const nearer = screen.getByRole('button', { name: 'Dichterbij' });
  await userEvent.click(nearer);
  expect(dialog.dataset.near).toBe('true');
  expect(nearer.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Sluit' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on the large picture the arrow keys select too, and the focus stays', async () => {
  render(<ProductGallery images={images} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(large()).toBe('/img/zijkant/600/600');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vergroot foto: Luiers, zijkant' }));
});

test('a thumbnail that fails shows the parcel, and can still be selected', async () => {
  const { container } = render(<ProductGallery images={images} />);
  const small = thumbnail(/zijkant/).querySelector('img');
  if (!small) throw new Error('There is no thumbnail.');
  fireEvent.error(small);
  expect(container.querySelectorAll('[role=option] img')).toHaveLength(2);
  expect(thumbnail(/zijkant/).querySelector('svg')).not.toBeNull();
  await userEvent.click(thumbnail(/zijkant/));
  expect(large()).toBe('/img/zijkant/600/600');
});

test('a picture that fails at full size shows the parcel', async () => {
  render(<ProductGallery images={images} />);
  await userEvent.click(screen.getByRole('button', { name: /^Vergroot foto/ }));
  const dialog = await screen.findByRole('dialog');
  const full = dialog.querySelector('section img');
  if (!full) throw new Error('There is no picture.');
  fireEvent.error(full);
  expect(dialog.querySelector('section img')).toBeNull();
  expect(dialog.querySelector('section svg')).not.toBeNull();
});

test('the caller can control the large picture, and gets the event of each change', async () => {
  const onValueChange = vi.fn();
  render(<ProductGallery images={images} value={1} onValueChange={onValueChange} />);
  expect(large()).toBe('/img/zijkant/600/600');
  await userEvent.click(thumbnail(/achterkant/));
  await userEvent.click(thumbnail(/zijkant/));
  expect(large()).toBe('/img/zijkant/600/600');
  expect(onValueChange.mock.calls).toEqual([[2, { event: expect.objectContaining({ type: 'click' }) }]]);
});

test('enlarged, previous and next wrap around, and thumbnails and arrow keys work', async () => {
  render(<ProductGallery images={images} />);
  await userEvent.click(screen.getByRole('button', { name: /^Vergroot foto/ }));
  await screen.findByRole('dialog');
  const dialog = () => within(screen.getByRole('dialog'));
  const shown = () => screen.getByRole('dialog').getAttribute('aria-label');
  await userEvent.click(dialog().getByRole('button', { name: 'Vorige foto: Luiers, achterkant' }));
  expect(shown()).toBe('Luiers, achterkant');
  await userEvent.click(dialog().getByRole('button', { name: 'Volgende foto: Luiers, voorkant' }));
  expect(shown()).toBe('Luiers, voorkant');
  await userEvent.click(dialog().getByRole('option', { name: 'Toon foto 2: Luiers, zijkant' }));
  expect(shown()).toBe('Luiers, zijkant');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Luiers, achterkant');
  // At twice the size the arrow keys scroll the picture.
  await userEvent.click(dialog().getByRole('button', { name: 'Dichterbij' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Luiers, achterkant');
  await userEvent.click(dialog().getByRole('button', { name: 'Sluit' }));
  expect(large()).toBe('/img/achterkant/600/600');
});

test('a single picture is enlarged without controls for others', async () => {
  render(<ProductGallery images={images.slice(0, 1)} />);
  await userEvent.click(screen.getByRole('button', { name: /^Vergroot foto/ }));
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: /foto/ })).toBeNull();
});

test('a user who moved to a field while the enlarged picture loads keeps the focus there', async () => {
  render(
    <>
      <ProductGallery images={images} />
      <input aria-label="Zoek" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Vergroot foto/ }));
  const field = screen.getByRole('textbox', { name: 'Zoek' });
  field.focus();
  await import('./PictureZoom.tsx');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: /^Vergroot foto/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
