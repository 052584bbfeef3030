import type { ProductDetail } from '@magazijn/api-client';
import { CollapsibleText } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { BackEndHtml } from '../../html/BackEndHtml.tsx';
import { markAllergens } from './markAllergens.ts';
import { texts } from './texts.ts';

/** Description and information at the left, label and extra information at the right, each only when there (S14). */
export function ProductTexts({ product }: { product: ProductDetail }) {
  const { descriptionHtml, informationHtml, extraInformationHtml } = product;
  const label = markAllergens(product.labelHtml);
  const hasAllergens = label !== product.labelHtml || /allerge/i.test(label);
  return (
    <div className="mt-12 grid items-start gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-8">
        {descriptionHtml && (
          <Section title={texts.description}>
            <BackEndHtml html={descriptionHtml} />
          </Section>
        )}
        {informationHtml && (
          <Section title={texts.information}>
            <CollapsibleText maxHeight={250}>
              <BackEndHtml html={informationHtml} />
            </CollapsibleText>
          </Section>
        )}
      </div>
      <div className="grid gap-8">
        {label && (
          <Section title={texts.label}>
            <BackEndHtml html={label} />
            {hasAllergens && <p className="mt-3 text-13 text-ink-2">{texts.labelHelp}</p>}
          </Section>
        )}
        {extraInformationHtml && (
          <Section title={texts.extraInformation}>
            <BackEndHtml html={extraInformationHtml} />
          </Section>
        )}
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 border-b-2 border-ink pb-2 text-22">{title}</h2>
      <div className="max-w-2xl">{children}</div>
    </section>
  );
}
