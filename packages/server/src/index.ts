export {
  type Brand,
  type BrandColourName,
  type BrandId,
  type BrandShape,
  brandIds,
  wordmarkBox,
} from './brands/Brand.ts';
export { brands } from './brands/brands.ts';
export { createLogger, type Logger, type LogLevel, logLevels } from './createLogger.ts';
export { createMetrics, type Metrics } from './createMetrics.ts';
export { limitLines } from './limitLines.ts';
export { portProblem } from './portProblem.ts';
export { describeSettings, givenSettings, readSettings } from './readSettings.ts';
export { currentRequestId, requestIdOf, runAsRequest } from './requestId.ts';
export { runProcess } from './runProcess.ts';
export { SettingsError } from './SettingsError.ts';
export { serveProcess } from './serveProcess.ts';
export {
  metricsPortProblem,
  originField,
  type ProcessSettings,
  portField,
  processFields,
  readProcessSettings,
  switchField,
  wholeNumber,
} from './settingFields.ts';
export { passTraceOn, startTracing, traceRequest } from './tracing.ts';
export {
  clientAddress,
  isFromProxy,
  readTrustedProxies,
  type TrustedProxies,
} from './trustedProxies.ts';
