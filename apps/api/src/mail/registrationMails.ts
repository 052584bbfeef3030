import { formatWholeEuros } from '@magazijn/domain/money';
import {
  ibanWarning,
  paymentMethodNames,
  vatNumberWarning,
  type WeekdayName,
  weekdayLabels,
  weekdayNames,
} from '@magazijn/domain/validation';
import { findCompany } from '../accounts/companies.ts';
import type { OutboxContent } from '../database/outbox.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent, MailDependencies, MailFact } from './MailContent.ts';
import { accountReason, addressLines } from './mailTexts.ts';

/** A registration was received; it is told when it may be expected to be approved. */
export async function composeRegistrationReceived(
  { sql, settings }: MailDependencies,
  { userId }: OutboxContent<'registration-received'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: 'We hebben je registratie ontvangen',
    preview: 'Je hoort per e-mail zodra je account actief is.',
    heading: 'Bedankt voor je registratie',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `We hebben de registratie van ${reader.companyName} ontvangen en kijken die na. Je krijgt een e-mail zodra je account actief is.`,
      },
      {
        kind: 'notice',
        text: 'Aanvragen die vóór 14.00 uur binnenkomen, beantwoorden we dezelfde dag.',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Bedrijf', value: reader.companyName },
          { label: 'Inloggen met', value: reader.to.address },
        ],
      },
      {
        kind: 'paragraph',
        text: 'Tot die tijd kun je nog niet inloggen. Rondkijken in het assortiment kan wel.',
      },
      { kind: 'action', label: 'Bekijk het assortiment', href: `${settings.publicOrigin}/` },
    ],
    reason: `Je krijgt deze mail omdat dit e-mailadres is opgegeven bij een registratie bij ${settings.brand.name}.`,
  };
}

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
    return { label: weekdayLabels[weekday], value: open ? `${day.startTime} – ${day.endTime}` : 'Gesloten' };
  });
}

/** To the shop itself: somebody wants to become a customer, with all that was filled in. */
export async function composeRegistrationNotice(
  { sql, settings }: MailDependencies,
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
    preview: `${mainAddress.city}, ${paymentMethodNames[company.payment]}`,
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
          { label: 'Betaling', value: paymentMethodNames[company.payment] },
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

/** A registration was approved: one can log in from now on. */
export async function composeRegistrationApproved(
  { sql, settings }: MailDependencies,
  { userId }: OutboxContent<'registration-approved'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: `Je account bij ${settings.brand.name} is actief`,
    preview: 'Je kunt nu inloggen, prijzen zien en bestellen.',
    heading: 'Je account is actief',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `De registratie van ${reader.companyName} is goedgekeurd. Log in met je e-mailadres en het wachtwoord dat je hebt gekozen; dan zie je de prijzen en kun je bestellen.`,
      },
      { kind: 'action', label: 'Inloggen', href: `${settings.publicOrigin}/login` },
      {
        kind: 'facts',
        facts: [
          { label: 'Klantnummer', value: reader.customerNumber },
          { label: 'Inloggen met', value: reader.to.address },
        ],
      },
      {
        kind: 'paragraph',
        text: `Bestel je vóór ${settings.cutOffHour}.00 uur, dan bezorgen we binnen 1 tot 2 werkdagen. Vanaf ${formatWholeEuros(settings.rules.freeShippingFrom)} is de bezorging in Nederland en Vlaanderen gratis.`,
      },
    ],
    reason: accountReason(settings.brand),
  };
}
