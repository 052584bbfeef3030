import type { DemoAccount } from '@magazijn/demo-data';
import { html, raw } from 'hono/html';

export const sandboxStyles = `
:root {
  color-scheme: light dark;
  --background: light-dark(oklch(.966 .010 88), oklch(.205 .028 284));
  --surface: light-dark(oklch(.995 .004 95), oklch(.262 .034 284));
  --inverse: light-dark(oklch(.262 .058 284), oklch(.155 .030 284));
  --on-inverse: oklch(.955 .012 90);
  --ink: light-dark(oklch(.262 .058 284), oklch(.955 .012 90));
  --ink-2: light-dark(oklch(.43 .04 284), oklch(.82 .018 284));
  --rule: light-dark(oklch(.83 .017 86), oklch(.38 .03 284));
  --rail: light-dark(oklch(.262 .058 284), oklch(.72 .03 284));
  --accent: light-dark(oklch(.855 .165 88), oklch(.845 .16 88));
  --on-accent: oklch(.262 .058 284);
  --focus: light-dark(oklch(.50 .21 275), oklch(.80 .13 275));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--ink); font: 16px/1.5 Archivo, system-ui, sans-serif; }
header { background: var(--inverse); color: var(--on-inverse); }
header > div, main { max-width: 72rem; margin: 0 auto; padding: 24px 32px; }
h1 { margin: 0; font-size: 40px; line-height: 1.1; }
header p { margin: 8px 0 0; max-width: 60ch; }
h2 { margin: 32px 0 12px; font-size: 22px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
li { background: var(--surface); border-top: 5px solid var(--rail); padding: 16px; }
li p { margin: 4px 0 0; color: var(--ink-2); }
a { color: inherit; text-underline-offset: .2em; }
li > a { font-weight: 700; font-size: 17px; }
li:first-child { background: var(--accent); color: var(--on-accent); }
li:first-child p { color: inherit; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.table { overflow-x: auto; background: var(--surface); border-top: 5px solid var(--rail); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 12px 16px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
code { font: 15px/1.4 ui-monospace, monospace; }
`;

function card(href: string | null, name: string, text: string) {
  return html`<li>${href ? html`<a href="${href}">${name}</a>` : html`<strong>${name}</strong>`}<p>${text}</p></li>`;
}

/** The page at `/`: the demo accounts and links. Plain HTML for developers, without a script. */
export function sandboxPage(facts: SandboxFacts) {
  const rows = facts.accounts.map(
    ({ email, companyName, role }) =>
      html`<tr><td><code>${email}</code></td><td>${companyName}</td><td>${role}</td></tr>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox – Magazijn</title>
<style>${raw(sandboxStyles)}</style>
</head>
<body>
<header><div>
<h1>The sandbox of Magazijn</h1>
<p>Everything on one machine: the shop, its reference back end and a PostgreSQL of their own. For development and tests; it listens on this machine alone.</p>
</div></header>
<main>
<h2>Who plays here</h2>
<ul>
${card(`${facts.shop}/`, 'The shop', 'What customers see. Log in with one of the accounts below.')}
${card(`${facts.api}/api/v1/openapi.json`, 'The back end', 'The description of every call, as OpenAPI 3.1.')}
${card(`${facts.api}/ready`, 'Is it ready?', 'The back end answers when it can reach its database.')}
${card('/mail', 'The mailbox', 'Every mail that the shop has sent, the newest first; as JSON at /mail.json.')}
${card('/procurement', 'The procurement system', 'A buyer’s own: it opens the shop by OCI or cXML, and checks what comes back field by field; as JSON at /procurement/last.json.')}
${card('/bank', 'The bank and the payment provider', 'Payments that the bank has not decided yet. Test cards: 4111 1111 1111 1111 is paid, 4988 4388 4388 4305 refused, 4917 6100 0000 0000 goes to the bank first; any date to come, any code. Make it fail with POST /faults.')}
${card('/storybook/', 'Storybook', 'Every part of the design system in every state. It is built when you first open it, which takes about half a minute.')}
</ul>
<h2>Demonstration accounts</h2>
<p>The password of each is <code>${facts.password}</code></p>
<div class="table"><table>
<thead><tr><th scope="col">E-mail</th><th scope="col">Company</th><th scope="col">Who</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>
<h2>Data</h2>
<p>The database, the secrets and the drawn pictures lie in <code>${facts.dataDir}</code>. Stop Magazijn and delete the folder to begin anew.</p>
</main>
</body>
</html>`;
}

/** The data of the page; URLs without a trailing slash. */
export interface SandboxFacts {
  readonly shop: string;
  readonly api: string;
  readonly dataDir: string;
  readonly accounts: readonly SandboxAccount[];
  readonly password: string;
}

interface SandboxAccount {
  readonly email: string;
  readonly companyName: string;
  /** Its special properties, for example 'NL, orders on account'. */
  readonly role: string;
}

const payments = {
  ideal: 'pays by iDEAL or card',
  on_account: 'orders on account',
  debit: 'direct debit',
} as const;

/** The special properties of an account: 'NL, orders on account, grocery partner'. */
export function describeAccount(account: DemoAccount, all: readonly DemoAccount[]): string {
  const children = all.filter(({ parent }) => parent === account.customerNumber).length;
  const facts = [
    account.country,
    payments[account.payment],
    account.telesuper && 'grocery partner',
    children > 0 && `may switch into ${children} companies`,
    account.admin && 'admin',
    account.disabled && 'disabled: cannot log in',
  ];
  return facts.filter(Boolean).join(', ');
}
