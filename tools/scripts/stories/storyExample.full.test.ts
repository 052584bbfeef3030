import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { kitRoot } from '../kit/kitModules.ts';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';
import { storiesShowing, storyExample, storyNames } from './storyExample.ts';

const stories = (path: string) => join(kitRoot, 'src', 'components', `${path}.stories.tsx`);

test('arguments become attributes, and public names are imported', () => {
  expect(storyExample(stories('button/Button'), 'Primary')).toBe(
    `import { Button } from '@magazijn/ui';

export function Example() {
  return <Button tone="primary">Bestelling plaatsen</Button>;
}
`,
  );
});

test('a story with a render function keeps its code and gets the values of its arguments', () => {
  const code = storyExample(stories('popover/Popover'), 'Closed');
  expect(code).toContain("const button = 'Levering';");
  expect(code).toContain('<PopoverTrigger tone={tone}>{button}</PopoverTrigger>');
});

test('private components and sample data are inlined', () => {
  const code = storyExample(stories('checkout-tabs/CheckoutTabs'), 'Cart');
  expect(code).toContain('const sampleSteps');
  expect(code).not.toMatch(/from '\./);
});

test('the stories that show a component of a family are found', () => {
  expect(storiesShowing(stories('field/Field'), 'PasswordField')[0]).toBe('Password');
  expect(storiesShowing(stories('button/Button'), 'Tag')).toEqual([]);
});

describe('every example compiles in an app', () => {
  const folder = join(projectRoot, '.cache', 'story-examples');
  const shown = globSync('src/{components,link,patterns}/**/*.stories.tsx', { cwd: kitRoot }).flatMap(
    (file) => {
      const path = join(kitRoot, file);
      const source = readFileSync(path, 'utf8');
      return storyNames(path)
        .filter((name) => !new RegExp(`export const ${name}: Story = \\{\\s*tags: \\['stress'`).test(source))
        .map((name) => [`${basename(file, '.stories.tsx')}_${name}`, path, name] as const);
    },
  );

  const modules = join(kitRoot, 'node_modules');
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const compilerOptions = {
      noUnusedLocals: false,
      types: [],
      paths: {
        '@magazijn/ui': [join(kitRoot, 'src', 'index.ts')],
        '@magazijn/ui/shop': [join(kitRoot, 'src', 'shop.ts')],
        '@magazijn/ui/icons': [join(kitRoot, 'src', 'icons.ts')],
        react: [join(modules, '@types', 'react')],
        'react/*': [join(modules, '@types', 'react', '*')],
      },
    };
    const config = { extends: join(kitRoot, 'tsconfig.json'), compilerOptions, include: ['*.tsx'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  });

  /** The compiler's errors for the examples and a faulty one. */
  async function compile(): Promise<string[]> {
    const compiler = join(projectRoot, 'node_modules', 'typescript-7', 'bin', 'tsc');
    const command = [process.execPath, compiler, '--project', folder, '--pretty', 'false'] as const;
    const { output } = await runCommand(command, { cwd: projectRoot });
    return output.split('\n').filter((line) => line !== '');
  }

  test('without type errors or missing names; a faulty example is reported', async () => {
    expect(shown.length).toBeGreaterThan(250);
    for (const [file, path, name] of shown)
      writeFileSync(join(folder, `${file}.tsx`), storyExample(path, name));
    const planted = 'export function Example() {\n  return <SampleLayout />;\n}\n';
    writeFileSync(join(folder, 'Planted.tsx'), planted);
    expect(await compile()).toEqual([expect.stringMatching(/Planted\.tsx.*Cannot find name 'SampleLayout'/)]);
  });
});
