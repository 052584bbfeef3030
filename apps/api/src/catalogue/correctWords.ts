import distance from 'damerau-levenshtein';
import type { Sql } from '../database/Database.ts';

/** A known word that looks like a typed one. */
interface Candidate {
  readonly word: string;
  /** Shared trigrams, 0 to 1. */
  readonly likeness: number;
  readonly products: number;
}

/** What a typed word may have been meant as. */
interface Typed {
  readonly typed: string;
  readonly plain: string;
  /** The known word that it makes with the next one, in either order. */
  readonly joined: string | null;
  readonly candidates: readonly Candidate[];
}

/** 'mt', 'wc': too short to be like another word, and no great loss. Figures are sizes, which count. */
const isAbbreviation = (word: string): boolean => word.length < 4 && !/^\d+$/.test(word);

/** How many letters may be wrong, missing or changed about: one in three, at most three. */
const mostErrors = (word: string): number => Math.min(3, Math.floor(word.length / 3));

/** From this likeness on a word may be meant that is a part of what was typed, or holds it. */
const enoughAlike = 0.3;

/**
 * The word that is the fewest typing errors away; where none is near, the one that shares the most of its letters, if it
 * can be with the first one: who typed 'verbandtrommel' is helped more by 'verbandkoffer' than by 'trommel'.
 */
function nearest(plain: string, candidates: readonly Candidate[]): string | null {
  const near = candidates
    .map((candidate) => ({ ...candidate, errors: distance(plain, candidate.word).steps }))
    .filter(({ errors, word }) => errors <= mostErrors(plain) && (errors < 2 || word[0] === plain[0]))
    .toSorted((one, other) => one.errors - other.errors || other.likeness - one.likeness);
  const [best] = near;
  if (best) return best.word;
  const alike = candidates.filter(({ likeness }) => likeness >= enoughAlike);
  return (alike.find(({ word }) => word[0] === plain[0]) ?? alike[0])?.word ?? null;
}

/**
 * The words that someone may have meant, when what was typed is found nowhere: two words that are one ('appel sap', 'sap
 * appel'), or the nearest word that search knows. An abbreviation that is like no known word is left out, as long as
 * another word is left; any other such word stays as it is.
 */
export async function correctWords(sql: Sql, words: readonly string[]): Promise<string[]> {
  const rows = await sql<Typed[]>`
    select typed.word as typed, unaccent(typed.word) as plain,
        (select word from search_words
          where word in (unaccent(typed.word || typed.next), unaccent(typed.next || typed.word)) limit 1) as joined,
        (select coalesce(jsonb_agg(near order by likeness desc, products desc, word), '[]') from (
          select search_words.word, search_words.products,
              similarity(search_words.word, unaccent(typed.word)) as likeness
            from search_words order by search_words.word <-> unaccent(typed.word) limit 60
        ) as near) as candidates
      from (
        select word, place, lead(word) over (order by place) as next
          from unnest(${[...words]}::text[]) with ordinality as typed (word, place)
      ) as typed
      order by typed.place`;
  const corrected: string[] = [];
  for (const [at, { typed, plain, joined, candidates }] of rows.entries()) {
    // The word before this one may have taken it in.
    if (rows[at - 1]?.joined && corrected.at(-1) === rows[at - 1]?.joined) continue;
    const word = joined ?? nearest(plain, candidates) ?? (isAbbreviation(typed) ? null : typed);
    if (word !== null) corrected.push(word);
  }
  return corrected.length > 0 ? corrected : [...words];
}
