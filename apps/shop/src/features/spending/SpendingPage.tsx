import type { Spending, Spent } from '@magazijn/api-client';
import { costCentreText } from '@magazijn/domain/cost-centres';
import { amsterdamTime } from '@magazijn/domain/delivery';
import { cents, formatEuros } from '@magazijn/domain/money';
import {
  announce,
  Button,
  ButtonLink,
  EmptyState,
  MessageList,
  SelectField,
  SpendingChart,
} from '@magazijn/ui';
import { useSearchParams } from 'react-router-dom';
import { useHasCapability, useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { useToday } from '../../shared/data/useToday.ts';
import { paths } from '../../shared/links/paths.ts';
import { KeyFigure } from '../../shared/page/KeyFigure.tsx';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useRefine } from '../../shared/page/useRefine.ts';
import { useMay } from '../../shared/session/useSession.ts';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { Late } from '../../shared/stores/Late.tsx';
import { spendingCsv } from './spendingCsv.ts';
import { spendingTexts as texts } from './spendingTexts.ts';

const MonthBudgets = lazyPart(async () => (await import('./MonthBudgets.tsx')).MonthBudgets);

/** What the organisation spent in a year. Year and location are in the address. */
export function SpendingPage() {
  const hasSpending = useRequiredCapability('spending');
  return (
    <ProfileLayout
      title={profileNavigationTexts.spending}
      intro={texts.intro}
      current={paths.spending.href()}
    >
      {hasSpending ? <LoadedSpending /> : <LinesSkeleton label={texts.loading} lines={8} />}
    </ProfileLayout>
  );
}

/** The year and location of an address; that of `today` and all locations without them. */
export function readSpendingAddress(
  query: URLSearchParams,
  today: string = amsterdamTime(new Date()).date,
): readonly [year: number, location: string | null] {
  const year = query.get('jaar') ?? '';
  return [/^20\d\d$/.test(year) ? Number(year) : yearOf(today), query.get('locatie')];
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

function LoadedSpending() {
  const [query] = useSearchParams();
  const refine = useRefine('replace');
  const [year, location] = readSpendingAddress(query, useToday());
  const { data, error, retry } = useQuery('spending', year, location);
  const show = (changes: Record<string, string>): void => {
    const kept = Object.entries({ ...Object.fromEntries(query), ...changes }).filter(
      ([, value]) => value !== '',
    );
    refine(`${paths.spending.href()}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`);
  };
  if (data) return <SpendingView {...{ year, location, show }} spending={data} />;
  if (data === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <MessageList messages={[{ tone: 'error', text: texts.otherLocation }]} />
        <Button onClick={() => show({ locatie: '' })}>{texts.showAll}</Button>
      </div>
    );
  }
  if (error === undefined) return <LinesSkeleton label={texts.loading} lines={8} />;
  return (
    <div className="grid justify-items-start gap-4">
      <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
}

interface SpendingViewProps {
  year: number;
  location: string | null;
  spending: Spending;
  show: (changes: { jaar?: string; locatie?: string }) => void;
}

function SpendingView({ year, location, spending, show }: SpendingViewProps) {
  const { years, locations, orders } = spending;
  const mayRequest = useMay('request');
  const thisYear = yearOf(useToday());
  // Budgets are of this month and of the own company.
  const hasBudgets = useHasCapability('approvals') && mayRequest && year === thisYear && location === null;
  const shownYears = years.includes(year) ? years : [year, ...years].toSorted((one, other) => other - one);
  const save = () => {
    const shown = {
      ...spending,
      locations: locations.filter((each) => [null, each.customerNumber].includes(location)),
    };
    const name = ['uitgaven', year, location].filter((part) => part !== null).join('-');
    saveFile(`${name}.csv`, spendingCsv(year, shown), 'text/csv;charset=utf-8');
    announce(texts.saved);
  };
  return (
    <div className="grid gap-8">
      <div className="grid max-w-160 gap-4 wide:grid-cols-2">
        <SelectField
          label={texts.year}
          required={false}
          value={String(year)}
          onValueChange={(jaar) => show({ jaar })}
          options={shownYears.map((each) => ({ value: String(each), label: String(each) }))}
        />
        {locations.length > 1 && (
          <SelectField
            label={texts.location}
            required={false}
            value={location ?? ''}
            onValueChange={(locatie) => show({ locatie })}
            options={[
              { value: '', label: texts.allLocations },
              ...locations.map(({ customerNumber, name }) => ({ value: customerNumber, label: name })),
            ]}
          />
        )}
      </div>
      {hasBudgets && (
        <Late>
          <MonthBudgets />
        </Late>
      )}
      {orders === 0 ? (
        <EmptyState
          title={texts.none(year)}
          headingLevel={2}
          action={<ButtonLink href={paths.home.href()}>{texts.toShop}</ButtonLink>}
        >
          {texts.noneHelp}
        </EmptyState>
      ) : (
        <Charts year={year} location={location} spending={spending} />
      )}
      {orders > 0 && (
        <Button tone="secondary" className="justify-self-start" onClick={save}>
          {texts.save}
        </Button>
      )}
    </div>
  );
}

const inEuros = (amount: number): number => amount / 100;

/** Bars of named amounts; people with the same name have separate bars. */
const toRows = (rows: readonly (Pick<Spent, 'total'> & { readonly name: string })[]) =>
  rows.map(({ name, total }, index) => ({ id: index, label: name, amount: inEuros(total) }));

const named = ({ total, ...costCentre }: Spending['costCentres'][number]) => ({
  name: costCentreText(costCentre) || texts.noCostCentre,
  total,
});

function Charts({ year, location, spending }: Omit<SpendingViewProps, 'show'>) {
  const { orders, total, months, categories, other, people, locations, costCentres } = spending;
  const goods = [...categories, ...(other === 0 ? [] : [{ name: texts.other, total: other }])];
  return (
    <>
      <KeyFigure label={texts.total} amount={total}>
        {texts.orders(orders)}, {texts.average(formatEuros(cents(Math.round(total / orders))))}
      </KeyFigure>
      <SpendingChart
        caption={texts.months(year)}
        amounts={months.map((month, index) => ({
          id: index,
          label: texts.monthNames[index] ?? '',
          amount: inEuros(month.total),
        }))}
      />
      <SpendingChart layout="rows" caption={texts.categories} amounts={toRows(goods)} />
      {people.length > 0 && <SpendingChart layout="rows" caption={texts.people} amounts={toRows(people)} />}
      {location === null && locations.length > 1 && (
        <SpendingChart layout="rows" caption={texts.locations} amounts={toRows(locations)} />
      )}
      {costCentres.length > 0 && (
        <SpendingChart layout="rows" caption={texts.costCentres} amounts={toRows(costCentres.map(named))} />
      )}
    </>
  );
}
