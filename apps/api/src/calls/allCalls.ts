import type { DefinedCall } from '../http/Call.ts';
import { getCompanies } from './account/getCompanies.ts';
import { getExtraValues } from './account/getExtraValues.ts';
import { getProfile } from './account/getProfile.ts';
import { getSwitch } from './account/getSwitch.ts';
import { postLogin } from './account/postLogin.ts';
import { postLogout } from './account/postLogout.ts';
import { postPasswordChange } from './account/postPasswordChange.ts';
import { postPasswordRequest } from './account/postPasswordRequest.ts';
import { postPasswordReset } from './account/postPasswordReset.ts';
import { postRegister } from './account/postRegister.ts';
import { deleteOtherSessions, deleteSession, getSessions } from './account/sessions.ts';
import { postCart } from './cart/postCart.ts';
import { cancelStockMail } from './catalogue/cancelStockMail.ts';
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
import { postInvoice } from './order/postInvoice.ts';
import { postInvoiceToken } from './order/postInvoiceToken.ts';
import { postOrder } from './order/postOrder.ts';
import { getOffers } from './page/getOffers.ts';
import { getPage } from './page/getPage.ts';
import { getPages } from './page/getPages.ts';
import { getPaymentState } from './payment/getPaymentState.ts';
import { postPaymentResult } from './payment/postPaymentResult.ts';
import { getPunchOutFrameHosts } from './punch-out/getPunchOutFrameHosts.ts';
import { getPunchOutOrder } from './punch-out/getPunchOutOrder.ts';
import { getPunchOutSearch } from './punch-out/getPunchOutSearch.ts';
import { getPunchOutSettings } from './punch-out/getPunchOutSettings.ts';
import { getPunchOutValidation } from './punch-out/getPunchOutValidation.ts';
import { postPunchOutCancellation } from './punch-out/postPunchOutCancellation.ts';
import { postPunchOutCode } from './punch-out/postPunchOutCode.ts';
import { postPunchOutExchange } from './punch-out/postPunchOutExchange.ts';
import { postPunchOutMessage } from './punch-out/postPunchOutMessage.ts';
import { getHealth } from './system/getHealth.ts';
import { getReady } from './system/getReady.ts';

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
