import type { ApiClient, Invoices } from '@magazijn/api-client';
import {
  buildCart,
  buildCompany,
  buildDeliveryAddress,
  buildProduct,
  buildProductDetail,
} from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { buildOrder } from '../features/orders/testing/buildOrder.ts';
import { answerCart } from '../shared/cart/testing/answerCart.ts';
import { buildOrderable, buildShoppingList } from './buildShoppingList.ts';
import { buildStandingOrder } from './buildStandingOrder.ts';
import { buildSummary } from './buildSummary.ts';
import { catalogueApi } from './catalogueApi.ts';

const capabilities = [
  'alternatives',
  'invoice-list',
  'lists',
  'order-changes',
  'order-search',
  'purchase-history',
  'quick-order',
  'spending',
  'standing-orders',
];
const products = [1, 2, 3].map((id) =>
  buildProduct({ id, name: `Product ${id}`, path: `a/b/p-${id}`, favourite: id === 2 }),
);
const none = { count: 0, open: cents(0) };
const invoices: Invoices = {
  total: 1,
  invoices: [
    {
      number: 'F000000042',
      creditNote: null,
      date: '2026-11-18',
      due: '2026-12-02',
      orderId: 42,
      orderNumber: 'KKN000000042',
      orderReference: '',
      customerNumber: '100001',
      company: 'Kinderopvang De Vlinder',
      status: 'open',
      total: cents(100_050),
      open: cents(100_050),
      chargedBack: cents(0),
    },
  ],
  totals: {
    open: { count: 1, open: cents(100_050) },
    overdue: none,
    pending: none,
    debit: none,
    paid: none,
    credited: none,
  },
  locations: [
    { name: 'De Vlinder', customerNumber: '100001', email: null, defaultEmail: 'info@vlinder.test' },
  ],
  canPay: true,
};
const spent = (total: number) => ({ orders: 1, total: cents(total) });

/** What a back end that saves carts answers as well: two of product 1. */
export const savedCartApi = (changes: Partial<ApiClient> = {}): ApiClient =>
  customerApi({
    capabilities: async () => [...capabilities, 'saved-cart'],
    hasCapability: async (name) => [...capabilities, 'saved-cart'].includes(name),
    savedCart: async () => ({
      id: 7,
      version: 3,
      intent: { quantities: { 1: 2 }, couponCode: '', orderReference: '' },
      orders: [],
    }),
    recalculateCart: async (intent) => answerCart(intent),
    cartFromWire: async () => buildCart(),
    ...changes,
  });

/** A back end's answers to a customer, on every page that the server renders for one. */
export const customerApi = (changes: Partial<ApiClient> = {}): ApiClient =>
  catalogueApi({
    capabilities: async () => capabilities,
    hasCapability: async (name) => capabilities.includes(name),
    switchableCompanies: async () => [{ userId: 7, customerNumber: '100002', name: 'De Bij', city: 'Gent' }],
    groceryPartnerEnabled: async () => true,
    categoryProducts: async () => ({ total: 58, products }),
    offeredProducts: async () => ({ total: 3, products }),
    searchProducts: async () => ({ total: 3, products }),
    popularProducts: async () => products,
    favouriteProducts: async () => ({ total: 1, products: products.slice(1, 2) }),
    product: async () => buildProductDetail({ related: products }),
    order: async () => buildOrder({ changeableUntil: 4_000_000_000, chargedBack: cents(100) }),
    orderHistory: async () => ({ total: 1, historyTotal: 1, orders: [buildSummary()] }),
    profile: async () => buildCompany(),
    favourites: async () => [
      { ...buildProduct({ favourite: true }) },
      { ...buildProduct({ id: 9, favourite: true, stock: 0 }) },
    ],
    invoices: async () => invoices,
    purchases: async () => ({
      total: 1,
      historyTotal: 1,
      purchases: [
        {
          productId: 7,
          name: 'Luiers maat 4',
          contents: '4 × 44 stuks',
          articleNumber: '101 404',
          unit: 'doos',
          quantity: 3,
          priceThen: cents(2695),
          times: 30,
          orderedOn: '2024-11-12',
          rhythm: { every: 2, unit: 'week' },
          product: buildOrderable({ id: 7, name: 'Luiers maat 4' }),
        },
      ],
    }),
    lists: async () => [buildShoppingList({ productCount: 24 })],
    standingOrders: async () => ({ standingOrders: [buildStandingOrder()], allowed: true }),
    deliveryAddresses: async () => [buildDeliveryAddress()],
    spending: async () => ({
      ...spent(120_000),
      years: [2026, 2025],
      months: Array.from({ length: 12 }, () => spent(10_000)),
      categories: [{ name: 'Luiers & verzorging', total: cents(100_000) }],
      other: cents(20_000),
      people: [{ name: 'Egel', ...spent(80_000) }],
      locations: [],
      costCentres: [],
    }),
    ...changes,
  });
