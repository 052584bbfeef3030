import type { Category } from '@magazijn/api-client';
import { MobileBarMenu } from '@magazijn/ui';
import { GroceryPartnerLink } from '@magazijn/ui/shop';
import { categoryHref, paths, pictureHref } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { layoutTexts } from './layoutTexts.ts';

interface ShopMobileMenuProps {
  categories: readonly Category[];
  /** Whether the account may order at the grocery partner. */
  groceryPartner: boolean;
  onDone: () => void;
}

/** The offers, the aisles with their pictures, and the grocery partner where it is enabled. */
export function ShopMobileMenu({ categories, groceryPartner, onDone }: ShopMobileMenuProps) {
  const { partnerUrl, brand } = useShopLinks();
  return (
    <>
      <MobileBarMenu
        labels={{ categories: layoutTexts.categories(brand.words.categories) }}
        categories={categories.map(({ number, name, url, image }, index) => ({
          number: number ?? index + 1,
          label: name,
          href: categoryHref(url),
          picture: image && (
            <img src={pictureHref(image, 520, 140)} width={520} height={140} alt="" loading="lazy" />
          ),
        }))}
        offers={{ label: layoutTexts.offers, href: paths.offers.href() }}
        onDone={onDone}
      />
      {groceryPartner && (
        <div data-surface="page" className="pt-4 text-ink">
          <GroceryPartnerLink place="block" href={partnerUrl}>
            {layoutTexts.grocery}
          </GroceryPartnerLink>
        </div>
      )}
    </>
  );
}
