import type { ShoppingListLine } from '@magazijn/api-client';
import { type ListLine, moveLine } from '@magazijn/domain/lists';
import { announce, EmptyState, Table } from '@magazijn/ui';
import { useEffect, useRef, useState } from 'react';
import { idOf, type ListRow, listColumns } from './listColumns.tsx';
import { listTexts as texts } from './listTexts.ts';

interface ListLinesProps {
  lines: readonly ListLine[];
  known: ReadonlyMap<number, ShoppingListLine>;
  onChange: (lines: readonly ListLine[]) => void;
}

/** A line that was just removed, with its position. */
interface RemovedLine {
  readonly line: ListLine;
  readonly index: number;
}

/** A list with more lines than two pages is paged. */
const linesPerPage = 50;

/** The lines of a list, to edit their quantities, kinds and order. */
export function ListLines({ lines, known, onChange }: ListLinesProps) {
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [page, setPage] = useState(1);
  const focusNext = useRef<string | null>(null);
  // The browser drops the focus of a row that moves in the document, and of one that leaves it.
  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });
  const nameOf = ({ productId }: ListLine) => {
    const own = known.get(productId);
    return own?.product?.name ?? own?.name ?? '';
  };
  const putBack = () => {
    if (!removed) return;
    const { line, index } = removed;
    focusNext.current = idOf(line.productId, 'remove');
    setRemoved(null);
    onChange(lines.toSpliced(index, 0, line));
    announce(texts.putBack(nameOf(line)));
  };
  const remove = (line: ListLine, index: number) => {
    // The back end has no name for a product that no longer exists.
    const isGone = known.get(line.productId)?.product === null;
    const next = lines[index + 1] ?? lines[index - 1];
    if (!isGone) focusNext.current = idOf(line.productId, 'undo');
    else if (next) focusNext.current = idOf(next.productId, 'remove');
    setRemoved(isGone ? null : { line, index });
    onChange(lines.toSpliced(index, 1));
    announce(texts.removed(nameOf(line)));
  };
  const isBack = removed && lines.some(({ productId }) => productId === removed.line.productId);
  const shown = removed && !isBack ? lines.toSpliced(removed.index, 0, removed.line) : lines;
  const rows = shown.map((line): ListRow => {
    const index = lines.indexOf(line);
    return {
      line,
      known: known.get(line.productId),
      name: nameOf(line),
      index,
      count: lines.length,
      onLine: (next) => onChange(lines.with(index, next)),
      onMove: (by, button) => {
        focusNext.current = button;
        setPage(Math.floor((index + by) / linesPerPage) + 1);
        onChange(moveLine(lines, index, index + by));
        announce(texts.moved(nameOf(line), index + by + 1, lines.length));
      },
      onRemove: () => remove(line, index),
      onPutBack: index < 0 ? putBack : null,
    };
  });
  return (
    <Table
      className="pt-6"
      caption={texts.settings}
      columns={listColumns}
      rows={rows}
      rowKey={({ line }) => String(line.productId)}
      page={page}
      pageSize={rows.length > 2 * linesPerPage ? linesPerPage : Number.POSITIVE_INFINITY}
      onPageChange={setPage}
      empty={
        <EmptyState title={texts.empty} headingLevel={2}>
          {texts.emptyHelp}
        </EmptyState>
      }
    />
  );
}
