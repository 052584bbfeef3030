import { ButtonLink } from '@magazijn/ui';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { paths } from '../../paths/paths.ts';
import { registeredTexts } from './registeredTexts.ts';

/** Thanks for a registration, and says what happens next (S43). */
export function RegisteredPage() {
  return (
    <div className="grid max-w-160 justify-items-start gap-6 pt-8 wide:pt-12">
      <PageTitle>{registeredTexts.heading}</PageTitle>
      <p className="text-17">{registeredTexts.processed}</p>
      <p className="text-17">{registeredTexts.when}</p>
      <ButtonLink tone="primary" href={paths.home.href()}>
        {registeredTexts.toShop}
      </ButtonLink>
    </div>
  );
}
