import { createHash } from 'node:crypto';
import { formatDate } from '@magazijn/domain/delivery';
import { type Brand, wordmarkBox } from '@magazijn/server';
import { html, raw } from 'hono/html';
import type { MadeDecision } from './decideRegistration.ts';
import type { RegistrationDetails } from './registrationDetails.ts';
import type { LinkedRegistration } from './registrationLinks.ts';

/** The maximum length of a reason for refusing, in characters. */
export const maxReasonLength = 500;

type Html = ReturnType<typeof html>;

/** A page of a registration link. Its forms post to the page's own address. */
export interface RegistrationPage {
  readonly title: string;
  readonly main: Html;
}

type Registered = Pick<LinkedRegistration, 'name' | 'customerNumber'>;

const company = ({ name, customerNumber }: Registered): string => `${name} (klantnummer ${customerNumber})`;

const outcomes = {
  approved: { title: 'Goedgekeurd', word: 'goedgekeurd' },
  refused: { title: 'Geweigerd', word: 'geweigerd' },
} as const satisfies Record<MadeDecision['outcome'], { title: string; word: string }>;

const facts = (rows: RegistrationDetails['facts']): Html =>
  html`<dl>${rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

interface TypedReason {
  readonly reason: string;
  readonly error: string;
}

/** The application, with a button for each decision. */
export function applicationPage(details: RegistrationDetails, typed?: TypedReason): RegistrationPage {
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

/** The stored decision, shown when the link was used. */
export function decidedPage(registered: Registered, { outcome, at }: MadeDecision): RegistrationPage {
  const { title, word } = outcomes[outcome];
  return {
    title,
    main: html`<h1>${title}</h1>
<p>De registratie van ${company(registered)} is op ${formatDate(at)} ${word}. De aanvrager krijgt daarover een e-mail.</p>
<p>De link uit de mail is gebruikt. Je hoeft niets meer te doen en kunt deze pagina sluiten.</p>`,
  };
}

/** Another decision was stored before this one. */
export function decidedOtherwisePage(
  registered: Registered,
  { outcome, at }: MadeDecision,
): RegistrationPage {
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
): RegistrationPage {
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

/** The confirmation that a new link was mailed. */
export function renewedPage(email: string): RegistrationPage {
  const title = 'Er is een nieuwe link onderweg';
  return {
    title,
    main: html`<h1>${title}</h1>
<p>Kijk in de mailbox van ${email}. Per dag sturen we voor een registratie hoogstens één nieuwe link.</p>`,
  };
}

/** An unknown token, or one whose registration was removed. */
export function unknownLinkPage(): RegistrationPage {
  const title = 'Deze link werkt niet';
  return {
    title,
    main: html`<h1>${title}</h1>
<p>De link klopt niet, of de registratie bestaat niet meer. Open de link opnieuw vanuit de mail, of kopieer hem in zijn geheel.</p>`,
  };
}

/** A failed request. */
export function failurePage(): RegistrationPage {
  const title = 'Dit lukt nu niet';
  return {
    title,
    main: html`<h1>${title}</h1>
<p>Er is niets veranderd. Open de link uit de mail opnieuw, en kies dan nog een keer.</p>`,
  };
}

const colours = ({ colours: known }: Brand, mode: 'light' | 'dark'): string =>
  Object.entries(known)
    .map(([name, colour]) => `--${name}:${colour[mode]}`)
    .join(';');

/** The inline stylesheet: phone first, light and dark. */
const stylesheet = (brand: Brand): string => `
:root{color-scheme:light dark;${colours(brand, 'light')}}
@media (prefers-color-scheme:dark){:root{${colours(brand, 'dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--ink);font:1rem/1.5 ${brand.mailFont};overflow-wrap:anywhere}
header{background:var(--inverse);border-bottom:5px solid var(--accent);padding:1rem}
svg{display:block;height:2rem}
.ink{fill:var(--on-inverse)}.accent{fill:var(--accent)}.sale{fill:var(--sale)}
header,main{padding-left:max(1rem,50vw - 20rem);padding-right:max(1rem,50vw - 20rem)}
main{padding-bottom:3rem;padding-top:1.5rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
h2{font-size:1.125rem;line-height:1.3;margin:1.5rem 0 .5rem}
p{margin:0 0 1rem}
dl{margin:0 0 1rem}
dl div{border-bottom:1px solid var(--rule);display:grid;gap:0 1rem;padding:.5rem 0}
dt,.hint{color:var(--ink-2)}
dd{margin:0}
form{background:var(--surface);border-top:5px solid var(--ink);margin-top:1.5rem;padding:0 1rem 1rem}
form h2{margin-top:1rem;padding-top:1rem}
form:has(>button:first-child){background:none;border:0;padding:0}
label{font-weight:700}
.hint{font-size:.9375rem;margin:0 0 .5rem}
.error{border-left:5px solid var(--sale);font-weight:700;margin:0 0 .5rem;padding-left:.75rem}
textarea,button{border-radius:${brand.actionRadius};font:inherit;width:100%}
textarea{background:var(--surface);border:1.5px solid var(--ink);color:inherit;display:block;margin-bottom:1rem;padding:.75rem}
button{background:none;border:1.5px solid var(--ink);color:inherit;cursor:pointer;font-weight:700;min-height:3rem;padding:.75rem 1.5rem}
.primary{background:var(--accent);border-color:var(--accent);border-bottom:3px solid var(--accent-edge);color:var(--on-accent)}
:focus-visible{outline:3px solid var(--info);outline-offset:3px}
@media (min-width:30rem){dl div{grid-template-columns:11rem 1fr}button{width:auto}}
`;

const wordmark = ({ name, wordmark: shapes }: Brand): Html => {
  const { x, y, width, height } = wordmarkBox;
  return html`<svg viewBox="${x} ${y} ${width} ${height}" role="img" aria-label="${name}">${shapes.map(
    ({ fill, d, x: moved = 0 }) =>
      html`<path class="${fill}" d="${d}"${moved === 0 ? '' : raw(` transform="translate(${moved})"`)}/>`,
  )}</svg>`;
};

/** The layout of a brand's pages, which need no scripts and load no resources. */
export function createPageLayout(brand: Brand) {
  const style = stylesheet(brand);
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    /** In addition to those of every response: no framing, no indexing. */
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex, nofollow',
    },
    render: ({ title, main }: RegistrationPage): Html => html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title} – ${brand.name}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>${wordmark(brand)}</header>
<main>
${main}
</main>
</body>
</html>
`,
  };
}
