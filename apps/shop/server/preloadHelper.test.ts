// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { preloadHelper } from './preloadHelper.ts';

type Preload = (load: () => unknown, files?: readonly string[]) => unknown;

const made = async (): Promise<Preload> =>
  (await import(`data:text/javascript,${encodeURIComponent(`${preloadHelper}//${crypto.randomUUID()}`)}`))
    .__vitePreload;
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

test('a chunk without stylesheets is asked for at once', async () => {
  const preload = await made();
  const load = vi.fn(() => 'chunk');
  expect(preload(load)).toBe('chunk');
  expect(preload(load, [])).toBe('chunk');
});

test('stylesheets come first, each once', async () => {
  document.head.innerHTML = '';
  const preload = await made();
  const load = vi.fn(() => 'chunk');
  const both = Promise.all([preload(load, ['assets/a.css']), preload(load, ['assets/a.css'])]);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css']);
  expect(load).not.toHaveBeenCalled();
  links()[0]?.onload?.(new Event('load'));
  expect(await both).toEqual(['chunk', 'chunk']);
});

test('one that the document holds is there already', async () => {
  document.head.innerHTML = '<style data-file="assets/entry.css"></style>';
  const preload = await made();
  expect(await preload(() => 'chunk', ['assets/entry.css'])).toBe('chunk');
  expect(links()).toEqual([]);
});

test('one that does not come is a failure, and is asked for again', async () => {
  document.head.innerHTML = '';
  const preload = await made();
  const failed = preload(() => 'chunk', ['assets/a.css']);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('No stylesheet assets/a.css');
  const again = preload(() => 'chunk', ['assets/a.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await again).toBe('chunk');
});
