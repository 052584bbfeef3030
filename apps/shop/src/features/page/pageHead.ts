import { type HeadOf, plainText, shortened } from '../../head/PageHead.ts';
import { paths } from '../../paths/paths.ts';

/** The head of a CMS page: its first words (S75). */
export const pageHead: HeadOf = (shown, { params: { page: url = '' } }) => {
  const page = shown('page', url);
  if (!page) return { canonical: null };
  return {
    canonical: paths.page.href({ page: url }),
    description: shortened(plainText(page.bodyHtml) || page.title),
  };
};
