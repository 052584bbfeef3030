const width = 30;

/**
 * How far a work is, as one line for a terminal.
 *
 * @example progressBar('Reading', 1, 2) // 'Reading ███████████████···············  50 %'
 */
export function progressBar(name: string, done: number, whole: number): string {
  const part = whole <= 0 ? 1 : Math.min(1, Math.max(0, done / whole));
  const full = Math.floor(part * width);
  const percentage = String(Math.floor(part * 100)).padStart(3);
  return `${name} ${'█'.repeat(full)}${'·'.repeat(width - full)} ${percentage} %`;
}
