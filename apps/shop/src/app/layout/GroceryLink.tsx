import { GroceryPartnerLink } from '@magazijn/ui/shop';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { layoutTexts } from './layoutTexts.ts';

export function GroceryLink() {
  const { partnerUrl } = useShopLinks();
  return <GroceryPartnerLink href={partnerUrl}>{layoutTexts.grocery}</GroceryPartnerLink>;
}
