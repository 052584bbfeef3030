import type { Category } from '@magazijn/api-client';
import { GroceryPartnerLink, MobileBarMenu } from '@magazijn/ui';
import { useShopLinks } from '../links/ShopLinks.tsx';
import { categoryHref, pictureHref } from '../paths/hrefs.ts';
import { paths } from '../paths/paths.ts';
import { frameTexts } from './frameTexts.ts';

interface ShopMobileMenuProps {
  categories: readonly Category[];
  /** Whether the account may order at the grocery partner. */
  groceryPartner: boolean;
  onDone: () => void;
}

/** The offers, the aisles with their pictures, and the grocery partner where it is enabled. */
export function ShopMobileMenu({ categories, groceryPartner, onDone }: ShopMobileMenuProps) {
  const { partnerUrl } = useShopLinks();
  return (
    <>
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
      {groceryPartner && (
        <div data-surface="page" className="pt-4 text-ink">
          <GroceryPartnerLink place="block" href={partnerUrl}>
            {frameTexts.grocery}
          </GroceryPartnerLink>
        </div>
      )}
    </>
  );
}
