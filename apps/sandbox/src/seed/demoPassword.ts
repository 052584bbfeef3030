export { DEMO_PASSWORD as demoPassword } from '../demo/DemoCatalogue.ts';
