import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../paths/paths.ts';
import { need } from '../resources/need.ts';
import { resource } from '../resources/resource.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { stub } from '../testing/stub.ts';
import { defineRoute } from './defineRoute.ts';

const words = resource('words', async () => 'woorden');
const Home = () => (
  <>
    <a href="/login">
      <b>Inloggen</b>
    </a>
    <a href="/">Hier</a>
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
const Login = () => <h1>Inloggen</h1>;
const routes = [
  defineRoute({ path: paths.home, page: 'Home', load: async () => ({ Home }) }),
  defineRoute({
    path: paths.login,
    page: 'Login',
    load: async () => ({ Login }),
    needs: () => ({ words: need(words) }),
  }),
];

/** Shows the page with the links; tells what was asked for, and keeps jsdom from following a link by itself. */
async function home() {
  const asked = vi.fn(() => 'woorden');
  const view = await renderRoute(routes, '/', {
    stubs: [{ ...stub(words, 'woorden'), answer: async () => asked() }],
  });
  const stay = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', stay);
  leave = () => window.removeEventListener('click', stay);
  return { ...view, asked };
}
let leave = () => {};
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const press = (name: string, how: MouseEventInit = {}) =>
  act(async () => {
    fireEvent.click(screen.getByText(name), how);
  });

test('a link is followed inside the shop, wherever in it one presses', async () => {
  const { place } = await home();
  await press('Inloggen');
  expect(place()).toBe('/login');
});

test.each(['Ander venster', 'Bestand', 'Plaatje', 'Elders', 'Ver weg', 'Naar de inhoud', 'Zelf'])(
  'the browser follows %s by itself',
  async (name) => {
    const { place } = await home();
    await press(name);
    expect(place()).toBe('/');
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'pressing with %o is the browser’s too',
  async (how) => {
    const { place } = await home();
    await press('Inloggen', how);
    expect(place()).toBe('/');
  },
);

test('what a page needs is asked for when a mouse rests on its link, not when it passes', async () => {
  const { asked } = await home();
  vi.useFakeTimers();
  const link = screen.getByText('Inloggen');
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  vi.advanceTimersByTime(60);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  vi.advanceTimersByTime(500);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  vi.advanceTimersByTime(100);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(['pointerDown', 'focusIn'] as const)('so it is at %s', async (event) => {
  const { asked } = await home();
  vi.useFakeTimers();
  fireEvent[event](screen.getByText('Inloggen'));
  vi.advanceTimersByTime(100);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a finger that passes over a link asks for nothing', async () => {
  const { asked } = await home();
  vi.useFakeTimers();
  fireEvent.pointerOver(screen.getByText('Inloggen'), { pointerType: 'touch' });
  vi.advanceTimersByTime(500);
  expect(asked).not.toHaveBeenCalled();
});
