export { DEMO_PASSWORD } from './DemoAccount.ts';
export { DEMO_CXML } from './DemoPunchOut.ts';
