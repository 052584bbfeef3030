import type { ReactNode } from 'react';

/** One column of a `Table`. Make columns outside the component: each new function sorts the rows again. */
export interface TableColumn<Row> {
  readonly id: string;
  /** Its head; on a card it stands before the cell. */
  readonly header: string;
  /** Heard and not seen: the head of a column of buttons. */
  readonly headerHidden?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** The cell that names its row; the first column when none says so. */
  readonly rowHeader?: boolean | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Figures under each other: at the end of the cell. */
  readonly numeric?: boolean | undefined;
  /**
   * `auto` keeps words whole, `fit` keeps all on one line, `fill` breaks where it must: for what people named.
   */
  readonly width?: 'auto' | 'fit' | 'fill' | undefined;
  /** What the table sorts this column by; `null` goes last, whichever way. */
  readonly sortBy?: ((row: Row) => string | number | null) | undefined;
  /** The caller sorts: the head is a button, and the rows stay as they are given. */
  readonly sortable?: boolean | undefined;
}

/** By which column, and which way. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
