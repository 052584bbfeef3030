// `pnpm docs:contact-sheets`: draws .cache/contact-sheets with every demo product and its name, to find drawings that
// do not match. Run after a change of data or drawings.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { demoCatalogue } from '../../packages/demo-data/src/index.ts';
import { drawDemoImage } from '../../packages/demo-data/src/pictures/index.ts';
import { brands } from '../../packages/server/src/index.ts';
import { chromiumExecutable } from '../testing/chromiumExecutable.ts';
import { projectRoot } from './projectRoot.ts';

const perSheet = 84;
const columns = 14;
const quality = 36;

const style = `
  body { margin: 0; padding: 8px; width: 1344px; background: #f8f5ed; font: 9px/1.1 Archivo, sans-serif; color: #21203f;
    display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4px; }
  figure { margin: 0; } img { display: block; width: 100%; height: 72px; object-fit: contain; background: #eae6db; }
  figcaption { height: 30px; overflow: hidden; }`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const { colours, headingTypeface: typeface } = brands.magazijn;
const tag = { ground: colours.sale.light, text: colours['on-sale'].light, typeface };

const folder = join(projectRoot, '.cache', 'contact-sheets');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const products = [...demoCatalogue().products].sort((one, other) => one.id - other.id);
const browser = await chromium.launch(await chromiumExecutable());
try {
  const page = await browser.newPage({ viewport: { width: 1360, height: 800 } });
  const protocol = await page.context().newCDPSession(page);
  for (let from = 0; from < products.length; from += perSheet) {
    const figures = await Promise.all(
      products.slice(from, from + perSheet).map(async ({ id, description, images }) => {
        const svg = (await drawDemoImage(images[0] ?? '', tag)) ?? '';
        const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
        return `<figure><img src="${source}" alt=""><figcaption>${id} ${escaped(description)}</figcaption></figure>`;
      }),
    );
    await page.setContent(`<style>${style}</style>${figures.join('')}`);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const height = await page.evaluate(() => document.body.offsetHeight);
    const { data } = await protocol.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, width: 1360, height, scale: 1 },
      captureBeyondViewport: true,
    });
    const file = `${String(from / perSheet + 1).padStart(2, '0')}.webp`;
    await writeFile(join(folder, file), Buffer.from(data, 'base64'));
    // For viewers without WebP.
    if (process.env.SHEETS_PNG)
      await page.screenshot({
        path: join(process.env.SHEETS_PNG, file.replace('webp', 'png')),
        fullPage: true,
      });
    console.log(`.cache/contact-sheets/${file}`);
  }
} finally {
  await browser.close();
}
