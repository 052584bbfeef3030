import type { ComponentProps } from 'react';
import { LatePlace } from '../late/LatePlace.tsx';
import { useLateCode } from '../late/useLateCode.ts';
import { mobileMenuCode } from './mobileMenuCode.ts';
import type { ShopMobileMenu } from './ShopMobileMenu.tsx';

/** The menu of a phone; the empty board for as long as its code is under way. */
export function LateMobileMenu(props: ComponentProps<typeof ShopMobileMenu>) {
  const code = useLateCode(mobileMenuCode, true);
  return code ? <code.ShopMobileMenu {...props} /> : <LatePlace code={mobileMenuCode} />;
}
