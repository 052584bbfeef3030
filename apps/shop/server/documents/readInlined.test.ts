import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInlined } from './readInlined.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-A.js', isEntry: true },
  'src/app/shop.css': { file: 'assets/shop-A.css', isEntry: true },
  'src/app/brands/bouwsteen.css': { file: 'assets/bouwsteen-B.css', isEntry: true },
};
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'magazijn-inlined-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'session.js'), 'first()');
  await writeFile(join(folder, 'assets', 'cart.js'), 'cart()');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const style = (text: string) => writeFile(join(folder, 'assets', 'shop-A.css'), text);

test('the boot script and the shop’s stylesheet, each allowed by its hash only', async () => {
  await style('a{top:0}');
  const { bootScript, cartScript, styles, policy, cartPolicy } = await readInlined(folder, manifest);
  expect([bootScript, cartScript]).toEqual(['first()', 'cart()']);
  expect([...styles]).toEqual([['assets/shop-A.css', 'a{top:0}']]);
  expect(policy).toEqual({
    'script-src': `'self' ${hashOf('first()')}`,
    'style-src': `'self' ${hashOf('a{top:0}')}`,
  });
  expect(cartPolicy).toEqual({
    ...policy,
    'script-src': `${policy['script-src']} ${hashOf('cart()')}`,
  });
});

test.each(['a{}</style>', 'a{}</STYLE >', 'a{}<!--', '<script>'])(
  'a file that would close its element is refused: %s',
  async (text) => {
    await style(text);
    await expect(readInlined(folder, manifest)).rejects.toThrow(
      'assets/shop-A.css cannot stand in a document',
    );
  },
);
