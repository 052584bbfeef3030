import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce } from '../components/live-region/announce.ts';
import { loadPopover } from '../components/popover/Popover.tsx';
import { badTexts } from '../testing/badTexts.ts';
import { mapLabels } from '../testing/mapLabels.ts';
import { shownLiterals } from '../testing/shownLiterals.ts';
import { sourceTexts } from '../testing/sourceTexts.ts';
import type { Labels } from './Labels.ts';
import { LabelsProvider } from './LabelsProvider.tsx';
import { nl } from './nl.ts';

/** Stories that give their parts another set than this test does. */
const withOwnLabels = /\/LabelsProvider\.stories/;

const modules = Object.entries(
  import.meta.glob<Parameters<typeof composeStories>[0]>(
    '../{components,link,labels,patterns}/**/*.stories.tsx',
    {
      eager: true,
    },
  ),
).filter(([path]) => !withOwnLabels.test(path));
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Its language is Greek: what is written in another alphabet is no format of the set's own locale. */
const sentinels: Labels = { ...mapLabels(nl, (_, place) => `⟦${place}⟧`), locale: 'el' };
const labelsAndFormats = /⟦[^⟧]*⟧|\p{Script=Greek}/gu;

/** Some stories cut what is too long for an API. */
const cutTexts = badTexts.flatMap((text) => [text.slice(0, 40), text.slice(0, 60)]);

/** The sign of information is a letter in every language. */
const signs = ['i'];

/** What a story brings along: its own words, and those of the samples that it imports; never those of a part. */
function textsOfStory(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const source = sources[path] ?? '';
  const samples = [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, imported = '']) => new URL(imported, `file:///labels/${path}`).pathname.replace(/^\//, '../'))
    .filter((file) => /\.stories\.tsx$|\/testing\/|\/[sS]ample[A-Z][^/]*$/.test(file));
  return [...sourceTexts(source), ...samples.flatMap((file) => textsOfStory(file, seen))];
}

const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
];

/** All that is read or seen of what is on the page. */
function textsOnPage(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) {
    const { parentElement: parent, nodeValue } = nodes.currentNode;
    // A name of which some letters are bold is one text.
    texts.push(parent?.closest('[data-slot=suggestion-name]')?.textContent ?? nodeValue ?? '');
  }
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    spoken.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [...texts, ...attributes].map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** The texts on the page in which letters are left when labels and the words of the story are taken out. */
function strangeTexts(ownTexts: readonly string[]): string[] {
  const words = [...new Set(ownTexts)]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const own = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return textsOnPage().filter((text) =>
    /\p{L}/u.test(text.replaceAll(labelsAndFormats, ' ').replaceAll(own, ' ')),
  );
}

function renderWithSentinels(story: ReactNode): void {
  render(<LabelsProvider labels={sentinels}>{story}</LabelsProvider>);
}

// A popover whose code is not there yet would show no panel.
beforeAll(() => loadPopover());

// What jsdom lacks of a browser.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
// The page's one live region may still say what another file's test did.
beforeEach(() => announce(''));
afterEach(() => vi.unstubAllGlobals());

describe.each(modules)('%s', (path, module) => {
  const stories = Object.entries(composeStories(module)).filter(
    (entry): entry is [string, ComponentType] => typeof entry[1] === 'function',
  );
  const ownTexts = [...textsOfStory(path), ...badTexts, ...cutTexts, ...signs];

  test.each(stories)('%s: every text comes from the story or from a label', (_, Story) => {
    renderWithSentinels(<Story />);
    expect(strangeTexts(ownTexts)).toEqual([]);
  });
});

test('a figure in words follows the language of the set', () => {
  const compact = (locale: string) =>
    new Intl.NumberFormat(locale, { notation: 'compact' }).format(20_000_000);
  renderWithSentinels(
    <p>
      <b>{compact(sentinels.locale)}</b> <b>{compact('nl-NL')}</b>
    </p>,
  );
  expect(strangeTexts(['-'])).toEqual([compact('nl-NL').replaceAll(/\s/g, ' ')]);
});

test('a text that a part writes itself is found', () => {
  renderWithSentinels(<p title="Sluit">Kies een Appelsap</p>);
  expect(strangeTexts(['Appelsap'])).toEqual(['Kies een Appelsap', 'Sluit']);
  expect(strangeTexts(['Appelsap', 'Kies een', 'Sluit'])).toEqual([]);
});

/** The published components, states that no story shows included. */
const parts = Object.entries(sources).filter(
  ([path]) =>
    /^\.\.\/(components|link)\/.*\.tsx$/.test(path) && !/\.(test|stories)\.|\/[sS]ample[A-Z]/.test(path),
);

test('no part writes a word itself', () => {
  expect(parts.length).toBeGreaterThan(120);
  const written = parts.map(([path, source]) => [
    path,
    shownLiterals(source).filter((text) => !signs.includes(text)),
  ]);
  expect(written.filter(([, texts]) => texts?.length)).toEqual([]);
});

test.each([
  ['text', '<p>Sluit</p>', ['Sluit']],
  ['a branch', "<p>{open ? 'Sluit' : text.menu}</p>", ['Sluit']],
  ['what is left when a prop is not there', "<p>{label ?? 'Menu'}</p>", ['Menu']],
  ['a name for screen readers', "<p aria-label={'Sluit ' + name} />", ['Sluit ']],
  ['a default', "function Part({ linkLabel = 'Bekijk' }) {}", ['Bekijk']],
  ['no words', '<p className="p-1" aria-labelledby="a">{text.menu} {tone === \'sale\'} · {\' \'}</p>', []],
])('a part that writes %s', (_, source, texts) => {
  expect(shownLiterals(source)).toEqual(texts);
});
