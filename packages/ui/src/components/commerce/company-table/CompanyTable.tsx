import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { companyTableLabels } from '../../../labels/companyTableLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { Link } from '../../../link/Link.tsx';

export interface CompanyTableRow {
  readonly customerNumber: string;
  readonly name: string;
  /** The town; the column shows if a company has one. */
  readonly city?: string | undefined;
  readonly href: string;
  /** The user orders for this company now, so it has no link. */
  readonly current?: boolean | undefined;
}

const headClass = 'py-2 pe-4 text-start font-normal whitespace-nowrap text-ink-2';
const factClass = 'min-w-0 text-ink-2 text-15 wrap-anywhere max-wide:row-start-2 wide:pe-4';

export interface CompanyTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The companies that the user can order for. */
  companies: readonly CompanyTableRow[] | undefined;
  /** The accessible name of the table. */
  caption?: ReactNode;
  labels?: PartLabels<'companyTable'> | undefined;
}

/** The companies of a parent organisation, each with a link that switches to it. Renders a `<table>`. */
export function CompanyTable({ companies, caption, labels, className, ...props }: CompanyTableProps) {
  const text = useLabels('companyTable', companyTableLabels, labels);
  const hasCities = companies?.some(({ city }) => Boolean(city)) ?? false;
  return (
    <table
      aria-busy={companies === undefined || undefined}
      {...props}
      data-slot="company-table"
      className={cx('w-full border-collapse max-wide:block', className)}
    >
      <caption className="sr-only">{caption || text.caption}</caption>
      <thead className="border-t-2 border-b border-t-ink border-b-rule max-wide:sr-only">
        <tr>
          <th scope="col" className={headClass}>
            {text.name}
          </th>
          {hasCities && (
            <th scope="col" className={headClass}>
              {text.city}
            </th>
          )}
          <th scope="col" className={headClass}>
            {text.number}
          </th>
          <th scope="col" className="py-2 text-end font-normal whitespace-nowrap text-ink-2">
            {text.action}
          </th>
        </tr>
      </thead>
      <tbody className="max-wide:block max-wide:border-t-2 max-wide:border-ink">
        {companies?.map((company) => (
          <tr
            key={company.href}
            aria-current={company.current || undefined}
            className="border-b border-rule aria-[current]:bg-positive-tint max-wide:grid max-wide:grid-cols-[auto_minmax(0,1fr)_auto] max-wide:items-center gap-x-3 max-wide:py-2 min-h-16 wide:h-16 hover:bg-surface"
          >
            <th
              scope="row"
              className="col-span-2 min-w-0 text-start font-bold wrap-anywhere wide:py-1 wide:pe-4"
            >
              {company.name}
            </th>
            {hasCities && <td className={cx(factClass, 'max-wide:empty:hidden')}>{company.city}</td>}
            <td className={factClass}>{company.customerNumber}</td>
            <td className="text-end max-wide:col-start-3 max-wide:row-span-2 max-wide:row-start-1">
              {company.current ? (
                <span className="inline-flex min-h-control-small items-center text-positive">
                  {text.current}
                </span>
              ) : (
                <Link
                  href={company.href}
                  appearance="text"
                  aria-label={`${text.action}: ${text.switchTo} ${company.name}`}
                  className="inline-flex min-h-control items-center text-start wrap-anywhere max-w-[40vw]"
                >
                  {text.action}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
