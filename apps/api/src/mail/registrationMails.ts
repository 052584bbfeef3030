import { deliveryArea, describeDeliveryDate, registrationAnswerDate } from '@magazijn/domain/delivery';
import { formatWholeEuros } from '@magazijn/domain/money';
import { findRegistrationDetails } from '../accounts/registrationDetails.ts';
import { createRegistrationLink, registrationPageHref } from '../accounts/registrationLinks.ts';
import type { Sql } from '../database/Database.ts';
import type { OutboxContent } from '../database/outbox.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailBlock, MailContent, MailDependencies } from './MailContent.ts';
import { accountReason } from './mailTexts.ts';

interface RegistrationRow {
  readonly createdAt: Date;
  readonly refusalReason: string | null;
}

async function findRegistration(sql: Sql, companyId: number): Promise<RegistrationRow | null> {
  const [row] = await sql<RegistrationRow[]>`
    select created_at, refusal_reason from registrations where company_id = ${companyId}`;
  return row ?? null;
}

const applicantReason = (shop: string): string =>
  `Je krijgt deze mail omdat dit e-mailadres is opgegeven bij een registratie bij ${shop}.`;

/** Confirms a registration to the applicant, with the day of the answer. */
export async function composeRegistrationReceived(
  { sql, settings }: MailDependencies,
  { userId }: OutboxContent<'registration-received'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  const registration = reader && (await findRegistration(sql, reader.companyId));
  if (!registration) return null;
  const answered = describeDeliveryDate(registrationAnswerDate(registration.createdAt)).full;
  return {
    to: reader.to,
    subject: 'We hebben je registratie ontvangen',
    preview: `Je krijgt uiterlijk ${answered} antwoord.`,
    heading: 'Bedankt voor je registratie',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `We hebben de registratie van ${reader.companyName} ontvangen en kijken die na. Je krijgt een e-mail zodra je account actief is.`,
      },
      {
        kind: 'notice',
        text: `Je krijgt uiterlijk ${answered} antwoord. Aanvragen die vóór 14.00 uur binnenkomen, beantwoorden we dezelfde dag.`,
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
    reason: applicantReason(settings.brand.name),
  };
}

/** The token of the link is made here: it is only in this mail, and its week begins when the mail is sent. */
export async function composeRegistrationNotice(
  { sql, settings, clock }: MailDependencies,
  { userId }: OutboxContent<'registration-notice'>,
): Promise<MailContent | null> {
  const { seller, publicOrigin } = settings;
  const reader = await findMailReader(sql, userId);
  // Already decided.
  if (reader?.state !== 'pending' || !seller) return null;
  const registration = await findRegistration(sql, reader.companyId);
  const { companyId, customerNumber, to } = reader;
  const details =
    registration &&
    (await findRegistrationDetails(sql, { companyId, email: to.address, createdAt: registration.createdAt }));
  if (!details) return null;
  const { name, place, payment } = details;
  const token = await createRegistrationLink(sql, companyId, clock());
  return {
    to: { name: seller.name, address: seller.email },
    subject: `Nieuwe registratie: ${name} (${customerNumber})`,
    preview: `${place}, ${payment}`,
    heading: 'Nieuwe registratie',
    blocks: [
      { kind: 'paragraph', text: `${name} wil klant worden en wacht op goedkeuring.` },
      {
        kind: 'action',
        label: 'Goedkeuren of weigeren',
        href: registrationPageHref(publicOrigin, token),
      },
      {
        kind: 'notice',
        text: `De link werkt één keer en is zeven dagen geldig. Wie de link heeft, kan beslissen: stuur deze mail niet door. Goedkeuren kan ook op de server, met: pnpm --filter api admin approve ${customerNumber}`,
      },
      { kind: 'facts', facts: details.facts },
      ...details.addresses.map((address): MailBlock => ({ kind: 'address', ...address })),
      { kind: 'subheading', text: 'Openingstijden' },
      { kind: 'facts', facts: details.openingHours },
    ],
    reason: 'Deze mail gaat naar het adres van de verkoper.',
  };
}

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
        text: `Bestel je vóór ${settings.cutOffHour}.00 uur, dan bezorgen we binnen 1 tot 2 werkdagen. Vanaf ${formatWholeEuros(settings.rules.freeShippingFrom)} is de bezorging in ${deliveryArea(settings.deliveryCountries)} gratis.`,
      },
    ],
    reason: accountReason(settings.brand),
  };
}

export async function composeRegistrationRefused(
  { sql, settings }: MailDependencies,
  { userId }: OutboxContent<'registration-refused'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  const registration = reader && (await findRegistration(sql, reader.companyId));
  if (reader?.state !== 'refused' || !registration) return null;
  const reason = (registration.refusalReason ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    to: reader.to,
    subject: 'Je registratie is niet goedgekeurd',
    preview: reason[0] ?? 'Neem contact op met de klantenservice als je vragen hebt.',
    heading: 'Je registratie is niet goedgekeurd',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `We hebben de registratie van ${reader.companyName} bekeken en kunnen die niet goedkeuren. Inloggen en bestellen kan daarom niet.`,
      },
      ...(reason.length > 0 ? [{ kind: 'subheading', text: 'Reden' } as const] : []),
      ...reason.map((text): MailBlock => ({ kind: 'paragraph', text })),
      {
        kind: 'paragraph',
        text: 'Heb je vragen, neem dan contact op met de klantenservice. Zijn je gegevens veranderd, dan kun je opnieuw een account aanvragen.',
      },
      { kind: 'action', label: 'Opnieuw aanvragen', href: `${settings.publicOrigin}/registreren` },
    ],
    reason: applicantReason(settings.brand.name),
  };
}
