import { type ApiClient, buyerMessage, type Invoices, type ListedInvoice } from '@magazijn/api-client';
import { formatShortDate } from '@magazijn/domain/delivery';
import { cents, formatEuros } from '@magazijn/domain/money';
import {
  type InvoiceStatus,
  isPayable,
  maxInvoicesTogether,
  tooManyInvoicesMessage,
} from '@magazijn/domain/orders';
import {
  announce,
  Button,
  EmptyState,
  type InvoiceRow,
  InvoiceTable,
  Link,
  MessageList,
  type OrderStatusProps,
  VisuallyHidden,
} from '@magazijn/ui';
import { type ReactNode, useState } from 'react';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { goTo } from '../../shared/order/leaveTo.ts';
import { openInTab } from '../../shared/order/openInTab.ts';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useMay } from '../../shared/session/useSession.ts';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { type InvoiceAddress, invoiceFilter } from './invoiceAddress.ts';
import { invoicesCsv } from './invoicesCsv.ts';
import { invoicesTexts as texts } from './invoicesTexts.ts';

const pageSize = 25;
/** Invoices per request of the file. */
const filePageSize = 100;

const tones: Readonly<Record<InvoiceStatus, OrderStatusProps['tone']>> = {
  open: 'warning',
  overdue: 'danger',
  pending: 'neutral',
  debit: 'neutral',
  paid: 'positive',
  credited: 'neutral',
};

interface InvoiceListProps {
  invoices: Invoices;
  address: InvoiceAddress;
  /** '2026-11-28', in Amsterdam. */
  today: string;
  onPage: (page: number) => void;
}

/** The invoices of the address, with their documents; selected ones are paid or downloaded together. */
export function InvoiceList({ invoices, address, today, onPage }: InvoiceListProps) {
  // With the invoices of other pages, whose amounts count too.
  const [selected, setSelected] = useState<readonly ListedInvoice[]>([]);
  const { busy, messages, pay, download, save } = useInvoiceActions(address);
  const seesOrders = useMay('orders');
  const payable = selected.filter(({ status }) => isPayable(status));
  const amount = formatEuros(cents(payable.reduce((sum, { open }) => sum + open, 0)));
  const severalLocations = invoices.locations.length > 1;

  const toRow = (invoice: ListedInvoice): InvoiceRow => ({
    number: invoice.number,
    detail: (
      <>
        {seesOrders ? (
          <Link appearance="text" href={paths.order.href({ order: String(invoice.orderId) })}>
            {texts.order(invoice.orderNumber)}
          </Link>
        ) : (
          texts.order(invoice.orderNumber)
        )}
        {severalLocations && <span className="block">{invoice.company}</span>}
        {invoice.chargedBack > 0 && (
          <span className="block">{texts.chargedBack(formatEuros(invoice.chargedBack))}</span>
        )}
      </>
    ),
    date: <span className="whitespace-nowrap">{formatShortDate(invoice.date, today)}</span>,
    due: <Due invoice={invoice} today={today} />,
    total: formatEuros(invoice.total),
    open: formatEuros(invoice.open),
    status: { label: texts.statuses[invoice.status], tone: tones[invoice.status] },
    documents: <Documents invoice={invoice} busy={busy} onOpen={download} />,
  });

  const select = (numbers: readonly string[]) => {
    const known = new Map([...selected, ...invoices.invoices].map((invoice) => [invoice.number, invoice]));
    setSelected(numbers.flatMap((number) => known.get(number) ?? []));
  };

  return (
    <div className="grid gap-4 pt-4">
      <MessageList messages={messages} />
      <InvoiceTable
        rows={invoices.invoices.map(toRow)}
        rowCount={invoices.total}
        pageSize={pageSize}
        page={address.page}
        onPageChange={onPage}
        selectable={invoices.total > 0}
        tableLabels={{ selected: texts.selected }}
        selected={selected.map(({ number }) => number)}
        onSelectedChange={select}
        bulkActions={
          <>
            {invoices.canPay && payable.length > 0 && (
              <Button
                tone="primary"
                shape="plain"
                loading={busy === 'pay'}
                onClick={() =>
                  void pay(
                    payable.map(({ number }) => number),
                    () => setSelected([]),
                  )
                }
              >
                {texts.pay(payable.length, amount)}
              </Button>
            )}
            <Button
              tone="secondary"
              loading={busy === 'zip'}
              onClick={() => void download('zip', documentsOf(selected))}
            >
              {texts.zip}
            </Button>
          </>
        }
        empty={
          <EmptyState title={texts.empty[address.status]} headingLevel={2}>
            {texts.emptyHelp}
          </EmptyState>
        }
      />
      {invoices.total > 0 && (
        <Button
          tone="secondary"
          className="justify-self-start"
          loading={busy === 'csv'}
          onClick={() => void save()}
        >
          {texts.csv}
        </Button>
      )}
    </div>
  );
}

