import type { Address, Company } from '@magazijn/api-client';
import { weekdayLabels } from '@magazijn/domain/validation';
import { AddressBlock, AddressBlocks, DescriptionTable, MessageList } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { paths } from '../../shared/links/paths.ts';
import { addressLines } from '../../shared/order/addressLines.ts';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { profileTexts } from './profileTexts.ts';

export function OverviewPage() {
  const { data: company } = useQuery('profile');
  return (
    <ProfileLayout title={profileNavigationTexts.overview} current={paths.profileOverview.href()}>
      <MessageList messages={[{ tone: 'info', id: 'changes', text: <ChangeRequest />, announced: true }]} />
      {company ? (
        <Overview company={company} />
      ) : (
        <LinesSkeleton label={profileTexts.loadingCompany} lines={6} />
      )}
    </ProfileLayout>
  );
}

function ChangeRequest() {
  const { viewer } = useSession();
  return (
    <>
      {profileTexts.banner}{' '}
      <ContactLinks
        label={
          <>
            {profileTexts.changeRequest} <span className="wide:whitespace-nowrap">{profileTexts.byMail}</span>
          </>
        }
        subject={profileTexts.changeSubject(viewer.kind === 'customer' ? viewer.customerNumber : '')}
      />
      .
    </>
  );
}

/** The lines of an envelope, and the telephone number. */
const linesOf = (address: Address): readonly string[] =>
  [...addressLines(address), address.phoneNumber].filter((line) => line !== '');

function Overview({ company }: { company: Company }) {
  const rows = [
    [profileTexts.company, company.name],
    [profileTexts.customerNumber, company.customerNumber],
    [profileTexts.vatNumber, company.vatNumber],
    [profileTexts.fiscalNumber, company.fiscalNumber],
    [profileTexts.iban, company.iban],
    [profileTexts.payment, paymentTexts[company.payment].name],
  ]
    .filter((row): row is [string, string] => row[1] !== '')
    .map(([label, value]) => ({ label, value }));
  return (
    <>
      <h2 className="type-heading pt-8 pb-3 text-22">{profileTexts.general}</h2>
      <DescriptionTable rows={rows} />
      {company.openingHours.length > 0 && (
        <>
          <h2 className="type-heading pt-8 pb-3 text-22">{profileTexts.openingHours}</h2>
          <DescriptionTable
            className="max-w-104"
            rows={company.openingHours.map(({ weekday, open }) => ({
              label: weekdayLabels[weekday],
              value: open ? `${open.from} – ${open.until}` : profileTexts.closed,
            }))}
          />
        </>
      )}
      <h2 className="type-heading pt-8 pb-3 text-22">{profileTexts.addresses}</h2>
      <AddressBlocks>
        <AddressBlock title={profileTexts.deliveryAddress} lines={linesOf(company.mainAddress)} />
        <AddressBlock title={profileTexts.invoiceAddress} lines={linesOf(company.invoiceAddress)} />
      </AddressBlocks>
    </>
  );
}
