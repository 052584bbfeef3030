export type { ApprovalReason, ApprovalRule } from '@magazijn/domain/approvals';
export type { CartIntent } from '@magazijn/domain/cart';
export { type CustomerCall, permissionOfCall } from './calls/customerCalls.ts';
export type { PasswordPair } from './calls/passwordCalls.ts';
export { type ApiClient, createApiClient } from './createApiClient.ts';
export { createPunchOutClient, type PunchOutClient } from './createPunchOutClient.ts';
export type {
  Approval,
  ApprovalBudget,
  ApprovalCheck,
  ApprovalEvent,
  ApprovalFilter,
  ApprovalHistoryRow,
  ApprovalOutcome,
  ApprovalPerson,
  ApprovalRequest,
  ApprovalRequestBudget,
  ApprovalRequestLine,
  ApprovalRequestPage,
  ApprovalRequestSummary,
  ApprovalSettings,
  ApprovalStandIn,
} from './model/Approval.ts';
export type {
  CartInfo,
  CartLimit,
  CartLine,
  IncompleteOffer,
  ShopSettings,
  VatTotal,
} from './model/Cart.ts';
export type { Category, SubCategory } from './model/Category.ts';
export type { Address, Company, PaymentKind, Salutation, SwitchableCompany } from './model/Company.ts';
export type { CostCentre } from './model/CostCentre.ts';
export type {
  DeliveryAddress,
  DeliveryAddressForm,
  DeliveryPlan,
  OrderChange,
  OrderChangePreview,
  OrderDelivery,
  PlannedDelivery,
} from './model/Delivery.ts';
export type { Favourite } from './model/Favourite.ts';
export type {
  InvoiceFilter,
  InvoiceLocation,
  InvoicePayment,
  Invoices,
  ListedInvoice,
} from './model/Invoices.ts';
export type {
  Location,
  LocationCart,
  LocationLine,
  LocationOrder,
  LocationPreview,
  PlacedLocationOrder,
} from './model/Location.ts';
export type { Offer, OfferBanner, OfferList, OfferProduct } from './model/Offer.ts';
export type {
  ChangeableOrder,
  CheckoutSession,
  DraftOrder,
  Order,
  OrderState,
  OrderSummary,
} from './model/Order.ts';
export {
  historyPageSize,
  type OrderFilter,
  type OrderPage,
  type WholeHistory,
} from './model/OrderHistory.ts';
export type { Page, PageLink } from './model/Page.ts';
export type { PaymentState } from './model/PaymentState.ts';
export type { Invitation, InvitedPerson, LinkedInvitation, People, Person } from './model/Person.ts';
export type {
  FacetedProducts,
  FacetOption,
  Facets,
  OfferKind,
  Product,
  ProductCategory,
  ProductDetail,
  ProductFilters,
  ProductList,
  ProductOffer,
  SortOption,
} from './model/Product.ts';
export type {
  PunchOutReturn,
  PunchOutSettings,
  PunchOutStart,
  PunchOutValidation,
} from './model/PunchOut.ts';
export type { LastPurchase, Purchase, PurchasePage, PurchaseSort } from './model/Purchase.ts';
export type { QuickOrderMatch, QuickOrderProduct } from './model/QuickOrder.ts';
export { type LoginSession, readTokenClaims, type TokenClaims } from './model/Session.ts';
export type {
  ListCounts,
  SavedCounts,
  ShoppingList,
  ShoppingListLine,
  ShoppingListSummary,
  StockCount,
} from './model/ShoppingList.ts';
export type { Spending, Spent } from './model/Spending.ts';
export type {
  AssessedLine,
  LinkedRun,
  RunAssessment,
  RunDecision,
  RunStatus,
  RunTarget,
  StandingOrder,
  StandingOrderRun,
  StandingOrderSettings,
  StandingOrderSummary,
  StandingOrders,
} from './model/StandingOrder.ts';
export type { Suggestions } from './model/Suggestions.ts';
export { checkHookUrl, type HookRules, hostPattern, isAllowedHost } from './punch-out/checkHookUrl.ts';
export { ApiError, buyerMessage, isTransient } from './transport/ApiError.ts';
export type { ApiOptions } from './transport/ApiOptions.ts';
