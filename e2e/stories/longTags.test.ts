import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// A tag on a picture stays within it and does not cover controls, however long its text and large its letters.

test.each([360, 1440])(
  '[ProductGallery] at %i px a tag of 200 letters stays on the picture',
  async (width) => {
    const { page } = await openStory('commerce-productgallery--bad-tag', width);
    const tag = await page.getByText(/^Donaudampfschifffahrt/).boundingBox();
    const large = page.getByRole('button', { name: /^Vergroot foto/ });
    const picture = await large.boundingBox();
    if (!tag || !picture) throw new Error('There is no tag, or no picture.');
    expect(tag.x + tag.width).toBeLessThanOrEqual(picture.x + picture.width - 48);
    expect(tag.y + tag.height).toBeLessThanOrEqual(picture.y + picture.height);
    // The picture can be clicked through the tag.
    await page.mouse.click(tag.x + 20, tag.y + 20);
    await page.getByRole('dialog').waitFor();
  },
);

test('[ProductGallery] two tags beside each other do not touch', async () => {
  const { page } = await openStory('commerce-productgallery--with-tags');
  const sale = await page.getByText('2+1 gratis').boundingBox();
  const isNew = await page.getByText('Nieuw').boundingBox();
  if (!sale || !isNew) throw new Error('There are not two tags.');
  expect(isNew.y).toBe(sale.y);
  expect(isNew.x).toBe(sale.x + sale.width + 4);
});

test.each([
  [360, '100%'],
  [320, '200%'],
])(
  '[ProductCard] at %i px with text at %s a tag of 200 letters is whole, above the name',
  async (width, fontSize) => {
    const { page } = await openStory('commerce-productcard--bad-texts', width);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const tag = page.getByText(/^Extra zachte luiers met bloemenmotief/);
    const cut = await tag.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
    });
    const [box, name] = [await tag.boundingBox(), await page.getByRole('heading').boundingBox()];
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    if (!box || !name) throw new Error('There is no tag, or no name.');
    expect(cut).toBeLessThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(name.y);
  },
);
