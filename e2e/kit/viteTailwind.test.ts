import { expect, test } from 'vitest';
import { openPage, react, testOutsideApp } from './testOutsideApp.ts';

const url = testOutsideApp({
  app: 'vite-tailwind',
  make: { packages: [...react, 'vite', 'tailwindcss', '@tailwindcss/vite'] },
  checkers: ['typescript-7:bin:tsc'],
  build: ['vite:bin:vite.js', 'build'],
  out: 'dist',
  brand: 'bouwsteen',
  font: 'Figtree',
});

test("Tailwind's own palette, sizes and breakpoints serve beside the kit's", async () => {
  const page = await openPage(url());
  const own = await page.locator('[data-own-classes]').evaluate((node) => {
    const { fontSize, display, borderRadius, backgroundColor } = getComputedStyle(node);
    return { fontSize, display, borderRadius, backgroundColor };
  });
  expect(own).toMatchObject({ fontSize: '30px', display: 'flex', borderRadius: '8px' });
  expect(own.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});
