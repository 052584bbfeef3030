import type { StockCount } from '@magazijn/api-client';
import { Button, QuantityStepper, Table, type TableColumn } from '@magazijn/ui';
import type { CountableLine } from './CountableLine.ts';
import type { RoundState } from './createRoundStore.ts';
import { roundTexts as texts } from './roundTexts.ts';
import { useCountField } from './useCountField.ts';
import { CountNote } from './WalkLine.tsx';

interface AllLinesProps extends Pick<RoundState, 'counts' | 'earlier'> {
  lines: readonly CountableLine[];
  onCount: (productId: number, counted: number) => void;
  onOpen: (productId: number) => void;
}

interface Row {
  readonly line: CountableLine;
  readonly count: StockCount | undefined;
  readonly earlier: StockCount | undefined;
  readonly onCount: (counted: number) => void;
  readonly onOpen: () => void;
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'product',
    header: texts.allLines.product,
    rowHeader: true,
    width: 'fill',
    cell: ({ line: { product }, onOpen }) => (
      <span className="block">
        <Button tone="tertiary" className="text-start" onClick={onOpen}>
          {product.name}
        </Button>
        <span className="block text-13 font-normal text-ink-2">{product.contents}</span>
      </span>
    ),
  },
  {
    id: 'wanted',
    header: texts.allLines.wanted,
    numeric: true,
    cell: ({ line: { quantity } }) => quantity.toLocaleString('nl-NL'),
  },
  { id: 'counted', header: texts.allLines.counted, cell: (row) => <CountCell {...row} /> },
  { id: 'last', header: texts.allLines.last, cell: (row) => <CountNote {...row} /> },
];

/** A list with more lines than two pages is paged. */
const linesPerPage = 50;

export function AllLines({ lines, counts, earlier, onCount, onOpen }: AllLinesProps) {
  return (
    <Table
      caption={texts.allLines.caption}
      columns={columns}
      rows={lines.map(
        (line): Row => ({
          line,
          count: counts.get(line.productId),
          earlier: earlier.get(line.productId),
          onCount: (counted) => onCount(line.productId, counted),
          onOpen: () => onOpen(line.productId),
        }),
      )}
      rowKey={({ line }) => String(line.productId)}
      pageSize={lines.length > 2 * linesPerPage ? linesPerPage : Number.POSITIVE_INFINITY}
    />
  );
}

function CountCell({ line: { productId, product }, count, onCount }: Row) {
  const { props } = useCountField(productId, count?.counted ?? null, onCount);
  return (
    <div className="@min-[40rem]:w-32">
      <QuantityStepper {...props} min={0} label={texts.howMany(product.name)} />
    </div>
  );
}
