export { mountProcurement } from './mountProcurement.ts';
