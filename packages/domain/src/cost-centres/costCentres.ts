import { addCents, type Cents } from '../money/cents.ts';
import { cleanText } from '../validation/cleanText.ts';

/** The maximum length of a code, in characters: that of an OCI field which holds it. */
export const maxCodeLength = 20;

export const maxCostCentreNameLength = 60;

/** The most cost centres of a company, ended ones included. */
export const maxCostCentres = 200;

export const tooManyCostCentresMessage = `Je organisatie kan hoogstens ${maxCostCentres} groepen of kostenplaatsen hebben. Verwijder er eerst een.`;

/** Why a code is refused that another cost centre of the company has, as a Dutch sentence. */
export const duplicateCodeMessage = (code: string): string =>
  `De code ${code} bestaat al. Kies een andere code.`;

/** Sorts codes: by letters, and by numbers in their order. */
export const compareCodes = (one: string, other: string): number =>
  one.localeCompare(other, 'nl', { numeric: true });

/** How a line of an order names a group or a cost centre of its company. */
export interface CostCentreName {
  readonly code: string;
  /** '' without one. */
  readonly name: string;
}

/** A cost centre in one line. @example costCentreText({ code: '4010', name: 'Egels' }) // '4010 · Egels' */
export const costCentreText = ({ code, name }: CostCentreName): string =>
  [code, name].filter(Boolean).join(' · ');

/** Whether two codes are the same one: regardless of case, blanks around them, and how an accent is composed. */
export const isSameCode = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (code: string): string => cleanText(code).normalize('NFKC').toLowerCase();

/** A Dutch sentence; null when valid. `others` are the company's other codes, ended ones included. */
export function codeProblem(typed: string, others: readonly string[] = []): string | null {
  const code = cleanText(typed);
  if (code === '') return 'Vul een code in.';
  if (code.length > maxCodeLength) return `Gebruik voor de code hoogstens ${maxCodeLength} tekens.`;
  return others.some((other) => isSameCode(other, code)) ? duplicateCodeMessage(code) : null;
}

/** The problem with a name, as a Dutch sentence; null when it is valid. A cost centre may have a code only. */
export const nameProblem = (typed: string): string | null =>
  cleanText(typed).length > maxCostCentreNameLength
    ? `Gebruik voor de naam hoogstens ${maxCostCentreNameLength} tekens.`
    : null;

/** The costs of one cost centre; null for the lines without one. */
export interface CostCentreTotal {
  readonly costCentre: CostCentreName | null;
  readonly total: Cents;
}

interface Line {
  readonly costCentre: CostCentreName | null;
  /** A gift: it costs nothing and counts for no cost centre. */
  readonly giveAway: boolean;
}

export const hasCostCentres = (lines: readonly Line[]): boolean =>
  lines.some(({ costCentre, giveAway }) => costCentre !== null && !giveAway);

/** The sum of the lines per cost centre by code, and of those without one at the end; empty when no line has one. */
export function costCentreTotals(lines: readonly (Line & { readonly total: Cents })[]): CostCentreTotal[] {
  if (!hasCostCentres(lines)) return [];
  const totals = new Map<string | null, CostCentreTotal>();
  for (const { costCentre, total } of lines.filter(({ giveAway }) => !giveAway)) {
    const code = costCentre?.code ?? null;
    const before = totals.get(code);
    totals.set(code, before ? { ...before, total: addCents(before.total, total) } : { costCentre, total });
  }
  return [...totals.values()].sort((a, b) =>
    a.costCentre && b.costCentre
      ? compareCodes(a.costCentre.code, b.costCentre.code)
      : Number(a.costCentre === null) - Number(b.costCentre === null),
  );
}

/** The cost centre of all lines; null when they have different ones or a line has none. */
export function sharedCostCentre(lines: readonly Line[]): CostCentreName | null {
  const [first, ...others] = lines.filter(({ giveAway }) => !giveAway);
  const shared = first?.costCentre ?? null;
  return others.every(({ costCentre }) => costCentre?.code === shared?.code) ? shared : null;
}
