export { createLogger, type Logger, type LogLevel, logLevels } from './createLogger.ts';
export { runProcess } from './runProcess.ts';
export { SettingsError } from './SettingsError.ts';
export { serveProcess } from './serveProcess.ts';
export {
  areTrustedProxies,
  clientAddress,
  readTrustedProxies,
  type TrustedProxies,
  trustedProxiesText,
} from './trustedProxies.ts';
