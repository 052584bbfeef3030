import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { weighPages } from './weighPages.ts';

const files: Record<string, Uint8Array> = {
  'entry.js': randomBytes(4000),
  'vendor.js': randomBytes(9000),
  'home.js': randomBytes(1000),
  'carousel.js': randomBytes(500),
  'later.js': randomBytes(7000),
  'session.js': randomBytes(100),
  'customer.js': randomBytes(600),
  'shop.css': randomBytes(800),
  'archivo.woff2': randomBytes(3000),
};
const read = (file: string) => files[file] ?? new Uint8Array();
const gzip = (...names: string[]) =>
  names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).byteLength, 0);

const manifest = {
  'src/entry-client.tsx': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_vendor.js'],
    css: ['shop.css'],
    assets: ['archivo.woff2', 'logo.svg'],
  },
  '_vendor.js': { file: 'vendor.js' },
  '_carousel.js': { file: 'carousel.js', imports: ['_vendor.js'] },
  'src/features/home/HomePage.tsx': {
    file: 'home.js',
    isDynamicEntry: true,
    imports: ['_carousel.js', 'src/entry-client.tsx'],
  },
  'src/features/login/LoginForm.tsx': { file: 'later.js', isDynamicEntry: true },
  'src/customer/parts.ts': { file: 'customer.js', isDynamicEntry: true, imports: ['_vendor.js'] },
};

test('a page weighs its entry, its own chunk and what these import, each once', () => {
  const everyone = gzip('entry.js', 'vendor.js', 'home.js', 'carousel.js', 'session.js');
  expect(weighPages(manifest, ['session.js'], read, ['src/customer/parts.ts'])).toEqual([
    {
      page: 'HomePage',
      script: everyone,
      customer: everyone + gzip('customer.js'),
      style: gzip('shop.css'),
      font: 3000,
    },
  ]);
});

test('a manifest without an entry is refused: it is not the shop’s', () => {
  expect(() => weighPages({}, [], read)).toThrow('no entry');
});

test('a chunk for customers that the manifest does not know is refused: its name has changed', () => {
  expect(() => weighPages(manifest, [], read, ['src/customer/gone.ts'])).toThrow('src/customer/gone.ts');
});
