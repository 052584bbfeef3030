export { type ApiClient, createApiClient } from './createApiClient.ts';
export type {
  CartInfo,
  CartIntent,
  CartLimit,
  CartLine,
  IncompleteOffer,
  VatTotal,
} from './model/Cart.ts';
export type { Category, SubCategory } from './model/Category.ts';
export type { Address, Company, PaymentKind, Salutation, SwitchableCompany } from './model/Company.ts';
export type { Offer } from './model/Offer.ts';
export type { CheckoutSession, DraftOrder, Order, OrderSummary } from './model/Order.ts';
export type { Page, PageLink } from './model/Page.ts';
export type { Product, ProductCategory, ProductDetail, ProductList, ProductOffer } from './model/Product.ts';
export type { TokenClaims } from './model/Session.ts';
export { readTokenClaims } from './session/readTokenClaims.ts';
export { ApiError, isTransient } from './transport/ApiError.ts';
export type { ApiOptions } from './transport/ApiOptions.ts';
