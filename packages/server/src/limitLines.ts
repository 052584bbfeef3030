/** A line of the log: its event names what is counted together. */
interface CountedLine {
  readonly event: string;
  readonly [field: string]: unknown;
}

/**
 * Writes one line a second per event, however often it happens: the first at once, and of those that follow within the
 * second the last one, with their `count`.
 *
 * @param write writes a line of the log.
 * @param everyMs milliseconds. @default 1000
 */
export function limitLines(write: (line: CountedLine) => void, everyMs = 1000): (line: CountedLine) => void {
  const held = new Map<string, { count: number; last: CountedLine }>();

  function writeHeld(event: string): void {
    const since = held.get(event);
    if (!since || since.count === 0) {
      held.delete(event);
      return;
    }
    write({ ...since.last, count: since.count });
    since.count = 0;
    writeLater(event);
  }

  // A process that ends does not wait for it.
  const writeLater = (event: string) => setTimeout(() => writeHeld(event), everyMs).unref();

  return (line) => {
    const since = held.get(line.event);
    if (since) {
      since.count += 1;
      since.last = line;
      return;
    }
    write(line);
    held.set(line.event, { count: 0, last: line });
    writeLater(line.event);
  };
}
