import type { InvoiceFilter, Invoices } from '@magazijn/api-client';
import { cents, formatEuros } from '@magazijn/domain/money';
import { Button, MessageList, SelectField } from '@magazijn/ui';
import { useSearchParams } from 'react-router-dom';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { useToday } from '../../shared/data/useToday.ts';
import { paths } from '../../shared/links/paths.ts';
import { KeyFigure } from '../../shared/page/KeyFigure.tsx';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useRefine } from '../../shared/page/useRefine.ts';
import { Late } from '../../shared/stores/Late.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import {
  type InvoiceAddress,
  invoiceFilter,
  invoiceQuery,
  periodOptions,
  readInvoiceAddress,
} from './invoiceAddress.ts';
import { invoicesTexts as texts } from './invoicesTexts.ts';

// Below the list, with the code of text fields.
const InvoiceEmails = lazyPart(async () => (await import('./InvoiceEmails.tsx')).InvoiceEmails);

/** The arguments of the query of an address. */
export const invoicesQuery = (query: URLSearchParams) => {
  const address = readInvoiceAddress(query);
  return ['invoices', invoiceFilter(address), address.page] as const;
};

/** The invoices of the organisation: what is open, documents and payment. Status, period and location stand in the address. */
export function InvoicesPage() {
  const hasInvoices = useRequiredCapability('invoice-list');
  return (
    <ProfileLayout
      title={profileNavigationTexts.invoices}
      intro={texts.intro}
      current={paths.invoices.href()}
    >
      {hasInvoices ? <LoadedInvoices /> : <LinesSkeleton label={texts.loading} lines={8} />}
    </ProfileLayout>
  );
}

function LoadedInvoices() {
  const [query] = useSearchParams();
  const { data, error, retry } = useQuery(...invoicesQuery(query));
  if (data) return <InvoicesView invoices={data} address={readInvoiceAddress(query)} />;
  if (error === undefined) return <LinesSkeleton label={texts.loading} lines={8} />;
  return (
    <div className="grid justify-items-start gap-4">
      <MessageList messages={[{ tone: 'error', text: navigator.onLine ? texts.failed : texts.offline }]} />
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
}

const allStatuses = ['open', 'overdue', 'paid', 'all'] as const;

/** How many invoices a status of the filter has. */
function countOf(status: InvoiceFilter['status'], totals: Invoices['totals']): number {
  const { open, overdue, pending, debit, paid, credited } = totals;
  const settled = { open: [open, overdue, pending, debit], overdue: [overdue], paid: [paid] };
  const shown = status === 'all' ? [...settled.open, paid, credited] : settled[status];
  return shown.reduce((sum, { count }) => sum + count, 0);
}

interface InvoicesViewProps {
  invoices: Invoices;
  address: InvoiceAddress;
}

function InvoicesView({ invoices, address }: InvoicesViewProps) {
  const refine = useRefine('replace');
  const { totals, locations } = invoices;
  const show = (changes: Partial<InvoiceAddress>) =>
    refine(`${paths.invoices.href()}${invoiceQuery({ ...address, page: 1, ...changes })}`);
  const today = useToday();
  const toPay = cents(totals.open.open + totals.overdue.open);
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <KeyFigure label={texts.toPay} amount={toPay}>
          {toPay === 0
            ? texts.nothingToPay
            : totals.overdue.open > 0 && texts.ofWhichLate(formatEuros(totals.overdue.open))}
        </KeyFigure>
        <div className="grid gap-4 wide:grid-cols-3">
          <SelectField
            label={texts.status}
            required={false}
            value={address.status}
            onValueChange={(status) =>
              show({ status: allStatuses.find((each) => each === status) ?? 'open' })
            }
            options={allStatuses.map((status) => ({
              value: status,
              label: texts.counted(texts.filters[status], countOf(status, totals)),
            }))}
          />
          <SelectField
            label={texts.period}
            required={false}
            value={address.period}
            onValueChange={(period) => show({ period })}
            options={periodOptions(today, address.period)}
          />
          {locations.length > 1 && (
            <SelectField
              label={texts.location}
              required={false}
              value={address.location}
              onValueChange={(location) => show({ location })}
              options={[
                { value: '', label: texts.allLocations },
                ...locations.map(({ customerNumber, name }) => ({ value: customerNumber, label: name })),
              ]}
            />
          )}
        </div>
        <InvoiceList invoices={invoices} address={address} today={today} onPage={(page) => show({ page })} />
      </div>
      <Late fallback={<LinesSkeleton label={texts.emails} lines={locations.length} />}>
        <InvoiceEmails locations={locations} />
      </Late>
    </div>
  );
}
