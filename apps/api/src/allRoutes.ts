import {
  deleteOtherSessions,
  deleteSession,
  getCompanies,
  getExtraValues,
  getProfile,
  getSessions,
  getSwitch,
  postLogin,
  postLogout,
  postPasswordChange,
  postPasswordRequest,
  postPasswordReset,
  postRegister,
} from './accounts/routes.ts';
import { getShopSettings, postCart } from './cart/routes.ts';
import {
  getCategories,
  getCategory,
  getCategoryProducts,
  getOfferedProducts,
  getPopularProducts,
  getProduct,
  getSearch,
  getSuggestions,
} from './catalogue/routes.ts';
import { cancelStockMail, requestStockMail } from './catalogue/stockMail.ts';
import { getOffers, getPage, getPages } from './content/routes.ts';
import { getFavouriteProducts, getFavourites, markFavourite, unmarkFavourite } from './favourites/routes.ts';
import type { DefinedRoute } from './http/defineRoute.ts';
import { postInvoice, postInvoiceToken } from './invoices/routes.ts';
import { getOrder, getOrders, postDelivery } from './orders/routes.ts';
import { getAccountPayment, getPaymentState, postOrder, postPaymentResult } from './payments/routes.ts';
import {
  getPunchOutFrameHosts,
  getPunchOutOrder,
  getPunchOutSearch,
  getPunchOutSettings,
  getPunchOutValidation,
  postEmptyPunchOutReturn,
  postPunchOutCode,
  postPunchOutExchange,
  postPunchOutReturn,
} from './punch-out/routes.ts';
import { postQuickOrder } from './quick-order/routes.ts';
import { getCapabilities, getHealth, getReady } from './system/routes.ts';

/** The published contract. Of two paths that match one URL, the more specific one comes first. */
export const allRoutes: readonly DefinedRoute[] = [
  postLogin,
  postLogout,
  postPasswordRequest,
  postPasswordReset,
  postPasswordChange,
  postRegister,
  getProfile,
  getExtraValues,
  getCompanies,
  getSwitch,
  getSessions,
  deleteSession,
  deleteOtherSessions,
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
  cancelStockMail,
  getSearch,
  getSuggestions,
  getOffers,
  getPage,
  getPages,
  getShopSettings,
  postCart,
  postQuickOrder,
  postOrder,
  postDelivery,
  getAccountPayment,
  getPaymentState,
  postPaymentResult,
  getOrder,
  getOrders,
  postInvoice,
  postInvoiceToken,
  postPunchOutCode,
  postPunchOutExchange,
  getPunchOutSettings,
  getPunchOutFrameHosts,
  getPunchOutOrder,
  getPunchOutValidation,
  getPunchOutSearch,
  postPunchOutReturn,
  postEmptyPunchOutReturn,
  getCapabilities,
  getHealth,
  getReady,
];
