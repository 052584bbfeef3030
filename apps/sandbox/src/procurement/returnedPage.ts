import { html } from 'hono/html';
import { orderForm } from './cxmlForms.ts';
import { procurementFrame } from './procurementFrame.ts';
import type { Returned } from './Returned.ts';

/** What came back, and line by line what is wrong with it. */
export function returnedPage(returned: Returned | null) {
  if (!returned) return procurementFrame('The last return', html``, html`<p>Nothing has come back yet.</p>`);
  const { fields, problems } = returned;
  const rows = fields.map(([name, value]) => html`<tr><td><code>${name}</code></td><td>${value}</td></tr>`);
  return procurementFrame(
    'The last return',
    html`<p>${fields.length} fields, as JSON at <a href="/procurement/last.json">/procurement/last.json</a>.</p>`,
    html`
<h2>What is wrong</h2>
${
  problems.length === 0
    ? html`<p role="status">Nothing: every field is as the interface wants it.</p>`
    : html`<ul class="problems">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`
}
<h2>The fields, in the order received</h2>
<div class="table"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>
${fields.some(([name]) => name.startsWith('cxml-')) ? orderForm() : ''}`,
  );
}
