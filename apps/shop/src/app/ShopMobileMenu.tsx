import type { Category } from '@magazijn/api-client';
import { MobileBarMenu } from '@magazijn/ui';
import { categoryHref } from '../paths/categoryHref.ts';
import { paths } from '../paths/paths.ts';
import { pictureHref } from '../paths/pictureHref.ts';
import { frameTexts } from './frameTexts.ts';

interface ShopMobileMenuProps {
  categories: readonly Category[];
  onDone: () => void;
}

/** The aisles with their pictures, and the offers (S05). */
export function ShopMobileMenu({ categories, onDone }: ShopMobileMenuProps) {
  return (
    <MobileBarMenu
      aisles={categories.map(({ number, name, url, image }, index) => ({
        number: number ?? index + 1,
        label: name,
        href: categoryHref(url),
        picture: image && (
          <img src={pictureHref(image, 520, 140)} width={520} height={140} alt="" loading="lazy" />
        ),
      }))}
      offers={{ label: frameTexts.offers, href: paths.offers.href() }}
      onDone={onDone}
    />
  );
}
