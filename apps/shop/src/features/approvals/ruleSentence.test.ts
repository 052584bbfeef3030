import { buildApprovalRule, buildApprovalSettings } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { ruleSentence } from './ruleSentence.ts';

const names = {
  people: buildApprovalSettings().people,
  categories: [{ url: 'knutselen', name: 'Knutselen' }],
  costCentres: [{ code: 'EGELS', name: 'Groep Egels' }],
};

test.each([
  [
    { personId: 3, approverId: 1 },
    'Bas mag per bestelling tot € 150,00 bestellen; daarboven beslist Astrid.',
  ],
  [
    { maxMonth: cents(50_000), category: 'knutselen' },
    'Iedereen die geen beheerder is mag voor Knutselen per bestelling tot € 150,00 en per maand tot € 500,00 bestellen; daarboven beslist een beheerder.',
  ],
  [
    { personId: 2, approverId: 3 },
    'Lisa vraagt altijd goedkeuring; Bas beslist, en ziet of de bestelling past: per bestelling tot € 150,00.',
  ],
  [
    { maxOrder: cents(0), personId: 3 },
    'Elke bestelling van Bas wordt eerst goedgekeurd; een beheerder beslist.',
  ],
  [
    { maxMonth: cents(0), personId: 3 },
    'Elke bestelling van Bas wordt eerst goedgekeurd; een beheerder beslist, en ziet of de bestelling past: per bestelling tot € 150,00.',
  ],
  [
    { personId: 9, approverId: 8 },
    'Een oud-collega mag per bestelling tot € 150,00 bestellen; daarboven beslist een oud-collega.',
  ],
  [
    { category: 'knutselen', costCentre: 'EGELS', personId: 3, approverId: 1 },
    'Bas mag voor Knutselen op EGELS · Groep Egels per bestelling tot € 150,00 bestellen; daarboven beslist Astrid.',
  ],
])('the rule %j in a sentence', (changes, sentence) => {
  expect(ruleSentence(buildApprovalRule(changes), names).replaceAll('\u00a0', ' ')).toBe(sentence);
});
