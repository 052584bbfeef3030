import { VisuallyHidden } from '@magazijn/ui';
import { paths } from '../../../shared/links/paths.ts';
import { registrationTexts } from './registrationTexts.ts';

/** What one agrees to, with the way to read it, which leaves the form as it is. */
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
