export {
  cartInfoSchema,
  cartLineSchema,
  type WireCartInfo,
  type WireCartLine,
} from './cart.ts';
export { categorySchema, type WireCategory } from './category.ts';
export {
  addressSchema,
  companySchema,
  extraValuesSchema,
  switchableCompaniesSchema,
  switchableCompanySchema,
  type WireAddress,
  type WireCompany,
} from './company.ts';
export { dataOf } from './dataOf.ts';
export { errorSchema } from './error.ts';
export { flagSchema, type WireFlag } from './flag.ts';
export { facetsSchema, listOrders, narrowedListSchema, type WireFacets } from './narrowing.ts';
export { offerBannerSchema, offerEntrySchema, offerSchema } from './offer.ts';
export {
  checkoutSchema,
  createdOrderSchema,
  invoiceTokenSchema,
  orderDetailSchema,
  orderListItemSchema,
  orderListSchema,
  placedOrderSchema,
  type WireCreatedOrder,
  type WireOrderDetail,
  type WireOrderListItem,
} from './order.ts';
export { pageLinkSchema, pageSchema } from './page.ts';
export {
  type CheckoutEnvironment,
  checkoutEnvironments,
  paymentResultRequestSchema,
  paymentStateSchema,
  sessionIdSchema,
  type WirePaymentState,
} from './payment.ts';
export {
  productDetailSchema,
  productListSchema,
  productSchema,
  type WireProduct,
  type WireProductDetail,
} from './product.ts';
export {
  callUpSchema,
  type PunchOutFunction,
  punchOutCodeSchema,
  punchOutExchangeRequestSchema,
  punchOutFrameHostsSchema,
  punchOutFunctions,
  punchOutLoginRequestSchema,
  punchOutMessageSchema,
  punchOutOrderSchema,
  punchOutSettingsSchema,
  punchOutStartSchema,
  type WirePunchOutOrder,
  type WirePunchOutSettings,
  type WirePunchOutStart,
} from './punchOut.ts';
export { registrationRequestSchema, type WireAddressRequest, type WireRegistration } from './registration.ts';
export {
  cartRequestSchema,
  deliveryRequestSchema,
  invoiceRequestSchema,
  loginRequestSchema,
  passwordChangeRequestSchema,
  passwordRequestSchema,
  passwordResetRequestSchema,
} from './requests.ts';
export { sessionListSchema, tokenClaimsSchema, tokenSchema } from './session.ts';
export { suggestionsSchema } from './suggestion.ts';
