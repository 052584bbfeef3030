// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { iconsInUse } from './iconsInUse.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('{components,link}/**/*.tsx', { cwd: source }).filter(
  (file) => !/\.(test|stories)\.tsx$|\/[sS]ample/.test(file),
);

test('the gallery has every icon that a part draws, and no other', () => {
  const drawn = files.flatMap((file) =>
    [...readFileSync(`${source}${file}`, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type ')),
    ),
  );
  expect(Object.keys(iconsInUse).toSorted()).toEqual([...new Set(drawn)].toSorted());
});
