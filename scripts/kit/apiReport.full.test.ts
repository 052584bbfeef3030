import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { apiReport } from './apiReport.ts';
import { kitRoot } from './kitModules.ts';

test('names, props, what may be left out, and choices in a fixed order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, 'index.ts');
  writeFileSync(
    entry,
    `export type Tone = 'sale' | 'new';
    export interface TagProps { tone?: Tone; text: string }
    export function Tag(props: TagProps): string { return props.text; }
    interface Hidden { a: string }
    export type Inherits = Hidden & Pick<Date, 'getTime'>;
    export type State = { kind: 'open'; value: number; note: string } | { kind: 'shut'; note?: string };
    export const list = [1];`,
  );
  expect(apiReport(entry, { strict: true })).toBe(
    [
      'const list',
      'function Tag, 1 parameter',
      'type Inherits\n  a',
      "type State\n  kind: 'open' | 'shut'\n  note?\n  value?",
      "type TagProps\n  text\n  tone?: 'new' | 'sale'",
      "type Tone: 'new' | 'sale'",
      '',
    ].join('\n'),
  );
});

test("the kit's exports and their props are those that were agreed: a change here is a change for every consumer", async () => {
  const { config } = ts.readConfigFile(join(kitRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kitRoot);
  const report = apiReport(join(kitRoot, 'src', 'index.ts'), options);
  await expect(report).toMatchFileSnapshot(join(kitRoot, 'src', 'index.api.txt'));
});
