import { GroceryPartnerLink } from '@magazijn/ui/shop';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { layoutTexts } from './layoutTexts.ts';

/** The link to the grocery partner in the navigation. */
export function GroceryLink() {
  const { partnerUrl } = useShopLinks();
  return <GroceryPartnerLink href={partnerUrl}>{layoutTexts.grocery}</GroceryPartnerLink>;
}
