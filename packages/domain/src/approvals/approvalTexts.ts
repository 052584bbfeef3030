import { formatEuros } from '../money/formatEuros.ts';
import type { ApprovalReason } from './approvalRules.ts';

export const approvalStatuses = ['open', 'approved', 'refused', 'withdrawn', 'expired'] as const;

export type ApprovalStatus = (typeof approvalStatuses)[number];

export const approvalStatusNames: Readonly<Record<ApprovalStatus, string>> = {
  open: 'Wacht op goedkeuring',
  approved: 'Goedgekeurd',
  refused: 'Afgewezen',
  withdrawn: 'Ingetrokken',
  expired: 'Verlopen',
};

/** An event of a request; `mailed` and `reminded` name the recipients, `reassigned` the new ones. */
export const approvalEvents = [
  'submitted',
  'mailed',
  'reminded',
  'reassigned',
  'prices-rose',
  'changed',
  'approved',
  'refused',
  'withdrawn',
  'expired',
] as const;

export type ApprovalEventKind = (typeof approvalEvents)[number];

export const approvalEventNames: Readonly<Record<ApprovalEventKind, string>> = {
  submitted: 'Aangevraagd',
  mailed: 'Gemaild',
  reminded: 'Herinnering gemaild',
  reassigned: 'Doorgegeven',
  'prices-rose': 'Opnieuw voorgelegd',
  changed: 'Gewijzigd',
  approved: 'Goedgekeurd',
  refused: 'Afgewezen',
  withdrawn: 'Ingetrokken',
  expired: 'Verlopen',
};

/**
 * Why an order needs approval, as a Dutch sentence.
 *
 * @param isOwn whether the person who orders reads it
 * @param categoryName the name of the category of the rule; null for the whole order
 * @example 'Deze bestelling is € 40,00 boven je maandbudget van € 500,00.'
 */
export function approvalReasonText(
  reason: ApprovalReason,
  isOwn: boolean,
  categoryName: string | null = null,
): string {
  if (reason.kind === 'role') {
    return isOwn
      ? 'Jouw bestellingen worden eerst goedgekeurd.'
      : 'Bestellingen van een aanvrager worden eerst goedgekeurd.';
  }
  const { kind, rule, limit, over } = reason;
  const part = categoryName === null ? '' : ` voor ${categoryName}`;
  if (limit === 0) return `Elke bestelling${part} wordt eerst goedgekeurd.`;
  const whose = isOwn && rule.personId !== null ? 'je' : 'het';
  const what =
    kind === 'month'
      ? `${whose} maandbudget${part} van ${formatEuros(limit)}`
      : `${whose} maximum${part} van ${formatEuros(limit)} per bestelling`;
  return `Deze bestelling is ${formatEuros(over)} boven ${what}.`;
}
