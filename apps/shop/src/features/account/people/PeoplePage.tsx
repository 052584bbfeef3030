import type { Invitation, People, Person } from '@magazijn/api-client';
import { roleNames } from '@magazijn/domain/people';
import {
  announce,
  Button,
  type MessageItem,
  MessageList,
  Table,
  type TableColumn,
  Tag,
  VisuallyHidden,
} from '@magazijn/ui';
import { useState } from 'react';
import { useRequiredCapability } from '../../../shared/data/useHasCapability.ts';
import { useQuery, useRefresh } from '../../../shared/data/useQuery.ts';
import { paths } from '../../../shared/links/paths.ts';
import { ProfileLayout } from '../../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../../shared/page/skeletons.tsx';
import { TextInView } from '../../../shared/page/TextInView.tsx';
import { useStores } from '../../../shared/stores/StoresProvider.tsx';
import { InvitePerson, inviteFailure } from './InvitePerson.tsx';
import { PersonDialog, personName } from './PersonDialog.tsx';
import { peopleTexts as texts } from './peopleTexts.ts';

export function PeoplePage() {
  const hasPeople = useRequiredCapability('people');
  return (
    <ProfileLayout title={profileNavigationTexts.people} intro={texts.intro} current={paths.people.href()}>
      {hasPeople ? <LoadedPeople /> : <LinesSkeleton label={texts.loading} lines={4} />}
    </ProfileLayout>
  );
}

function LoadedPeople() {
  const { data, error, retry } = useQuery('people');
  if (data) return <PeopleView {...data} />;
  if (error === undefined) return <LinesSkeleton label={texts.loading} lines={4} />;
  return (
    <div className="grid justify-items-start gap-4">
      <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
}

const columns: readonly TableColumn<Person>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    rowHeader: true,
    width: 'fill',
    cell: (person) => (
      <>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold wrap-anywhere">{personName(person)}</span>
          {person.isYou && <Tag tone="neutral">{texts.you}</Tag>}
        </span>
        {person.name === '' ? (
          person.isYou && <span className="block text-15 font-normal text-ink-2">{texts.nameless}</span>
        ) : (
          <span className="block text-15 font-normal wrap-anywhere text-ink-2">{person.email}</span>
        )}
      </>
    ),
    sortBy: personName,
  },
  {
    id: 'role',
    header: texts.columns.role,
    width: 'fit',
    cell: ({ role }) => roleNames[role],
    sortBy: ({ role }) => roleNames[role],
  },
  {
    id: 'used',
    header: texts.columns.used,
    width: 'fit',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.neverUsed : texts.usedOn(lastUsedAt)),
    sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
  },
  {
    id: 'change',
    header: texts.columns.actions,
    headerHidden: true,
    width: 'fit',
    cell: (person) => <PersonDialog person={person} />,
  },
];

function PeopleView({ people, invitations }: People) {
  return (
    <div className="grid gap-10">
      <Table
        caption={texts.people}
        columns={columns}
        rows={people}
        rowKey={({ id }) => String(id)}
        pageSize={Number.POSITIVE_INFINITY}
      />
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      <div className="max-w-160">
        <InvitePerson />
      </div>
    </div>
  );
}

function Invitations({ invitations }: Pick<People, 'invitations'>) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const [message, setMessage] = useState<MessageItem | null>(null);

  async function run(
    key: string,
    change: () => Promise<unknown>,
    done: string,
    failure: (error: unknown) => string,
  ) {
    if (busy !== null) return;
    setBusy(key);
    setMessage(null);
    let announcement = '';
    try {
      await change();
      announcement = done;
    } catch (error) {
      console.warn('The invitation was not changed', error);
      setMessage({ tone: 'error', text: failure(error) });
    }
    // Also after a failure: the invitation may have been accepted.
    await refresh('people');
    setBusy(null);
    if (announcement !== '') announce(announcement);
  }
  const again = (one: Invitation) =>
    run(
      `again ${one.id}`,
      async () => (await loadApi()).invitePerson(one),
      texts.invited(one.name),
      inviteFailure,
    );
  const withdraw = (one: Invitation) =>
    run(
      `withdraw ${one.id}`,
      async () => (await loadApi()).withdrawInvitation(one.id),
      texts.withdrawn(one.name),
      () => texts.notWithdrawn,
    );

  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="type-heading pb-3 text-22">
        {texts.invitations}
      </h2>
      <MessageList
        className="pb-4"
        messages={message ? [{ ...message, text: <TextInView>{message.text}</TextInView> }] : []}
      />
      <ul className="border-t-2 border-ink">
        {invitations.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-3">
            <div className="min-w-0 grow basis-64">
              <p className="font-bold wrap-anywhere">{one.name}</p>
              <p className="text-15 wrap-anywhere text-ink-2">
                {one.email}
                <br />
                {roleNames[one.role]}, {validityOf(one)}
              </p>
            </div>
            <div className="flex flex-wrap gap-x-4">
              <Button tone="tertiary" loading={busy === `again ${one.id}`} onClick={() => void again(one)}>
                {texts.again} <VisuallyHidden>{one.name}</VisuallyHidden>
              </Button>
              <Button
                tone="tertiary"
                loading={busy === `withdraw ${one.id}`}
                onClick={() => void withdraw(one)}
              >
                {texts.withdraw} <VisuallyHidden>{one.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'geldig tot en met 25 november 2026', or 'verlopen'. */
function validityOf({ expiresAt }: Invitation): string {
  if (expiresAt === null) return '';
  return Date.parse(expiresAt) <= Date.now() ? texts.expired : texts.validUntil(expiresAt);
}
