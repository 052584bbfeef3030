export { createProvider, type Provider } from './createProvider.ts';
