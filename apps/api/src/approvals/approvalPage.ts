import type { WireApprovalRequest } from '@magazijn/api-client/schemas';
import { approvalStatusNames, maxRemarkLength } from '@magazijn/domain/approvals';
import { costCentreText } from '@magazijn/domain/cost-centres';
import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { centsFromEuros, formatEuros } from '@magazijn/domain/money';
import { orderWords } from '@magazijn/domain/orders';
import { html, raw } from 'hono/html';
import { facts, type Html, type LinkPage } from '../http/linkPageLayout.ts';

const euros = (amount: number): string => formatEuros(centsFromEuros(amount));

/** A typed text that was refused, with its error. */
interface Typed {
  readonly text: string;
  readonly error: string;
}

/** The state of the page besides the request. */
export interface PageState {
  /** Above the request; '' for none. */
  readonly notice: string;
  /** Whether the notice reports a new total instead of an error. */
  readonly isPriced?: boolean;
  /** The typed reason that was refused. */
  readonly reason?: Typed;
  /** Changed units by product id; the request is priced for them. */
  readonly quantities?: ReadonlyMap<number, number>;
  /** The typed units that were refused, by product id. */
  readonly refused?: ReadonlyMap<number, Typed>;
}

type Line = WireApprovalRequest['lines'][number];

/** The price, cost centre and problem of a line. */
const lineNotes = (line: Line): readonly (Html | string)[] => [
  line.price_now == null || line.price_now === line.price_then
    ? `${euros(line.price_then)} per ${line.unit}`
    : `${euros(line.price_now)} per ${line.unit}, was ${euros(line.price_then)}`,
  ...(line.cost_centre ? [costCentreText(line.cost_centre)] : []),
  ...(line.problem ? [line.problem] : []),
];

const lineText = (line: Line): Html => {
  const units = line.problem ? html`${line.amount_now} van de ${line.amount} ×` : html`${line.amount} ×`;
  return html`<div><dt>${units} ${line.description}</dt><dd>${lineNotes(line).map((note, index) => html`${index > 0 ? html`<br>` : ''}${note}`)}</dd></div>`;
};

/** The field with the units of a line. */
function unitsField(line: Line, { quantities, refused }: PageState): Html {
  const id = `amount-${line.product_id}`;
  const typed = refused?.get(line.product_id);
  const quantity = quantities?.get(line.product_id) ?? line.amount;
  const notes = [
    ...lineNotes(line),
    ...(quantity === line.amount ? [] : [`Aangevraagd: ${line.amount}`]),
    ...(quantity === 0 ? ['Weggelaten'] : []),
  ];
  return html`<div class="field"><label for="${id}">${line.description}</label>
<p class="hint" id="${id}-hint">${notes.map((note, index) => html`${index > 0 ? html`<br>` : ''}${note}`)}</p>
${typed ? html`<p class="error" id="${id}-error">${typed.error}</p>` : ''}
<input id="${id}" name="amounts[${line.product_id}]" type="number" inputmode="numeric" min="0" max="${line.amount}" value="${typed?.text ?? quantity}" aria-describedby="${typed ? `${id}-error ` : ''}${id}-hint units-hint"${typed ? raw(' aria-invalid="true"') : ''}></div>`;
}

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

const totalsOf = (request: WireApprovalRequest): Html => {
  const total = request.total_now_exclusive ?? null;
  return facts([
    { label: orderWords.totalExclusive, value: euros(total ?? request.total_exclusive) },
    { label: orderWords.total, value: euros(request.total_now_inclusive ?? request.total_inclusive) },
    ...(total === null || total === request.total_exclusive
      ? []
      : [{ label: 'Bij het aanvragen, excl. btw', value: euros(request.total_exclusive) }]),
    ...(request.coupon_code === '' ? [] : [{ label: 'Kortingscode', value: request.coupon_code }]),
    ...budgetFacts(request.budget),
    { label: 'Bezorging', value: describeDeliveryDate(request.delivery_now).full },
  ]);
};

/**
 * The form that changes units and approves. Enter in a field activates its first button, which orders nothing. The field
 * `seen_total` has the total that the page shows.
 */
const approvalForm = (
  request: WireApprovalRequest,
  state: PageState,
): Html => html`<form method="post" novalidate>
<h2>Producten</h2>
<p class="hint" id="units-hint">Je kunt aantallen verlagen. Met 0 laat je een product weg. Meer bestellen kan bij de aanvraag in de winkel.</p>
${request.lines.map((line) => unitsField(line, state))}
<button name="decision" value="preview">Bereken het nieuwe totaal</button>
<h2>Goedkeuren</h2>
<p>We plaatsen de bestelling meteen, voor ${euros(request.total_now_inclusive ?? request.total_inclusive)} incl. btw.</p>
<input type="hidden" name="seen_total" value="${request.total_now_exclusive}">
<button class="primary" name="decision" value="approve">Goedkeuren</button>
</form>`;

/** An open request, with a button for each decision. @param reasons for the approval, as Dutch sentences */
export function openRequestPage(
  request: WireApprovalRequest,
  reasons: readonly string[],
  state: PageState,
): LinkPage {
  const { notice, reason: typed, refused } = state;
  const title = `${request.requester} vraagt je goedkeuring`;
  const describedBy = typed ? 'reason-error reason-hint' : 'reason-hint';
  const isOrderable = request.total_now_exclusive != null;
  return {
    title: `${typed || refused ? 'Fout: ' : ''}${title}`,
    main: html`<h1>${title}</h1>
${notice === '' ? '' : html`<p class="${state.isPriced ? 'notice' : 'error'}">${notice}</p>`}
${reasons.map((reason) => html`<p>${reason}</p>`)}
${request.problems.map((problem) => html`<p class="error">${problem}</p>`)}
${request.remark === '' ? '' : facts([{ label: 'Opmerking', value: request.remark }])}
${totalsOf(request)}
${
  isOrderable
    ? approvalForm(request, state)
    : html`<h2>Producten</h2>
<dl>${request.lines.map(lineText)}</dl>`
}
<form method="post">
<h2>Afwijzen</h2>
<label for="reason">Reden</label>
<p class="hint" id="reason-hint">${request.requester} leest de reden in een mail. Hoogstens ${maxRemarkLength} tekens.</p>
${typed ? html`<p class="error" id="reason-error">${typed.error}</p>` : ''}
<textarea id="reason" name="reason" rows="4" maxlength="${maxRemarkLength}" aria-describedby="${describedBy}"${typed ? raw(' aria-invalid="true" autofocus') : ''}>
${typed?.text ?? ''}</textarea>
<button name="decision" value="refuse">Afwijzen</button>
</form>`,
  };
}

/** A request that can no longer be decided. @param text the outcome, as a Dutch sentence */
export function decidedRequestPage(request: WireApprovalRequest, text: string): LinkPage {
  const title = approvalStatusNames[request.status];
  return {
    title,
    main: html`<h1>${title}</h1>
<p>${text}</p>
<p>De aanvraag van ${request.requester} was ${euros(request.total_inclusive)} incl. btw. Je hoeft niets meer te doen en kunt deze pagina sluiten.</p>`,
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
