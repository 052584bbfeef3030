import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchableText, searchWords } from './searchWords.ts';
import { useRefine } from './useRefine.ts';
import { useTypedAhead } from './useTypedAhead.ts';

/** The maximum of companies without a search field. */
export const maxWithoutSearch = 10;

/** Milliseconds without typing before the search applies. */
const delayMs = 300;

interface FindableCompany {
  readonly name: string;
  readonly city: string;
  readonly customerNumber: string;
}

/** The companies whose name, place or customer number contain every word of the search. */
function findCompanies<Company extends FindableCompany>(
  companies: readonly Company[],
  search: string,
): readonly Company[] {
  const words = searchWords(search);
  return companies.filter(({ name, city, customerNumber }) => {
    const text = searchableText(`${name}\n${city}\n${customerNumber}`);
    return words.every((word) => text.includes(word));
  });
}

/** A search in the companies, stored in the address, so that a reload shows the same results. */
export function useCompanySearch<Company extends FindableCompany>(
  companies: readonly Company[],
  path: string,
) {
  const refine = useRefine('replace');
  const [query] = useSearchParams();
  const searched = query.get('zoek') ?? '';
  const [typed, type] = useTypedAhead(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (search: string, delay: number) => {
    type(search);
    clearTimeout(timer.current);
    const follow = () => {
      refine(search.trim() === '' ? path : `${path}?${new URLSearchParams({ zoek: search })}`);
    };
    if (delay === 0) follow();
    else timer.current = setTimeout(follow, delay);
  };
  return {
    typed,
    found: findCompanies(companies, searched),
    isFiltered: searchWords(searched).length > 0,
    onType: (search: string) => show(search, delayMs),
    clear: () => show('', 0),
  };
}
