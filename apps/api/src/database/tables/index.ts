export {
  customerNumbers,
  openingHours,
  passwordResets,
  registrationLinks,
  registrations,
} from './accounts.ts';
export {
  approvalEvents,
  approvalLinks,
  approvalRequests,
  approvalRules,
  approvalSettings,
  approvalStandIns,
  type RequestedLine,
} from './approvals.ts';
export { auditEvents } from './audit.ts';
export {
  categories,
  products,
  relatedProducts,
  searchSynonyms,
  searchWords,
  shelves,
  specialProducts,
} from './catalogue.ts';
export { addresses, companies, deliveryAddresses, users } from './companies.ts';
export { offerBanners, offers, pages } from './content.ts';
export { costCentres, productCostCentres } from './costCentres.ts';
export { invitationLinks, invitations } from './invitations.ts';
export { type CouponStatus, coupons, creditNotes, numberSeries, orderLines, orders } from './orders.ts';
export { outbox } from './outbox.ts';
export {
  invoicePayments,
  orderBackorders,
  paymentDisputes,
  paymentNotifications,
  payments,
} from './payments.ts';
export { cxmlPunchOuts, punchOutCodes, punchOutConnections } from './punchOut.ts';
export { savedCartLines, savedCartOrders, savedCarts } from './savedCarts.ts';
export { loginAttempts, sessions } from './sessions.ts';
export { shoppingListLines, shoppingLists } from './shoppingLists.ts';
export { standingOrderLinks, standingOrderRuns, standingOrders } from './standingOrders.ts';
export { favourites, ownFavourites, stockMailRequests } from './wishes.ts';
