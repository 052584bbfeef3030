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

/** Stories of a part that renders nothing, since there is nothing to say. */
const empty = [
  'message-list/MessageList Empty',
  'offer-poster/OfferCarousel Empty',
  'pagination/Pagination OnePage',
  'pagination/Pagination NoPages',
  'pagination/Pagination Negative',
];

/** What a server writes; React and the part say nothing meanwhile. A word of `console.error` fails every test. */
function htmlOf(Story: ComponentType): string {
  const warn = vi.spyOn(console, 'warn');
  const html = renderToString(<Story />);
  expect(warn, 'React or the part warned').not.toHaveBeenCalled();
  return html;
}

test.each(modules)('%s: every story is whole HTML where there is no browser', (path, module) => {
  expect(typeof document).toBe('undefined');
  const part = path.replace(/^\.\.\/(components\/\w+\/)?|\.stories\.tsx$/g, '');
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(module))) {
    const html = htmlOf(Story);
    if (empty.includes(`${part} ${name}`)) expect.soft(html, name).toBe('');
    else expect.soft(html, name).toMatch(/^(<!--.*?-->)*</);
    // What React leaves for the browser to render.
    expect.soft(html, name).not.toMatch(/<!--\$[!?]-->/);
    expect.soft(html, name).not.toMatch(/\b(undefined|NaN)\b|\[object/);
  }
});

const AsksForTheWindow = () => <p>{window.innerWidth}</p>;

test('a part that asks for the browser while it renders would fail', () => {
  expect(() => htmlOf(AsksForTheWindow)).toThrow('window is not defined');
});
