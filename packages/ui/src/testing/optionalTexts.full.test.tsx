// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import './setupTests.ts';
import { type PropPath, readOptionalTexts } from './optionalTexts.ts';

type PartStory = ComponentType<Record<string, unknown>> & { readonly args: Record<string, unknown> };
interface StoryModule {
  readonly default: { readonly component?: { readonly name: string } };
}

const modules = Object.entries(
  import.meta.glob<StoryModule>('../{components,link}/**/*.stories.tsx', { eager: true }),
);
const optionalTexts = readOptionalTexts();

/** Props whose empty text or null has a meaning, or which are not visible text. */
const meant = /^(value|defaultValue|name|id|mainId|className|children|labels|category)$/;

function withValue(props: unknown, [key = '', ...rest]: PropPath, value: unknown): Record<string, unknown> {
  const inner: unknown = Reflect.get(Object(props), key);
  const next = rest.length === 0 ? value : withValue(inner, rest, value);
  if (!Array.isArray(props)) return { ...Object(props), [key]: next };
  return Object.assign([...props], { [key]: next }) as never;
}

/** Server HTML without React's ids and default categories. */
function htmlOf(part: ReactElement): string {
  try {
    return renderToString(part).replaceAll(/_R_\w*_| data-category=""/g, '');
  } catch (error) {
    return String(error);
  }
}

test.each(modules)('%s: an empty text, null and undefined count as missing', (_, module) => {
  const differing = new Set<string>();
  const part = module.default.component?.name ?? '';
  for (const Story of Object.values(composeStories(module as never)) as unknown as PartStory[]) {
    const places = optionalTexts(part, Story.args).filter((path) => !path.some((key) => meant.test(key)));
    for (const path of places) {
      const shown = (value: unknown) => htmlOf(<Story {...withValue(Story.args, path, value)} />);
      // Absent where the story has no such arg, since an explicit `undefined` would override spread defaults.
      const isGiven = Reflect.has(Story.args, path[0] ?? '');
      const expected = isGiven ? shown(undefined) : htmlOf(<Story />);
      for (const value of [undefined, null, '']) {
        if (shown(value) !== expected) differing.add(`${path.join('.')} = ${JSON.stringify(value)}`);
      }
    }
  }
  expect([...differing]).toEqual([]);
});

test('the optional texts of a component are found, given or not', () => {
  const paths = (part: string, props: object) => optionalTexts(part, props).map((path) => path.join('.'));
  expect(paths('Badge', { count: 3 })).toEqual(['label']);
  expect(paths('OrderTable', { rows: [], caption: 'Bestellingen' })).toEqual(['caption']);
  expect(paths('Accordion', { defaultValue: ['a'] })).toEqual([]);
});
