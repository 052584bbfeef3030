import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OfferCarousel } from './OfferCarousel.tsx';

const offers = ['Luiers', 'Appelsap', 'Verf'].map((title, index) => ({
  id: title,
  title,
  figure: ['2+1', '−15%', '5+1'][index] ?? '',
}));
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shown = () => screen.getByRole('article').querySelector('h2')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describeConformance(<OfferCarousel offers={offers} interval={60_000} />, {
  required: ['figure'],
  handlers: {
    onFocus: {
      fire: (root) => fireEvent.focus(root),
      acted: () => screen.queryByRole('button', { name: 'Speel af' }) !== null,
    },
  },
});

test('the first offer shows, and the list marks it', () => {
  render(<OfferCarousel offers={offers} />);
  expect(shown()).toBe('Luiers');
  const list = screen.getByRole('list', { name: 'Kies een aanbieding' });
  expect(within(list).getByRole('button', { current: true }).textContent).toContain('Luiers');
});

test('Volgende and Vorige wrap around', async () => {
  render(<OfferCarousel offers={offers} />);
  await press('Volgende');
  expect(shown()).toBe('Appelsap');
  await press('Vorige');
  await press('Vorige');
  expect(shown()).toBe('Verf');
});

test('an item of the list shows its offer', async () => {
  render(<OfferCarousel offers={offers} />);
  await userEvent.click(screen.getByRole('button', { name: /Verf/ }));
  expect(shown()).toBe('Verf');
});

test('nothing rotates without an interval', () => {
  vi.useFakeTimers();
  render(<OfferCarousel offers={offers} />);
  wait(60_000);
  expect(shown()).toBe('Luiers');
  expect(screen.queryByRole('button', { name: 'Pauzeer' })).toBeNull();
  vi.useRealTimers();
});

test('the rotation can be paused', () => {
  vi.useFakeTimers();
  render(<OfferCarousel offers={offers} interval={5000} />);
  wait(5000);
  expect(shown()).toBe('Appelsap');
  act(() => screen.getByRole('button', { name: 'Pauzeer' }).click());
  wait(20_000);
  expect(shown()).toBe('Appelsap');
  vi.useRealTimers();
});

test('the rotation pauses under the pointer, and continues afterwards', () => {
  vi.useFakeTimers();
  render(<OfferCarousel offers={offers} interval={5000} />);
  fireEvent.pointerEnter(screen.getByRole('article'));
  wait(20_000);
  expect(shown()).toBe('Luiers');
  fireEvent.pointerLeave(screen.getByRole('article'));
  wait(5000);
  expect(shown()).toBe('Appelsap');
  vi.useRealTimers();
});

test('with reduced motion no offer changes by itself', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  render(<OfferCarousel offers={offers} interval={5000} />);
  wait(20_000);
  expect(shown()).toBe('Luiers');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a caller’s event handler does not disable the pauses', () => {
  vi.useFakeTimers();
  const handler = vi.fn();
  const events = { onFocus: handler, onPointerEnter: handler, onPointerLeave: handler };
  render(<OfferCarousel offers={offers} interval={5000} {...events} />);
  fireEvent.pointerEnter(screen.getByRole('article'));
  wait(20_000);
  expect(shown()).toBe('Luiers');
  fireEvent.pointerLeave(screen.getByRole('article'));
  act(() => screen.getByRole('button', { name: 'Volgende' }).focus());
  wait(20_000);
  expect(shown()).toBe('Luiers');
  expect(handler).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('a focus inside stops the rotation until its button is pressed', () => {
  vi.useFakeTimers();
  render(<OfferCarousel offers={offers} interval={5000} />);
  act(() => screen.getByRole('button', { name: 'Volgende' }).focus());
  act(() => screen.getByRole('button', { name: 'Volgende' }).blur());
  wait(20_000);
  expect(shown()).toBe('Luiers');
  const button = screen.getByRole('button', { name: 'Speel af' });
  act(() => button.focus());
  act(() => button.click());
  wait(5000);
  expect(shown()).toBe('Appelsap');
  vi.useRealTimers();
});

test('the pause button pauses also when a press focuses it', () => {
  vi.useFakeTimers();
  render(<OfferCarousel offers={offers} interval={5000} />);
  const button = screen.getByRole('button', { name: 'Pauzeer' });
  act(() => button.focus());
  act(() => button.click());
  expect(button.textContent).toBe('Speel af');
  wait(20_000);
  expect(shown()).toBe('Luiers');
  vi.useRealTimers();
});

test('it is a live region only after a selection or a step', async () => {
  const { rerender } = render(<OfferCarousel offers={offers} />);
  const live = () => screen.getByRole('article').parentElement?.getAttribute('aria-live');
  rerender(<OfferCarousel offers={offers.map((offer) => ({ ...offer, subtitle: '25,95' }))} />);
  expect(live()).toBe('off');
  await press('Volgende');
  expect(live()).toBe('polite');
});

test('the rotation is not announced, also after a selection', async () => {
  vi.useFakeTimers();
  render(<OfferCarousel offers={offers} interval={5000} />);
  const live = () => screen.getByRole('article').parentElement?.getAttribute('aria-live');
  act(() => screen.getByRole('button', { name: 'Volgende' }).click());
  expect(live()).toBe('polite');
  act(() => screen.getByRole('button', { name: 'Speel af' }).click());
  wait(5000);
  expect(live()).toBe('off');
  vi.useRealTimers();
});

test('one offer has no list, and no offers render nothing', () => {
  const { container, rerender } = render(<OfferCarousel offers={offers.slice(0, 1)} />);
  expect(screen.queryByRole('list')).toBeNull();
  rerender(<OfferCarousel offers={[]} />);
  expect(container.innerHTML).toBe('');
});

test('it has the role description of a carousel, and the position of the current offer', async () => {
  render(<OfferCarousel offers={offers} interval={5000} />);
  const region = screen.getByRole('region', { name: 'Aanbiedingen' });
  expect(region.getAttribute('aria-roledescription')).toBe('carrousel');
  expect(within(region).getAllByRole('button')[0]?.textContent).toBe('Pauzeer');
  await press('Volgende');
  const slide = within(region).getByRole('article', { name: '2 van 3' });
  expect(slide.getAttribute('aria-roledescription')).toBe('aanbieding');
  expect(slide.textContent).toContain('Appelsap');
});

test('the caller can control the current offer, and gets the reason of each change', async () => {
  const onValueChange = vi.fn();
  render(<OfferCarousel offers={offers} value="Appelsap" onValueChange={onValueChange} />);
  expect(shown()).toBe('Appelsap');
  await press('Volgende');
  await userEvent.click(screen.getByRole('button', { name: /Luiers/ }));
  expect(shown()).toBe('Appelsap');
  const event = expect.objectContaining({ type: 'click' });
  expect(onValueChange.mock.calls).toEqual([
    ['Verf', { reason: 'step', event }],
    ['Luiers', { reason: 'choice', event }],
  ]);
});

test('the interval shows the next offer without an event, while its caller renders again and again', () => {
  vi.useFakeTimers();
  const onValueChange = vi.fn();
  const carousel = () => (
    <OfferCarousel offers={offers} defaultValue="Verf" interval={1000} onValueChange={onValueChange} />
  );
  const { rerender } = render(carousel());
  wait(600);
  rerender(carousel());
  wait(600);
  expect(onValueChange.mock.calls).toEqual([['Luiers', { reason: 'interval' }]]);
  expect(shown()).toBe('Luiers');
  vi.useRealTimers();
});
