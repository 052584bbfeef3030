// @vitest-environment node
import { expect, test } from 'vitest';
import { changelogText } from './changelogText.ts';

const change = (name: string, size: string, text: string) => `---\n'${name}': ${size}\n---\n\n${text}\n`;

test('unreleased changes come before released ones, the largest first', () => {
  const text = changelogText(
    [
      change('@magazijn/ui', 'patch', 'A tag keeps its place.'),
      change('@magazijn/ui', 'minor', '`Tabs` is a part.'),
      change('@magazijn/domain', 'major', 'Not of the kit.'),
      '# Changesets\n\nNo change.',
    ],
    '# @magazijn/ui\n\n## 0.1.0\n\n- The first.',
  );
  expect(text).toBe(
    '# Changelog\n\n## Not released yet\n\n### Minor\n\n- `Tabs` is a part.\n\n### Patch\n\n- A tag keeps its place.\n\n## 0.1.0\n\n- The first.',
  );
});

test('right after a release there are no unreleased changes', () => {
  expect(changelogText([], '## 0.1.0')).toBe('# Changelog\n\n## 0.1.0');
});
