import type { SwitchableCompany } from '@magazijn/api-client';
import { Link, VisuallyHidden } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { profileTexts } from './profileTexts.ts';

interface CompanyTableProps {
  companies: readonly SwitchableCompany[];
  /** The customer number of the company that one orders for now. */
  current: string;
}

const head = 'py-2 pr-4 text-left font-normal text-ink-2';

/** The companies of the parent organisation (S73), as the kit sets its order history. */
export function CompanyTable({ companies, current }: CompanyTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{profileTexts.parentOrganisation}</caption>
      <thead className="border-t-2 border-b border-t-ink border-b-rule">
        <tr>
          <th scope="col" className={head}>
            {profileTexts.organisation}
          </th>
          <th scope="col" className={head}>
            {profileTexts.customerNumber}
          </th>
          <th scope="col" className={head}>
            {profileTexts.action}
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map(({ userId, name, customerNumber }) => (
          <tr key={userId} className="border-b border-rule wide:hover:bg-stock">
            <th scope="row" className="py-2 pr-4 text-left font-bold">
              {name}
            </th>
            <td className="pr-4 tabular-nums">{customerNumber}</td>
            <td>
              {customerNumber === current ? (
                <span className="text-ink-2">{profileTexts.current}</span>
              ) : (
                <Link
                  appearance="text"
                  href={paths.switchAccount.href({ id: String(userId) })}
                  className="inline-flex min-h-11 items-center"
                >
                  {profileTexts.switchTo} <VisuallyHidden>{profileTexts.switchName(name)}</VisuallyHidden>
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
