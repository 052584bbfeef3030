import type { WireApprovalRequest } from '@magazijn/api-client/schemas';
import { approvalStatusNames, longestRemark } from '@magazijn/domain/approvals';
import { costCentreText } from '@magazijn/domain/cost-centres';
import { formatDate } from '@magazijn/domain/delivery';
import { centsFromEuros, formatEuros } from '@magazijn/domain/money';
import { html, raw } from 'hono/html';
import { facts, type Html, type LinkPage } from '../http/linkPageLayout.ts';

const euros = (amount: number): string => formatEuros(centsFromEuros(amount));

export interface PageNotice {
  /** Above the request; '' for none. */
  readonly notice: string;
  readonly typed?: { readonly reason: string; readonly error: string };
}

const lineText = (line: WireApprovalRequest['lines'][number]): Html => {
  const units = line.problem ? html`${line.amount_now} van de ${line.amount} ×` : html`${line.amount} ×`;
  const price =
    line.price_now == null || line.price_now === line.price_then
      ? html`${euros(line.price_then)} per ${line.unit}`
      : html`${euros(line.price_now)} per ${line.unit}, was ${euros(line.price_then)}`;
  return html`<div><dt>${units} ${line.description}</dt><dd>${price}${line.cost_centre ? html`<br>${costCentreText(line.cost_centre)}` : ''}${line.problem ? html`<br>${line.problem}` : ''}</dd></div>`;
};

/** A budget with a request in it, as facts of a page or a mail; none without a budget. */
export const budgetFacts = (budget: WireApprovalRequest['budget']) =>
  budget
    ? [
        { label: 'Maandbudget', value: euros(budget.limit) },
        { label: 'Besteld en aangevraagd', value: euros(budget.spent + budget.requested) },
        {
          label: budget.after_this > budget.limit ? 'Met deze aanvraag erboven' : 'Dan nog over',
          value: euros(Math.abs(budget.limit - budget.after_this)),
        },
      ]
    : [];

/** An open request, with a button for each decision. @param reasons why it was asked, as Dutch sentences */
export function openRequestPage(
  request: WireApprovalRequest,
  reasons: readonly string[],
  { notice, typed }: PageNotice,
): LinkPage {
  const title = `${request.requester} vraagt je goedkeuring`;
  const total = request.total_now_exclusive ?? null;
  const totalInclusive = request.total_now_inclusive ?? request.total_inclusive;
  const describedBy = typed ? 'reason-error reason-hint' : 'reason-hint';
  return {
    title: `${typed ? 'Fout: ' : ''}${title}`,
    main: html`<h1>${title}</h1>
${notice === '' ? '' : html`<p class="error">${notice}</p>`}
${reasons.map((reason) => html`<p>${reason}</p>`)}
${request.problems.map((problem) => html`<p class="error">${problem}</p>`)}
${facts([
  ...(request.remark === '' ? [] : [{ label: 'Opmerking', value: request.remark }]),
  { label: 'Totaal zonder btw', value: euros(total ?? request.total_exclusive) },
  { label: 'Totaal met btw', value: euros(totalInclusive) },
  ...(total === null || total === request.total_exclusive
    ? []
    : [{ label: 'Bij het aanvragen, zonder btw', value: euros(request.total_exclusive) }]),
  ...budgetFacts(request.budget),
  { label: 'Bezorging', value: formatDate(request.delivery_now) },
])}
<h2>Producten</h2>
<dl>${request.lines.map(lineText)}</dl>
${
  total === null
    ? ''
    : html`<form method="post">
<h2>Goedkeuren</h2>
<p>We plaatsen de bestelling meteen.</p>
<input type="hidden" name="seen_total" value="${total}">
<button class="primary" name="decision" value="approve">Goedkeuren</button>
</form>`
}
<form method="post">
<h2>Afwijzen</h2>
<label for="reason">Reden</label>
<p class="hint" id="reason-hint">${request.requester} leest de reden in een mail. Hoogstens ${longestRemark} tekens.</p>
${typed ? html`<p class="error" id="reason-error">${typed.error}</p>` : ''}
<textarea id="reason" name="reason" rows="4" maxlength="${longestRemark}" aria-describedby="${describedBy}"${typed ? raw(' aria-invalid="true" autofocus') : ''}>
${typed?.reason ?? ''}</textarea>
<button name="decision" value="refuse">Afwijzen</button>
</form>`,
  };
}

/** A request that can no longer be decided. @param text what became of it, as a Dutch sentence */
export function decidedRequestPage(request: WireApprovalRequest, text: string): LinkPage {
  const title = approvalStatusNames[request.status];
  return {
    title,
    main: html`<h1>${title}</h1>
<p>${text}</p>
<p>De aanvraag van ${request.requester} was ${euros(request.total_inclusive)} met btw. Je hoeft niets meer te doen en kunt deze pagina sluiten.</p>`,
  };
}

/** An unknown or expired token, or one of a person who can no longer decide. */
export function unusableLinkPage(): LinkPage {
  const title = 'Deze link werkt niet';
  return {
    title,
    main: html`<h1>${title}</h1>
<p>De link klopt niet, is verlopen, of is niet meer voor jou. Log in en kijk bij Goedkeuren wat er op je wacht.</p>`,
  };
}
