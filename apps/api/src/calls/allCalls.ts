import type { DefinedCall } from '../http/Call.ts';
import { getCompanies } from './account/getCompanies.ts';
import { getExtraValues } from './account/getExtraValues.ts';
import { getProfile } from './account/getProfile.ts';
import { getSwitch } from './account/getSwitch.ts';
import { postLogin } from './account/postLogin.ts';
import { postLogout } from './account/postLogout.ts';
import { postCart } from './cart/postCart.ts';
import { getCategories } from './catalogue/getCategories.ts';
import { getCategory } from './catalogue/getCategory.ts';
import { getCategoryProducts } from './catalogue/getCategoryProducts.ts';
import { getFavouriteProducts } from './catalogue/getFavouriteProducts.ts';
import { getFavourites } from './catalogue/getFavourites.ts';
import { getOfferedProducts } from './catalogue/getOfferedProducts.ts';
import { getPopularProducts } from './catalogue/getPopularProducts.ts';
import { getProduct } from './catalogue/getProduct.ts';
import { getSearch } from './catalogue/getSearch.ts';
import { getSuggestions } from './catalogue/getSuggestions.ts';
import { markFavourite } from './catalogue/markFavourite.ts';
import { requestStockMail } from './catalogue/requestStockMail.ts';
import { unmarkFavourite } from './catalogue/unmarkFavourite.ts';
import { getAccountPayment } from './order/getAccountPayment.ts';
import { getOrder } from './order/getOrder.ts';
import { getOrders } from './order/getOrders.ts';
import { postDelivery } from './order/postDelivery.ts';
import { postOrder } from './order/postOrder.ts';
import { getOffers } from './page/getOffers.ts';
import { getPage } from './page/getPage.ts';
import { getPages } from './page/getPages.ts';
import { getHealth } from './system/getHealth.ts';
import { getReady } from './system/getReady.ts';

/** The published contract. Where two paths could match one address, the more exact one stands first. */
export const allCalls: readonly DefinedCall[] = [
  postLogin,
  postLogout,
  getProfile,
  getExtraValues,
  getCompanies,
  getSwitch,
  getCategories,
  getCategory,
  getCategoryProducts,
  getProduct,
  getPopularProducts,
  getOfferedProducts,
  getFavouriteProducts,
  getFavourites,
  markFavourite,
  unmarkFavourite,
  requestStockMail,
  getSearch,
  getSuggestions,
  getOffers,
  getPage,
  getPages,
  postCart,
  postOrder,
  postDelivery,
  getAccountPayment,
  getOrder,
  getOrders,
  getHealth,
  getReady,
];
