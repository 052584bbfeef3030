import { accountCalls } from './calls/accountCalls.ts';
import type { approvalCalls } from './calls/approvalCalls.ts';
import { capabilityCalls } from './calls/capabilityCalls.ts';
import { cartCalls } from './calls/cartCalls.ts';
import { catalogueCalls } from './calls/catalogueCalls.ts';
import type { costCentreCalls } from './calls/costCentreCalls.ts';
import type { deliveryCalls } from './calls/deliveryCalls.ts';
import { favouriteCalls } from './calls/favouriteCalls.ts';
import type { favouriteListCalls } from './calls/favouriteListCalls.ts';
import type { invoiceCalls } from './calls/invoiceCalls.ts';
import type { listCalls } from './calls/listCalls.ts';
import type { locationCalls } from './calls/locationCalls.ts';
import type { orderCalls } from './calls/orderCalls.ts';
import { pageCalls } from './calls/pageCalls.ts';
import type { passwordCalls } from './calls/passwordCalls.ts';
import { paymentCalls } from './calls/paymentCalls.ts';
import type { peopleCalls } from './calls/peopleCalls.ts';
import type { profileCalls } from './calls/profileCalls.ts';
import type { purchaseCalls } from './calls/purchaseCalls.ts';
import type { quickOrderCalls } from './calls/quickOrderCalls.ts';
import type { savedCartCalls } from './calls/savedCartCalls.ts';
import type { spendingCalls } from './calls/spendingCalls.ts';
import type { standingOrderCalls } from './calls/standingOrderCalls.ts';
import type { ApiOptions } from './transport/ApiOptions.ts';
import { createTransport } from './transport/createTransport.ts';

/** All calls, typed by their files so that editors show their docs. */
export type ApiClient = ReturnType<typeof capabilityCalls> &
  ReturnType<typeof catalogueCalls> &
  ReturnType<typeof pageCalls> &
  ReturnType<typeof accountCalls> &
  ReturnType<typeof profileCalls> &
  ReturnType<typeof passwordCalls> &
  ReturnType<typeof favouriteCalls> &
  ReturnType<typeof favouriteListCalls> &
  ReturnType<typeof cartCalls> &
  ReturnType<typeof orderCalls> &
  ReturnType<typeof paymentCalls> &
  ReturnType<typeof purchaseCalls> &
  ReturnType<typeof savedCartCalls> &
  ReturnType<typeof quickOrderCalls> &
  ReturnType<typeof listCalls> &
  ReturnType<typeof standingOrderCalls> &
  ReturnType<typeof deliveryCalls> &
  ReturnType<typeof peopleCalls> &
  ReturnType<typeof costCentreCalls> &
  ReturnType<typeof spendingCalls> &
  ReturnType<typeof locationCalls> &
  ReturnType<typeof invoiceCalls> &
  ReturnType<typeof approvalCalls>;

