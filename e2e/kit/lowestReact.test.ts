import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packedFolder } from '../../tools/scripts/kit/packPackage.ts';
import { testOutsideApp } from './testOutsideApp.ts';

const { peerDependencies }: { peerDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(packedFolder('ui'), 'package', 'package.json'), 'utf8'),
);
/** '19.2.0' of '^19.2.0'. */
const lowest = (name: string) => (peerDependencies[name] ?? '').replace(/^\^/, '');

const url = testOutsideApp({
  app: 'vite',
  make: {
    packages: ['@types/react', '@types/react-dom', 'vite'],
    versions: { react: lowest('react'), 'react-dom': lowest('react-dom') },
  },
  checkers: ['typescript-7:bin:tsc'],
  build: ['vite:bin:vite.js', 'build'],
  out: 'dist',
  brand: 'house',
  font: 'Archivo',
});

test('its page runs React at the lowest version that the kit allows', async () => {
  const html = await (await fetch(`${url()}/`)).text();
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
  const codes = await Promise.all(
    scripts.map(async (path) => (await fetch(new URL(path, `${url()}/`))).text()),
  );
  const versions = codes.flatMap((code) => code.match(/(?<=reconcilerVersion:["'`])[^"'`]+/g) ?? []);
  expect(versions).toEqual([lowest('react-dom')]);
});
