import type { ReactNode } from 'react';

/** One column of a `Table`. Define columns outside the component: a new `sortBy` function sorts the rows again. */
export interface TableColumn<Row> {
  readonly id: string;
  /** Its header; on a card it precedes the cell. */
  readonly header: string;
  /** Whether the header is for screen readers only: above a column of buttons. */
  readonly headerHidden?: boolean | undefined;
  /** Its content; with null, undefined, false or '' a card has no line for it. */
  readonly cell: (row: Row) => ReactNode;
  /** Whether its cell names the row. Default: the first column. */
  readonly rowHeader?: boolean | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it has figures, which are aligned at the end. */
  readonly numeric?: boolean | undefined;
  /** `auto` keeps words whole, `fit` keeps all on one line, `fill` breaks anywhere: for entered names. */
  readonly width?: 'auto' | 'fit' | 'fill' | undefined;
  /** The value by which the table sorts this column; `null` is last in both directions. */
  readonly sortBy?: ((row: Row) => string | number | null) | undefined;
  /** Whether the caller sorts by this column: the header is a button, and the rows keep their order. */
  readonly sortable?: boolean | undefined;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