/** The numbers of invoices, and of the credit notes that cancel some. */
const documentsOf = (invoices: readonly ListedInvoice[]): readonly string[] =>
  invoices.flatMap(({ number, creditNote }) => (creditNote === null ? [number] : [number, creditNote]));

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The due date, with how many days are left or it is late. */
function Due({ invoice: { status, due }, today }: { invoice: ListedInvoice; today: string }) {
  if (due === null) return texts.withOrder;
  if (status === 'debit') return texts.collectedOn(formatShortDate(due, today));
  const note =
    status === 'open'
      ? texts.dueIn(daysBetween(today, due))
      : status === 'overdue' && texts.lateFor(daysBetween(due, today));
  return (
    <span className="@max-[40rem]:text-end">
      {formatShortDate(due, today)}
      {note && <span className="block text-15 text-ink-2">{note}</span>}
    </span>
  );
}

interface DocumentsProps {
  invoice: ListedInvoice;
  busy: string | null;
  onOpen: InvoiceActions['download'];
}

/** The buttons that open an invoice, and its credit note. */
function Documents({ invoice: { number, creditNote }, busy, onOpen }: DocumentsProps) {
  const button = (format: 'pdf' | 'ubl', document: string, label: string): ReactNode => (
    <Button
      tone="tertiary"
      aria-description={texts.newTab}
      loading={busy === `${format} ${document}`}
      onClick={() => void onOpen(format, [document])}
    >
      {label} <VisuallyHidden>{texts.ofInvoice(number)}</VisuallyHidden>
    </Button>
  );
  return (
    <span className="flex flex-wrap gap-x-4 @min-[40rem]:flex-nowrap @min-[40rem]:justify-end">
      {button('pdf', number, texts.pdf)}
      {button('ubl', number, texts.ubl)}
      {creditNote !== null && button('pdf', creditNote, texts.creditNote)}
    </span>
  );
}

type InvoiceActions = ReturnType<typeof useInvoiceActions>;

/** Paying, opening and saving invoices, one at a time, with the message of a failure. */
function useInvoiceActions(address: InvoiceAddress) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const [messages, say] = useFormMessage();

  async function run(
    name: string,
    act: () => Promise<string | null>,
    failure: string,
    onRefused?: () => Promise<void>,
  ): Promise<void> {
    if (busy !== null) return;
    setBusy(name);
    say(null);
    try {
      const problem = await act();
      if (problem !== null) say({ tone: 'error', text: problem });
    } catch (error) {
      console.warn('Invoices', error);
      const reason = buyerMessage(error);
      say({ tone: 'error', text: reason || (navigator.onLine ? failure : texts.offline) });
      if (reason !== '') await onRefused?.();
    }
    setBusy(null);
  }

  return {
    busy,
    messages,
    /** @param onRefused called when one of the invoices has been paid or cancelled since the list was loaded */
    pay: (numbers: readonly string[], onRefused: () => void) =>
      run(
        'pay',
        async () => {
          if (numbers.length > maxInvoicesTogether) return tooManyInvoicesMessage;
          const session = await (await loadApi()).payInvoices(numbers);
          goTo(`${paths.invoicePayment.href()}?${new URLSearchParams({ sessionId: session })}`);
          return null;
        },
        texts.notPaid,
        async () => {
          onRefused();
          await refresh('invoices');
        },
      ),
    download: (format: 'zip' | 'pdf' | 'ubl', numbers: readonly string[]) =>
      run(
        format === 'zip' ? format : `${format} ${numbers[0]}`,
        async () => {
          if (numbers.length > maxInvoicesTogether) return tooManyInvoicesMessage;
          const isOpened = await openInTab({
            tab: `facturen-${format}-${numbers[0]}`,
            opening: format === 'pdf' ? texts.opening : null,
            form: async () => {
              const token = await (await loadApi()).invoiceFilesToken(numbers);
              return {
                action: '/api/v1/invoices/files',
                fields: { Authorization: `Bearer ${token}`, format },
              };
            },
          });
          return isOpened ? null : texts.blocked;
        },
        texts.notOpened,
      ),
    save: () =>
      run(
        'csv',
        async () => {
          const name = ['facturen', address.period, address.location].filter((part) => part !== '').join('-');
          const rows = await allInvoices(await loadApi(), address);
          saveFile(`${name}.csv`, invoicesCsv(rows), 'text/csv;charset=utf-8');
          announce(texts.saved);
          return null;
        },
        texts.notSaved,
      ),
  };
}

/** The invoices of every page. */
async function allInvoices(
  api: Pick<ApiClient, 'invoices'>,
  address: InvoiceAddress,
): Promise<readonly ListedInvoice[]> {
  const found: ListedInvoice[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.invoices(invoiceFilter(address), page, filePageSize);
    found.push(...(answer?.invoices ?? []));
    if (answer === null || page * filePageSize >= answer.total) return found;
  }
}
