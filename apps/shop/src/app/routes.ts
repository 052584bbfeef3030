import { cartRoute } from '../features/cart/cartRoute.ts';
import { categoryRoute } from '../features/category/categoryRoute.ts';
import { subCategoryRoute } from '../features/category/subCategoryRoute.ts';
import { homeRoute } from '../features/home/homeRoute.ts';
import { loginRoute } from '../features/login/loginRoute.ts';
import { ociLoginRoute } from '../features/oci/ociLoginRoute.ts';
import { offersRoute } from '../features/offers/offersRoute.ts';
import { orderRoute } from '../features/orders/orderRoute.ts';
import { pageRoute } from '../features/page/pageRoute.ts';
import { forgotPasswordRoute } from '../features/password/forgotPasswordRoute.ts';
import { resetPasswordRoute } from '../features/password/resetPasswordRoute.ts';
import { paymentFailedRoute } from '../features/payment/paymentFailedRoute.ts';
import { paymentMethodRoute } from '../features/payment/paymentMethodRoute.ts';
import { paymentRoute } from '../features/payment/paymentRoute.ts';
import { paymentSucceededRoute } from '../features/payment/paymentSucceededRoute.ts';
import { productInSubRoute } from '../features/product/productInSubRoute.ts';
import { productRoute } from '../features/product/productRoute.ts';
import { changePasswordRoute } from '../features/profile/changePasswordRoute.ts';
import { favouritesRoute } from '../features/profile/favouritesRoute.ts';
import { historyRoute } from '../features/profile/historyRoute.ts';
import { overviewRoute } from '../features/profile/overviewRoute.ts';
import { parentOrganisationRoute } from '../features/profile/parentOrganisationRoute.ts';
import { profileRedirects } from '../features/profile/profileRedirects.ts';
import { registeredRoute } from '../features/registration/registeredRoute.ts';
import { registrationRoute } from '../features/registration/registrationRoute.ts';
import { searchRoute } from '../features/search/searchRoute.ts';
import { switchRoute } from '../features/switch/switchRoute.ts';
import { paths } from '../paths/paths.ts';
import { defineRedirect } from '../routing/defineRedirect.ts';
import type { Route } from '../routing/Route.ts';

/** Every route of the shop. The first whose pattern fits wins: a fixed segment stands before a parameter. */
export const routes: readonly Route[] = [
  homeRoute,
  categoryRoute,
  subCategoryRoute,
  productRoute,
  productInSubRoute,
  searchRoute,
  offersRoute,
  pageRoute,
  loginRoute,
  registrationRoute,
  registeredRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  cartRoute,
  defineRedirect({ path: paths.cartToo, to: () => paths.cart.href() }),
  paymentRoute,
  paymentMethodRoute,
  paymentSucceededRoute,
  paymentFailedRoute,
  orderRoute,
  overviewRoute,
  historyRoute,
  changePasswordRoute,
  favouritesRoute,
  parentOrganisationRoute,
  ...profileRedirects,
  switchRoute,
  ociLoginRoute,
];
