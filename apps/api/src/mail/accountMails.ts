import { createPasswordReset } from '../accounts/passwords.ts';
import type { OutboxContent } from '../database/outbox.ts';
import { findMailReader, type MailReader } from './findMailReader.ts';
import type { MailBlock, MailContent, MailDependencies } from './MailContent.ts';
import { accountReason } from './mailTexts.ts';

function advice(state: MailReader['state'], shop: string): MailBlock[] {
  if (state === 'pending') {
    return [
      {
        kind: 'paragraph',
        text: 'Je eerdere aanvraag is al bij ons binnen. Je krijgt een e-mail zodra je account actief is; je hoeft niets meer te doen.',
      },
    ];
  }
  if (state === 'refused') {
    return [
      {
        kind: 'paragraph',
        text: 'Je eerdere aanvraag is niet goedgekeurd. Neem contact op met de klantenservice, of vraag opnieuw een account aan.',
      },
    ];
  }
  if (state === 'disabled') {
    return [
      {
        kind: 'paragraph',
        text: 'Dat account is niet actief. Neem contact op met de klantenservice om het weer te laten openen.',
      },
    ];
  }
  return [
    {
      kind: 'paragraph',
      text: 'Je hebt dus al een account en kunt gewoon inloggen. Weet je je wachtwoord niet meer, kies dan een nieuw wachtwoord via ‘Wachtwoord vergeten’.',
    },
    { kind: 'action', label: 'Inloggen', href: `${shop}/login` },
  ];
}

export async function composeAccountExists(
  { sql, settings }: MailDependencies,
  { userId }: OutboxContent<'account-exists'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: 'Er is al een account met dit e-mailadres',
    preview: 'Er is geen nieuw account gemaakt.',
    heading: 'Er is al een account met dit e-mailadres',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Iemand heeft met dit e-mailadres een registratie gestuurd. Het adres hoort al bij ${reader.companyName}; er is geen nieuw account gemaakt.`,
      },
      ...advice(reader.state, settings.publicOrigin),
      {
        kind: 'paragraph',
        text: 'Was jij dit niet? Dan hoef je niets te doen: je account is niet veranderd.',
      },
    ],
    reason: accountReason(settings.brand),
  };
}

const inactiveAccountAdvice = {
  pending:
    'Je registratie is binnen en wordt nog nagekeken. Je krijgt een e-mail zodra je account actief is; daarna kun je inloggen met het wachtwoord dat je hebt gekozen.',
  refused:
    'Je registratie is niet goedgekeurd. Neem contact op met de klantenservice, of vraag opnieuw een account aan.',
  disabled: 'Dit account is niet actief. Neem contact op met de klantenservice om het weer te laten openen.',
} as const;

/** Answers a password reset request for an account that cannot log in. */
export async function composeAccountInactive(
  { sql, settings }: MailDependencies,
  { userId }: OutboxContent<'account-inactive'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader || reader.state === 'active') return null;
  return {
    to: reader.to,
    subject: 'Je account is niet actief',
    preview: 'Een nieuw wachtwoord kiezen kan daarom nu niet.',
    heading: 'Een nieuw wachtwoord kiezen kan nu niet',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Je hebt een nieuw wachtwoord gevraagd voor je account van ${reader.companyName}.`,
      },
      { kind: 'paragraph', text: inactiveAccountAdvice[reader.state] },
    ],
    reason: accountReason(settings.brand),
  };
}

/** The token is created here: only this mail has it, and its hour starts when the mail is sent. */
export async function composePasswordReset(
  { sql, settings, clock }: MailDependencies,
  { userId }: OutboxContent<'password-reset'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (reader?.state !== 'active') return null;
  const token = await createPasswordReset(sql, userId, clock());
  return {
    to: reader.to,
    subject: 'Kies een nieuw wachtwoord',
    preview: 'De link werkt één keer en is een uur geldig.',
    heading: 'Kies een nieuw wachtwoord',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Je hebt een nieuw wachtwoord gevraagd voor je account van ${reader.companyName}. Kies er een via deze link.`,
      },
      {
        kind: 'action',
        label: 'Nieuw wachtwoord kiezen',
        href: `${settings.publicOrigin}/wachtwoord-vergeten/${token}`,
      },
      {
        kind: 'notice',
        text: 'De link werkt één keer en is een uur geldig. Daarna vraag je een nieuwe aan.',
      },
      {
        kind: 'paragraph',
        text: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      },
    ],
    reason: accountReason(settings.brand),
  };
}

/** Notifies a user of a changed password, so that a change by someone else is noticed. */
export async function composePasswordChanged(
  { sql, settings }: MailDependencies,
  { userId }: OutboxContent<'password-changed'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: 'Je wachtwoord is gewijzigd',
    preview: 'Op andere apparaten ben je uitgelogd.',
    heading: 'Je wachtwoord is gewijzigd',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Het wachtwoord van je account van ${reader.companyName} is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.`,
      },
      {
        kind: 'notice',
        text: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en neem contact op met de klantenservice.',
      },
      {
        kind: 'action',
        label: 'Ik was dit niet',
        href: `${settings.publicOrigin}/wachtwoord-vergeten`,
      },
    ],
    reason: accountReason(settings.brand),
  };
}
