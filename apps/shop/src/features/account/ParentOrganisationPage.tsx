import type { SwitchableCompany } from '@magazijn/api-client';
import { CompanyTable, EmptyState } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { profileTexts } from './profileTexts.ts';

/** The companies that one may order for. While switched, they are those of one's own account. */
export function ParentOrganisationPage() {
  const { data: companies } = useQuery('switchableCompanies');
  return (
    <ProfileLayout
      title={profileNavigationTexts.parentOrganisation}
      current={paths.parentOrganisation.href()}
    >
      {companies ? (
        <Companies companies={companies} />
      ) : (
        <LinesSkeleton label={profileTexts.loadingCompanies} lines={3} />
      )}
    </ProfileLayout>
  );
}

function Companies({ companies }: { companies: readonly SwitchableCompany[] }) {
  const { viewer } = useSession();
  if (companies.length === 0) {
    return (
      <EmptyState title={profileTexts.noCompanies}>
        {profileTexts.noCompaniesHelp}{' '}
        <ContactLinks label={profileTexts.contact} subject={profileTexts.companiesSubject} />
      </EmptyState>
    );
  }
  return (
    <>
      <p className="max-w-prose pb-6 text-17 text-ink-2">{profileTexts.companiesIntro}</p>
      <CompanyTable
        caption={profileNavigationTexts.parentOrganisation}
        companies={companies.map(({ userId, name, customerNumber }) => ({
          name,
          customerNumber,
          href: paths.switchAccount.href({ id: String(userId) }),
          current: viewer.kind === 'customer' && viewer.customerNumber === customerNumber,
        }))}
        labels={{
          name: profileTexts.organisation,
          action: profileTexts.switchTo,
          switchTo: profileTexts.switchName,
          current: profileTexts.current,
        }}
      />
    </>
  );
}