/** Reads return null for 'not found'; other failures throw an `ApiError`. */
export function createApiClient(options: ApiOptions = {}): ApiClient {
  const send = createTransport(options);
  const capabilities = capabilityCalls(send, options);
  const has = capabilities.hasCapability;
  return {
    ...capabilities,
    ...catalogueCalls(send, has),
    ...pageCalls(send),
    ...accountCalls(send, options),
    ...favouriteCalls(send),
    ...cartCalls(send),
    ...paymentCalls(send),
    ...laterCalls(
      async () => (await import('./calls/profileCalls.ts')).profileCalls(send),
      ['profile', 'listSessions', 'endSession', 'endOtherSessions'],
    ),
    ...laterCalls(
      async () => (await import('./calls/passwordCalls.ts')).passwordCalls(send, has),
      ['register', 'requestPassword', 'resetLinkWorks', 'resetPassword', 'changePassword'],
    ),
    ...laterCalls(
      async () => (await import('./calls/orderCalls.ts')).orderCalls(send, has),
      [
        'createOrder',
        'chooseDeliveryDate',
        'placeOrder',
        'invoiceToken',
        'orders',
        'orderHistory',
        'wholeHistory',
        'order',
      ],
    ),
    ...laterCalls(
      async () => (await import('./calls/favouriteListCalls.ts')).favouriteListCalls(send),
      ['favourites', 'setCompanyFavourite'],
    ),
    ...laterCalls(
      async () => (await import('./calls/purchaseCalls.ts')).purchaseCalls(send),
      ['purchases', 'lastPurchase'],
    ),
    ...laterCalls(
      async () => (await import('./calls/savedCartCalls.ts')).savedCartCalls(send),
      ['savedCart', 'saveCart'],
    ),
    ...laterCalls(
      async () => (await import('./calls/quickOrderCalls.ts')).quickOrderCalls(send, has),
      ['resolveProducts', 'alternatives'],
    ),
    ...laterCalls(
      async () => (await import('./calls/listCalls.ts')).listCalls(send),
      [
        'lists',
        'list',
        'createList',
        'saveList',
        'removeList',
        'addToList',
        'removeFromList',
        'listCounts',
        'saveListCounts',
        'endListRound',
      ],
    ),
    ...laterCalls(
      async () => (await import('./calls/standingOrderCalls.ts')).standingOrderCalls(send),
      [
        'standingOrders',
        'standingOrder',
        'createStandingOrder',
        'saveStandingOrder',
        'setStandingOrderState',
        'decideRun',
        'linkedRun',
      ],
    ),
    ...laterCalls(
      async () => (await import('./calls/deliveryCalls.ts')).deliveryCalls(send),
      [
        'deliveryPlan',
        'previewOrderChange',
        'changeOrder',
        'cancelOrder',
        'deliveryAddresses',
        'addDeliveryAddress',
        'removeDeliveryAddress',
        'setOrderDelivery',
      ],
    ),
    ...laterCalls(
      async () => (await import('./calls/peopleCalls.ts')).peopleCalls(send),
      [
        'people',
        'invitePerson',
        'withdrawInvitation',
        'savePerson',
        'endPerson',
        'linkedInvitation',
        'acceptInvitation',
      ],
    ),
    ...laterCalls(
      async () => (await import('./calls/costCentreCalls.ts')).costCentreCalls(send),
      ['costCentres', 'saveCostCentre', 'removeCostCentre'],
    ),
    ...laterCalls(async () => (await import('./calls/spendingCalls.ts')).spendingCalls(send), ['spending']),
    ...laterCalls(
      async () => (await import('./calls/approvalCalls.ts')).approvalCalls(send),
      [
        'approvalSettings',
        'saveApprovalSettings',
        'saveStandIn',
        'approvalCheck',
        'requestApproval',
        'approvalRequests',
        'approvalRequest',
        'approveRequest',
        'refuseRequest',
        'withdrawRequest',
        'approvalBudgets',
        'approvalHistory',
      ],
    ),
    ...laterCalls(
      async () => (await import('./calls/locationCalls.ts')).locationCalls(send),
      ['locations', 'previewLocations', 'orderForLocation', 'fillLocationCart'],
    ),
    ...laterCalls(
      async () => (await import('./calls/invoiceCalls.ts')).invoiceCalls(send),
      [
        'invoices',
        'invoiceFilesToken',
        'payInvoices',
        'invoicePayment',
        'reportInvoicePayment',
        'setInvoiceEmail',
      ],
    ),
  };
}

type Call = (...args: never[]) => Promise<unknown>;

/** Calls that few pages need, by the names of all calls of their file, which is loaded with the first of them. */
function laterCalls<Calls extends Readonly<Record<keyof Calls, Call>>, Name extends keyof Calls>(
  load: () => Promise<Calls>,
  names: readonly Name[],
): Pick<Calls, Name> {
  const calls = names.map((name) => [name, async (...args: never[]) => (await load())[name](...args)]);
  return Object.fromEntries(calls);
}
