import { ibanWarning, vatNumberWarning, type WeekdayName, weekdayNames } from '@magazijn/domain/validation';
import { findCompany } from '../accounts/findCompany.ts';
import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { addressLines } from './addressLines.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent, MailFact } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';
import { paymentText } from './paymentText.ts';

const weekdays: Readonly<Record<WeekdayName, string>> = {
  monday: 'Maandag',
  tuesday: 'Dinsdag',
  wednesday: 'Woensdag',
  thursday: 'Donderdag',
  friday: 'Vrijdag',
  saturday: 'Zaterdag',
  sunday: 'Zondag',
};

interface OpeningRow {
  readonly weekday: WeekdayName;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** A number with its warning, so that whoever approves looks twice. */
const checked = (number: string, warning: string | null): string =>
  warning === null ? number : `${number} (${warning})`;

function openingFacts(rows: readonly OpeningRow[]): MailFact[] {
  return weekdayNames.map((weekday) => {
    const day = rows.find((row) => row.weekday === weekday);
    const open = day !== undefined && day.startTime !== null;
    return { label: weekdays[weekday], value: open ? `${day.startTime} – ${day.endTime}` : 'Gesloten' };
  });
}

/** To the shop itself: somebody wants to become a customer, with all that was filled in. */
export async function composeRegistrationNotice(
  { sql, settings }: MailParts,
  { userId }: OutboxContent<'registration-notice'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  const [owner] = await sql<{ companyId: number }[]>`select company_id from users where id = ${userId}`;
  const company = owner ? await findCompany(sql, owner.companyId) : null;
  if (!reader || !owner || !company || !settings.seller) return null;
  const hours = await sql<OpeningRow[]>`
    select weekday, start_time, end_time from opening_hours where company_id = ${owner.companyId}`;
  const { customerNumber, name, mainAddress, invoiceAddress } = company;
  const iban = company.iban ?? '';
  const vatCode = company.vatCode ?? '';
  return {
    to: { name: settings.seller.name, address: settings.seller.email },
    subject: `Nieuwe registratie: ${name} (${customerNumber})`,
    preview: `${mainAddress.city}, ${paymentText[company.payment]}`,
    heading: 'Nieuwe registratie',
    blocks: [
      { kind: 'paragraph', text: `${name} wil klant worden en wacht op goedkeuring.` },
      {
        kind: 'notice',
        text: `Goedkeuren kan op de server met: pnpm --filter api admin approve ${customerNumber}`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Klantnummer', value: customerNumber },
          { label: 'E-mailadres', value: reader.to.address },
          { label: 'Telefoon', value: mainAddress.phoneNumber ?? '' },
          { label: 'Betaling', value: paymentText[company.payment] },
          { label: 'IBAN', value: checked(iban, ibanWarning(iban)) },
          { label: 'Btw-nummer', value: checked(vatCode, vatNumberWarning(vatCode)) || 'Niet ingevuld' },
          { label: 'KvK-nummer', value: company.fiscalCode ?? 'Niet ingevuld' },
          { label: 'Nieuwsbrief', value: company.newsletter ? 'Ja' : 'Nee' },
        ],
      },
      { kind: 'address', label: 'Bezorgadres', lines: addressLines(mainAddress) },
      ...(invoiceAddress
        ? [
            {
              kind: 'address' as const,
              label: 'Factuuradres',
              lines: [...addressLines(invoiceAddress), invoiceAddress.emailAddress ?? ''],
            },
          ]
        : []),
      { kind: 'subheading', text: 'Openingstijden' },
      { kind: 'facts', facts: openingFacts(hours) },
    ],
    reason: 'Deze mail gaat naar het adres van de verkoper.',
  };
}
