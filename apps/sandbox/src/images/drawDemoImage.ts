import { pictureSpec } from '../demo/pictureSpec.ts';
import { drawGroup } from '../demo/pictures/drawGroup.ts';
import { drawOfferIcon } from '../demo/pictures/drawOfferIcon.ts';
import { drawPackShot } from '../demo/pictures/drawPackShot.ts';

/** The picture that a name of the demonstration catalogue stands for, as SVG; null when the catalogue has no such name. */
export async function drawDemoImage(name: string): Promise<string | null> {
  const spec = pictureSpec(name);
  switch (spec?.kind) {
    case undefined:
      return null;
    case 'product':
      return drawPackShot(spec.packShot, spec.view);
    case 'category':
      return drawGroup(spec.packShots, { width: 1040, height: 280 });
    case 'offer':
      return drawGroup(spec.packShots, { width: 680, height: 420 });
    case 'offer-icon':
      return drawOfferIcon(spec.label);
  }
}
