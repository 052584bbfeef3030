import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { followLinks } from './followLinks.ts';

const Home = () => (
  <>
    <a href="/login">
      <b>Inloggen</b>
    </a>
    <a href="/login" target="_blank" rel="noopener">
      Ander venster
    </a>
    <a href="/login" download>
      Bestand
    </a>
    <a href="/img/luiers/60/60">Plaatje</a>
    <a href="//elders.example/login">Elders</a>
    <a href="https://elders.example/login">Ver weg</a>
    <a href="#inhoud">Naar de inhoud</a>
    <a href="/login" onClick={(event) => event.preventDefault()}>
      Zelf
    </a>
  </>
);

let end = () => {};
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Renders the page with the links; prevents jsdom from following them. */
function home() {
  const loader = vi.fn(() => null);
  const code = vi.fn(async () => () => <h1>Inloggen</h1>);
  const context = new RouterContextProvider();
  const router = createMemoryRouter(
    [
      { path: '/', Component: Home },
      { path: '/login', loader, lazy: { Component: code } },
      { path: '*', element: null },
    ],
    { getContext: () => context },
  );
  const stay = (event: Event) => event.preventDefault();
  render(<RouterProvider router={router} />);
  const stop = followLinks(router, context);
  window.addEventListener('click', stay);
  end = () => {
    stop();
    window.removeEventListener('click', stay);
  };
  return { loader, code, place: () => router.state.location.pathname };
}

const press = (name: string, how: MouseEventInit = {}) =>
  act(async () => {
    fireEvent.click(screen.getByText(name), how);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

test('a press on any element inside a link navigates within the shop', async () => {
  const { place } = home();
  await press('Inloggen');
  expect(place()).toBe('/login');
});

test.each(['Ander venster', 'Bestand', 'Plaatje', 'Elders', 'Ver weg', 'Naar de inhoud', 'Zelf'])(
  '%s is left to the browser',
  async (name) => {
    const { place } = home();
    await press(name);
    expect(place()).toBe('/');
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o is left to the browser',
  async (how) => {
    const { place } = home();
    await press('Inloggen', how);
    expect(place()).toBe('/');
  },
);

test('code and data of a page are prefetched when a mouse rests on its link, not when it passes', () => {
  const { loader, code } = home();
  vi.useFakeTimers();
  const link = screen.getByText('Inloggen');
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  vi.advanceTimersByTime(60);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  vi.advanceTimersByTime(500);
  expect(loader).not.toHaveBeenCalled();
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  vi.advanceTimersByTime(100);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(code).toHaveBeenCalledTimes(1);
});

test.each(['pointerDown', 'focusIn'] as const)('they are prefetched on %s', (event) => {
  const { loader } = home();
  vi.useFakeTimers();
  fireEvent[event](screen.getByText('Inloggen'));
  vi.advanceTimersByTime(100);
  expect(loader).toHaveBeenCalledTimes(1);
});

test('a finger that passes over a link prefetches nothing', () => {
  const { loader } = home();
  vi.useFakeTimers();
  fireEvent.pointerOver(screen.getByText('Inloggen'), { pointerType: 'touch' });
  vi.advanceTimersByTime(500);
  expect(loader).not.toHaveBeenCalled();
});
