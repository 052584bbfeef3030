import { lateCode } from '../late/lateCode.ts';

/** What the menu of a phone holds: it comes when somebody is about to open it. */
export const mobileMenuCode = lateCode(() => import('./ShopMobileMenu.tsx'));
