export {
  addressSchema,
  companySchema,
  registrationResponseSchema,
  type WireAddress,
  type WireCompany,
  type WirePayment,
} from './account.ts';
export {
  cartInfoSchema,
  cartLineSchema,
  shopSettingsSchema,
  type WireCartInfo,
  type WireCartLine,
} from './cart.ts';
export {
  categorySchema,
  facetedProductsSchema,
  facetsSchema,
  offerBannerSchema,
  offerEntrySchema,
  offerKinds,
  offerSchema,
  productDetailSchema,
  productListSchema,
  productSchema,
  sortOptions,
  suggestionsSchema,
  type WireCategory,
  type WireFacets,
  type WireProduct,
  type WireProductDetail,
} from './catalogue.ts';
export { type CheckoutEnvironment, checkoutEnvironments } from './checkoutEnvironment.ts';
export { costCentresSchema, type WireCostCentres, type WireLineCostCentre } from './costCentres.ts';
export {
  cancelledOrderSchema,
  createdAddressSchema,
  deliveryAddressesSchema,
  deliveryPlanSchema,
  orderChangePreviewSchema,
  type WireDeliveryAddress,
  type WireDeliveryPlan,
  type WireOrderChangePreview,
} from './delivery.ts';
export {
  invoicePaymentSchema,
  invoicesSchema,
  openedInvoicePaymentSchema,
  type WireInvoicePayment,
  type WireInvoices,
} from './invoices.ts';
export {
  addedToListSchema,
  createdListSchema,
  listCountsSchema,
  listRoundSchema,
  listSchema,
  listsSchema,
  savedCountsSchema,
  savedListSchema,
  type WireList,
  type WireListCounts,
  type WireLists,
  type WireSavedCounts,
} from './lists.ts';
export {
  locationOrderSchema,
  locationsPreviewSchema,
  locationsSchema,
  type WireLocations,
  type WireLocationsPreview,
} from './locations.ts';
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
  type WireOrderList,
  type WireOrderListItem,
} from './order.ts';
export { pageLinkSchema, pageSchema } from './page.ts';
export {
  paymentStateSchema,
  type WirePaymentState,
} from './payment.ts';
export {
  createdInvitationSchema,
  invitationSchema,
  peopleSchema,
  type WireInvitation,
  type WirePeople,
} from './people.ts';
export {
  type PunchOutFunction,
  punchOutCodeSchema,
  punchOutExchangeRequestSchema,
  punchOutFrameHostsSchema,
  punchOutFunctions,
  punchOutLoginRequestSchema,
  punchOutOrderSchema,
  punchOutParametersSchema,
  punchOutReturnRequestSchema,
  punchOutReturnSchema,
  punchOutSettingsSchema,
  punchOutStartSchema,
  punchOutValidationSchema,
  type WirePunchOutOrder,
  type WirePunchOutSettings,
  type WirePunchOutStart,
  type WirePunchOutValidation,
} from './punchOut.ts';
export {
  lastPurchasesSchema,
  maxLastPurchases,
  purchaseSorts,
  purchasesSchema,
  type WireLastPurchases,
  type WirePurchases,
} from './purchases.ts';
export {
  alternativesSchema,
  quickOrderSchema,
  type WireQuickOrder,
  type WireQuickOrderProduct,
} from './quickOrder.ts';
export {
  acceptInvitationRequestSchema,
  cartRequestSchema,
  costCentreRequestSchema,
  deliveryAddressRequestSchema,
  deliveryRequestSchema,
  invitationRequestSchema,
  invoiceEmailRequestSchema,
  invoiceFilesRequestSchema,
  invoiceNumbersRequestSchema,
  invoiceRequestSchema,
  linkDecisionRequestSchema,
  listCountsRequestSchema,
  listLinesRequestSchema,
  listRequestSchema,
  listRoundRequestSchema,
  listSaveRequestSchema,
  locationOrderRequestSchema,
  locationsPreviewRequestSchema,
  loginRequestSchema,
  orderChangeRequestSchema,
  orderRequestSchema,
  passwordChangeRequestSchema,
  passwordRequestSchema,
  passwordResetRequestSchema,
  paymentResultRequestSchema,
  personRequestSchema,
  quickOrderRequestSchema,
  registrationRequestSchema,
  runDecisionRequestSchema,
  savedCartRequestSchema,
  sessionIdSchema,
  standingOrderRequestSchema,
  standingOrderStateRequestSchema,
  type WireAddressRequest,
  type WireRegistration,
} from './requests.ts';
export { savedCartSchema, type WireSavedCart } from './savedCart.ts';
export {
  extraValuesSchema,
  sessionListSchema,
  switchableCompaniesSchema,
  switchableCompanySchema,
  tokenSchema,
} from './session.ts';
export { spendingSchema, type WireSpending } from './spending.ts';
export {
  createdStandingOrderSchema,
  decidedRunSchema,
  standingOrderRunSchema,
  standingOrderSchema,
  standingOrdersSchema,
  type WireAssessment,
  type WireRun,
  type WireStandingOrder,
  type WireStandingOrderRun,
  type WireStandingOrders,
} from './standingOrders.ts';
export { tokenClaimsSchema } from './tokenClaims.ts';
export { dataOf, errorSchema, flagSchema, type WireFlag } from './wire.ts';
