import { expect, test } from 'vitest';
import { demoCatalogue } from '../DemoCatalogue.ts';
import { pictureSpec } from './drawDemoImage.ts';
import { motifNames } from './motifs.ts';
import { packShapes } from './shapes/packDrawings.ts';

const { products, categories, offers, banners } = demoCatalogue();

test('every image name of the catalogue is valid and has a picture of its kind', () => {
  const names = new Set<string>();
  for (const product of products) {
    for (const [index, image] of product.images.entries()) {
      expect(names.has(image)).toBe(false);
      names.add(image);
      expect(image).toMatch(/^[a-z0-9-]{1,80}$/);
      expect(pictureSpec(image)).toEqual({ kind: 'product', packShot: product.packShot, view: index + 1 });
    }
    if (product.offerIcon !== null) {
      expect(product.offerIcon).toMatch(/^[a-z0-9-]{1,80}$/);
      expect(names.has(product.offerIcon)).toBe(false);
      expect(pictureSpec(product.offerIcon)).toEqual({ kind: 'offer-icon', label: product.offerLabel });
    }
  }
  expect(names.size).toBeGreaterThan(2000);
});

test('a category banner shows four packs, an offer up to two, since the third has its own picture', () => {
  for (const { image } of categories) {
    if (image === null) continue;
    const spec = pictureSpec(image);
    expect(spec?.kind === 'category' ? spec.packShots.length : image).toBe(4);
  }
  for (const { image, productIds } of offers) {
    const spec = pictureSpec(image);
    expect(spec?.kind === 'offer' ? spec.packShots.length : image).toBe(Math.min(2, productIds.length));
  }
  for (const { image, productIds } of banners) {
    const spec = pictureSpec(image);
    expect(spec?.kind === 'offer' ? spec.packShots.length : image).toBe(productIds.length);
  }
});

test('words and figures fit on a pack', () => {
  for (const { packShot, path } of products) {
    expect(`${path} ${packShot.word.length >= 2 && packShot.word.length <= 12}`).toBe(`${path} true`);
    expect((packShot.figure ?? '').length).toBeLessThanOrEqual(4);
  }
});

test('every shape and every motif is used', () => {
  const used = (of: 'shape' | 'motif') => new Set(products.map(({ packShot }) => packShot[of]));
  expect(packShapes.filter((shape) => !used('shape').has(shape))).toEqual([]);
  expect(motifNames.filter((motif) => !used('motif').has(motif))).toEqual([]);
});

test('an unknown name has no picture', () => {
  expect(pictureSpec('bestaat-niet')).toBeNull();
  expect(pictureSpec('demo-luiers-maat-4-5')).toBeNull();
});
