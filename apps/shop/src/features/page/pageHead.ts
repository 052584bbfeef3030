import type { Page } from '@magazijn/api-client';
import type { HeadSource } from '../../head/HeadSource.ts';
import type { PageHead } from '../../head/PageHead.ts';
import { plainText } from '../../head/plainText.ts';
import { shortened } from '../../head/shortened.ts';
import { paths } from '../../paths/paths.ts';
import type { Answer } from '../../resources/Answer.ts';

/** The head of a CMS page: its first words (S75). */
export function pageHead({
  answers: { page },
  at,
}: Pick<HeadSource<{ page?: Answer<Page | null> }>, 'answers' | 'at'>): PageHead {
  if (page?.state !== 'ready' || page.value === null) return { canonical: null };
  return {
    canonical: paths.page.href({ page: at.params.page ?? '' }),
    description: shortened(plainText(page.value.bodyHtml) || page.value.title),
  };
}
