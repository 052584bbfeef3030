import { html, raw } from 'hono/html';
import type { SandboxFacts } from './SandboxFacts.ts';
import { sandboxStyles } from './sandboxStyles.ts';

function card(href: string | null, name: string, text: string) {
  return html`<li>${href ? html`<a href="${href}">${name}</a>` : html`<strong>${name}</strong>`}<p>${text}</p></li>`;
}

/** The page at `/`: who plays here, and where. Plain HTML for developers, without a script. */
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
${card('/procurement', 'The procurement system', 'A buyer’s own: it calls up the shop by OCI or cXML, and checks what comes back field by field; as JSON at /procurement/last.json.')}
${card('/bank', 'The bank and the payment provider', 'Payments that the bank has not decided yet. Test cards: 4111 1111 1111 1111 is paid, 4988 4388 4388 4305 refused, 4917 6100 0000 0000 goes to the bank first; any date to come, any code. Make it fail with POST /faults.')}
${
  facts.storybookBuilt
    ? card('/storybook/', 'Storybook', 'Every part of the design system in every state.')
    : card(null, 'Storybook', 'Not built yet. Run “pnpm storybook:build”, then load this page again.')
}
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
