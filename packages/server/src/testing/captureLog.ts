import { createLogger, type Logger, type LogLevel } from '../createLogger.ts';

/** A log for tests that keeps its lines instead of printing them. */
export function captureLog<Line = Record<string, unknown>>(
  level: LogLevel = 'info',
): { readonly logger: Logger; readonly lines: Line[] } {
  const lines: Line[] = [];
  const logger = createLogger({ level, destination: { write: (line) => lines.push(JSON.parse(line)) } });
  return { logger, lines };
}
