export {
  DEMO_CXML,
  DEMO_PASSWORD,
  DEMO_PUNCH_OUT_USER,
  type DemoAccount,
  type DemoAddress,
  demoAccounts,
} from './DemoAccount.ts';
export { type DemoCatalogue, demoCatalogue } from './DemoCatalogue.ts';
export type { DemoProduct } from './DemoProduct.ts';
