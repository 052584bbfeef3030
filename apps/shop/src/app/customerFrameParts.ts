// What only customers see of the frame: one chunk, which the document of a visitor does not ask for.
export { CartNotice } from './CartNotice.tsx';
export { CustomerActions } from './CustomerActions.tsx';
export { CustomerBanners } from './CustomerBanners.tsx';
export { CustomerMobileBar } from './CustomerMobileBar.tsx';
