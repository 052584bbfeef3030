import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import type { ComponentDocs } from './ComponentDocs.ts';
import { isStoryOfExport } from './isStoryOfExport.ts';

const modules = import.meta.glob<{ docs: ComponentDocs }>('../**/*.docs.ts', { eager: true });
const pictures = Object.values(modules).flatMap(({ docs }) => docs.pictures?.map(({ story }) => story) ?? []);

test('the story of every picture is found by the id that Storybook gives it', () => {
  expect(pictures).toContain('CardInACard');
  const idOf = (story: string) => toId('Primitives/Card', storyNameFromExport(story));
  expect(pictures.filter((story) => !isStoryOfExport(idOf(story), story))).toEqual([]);
});

test('a story whose name only ends alike is another one', () => {
  expect(isStoryOfExport('primitives-card--in-a-card', 'Card')).toBe(false);
});
