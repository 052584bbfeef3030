// @vitest-environment node
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import './setupTests.ts';

const modules = Object.entries(
  import.meta.glob<Parameters<typeof composeStories>[0]>(
    '../{components,link,labels,patterns}/**/*.stories.tsx',
    { eager: true },
  ),
);

/** Server HTML. Any `console.error` fails the test. */
function htmlOf(Story: ComponentType): string {
  const warn = vi.spyOn(console, 'warn');
  const html = renderToString(<Story />);
  expect(warn, 'React or the part warned').not.toHaveBeenCalled();
  return html;
}

test.each(modules)('%s: every story renders complete HTML on a server', (_path, module) => {
  expect(typeof document).toBe('undefined');
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(module))) {
    const html = htmlOf(Story);
    expect.soft(html, name).toMatch(/^(<!--.*?-->)*</);
    // Suspended boundaries, which React leaves to the browser.
    expect.soft(html, name).not.toMatch(/<!--\$[!?]-->/);
    expect.soft(html, name).not.toMatch(/\b(undefined|NaN)\b|\[object/);
  }
});

const AsksForTheWindow = () => <p>{window.innerWidth}</p>;

test('a component that uses the browser while rendering fails', () => {
  expect(() => htmlOf(AsksForTheWindow)).toThrow('window is not defined');
});
