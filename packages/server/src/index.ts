export { createLogger, type Logger, type LogLevel, logLevels } from './createLogger.ts';
export {
  areTrustedProxies,
  clientAddress,
  readTrustedProxies,
  type TrustedProxies,
  trustedProxiesText,
} from './trustedProxies.ts';
