import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDoubledRules } from './findDoubledRules.ts';
import { projectRoot } from './projectRoot.ts';

const elsewhere = 'apps/shop/src/anywhere.ts';

test.each([
  'const largest = amount > 9999;',
  "invalidQuantity: 'Vul een heel aantal in, van 0 tot 9999.',",
  'const maxLines = 500;',
  'if (cart.lines.length > 500) return null;',
  "usps: ['Gratis bezorgd vanaf € 100'],",
  'minimumOrder: cents(5000),',
  "delivery: 'Vóór 12.00 uur besteld',",
  'const [, paid] = /^(\\d+)\\+(\\d+)/.exec(line.offerLabel) ?? [];',
  "label.replace(/^-/, '−')",
  "text.replace(/[\\u200b\\ufeff]/g, '')",
  "tooShort: 'Kies een wachtwoord van ten minste 8 tekens.',",
])('%s is a rule said twice', (line) => {
  expect(findDoubledRules(elsewhere, `fine\n${line}\n`)).toMatchObject([{ line: 2, text: line }]);
});

test.each([
  'max: largestLineQuantity,',
  '// 9999 is the greatest amount',
  'const timeoutMs = 9999;',
  'if (deal?.kind === "free-goods") return;',
])('%s passes', (line) => {
  expect(findDoubledRules(elsewhere, line)).toEqual([]);
});

test('domain, client, back end and shop say each rule in one place', () => {
  const files = globSync(
    '{packages/{domain,api-client}/src,apps/api/src,apps/shop/{src,server}}/**/*.{ts,tsx}',
    {
      cwd: projectRoot,
    },
  ).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(400);
  const doubled = files.flatMap((file) =>
    findDoubledRules(file, readFileSync(join(projectRoot, file), 'utf8')).map((found) => ({
      file,
      ...found,
    })),
  );
  expect(doubled).toEqual([]);
});
