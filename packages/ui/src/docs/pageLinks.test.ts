// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const pages = globSync('packages/ui/src/**/*.mdx', { cwd: root });
const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });

/** As Storybook makes it: 'foundations-grid-and-layout--docs'. */
const pageId = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

test('every link of a page of text leads to a page that is there', () => {
  const ids = [...pages.map(read), ...stories.map(read)].flatMap((text) =>
    [...text.matchAll(/(?:<Meta title="|\btitle: ')([^"'\n]+\/[^"'\n]+)["']/g)].map(([, title = '']) =>
      pageId(title),
    ),
  );
  const links = pages.flatMap((file) =>
    [...read(file).matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => ({ file, id })),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ id }) => !ids.includes(id))).toEqual([]);
});
