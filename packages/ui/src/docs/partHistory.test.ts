// @vitest-environment node
import { expect, test } from 'vitest';
import { partHistory } from './partHistory.ts';

const changelog = `# Changelog

## Not released yet

### Minor

- \`Tag\` has a \`size\`.
- \`Tabs\` is a part.

## 0.1.0

### Patch Changes

- 4a7cca5: A \`Tag\`
  keeps its place.

### Minor Changes

- fbeef2e: Nothing of a tag.`;

test('what was said of a part stands under its release, in its own words', () => {
  expect(partHistory(changelog, ['Tag', 'TagList'])).toEqual([
    '**Not released yet**: `Tag` has a `size`.',
    '**0.1.0**: A `Tag`\n  keeps its place.',
  ]);
});

test('a part of which nothing was said has no history', () => {
  expect(partHistory(changelog, ['Badge'])).toEqual([]);
});
