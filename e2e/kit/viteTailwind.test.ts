import { expect, test } from 'vitest';
import { readmeExample } from './readmeExamples.ts';
import { openPage, react, sheetBytes, testOutsideApp } from './testOutsideApp.ts';

const url = testOutsideApp({
  app: 'vite-tailwind',
  make: {
    packages: [...react, 'vite', 'tailwindcss', '@tailwindcss/vite'],
    // Both stylesheets as in the README.
    files: {
      'src/main.css': readmeExample('css', '@magazijn/ui/theme.css'),
      'few.css': readmeExample('css', '@magazijn/ui/kit.css'),
    },
  },
  checkers: ['typescript-7:bin:tsc'],
  build: ['vite:bin:vite.js', 'build'],
  out: 'dist',
  brand: 'bouwsteen',
  font: 'Figtree',
});

test("Tailwind's own palette, sizes and breakpoints work beside the kit's", async () => {
  const page = await openPage(url());
  const own = await page.locator('[data-own-classes]').evaluate((node) => {
    const { fontSize, display, borderRadius, backgroundColor } = getComputedStyle(node);
    return { fontSize, display, borderRadius, backgroundColor };
  });
  expect(own).toMatchObject({ fontSize: '30px', display: 'flex', borderRadius: '8px' });
  expect(own.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('with few components only their classes are built, and they look the same', async () => {
  const page = await openPage(`${url()}/few.html`);
  const order = await page.getByRole('button', { name: 'Nu bestellen' }).evaluate((node) => {
    const { minHeight, paddingBlockStart, backgroundColor } = getComputedStyle(node);
    return { minHeight, paddingBlockStart, backgroundColor };
  });
  expect(order).toMatchObject({ minHeight: '48px', paddingBlockStart: '6px' });
  expect(order.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  const next = page.getByRole('link', { name: 'Volgende' });
  expect(await next.evaluate((node) => getComputedStyle(node).minHeight)).toBe('48px');
  expect(await sheetBytes(url(), '/few.html')).toBeLessThan((await sheetBytes(url())) / 2);
});
