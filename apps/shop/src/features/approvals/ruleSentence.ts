import type { ApprovalPerson } from '@magazijn/api-client';
import type { ApprovalRule } from '@magazijn/domain/approvals';
import { type CostCentreName, costCentreText } from '@magazijn/domain/cost-centres';
import { formatEuros } from '@magazijn/domain/money';
import { rulesTexts } from './rulesTexts.ts';

/** The names of people, categories and cost centres in rules. */
export interface RuleNames {
  readonly people: readonly ApprovalPerson[];
  readonly categories: readonly { readonly url: string; readonly name: string }[];
  readonly costCentres: readonly CostCentreName[];
}

/** The name of a person; a description if their access has ended. */
export const nameIn = (people: readonly ApprovalPerson[], id: number): string =>
  people.find((person) => person.id === id)?.name ?? rulesTexts.unknownPerson;

/**
 * A rule in a Dutch sentence.
 *
 * @example 'Lisa mag per bestelling tot € 150,00 bestellen; daarboven beslist Astrid.'
 */
export function ruleSentence(
  rule: Omit<ApprovalRule, 'id'>,
  { people, categories, costCentres }: RuleNames,
): string {
  const { personId, category, costCentre, maxOrder, maxMonth, approverId } = rule;
  const who = personId === null ? 'iedereen die geen beheerder is' : nameIn(people, personId);
  const name = categories.find(({ url }) => url === category)?.name ?? category;
  const centre = costCentres.find(({ code }) => code === costCentre) ?? { code: costCentre ?? '', name: '' };
  const part = `${name === null ? '' : ` voor ${name}`}${costCentre === null ? '' : ` op ${costCentreText(centre)}`}`;
  const decides = approverId === null ? 'een beheerder' : nameIn(people, approverId);
  const isEach = maxOrder === 0 || maxMonth === 0;
  // 'elke bestelling' expresses a limit of 0, so only the other limit is listed.
  const limits = [
    ...(maxOrder === null || maxOrder === 0 ? [] : [`per bestelling tot ${formatEuros(maxOrder)}`]),
    ...(maxMonth === null || maxMonth === 0 ? [] : [`per maand tot ${formatEuros(maxMonth)}`]),
  ].join(' en ');
  const sees = limits === '' ? ' beslist' : ` beslist, en ziet of de bestelling past: ${limits}`;
  if (isEach) return `Elke bestelling${part} van ${who} wordt eerst goedgekeurd; ${decides}${sees}.`;
  const isDescribed = personId === null || who === rulesTexts.unknownPerson;
  const start = isDescribed ? who.replace(/^./, (letter) => letter.toUpperCase()) : who;
  if (people.find(({ id }) => id === personId)?.role === 'requester') {
    return `${start} vraagt altijd goedkeuring; ${decides}${sees}${part}.`;
  }
  return `${start} mag${part} ${limits} bestellen; daarboven beslist ${decides}.`;
}
