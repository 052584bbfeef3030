import type { SwitchableCompany } from '@magazijn/api-client';
import { Button, CompanyTable, EmptyState, ListToolbar, TextField } from '@magazijn/ui';
import { useRef } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { maxWithoutSearch, useCompanySearch } from '../../shared/page/useCompanySearch.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { profileTexts } from './profileTexts.ts';

/** The companies that the customer may order for; in a switched account, those of the customer's own account. */
export function ParentOrganisationPage() {
  const { data: companies } = useQuery('switchableCompanies');
  return (
    <ProfileLayout
      title={profileNavigationTexts.parentOrganisation}
      intro={companies?.length === 0 ? null : profileTexts.companiesIntro}
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
  const { typed, found, isFiltered, onType, clear } = useCompanySearch(
    companies,
    paths.parentOrganisation.href(),
  );
  const field = useRef<HTMLInputElement>(null);
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
      {companies.length > maxWithoutSearch && (
        <ListToolbar found={isFiltered && profileTexts.companiesFound(found.length, companies.length)}>
          <TextField
            ref={field}
            type="search"
            label={profileTexts.searchCompanies}
            hint={profileTexts.searchCompaniesHint}
            required={false}
            value={typed}
            onValueChange={onType}
          />
        </ListToolbar>
      )}
      {found.length === 0 ? (
        <div className="grid justify-items-start gap-4 border-t-2 border-ink pt-6">
          <p className="type-heading text-22">{profileTexts.noCompaniesFound}</p>
          <Button
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            {profileTexts.allCompanies}
          </Button>
        </div>
      ) : (
        <CompanyTable
          caption={profileNavigationTexts.parentOrganisation}
          companies={found.map(({ userId, name, city, customerNumber }) => ({
            name,
            city,
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
      )}
    </>
  );
}
