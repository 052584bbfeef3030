import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { kebab, mainPlans, matrixPlan, type StoryEntry, variantChoices } from './matrixPlan.ts';

describe('matrixPlan', () => {
  function kitOf(files: Readonly<Record<string, string>>): string {
    const kit = mkdtempSync(join(tmpdir(), 'matrix-'));
    onTestFinished(() => rmSync(kit, { recursive: true }));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(kit, 'src', path)), { recursive: true });
      writeFileSync(join(kit, 'src', path), text);
    }
    return kit;
  }

  const entry = (path: string, title: string, exportName: string): StoryEntry => ({
    type: 'story',
    title,
    importPath: `./packages/ui/src/${path}`,
    exportName,
  });

  const tag = {
    'components/tag/Tag.stories.tsx': 'const meta = { component: Tag };',
    'components/tag/Tag.tsx': `type TagProps = VariantProps<typeof tagVariants> & { note?: VariantProps<typeof noteVariants>; mark?: (VariantProps<typeof noteVariants> & Text) | undefined };`,
    'components/tag/tagVariants.ts': `const tagVariants = cva('', { variants: { tone: { sale: 'bg-sale', new: '' }, flat: { true: 'p-0' } } });
    const noteVariants = cva('', { variants: { loud: { true: 'font-bold' } } });`,
  };

  test('all stories of a file but what one should not do, nothing of a file whose pictures stand elsewhere, and one cell for each combination of the variants that the part takes', () => {
    const entries = [
      entry('components/tag/Tag.stories.tsx', 'Parts/Tag', 'Sale'),
      entry('components/tag/Tag.stories.tsx', 'Parts/Tag', 'New'),
      { ...entry('components/tag/Tag.stories.tsx', 'Parts/Tag', 'TooMany'), tags: ['do-not'] },
      { ...entry('components/tag/Flag.stories.tsx', 'Parts/Flag', 'Sale'), tags: ['picture:elsewhere'] },
      entry('patterns/Home.stories.tsx', 'Patterns/Home', 'LoggedIn'),
    ];
    expect(matrixPlan(entries, kitOf(tag))).toEqual([
      {
        name: 'parts-tag',
        file: './packages/ui/src/components/tag/Tag.stories.tsx',
        stories: ['Sale', 'New'],
        variants: [
          { tone: 'sale', flat: true },
          { tone: 'new', flat: true },
        ],
        choices: {
          'tagVariants tone sale': ['bg-sale'],
          'tagVariants tone new': [],
          'tagVariants flat true': ['p-0'],
          'noteVariants loud true': ['font-bold'],
        },
      },
    ]);
  });

  test('tags ask for a narrow window, for both, and for a page of its own', () => {
    const story = (exportName: string, ...tags: string[]): StoryEntry => ({
      ...entry('components/tag/Tag.stories.tsx', 'Parts/Tag', exportName),
      tags,
    });
    const plans = (...entries: StoryEntry[]) =>
      matrixPlan(entries, kitOf(tag)).map(({ name, stories, width, alone }) => [name, stories, width, alone]);
    expect(
      plans(story('Sale', 'picture:phone'), story('MenuOpen', 'picture:phone', 'picture:alone')),
    ).toEqual([
      ['parts-tag', ['Sale'], 360, undefined],
      ['parts-tag-menu-open', ['MenuOpen'], 360, true],
    ]);
    expect(plans(story('Sale', 'picture:both'), story('New', 'picture:both'))).toEqual([
      ['parts-tag', ['Sale', 'New'], undefined, undefined],
      ['parts-tag-phone', ['Sale', 'New'], 360, undefined],
    ]);
  });

  test('one sheet stands for each part: that of all its stories, or else its first', () => {
    const story = (path: string, exportName: string, ...tags: string[]): StoryEntry => ({
      ...entry(`components/tag/${path}.stories.tsx`, `Parts/${path}`, exportName),
      tags,
    });
    const kit = kitOf({ ...tag, 'components/tag/Menu.stories.tsx': '' });
    const plans = matrixPlan(
      [
        story('Tag', 'Sale', 'picture:both'),
        story('Tag', 'Open', 'picture:alone'),
        story('Menu', 'Open', 'picture:alone'),
        story('Menu', 'Long', 'picture:alone'),
      ],
      kit,
    );
    expect(plans).toHaveLength(5);
    expect(mainPlans(plans).map(({ name }) => name)).toEqual(['parts-tag', 'parts-menu-open']);
  });

  test('a tag asks for more contrast, in the picture of all stories together', () => {
    const story = (exportName: string, ...tags: string[]): StoryEntry => ({
      ...entry('components/tag/Tag.stories.tsx', 'Parts/Tag', exportName),
      tags: ['picture:contrast', ...tags],
    });
    const plans = matrixPlan([story('Sale'), story('Open', 'picture:alone')], kitOf(tag));
    expect(plans.map(({ name, moreContrast }) => [name, moreContrast])).toEqual([
      ['parts-tag', true],
      ['parts-tag-open', undefined],
    ]);
  });

  test('a part without a story fails, and so does a choice that cannot be listed', () => {
    const stories = [entry('components/tag/Tag.stories.tsx', 'Parts/Tag', 'Sale')];
    const bare = kitOf({ ...tag, 'components/chip/Chip.tsx': '' });
    expect(() => matrixPlan(stories, bare)).toThrow('No story, so no picture, of: chip.');
    const unlisted = kitOf({
      ...tag,
      'components/tag/tagVariants.ts': 'const x = cva("", { variants: all });',
    });
    expect(() => matrixPlan(stories, unlisted)).toThrow('tagVariants.ts: “all”');
  });
});

describe('variantChoices', () => {
  test('axes, choices and their classes, lists and constants included', () => {
    const source = `const flat = 'bg-none';
    export const tagVariants = cva('p-1', {
      variants: { tone: { sale: ['bg-sale', 'text-on-sale p-2'], plain: flat }, closed: { true: '', false: null } },
      defaultVariants: { tone: 'sale' },
    });
    const bare = cva('p-2');`;
    expect(variantChoices(source, 'tagVariants.ts')).toEqual([
      {
        name: 'tagVariants',
        axes: {
          tone: { sale: ['bg-sale', 'text-on-sale', 'p-2'], plain: ['bg-none'] },
          closed: { true: [], false: [] },
        },
      },
      { name: 'bare', axes: {} },
    ]);
  });

  test('a choice that cannot be listed is an error that names it', () => {
    expect(() => variantChoices("const x = cva('', { variants: { tone: tones } });", 'x.ts')).toThrow(
      'x.ts: “tones”',
    );
    expect(() =>
      variantChoices("const x = cva('', { variants: { tone: { a: cx('b') } } });", 'x.ts'),
    ).toThrow("x.ts: “cx('b')”");
  });
});

describe('kebab', () => {
  test.each([
    ['Patterns/EmptyAndError', 'patterns-empty-and-error'],
    ['Order history', 'order-history'],
    ['MenuOpen', 'menu-open'],
  ])('%s is %s', (text, name) => {
    expect(kebab(text)).toBe(name);
  });
});
