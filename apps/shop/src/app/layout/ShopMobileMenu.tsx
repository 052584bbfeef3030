import type { Category } from '@magazijn/api-client';
import { Link, MobileBarMenu } from '@magazijn/ui';
import { GroceryPartnerLink } from '@magazijn/ui/shop';
import { categoryHref, paths, pictureHref } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { useAccountPages } from '../../shared/page/useAccountPages.ts';
import { useOptionalCustomer } from '../../shared/stores/StoresProvider.tsx';
import { layoutTexts } from './layoutTexts.ts';

interface ShopMobileMenuProps {
  categories: readonly Category[];
  groceryPartner: boolean;
  onDone: () => void;
}

export function ShopMobileMenu({ categories, groceryPartner, onDone }: ShopMobileMenuProps) {
  const { partnerUrl, brand } = useShopLinks();
  const tools = useAccountPages('ordering');
  // Visitors log in first; people who may not shop would be redirected.
  const opensOffers = useOptionalCustomer(null) === useOptionalCustomer();
  return (
    <>
      {tools.length > 0 && (
        <ul aria-label={layoutTexts.buyerTools} className="grid grid-cols-2 gap-x-4 pb-4">
          {tools.map(({ label, href }) => (
            <li key={href} className="border-b border-inverse-rule">
              <Link
                href={href}
                onClick={onDone}
                className="flex min-h-14 items-center text-17 font-medium no-underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
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
        offers={opensOffers ? { label: layoutTexts.offers, href: paths.offers.href() } : undefined}
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
