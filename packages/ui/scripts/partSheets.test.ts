// @vitest-environment node
import { expect, test } from 'vitest';
import { partSheets } from './partSheets.ts';

const css = String.raw`@layer properties;
@layer theme, base, components, utilities;
@layer theme { :root { --mz-ink: black; } }
@layer base { body { margin: 0; } }
@layer components { [data-slot="rich-text"] { & h2 { margin-top: 1rem; } } }
@layer utilities {
  .animate-spin { animation: spin 1s linear infinite; }
  .p-2 { padding: 2px; }
  .pt-4 { padding-top: 4px; }
  @media (width >= 60rem) { .wide\:p-2 { padding: 2px; } .wide\:flex { display: flex; } }
}
@property --tw-leading { syntax: "*"; inherits: false; }
@keyframes spin { to { transform: rotate(1turn); } }`;

const { base = '', ...parts } = partSheets(css, {
  box: '<div className="p-2 wide:p-2" />',
  label: "cva('pt-4 p-2')",
  text: '<div data-slot="rich-text" />',
  spinner: '<svg className="animate-spin" />',
});

test('the base holds what no part owns and declares every layer at once', () => {
  expect(base).toContain('--mz-ink: black');
  expect(base).toContain('@property --tw-leading');
  expect(base).toMatch(/@layer theme, base, components, utilities;\n@layer utilities\.l0, utilities\.l1, /);
  expect(base).not.toContain('padding');
});

test('a sheet holds the classes that its sources name, and no other', () => {
  expect(parts.box).toContain('.p-2 {');
  expect(parts.box).toContain(String.raw`.wide\:p-2 {@media (width >= 60rem) {`);
  expect(parts.box).not.toContain('flex');
  expect(parts.box).not.toContain('pt-4');
  expect(parts.text).toContain('& h2');
  expect(parts.spinner).toContain('@keyframes spin');
});

test('what wins over another stands on a higher layer in every sheet, so that their order is free', () => {
  const levelOf = (sheet: string | undefined, rule: string) => {
    const upTo = sheet?.slice(0, sheet.indexOf(rule)) ?? '';
    return Number(/.*@layer utilities\.l(\d+)/s.exec(upTo)?.[1]);
  };
  expect(levelOf(parts.box, '.p-2 {')).toBe(levelOf(parts.label, '.p-2 {'));
  expect(levelOf(parts.label, '.pt-4 {')).toBeGreaterThan(levelOf(parts.label, '.p-2 {'));
  expect(levelOf(parts.box, '@media')).toBeGreaterThan(levelOf(parts.label, '.pt-4 {'));
});
