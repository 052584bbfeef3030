import type { Permission } from '@magazijn/domain/people';

/** The reading calls for customers: refused with 401 for visitors, and with 403 for a role that may not make them. */
export type CustomerCall =
  | 'offeredProducts'
  | 'alternatives'
  | 'favouriteProducts'
  | 'favourites'
  | 'orders'
  | 'orderHistory'
  | 'wholeHistory'
  | 'order'
  | 'purchases'
  | 'lastPurchase'
  | 'lists'
  | 'list'
  | 'standingOrders'
  | 'standingOrder'
  | 'people'
  | 'costCentres'
  | 'spending'
  | 'locations'
  | 'invoices'
  | 'approvalSettings'
  | 'approvalRequests'
  | 'approvalRequest'
  | 'approvalBudgets'
  | 'deliveryPlan'
  | 'deliveryAddresses'
  | 'profile'
  | 'groceryPartnerEnabled'
  | 'switchableCompanies'
  | 'listSessions';

/** All others need the permission `shop`: each role that has it may also read orders and requests. */
const permissions: Readonly<Partial<Record<CustomerCall, Permission | null>>> = {
  people: 'people',
  spending: 'invoices',
  invoices: 'invoices',
  approvalBudgets: 'invoices',
  approvalSettings: 'approve',
  profile: null,
  groceryPartnerEnabled: null,
  switchableCompanies: null,
  listSessions: null,
};

/** The permission that a call needs; null when every role may make it. */
export const permissionOfCall = (call: CustomerCall): Permission | null =>
  call in permissions ? (permissions[call] ?? null) : 'shop';
