import { afterAll, expect, inject, test } from 'vitest';
import { looks } from '../../tools/scripts/pictures/looks.ts';
import { openPictureTaker } from '../../tools/scripts/pictures/pictureTaker.ts';
import { pictureBrowser } from './pictureBrowser.ts';

const browser = pictureBrowser();
afterAll(async () => (await browser).close());

test('a focused field gives the same picture in every phase of its caret', async () => {
  const plan = inject('matrices').find(({ name }) => name === 'commerce-searchsuggestions-active-option');
  if (!plan) throw new Error('There is no story with a field that has the focus.');
  const taker = await openPictureTaker(await browser, inject('storybook'));
  await taker.show(plan, plan.width);
  for (const look of looks) {
    const pictures = new Set<string>();
    // On for half a second, off for half a second.
    for (let phase = 0; phase < 5; phase += 1) {
      pictures.add((await taker.take(look)).toString('base64'));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(pictures.size, look.name).toBe(1);
  }
  await taker.close();
});
