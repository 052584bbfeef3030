import { formatDate } from '@magazijn/domain/delivery';
import { html, raw } from 'hono/html';
import { facts, type LinkPage } from '../http/linkPageLayout.ts';
import type { MadeDecision } from './decideRegistration.ts';
import type { RegistrationDetails } from './registrationDetails.ts';
import type { LinkedRegistration } from './registrationLinks.ts';

export const maxReasonLength = 500;

type Registered = Pick<LinkedRegistration, 'name' | 'customerNumber'>;

const company = ({ name, customerNumber }: Registered): string => `${name} (klantnummer ${customerNumber})`;

const outcomes = {
  approved: { title: 'Goedgekeurd', word: 'goedgekeurd' },
  refused: { title: 'Geweigerd', word: 'geweigerd' },
} as const satisfies Record<MadeDecision['outcome'], { title: string; word: string }>;

interface TypedReason {
  readonly reason: string;
  readonly error: string;
}

export function applicationPage(details: RegistrationDetails, typed?: TypedReason): LinkPage {
  const { name, addresses, openingHours } = details;
  const describedBy = typed ? 'reason-error reason-hint' : 'reason-hint';
  return {
    title: `${typed ? 'Fout: ' : ''}${name} wil klant worden`,
    main: html`<h1>${name} wil klant worden</h1>
<p>Bekijk de aanvraag en kies onderaan. De aanvrager krijgt je antwoord per e-mail.</p>
${facts(details.facts)}
${addresses.map(
  ({ label, lines }) =>
    html`<h2>${label}</h2><p>${lines.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>`,
)}
<h2>Openingstijden</h2>
${facts(openingHours)}
<form method="post">
<h2>Goedkeuren</h2>
<p>Het account wordt meteen actief.</p>
<button class="primary" name="decision" value="approve">Goedkeuren</button>
</form>
<form method="post">
<h2>Weigeren</h2>
<label for="reason">Reden (niet verplicht)</label>
<p class="hint" id="reason-hint">De reden staat straks in de mail aan de aanvrager. Hoogstens ${maxReasonLength} tekens.</p>
${typed ? html`<p class="error" id="reason-error">${typed.error}</p>` : ''}
<textarea id="reason" name="reason" rows="4" maxlength="${maxReasonLength}" aria-describedby="${describedBy}"${typed ? raw(' aria-invalid="true" autofocus') : ''}>
${typed?.reason ?? ''}</textarea>
<button name="decision" value="refuse">Weigeren</button>
</form>`,
  };
}

export function decidedPage(registered: Registered, { outcome, at }: MadeDecision): LinkPage {
  const { title, word } = outcomes[outcome];
  return {
    title,
    main: html`<h1>${title}</h1>
<p>De registratie van ${company(registered)} is op ${formatDate(at)} ${word}. De aanvrager krijgt daarover een e-mail.</p>
<p>De link uit de mail is gebruikt. Je hoeft niets meer te doen en kunt deze pagina sluiten.</p>`,
  };
}

export function decidedOtherwisePage(registered: Registered, { outcome, at }: MadeDecision): LinkPage {
  const title = `Al ${outcomes[outcome].word}`;
  return {
    title,
    main: html`<h1>${title}</h1>
<p>De registratie van ${company(registered)} was op ${formatDate(at)} al ${outcomes[outcome].word}. Je keuze is daarom niet uitgevoerd.</p>
<p>Overleg met je collega’s als dat niet de bedoeling was.</p>`,
  };
}

/** An expired link. `email` is the seller's address for a new link; null when it is not configured. */
export function expiredPage(
  registered: Registered & Pick<LinkedRegistration, 'expiresAt'>,
  email: string | null,
): LinkPage {
  const title = 'Deze link is verlopen';
  return {
    title,
    main: html`<h1>${title}</h1>
<p>Over de registratie van ${company(registered)} is nog niet beslist, maar deze link werkte tot ${formatDate(registered.expiresAt)}.</p>
${
  email === null
    ? ''
    : html`<p>Een nieuwe link gaat naar ${email}. Die is weer zeven dagen geldig.</p>
<form method="post"><button class="primary" name="decision" value="renew">Stuur een nieuwe link</button></form>`
}`,
  };
}

export function renewedPage(email: string): LinkPage {
  const title = 'Er is een nieuwe link onderweg';
  return {
    title,
    main: html`<h1>${title}</h1>
<p>Kijk in de mailbox van ${email}. Per dag sturen we voor een registratie hoogstens één nieuwe link.</p>`,
  };
}

/** An unknown token, or one whose registration was removed. */
export function unknownLinkPage(): LinkPage {
  const title = 'Deze link werkt niet';
  return {
    title,
    main: html`<h1>${title}</h1>
<p>De link klopt niet, of de registratie bestaat niet meer. Open de link opnieuw vanuit de mail, of kopieer hem in zijn geheel.</p>`,
  };
}
