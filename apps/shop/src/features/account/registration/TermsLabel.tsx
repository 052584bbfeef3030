import { VisuallyHidden } from '@magazijn/ui';
import { paths } from '../../../shared/links/paths.ts';
import { registrationTexts } from './registrationTexts.ts';

/** The label of the checkbox, with a link to the terms in a new tab, so that the form stays open. */
export function TermsLabel() {
  return (
    <>
      {registrationTexts.tos}{' '}
      <a
        href={paths.page.href({ page: 'algemene-voorwaarden' })}
        target="_blank"
        rel="noopener"
        className="underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
      >
        {registrationTexts.tosLink}
        <VisuallyHidden> {registrationTexts.newTab}</VisuallyHidden>
      </a>
    </>
  );
}
