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
import { postInvoice } from './calls/order/postInvoice.ts';
import { postInvoiceToken } from './calls/order/postInvoiceToken.ts';
import { postCart } from './cart/routes.ts';
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
import type { DefinedCall } from './http/Call.ts';
import { getAccountPayment, getOrder, getOrders, postDelivery, postOrder } from './orders/routes.ts';
import { getPaymentState, postPaymentResult } from './payments/routes.ts';
import {
  getPunchOutFrameHosts,
  getPunchOutOrder,
  getPunchOutSearch,
  getPunchOutSettings,
  getPunchOutValidation,
  postPunchOutCancellation,
  postPunchOutCode,
  postPunchOutExchange,
  postPunchOutMessage,
} from './punch-out/routes.ts';
import { getHealth, getReady } from './system/routes.ts';

/** The published contract. Where two paths could match one address, the more exact one stands first. */
export const allCalls: readonly DefinedCall[] = [
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
  postCart,
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
  postPunchOutMessage,
  postPunchOutCancellation,
  getHealth,
  getReady,
];
