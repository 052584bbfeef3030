import { expect, test } from 'vitest';
import { screenPlan } from './screenPlan.ts';

test('every story under Patterns is a screen, and no other is', () => {
  const file = './packages/ui/src/patterns/Home.stories.tsx';
  const entries = [
    { type: 'story', title: 'Patterns/EmptyAndError', importPath: file, exportName: 'NotFound' },
    { type: 'docs', title: 'Patterns/EmptyAndError', importPath: file, exportName: 'NotFound' },
    { type: 'story', title: 'Parts/Tag', importPath: file, exportName: 'Sale' },
  ];
  expect(screenPlan(entries)).toEqual([
    { name: 'patterns-empty-and-error-not-found', file, stories: ['NotFound'], screen: true },
  ]);
});
