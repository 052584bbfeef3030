// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadPopover } from '../components/primitives/popover/Popover.tsx';
import { announce } from '../internals/hooks/announce.ts';
import { badTexts } from '../testing/badTexts.ts';
import { mapLabels } from '../testing/mapLabels.ts';
import '../testing/setupTests.ts';
import ts from 'typescript';
import type { Labels } from './Labels.ts';
import { LabelsProvider } from './LabelsProvider.tsx';
import { nl } from './nl.ts';

/** The texts that a module hard-codes: string literals, split at HTML tags, and text in its JSX. */
function sourceTexts(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text, ...node.text.split(/[<>"]/));
    }
    if (ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Stories with label sets of their own. */
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

/** In Greek, so that any other alphabet is a text that does not come from the set or its locale. */
const sentinels: Labels = { ...mapLabels(nl, (_, place) => `⟦${place}⟧`), locale: 'el' };
const labelsAndFormats = /⟦[^⟧]*⟧|\p{Script=Greek}/gu;

/** Stories shorten texts that are too long for an API. */
const cutTexts = badTexts.flatMap((text) => [text.slice(0, 40), text.slice(0, 60)]);

/** The sign of information is a letter in every language. */
const signs = ['i'];

/** The literals of a story and of the samples that it imports, but not of components. */
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

/** All texts that the page shows or announces. */
function textsOnPage(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) {
    const { parentElement: parent, nodeValue } = nodes.currentNode;
    // A name with some bold letters is one text.
    texts.push(parent?.closest('[data-slot=suggestion-name]')?.textContent ?? nodeValue ?? '');
  }
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    spoken.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [...texts, ...attributes].map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** Whether letters remain in a text after labels and the story's texts are removed. */
function strangeAmong(ownTexts: readonly string[]): (text: string) => boolean {
  const words = [...new Set(ownTexts)]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const own = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return (text) => /\p{L}/u.test(text.replaceAll(labelsAndFormats, ' ').replaceAll(own, ' '));
}

function renderWithSentinels(story: ReactNode) {
  return render(<LabelsProvider labels={sentinels}>{story}</LabelsProvider>);
}

// Without its code a popover shows no panel.
beforeAll(() => loadPopover());

// Stubs for what jsdom lacks.
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
afterEach(() => vi.unstubAllGlobals());

test.each(modules)('%s: every text of every story comes from the story or from a label', (path, module) => {
  const isStrange = strangeAmong([...textsOfStory(path), ...badTexts, ...cutTexts, ...signs]);
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(module))) {
    // Clears the previous story's announcement.
    announce('');
    const { unmount } = renderWithSentinels(<Story />);
    expect.soft(textsOnPage().filter(isStrange), name).toEqual([]);
    unmount();
  }
});

test('a number in a text follows the language of the set', () => {
  const compact = (locale: string) =>
    new Intl.NumberFormat(locale, { notation: 'compact' }).format(20_000_000);
  renderWithSentinels(
    <p>
      <b>{compact(sentinels.locale)}</b> <b>{compact('nl-NL')}</b>
    </p>,
  );
  expect(textsOnPage().filter(strangeAmong(['-']))).toEqual([compact('nl-NL').replaceAll(/\s/g, ' ')]);
});

test('a text that a component hard-codes is found', () => {
  renderWithSentinels(<p title="Sluit">Kies een Appelsap</p>);
  expect(textsOnPage().filter(strangeAmong(['Appelsap']))).toEqual(['Kies een Appelsap', 'Sluit']);
  expect(textsOnPage().filter(strangeAmong(['Appelsap', 'Kies een', 'Sluit']))).toEqual([]);
});
