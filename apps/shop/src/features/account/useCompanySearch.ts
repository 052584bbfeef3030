import type { SwitchableCompany } from '@magazijn/api-client';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/links/paths.ts';
import { searchableText, searchWords } from '../../shared/page/searchWords.ts';
import { useRefine } from '../../shared/page/useRefine.ts';
import { useTypedAhead } from '../../shared/page/useTypedAhead.ts';

/** Milliseconds without typing before the search applies. */
const delayMs = 300;

/** The companies whose name, place or customer number contain every word of the search. */
export function findCompanies(
  companies: readonly SwitchableCompany[],
  search: string,
): readonly SwitchableCompany[] {
  const words = searchWords(search);
  return companies.filter(({ name, city, customerNumber }) => {
    const text = searchableText(`${name}\n${city}\n${customerNumber}`);
    return words.every((word) => text.includes(word));
  });
}

/** A search in the companies, stored in the address, so that a reload shows the same results. */
export function useCompanySearch(companies: readonly SwitchableCompany[]) {
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
      const path = paths.parentOrganisation.href();
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
