import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// A tag on a picture stays within it and does not cover controls, however long its text.

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

test('[ProductCard] a tag of 200 letters has four lines', async () => {
  const { page } = await openStory('commerce-productcard--bad-texts', 360);
  const tag = await page.getByText(/^Extra zachte luiers met bloemenmotief/).boundingBox();
  expect(tag?.height).toBeGreaterThan(100);
  expect(tag?.height).toBeLessThan(112);
});
