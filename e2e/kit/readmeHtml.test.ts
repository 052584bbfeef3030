import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { kitRoot } from '../../tools/scripts/kit/kitModules.ts';
import { packedFolder } from '../../tools/scripts/kit/packPackage.ts';
import { serveFolder } from '../../tools/scripts/serveFolder.ts';
import { readmeExample } from './readmeExamples.ts';
import { openPage } from './testOutsideApp.ts';

test("the README's page beside Bootstrap keeps Bootstrap's heading outside data-mz, and has the kit's text inside", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-readme-html-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const installed = join(folder, 'node_modules', '@magazijn', 'ui');
  mkdirSync(installed, { recursive: true });
  cpSync(join(packedFolder('ui'), 'package', 'dist'), join(installed, 'dist'), { recursive: true });
  const bootstrap = join(kitRoot, 'node_modules', 'bootstrap', 'dist', 'css', 'bootstrap.css');
  cpSync(bootstrap, join(folder, 'bootstrap.css'));
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">';
  writeFileSync(join(folder, 'index.html'), `${head}${readmeExample('html', 'data-mz')}`);
  const site = await serveFolder(folder);
  onTestFinished(site.close);

  const page = await openPage(site.url);
  const styleOf = (words: string) =>
    page.getByText(words).evaluate((node) => {
      const { fontFamily, fontSize } = getComputedStyle(node);
      return { fontFamily, fontSize };
    });
  expect((await styleOf('Your page')).fontSize).toBe('40px');
  expect((await styleOf('Your page')).fontFamily).not.toContain('Archivo');
  expect((await styleOf('Parts of the kit')).fontFamily).toContain('Archivo');
});
