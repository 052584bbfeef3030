'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { Download } from '../../../icons/Download.tsx';
import { formatLabel } from '../../../labels/formatLabel.ts';
import { invoiceTableLabels } from '../../../labels/invoiceTableLabels.ts';
import type { PartLabels, PartTexts } from '../../../labels/Labels.ts';
import { Link } from '../../../link/Link.tsx';
import { Table, type TableProps } from '../../primitives/table/Table.tsx';
import type { TableColumn } from '../../primitives/table/TableColumn.ts';
import { OrderStatus, type OrderStatusProps } from '../order-status/OrderStatus.tsx';

export interface InvoiceRow {
  readonly number: string;
  /** Its order and location, shown below its number. */
  readonly detail?: ReactNode;
  /** The page of the invoice; omit it if there is none. */
  readonly href?: string | undefined;
  /** The document to download: a PDF. */
  readonly documentHref?: string | undefined;
  /** Its documents where a plain link cannot open them: `Button`s that name the invoice. Replaces `documentHref`. */
  readonly documents?: ReactNode;
  /** '18 maart 2026'. */
  readonly date: ReactNode;
  /** The due date. */
  readonly due: ReactNode;
  /** '€ 138,69'. */
  readonly total: ReactNode;
  /** The amount that is still to be paid. */
  readonly open: ReactNode;
  /** A text and its tone: `{ label: 'Te laat', tone: 'danger' }`. */
  readonly status: { readonly label: ReactNode; readonly tone?: OrderStatusProps['tone'] };
}

export interface InvoiceTableProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<
      TableProps<InvoiceRow>,
      | 'selectable'
      | 'selected'
      | 'defaultSelected'
      | 'onSelectedChange'
      | 'bulkActions'
      | 'pageSize'
      | 'page'
      | 'defaultPage'
      | 'onPageChange'
      | 'rowCount'
      | 'loading'
      | 'empty'
    > {
  /** The invoices, the newest first. */
  rows: readonly InvoiceRow[] | undefined;
  labels?: PartLabels<'invoiceTable'> | undefined;
  /** Fixed texts of the table. */
  tableLabels?: PartLabels<'table'> | undefined;
}

function columnsOf(text: PartTexts<'invoiceTable'>): readonly TableColumn<InvoiceRow>[] {
  return [
    {
      id: 'number',
      header: text.number,
      width: 'fill',
      cell: ({ number, href, detail }) => (
        <>
          {href ? (
            <Link
              href={href}
              className="underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
            >
              {number}
            </Link>
          ) : (
            number
          )}
          {detail && <span className="block text-15 font-normal text-ink-2">{detail}</span>}
        </>
      ),
    },
    { id: 'date', header: text.date, cell: ({ date }) => date },
    { id: 'due', header: text.due, cell: ({ due }) => due },
    {
      id: 'status',
      header: text.status,
      width: 'fill',
      cell: ({ status }) => <OrderStatus tone={status.tone}>{status.label}</OrderStatus>,
    },
    { id: 'total', header: text.total, numeric: true, cell: ({ total }) => total },
    { id: 'open', header: text.open, numeric: true, cell: ({ open }) => <b>{open}</b> },
    {
      id: 'document',
      header: text.document,
      headerHidden: true,
      align: 'end',
      cell: ({ number, documentHref, documents }) =>
        documents ??
        (documentHref && (
          <a
            href={documentHref}
            download
            aria-label={formatLabel(text.download, { number }, text.locale)}
            className="-my-2 inline-flex min-h-11 items-center gap-1.5 font-bold underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
          >
            <Download aria-hidden className="size-5" />
            {text.documentKind}
          </a>
        )),
    },
  ];
}

/** Invoices with their open amount and document. A `Table` with fixed columns; renders a `<div>`. */
export function InvoiceTable({ rows, empty, labels, tableLabels, ...props }: InvoiceTableProps) {
  const text = useLabels('invoiceTable', invoiceTableLabels, labels);
  return (
    <Table
      {...props}
      caption={text.caption}
      columns={columnsOf(text)}
      rows={rows}
      empty={empty || text.empty}
      rowKey={({ number }) => number}
      rowName={({ number }) => formatLabel(text.invoice, { number }, text.locale)}
      labels={tableLabels}
    />
  );
}
