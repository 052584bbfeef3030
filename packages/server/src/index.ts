export {
  areTrustedProxies,
  clientAddress,
  readTrustedProxies,
  type TrustedProxies,
  trustedProxiesText,
} from './trustedProxies.ts';
