import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { companyTableLabels } from '../../labels/companyTableLabels.ts';
import type { PartLabels } from '../../labels/Labels.ts';
import { Link } from '../../link/Link.tsx';

/** A company that one may order for. */
export interface CompanyTableRow {
  readonly customerNumber: string;
  readonly name: string;
  /** Where one switches to it. */
  readonly href: string;
  /** It is ordered for now: there is nothing to switch to. */
  readonly current?: boolean | undefined;
}

/** Props of {@link CompanyTable}: those of `<table>`, and the companies. */
export interface CompanyTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The companies that one may order for. */
  companies: readonly CompanyTableRow[] | undefined;
  /** Read as the table's name. */
  caption?: ReactNode;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'companyTable'> | undefined;
}

/**
 * The companies of a parent organisation, each with its number, name and a link that switches to it; on a phone the
 * number stands above the name. A `ListToolbar` above it lets one search. Renders a `<table>`.
 */
export function CompanyTable({ companies, caption, labels, className, ...props }: CompanyTableProps) {
  const text = useLabels('companyTable', companyTableLabels, labels);
  const head = 'py-2 font-normal whitespace-nowrap text-ink-2 not-last:pe-4';
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
          <th scope="col" className={cx(head, 'text-start')}>
            {text.number}
          </th>
          <th scope="col" className={cx(head, 'text-start')}>
            {text.name}
          </th>
          <th scope="col" className={cx(head, 'text-end')}>
            {text.action}
          </th>
        </tr>
      </thead>
      <tbody className="max-wide:block max-wide:border-t-2 max-wide:border-ink">
        {companies?.map((company) => (
          <tr
            key={company.href}
            aria-current={company.current || undefined}
            className="border-b border-rule aria-[current]:bg-positive-tint max-wide:grid max-wide:grid-cols-[minmax(0,1fr)_fit-content(45%)] max-wide:items-center max-wide:gap-3 max-wide:py-1 hover:bg-surface"
          >
            <td className="pe-4 text-ink-2 max-wide:text-13">{company.customerNumber}</td>
            <th scope="row" className="min-w-0 text-start font-bold max-wide:row-start-2 wide:py-1 wide:pe-4">
              {company.name}
            </th>
            <td className="text-end max-wide:row-span-2 max-wide:row-start-1">
              {company.current ? (
                <span className="inline-flex min-h-control-small items-center text-positive">
                  {text.current}
                </span>
              ) : (
                <Link
                  href={company.href}
                  appearance="text"
                  aria-label={`${text.action}: ${text.switchTo} ${company.name}`}
                  className="inline-flex min-h-control-small w-max max-w-[40vw] items-center text-start wrap-anywhere"
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
