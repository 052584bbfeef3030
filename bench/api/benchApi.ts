import { join } from 'node:path';
import { logIn } from '../load/logIn.ts';
import { operations } from '../load/operations.ts';
import { machineText } from '../machineText.ts';
import { markdownTable } from '../markdownTable.ts';
import { startProcess } from '../processes/startProcess.ts';
import { startServer } from '../startServer.ts';
import { measureOperation } from './measureOperation.ts';

/** As the peers were measured. */
const size = { products: 1000, companies: 200, orders: 2000 };

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const orUnknown = (value: number | null): string => (value === null ? 'unknown' : fine.format(value));

/** Measures the operations of a shop of 1,000 products, and gives the table as Markdown. */
export async function benchApi(options: {
  readonly rounds: number;
  readonly seconds: number;
}): Promise<string> {
  const bare = await startProcess(join(import.meta.dirname, '../processes/bareRoutes.ts'), '/2');
  const server = await startServer();
  try {
    const shop = await server.open(size);
    const tokens = await logIn(shop.backEnd.origin, size.companies);
    const rows: string[][] = [];
    for (const operation of operations(tokens, size.products)) {
      const row = await measureOperation(shop, bare, operation, options);
      rows.push([
        operation.name,
        whole.format(row.perSecond),
        operation.target === null ? '' : `≥ ${whole.format(operation.target)}`,
        fine.format(row.ratio),
        whole.format(row.barePerSecond),
        String(row.p50),
        String(row.p99),
        whole.format(row.bytesEach),
        orUnknown(row.backEndCpu),
        orUnknown(row.postgresCpu),
      ]);
      console.error(rows.at(-1)?.join('  '));
    }
    await shop.stop();
    const head = [
      'Operation',
      'per second',
      'target',
      'ratio to bare',
      'bare per second',
      'p50 ms',
      'p99 ms',
    ];
    const columns = [...head, 'bytes', 'CPU ms, back end', 'CPU ms, PostgreSQL'];
    return `${machineText(new Date())}.\n\n${markdownTable(columns, rows)}`;
  } finally {
    await server.stop();
    await bare.stop();
  }
}
