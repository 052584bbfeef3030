import type { ProductDetail } from '@magazijn/api-client';
import { CollapsibleText } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { BackEndHtml } from '../../shared/html/BackEndHtml.tsx';
import { productPageTexts } from './productPageTexts.ts';

/** The allergens of Regulation (EU) No 1169/2011, annex II, as starts of words ('melkpoeder'). */
const beginnings = [
  ...['gluten', 'tarwe', 'rogge', 'gerst', 'haver', 'spelt', 'kamut'],
  ...['schaaldier', 'garna', 'krab', 'kreeft', 'weekdier', 'mossel', 'oester', 'inktvis'],
  ...['pinda', 'soja', 'melk', 'karnemelk', 'lactose', 'wei(?:poeder|eiwit)', 'caseïn'],
  ...['noten', 'amandel', 'hazelno', 'walno', 'cashew', 'pecan', 'parano', 'pistache', 'macadamia'],
  ...['selderij', 'mosterd', 'sesam', 'sulfiet', 'zwaveldioxide', 'lupine'],
];
const wholeWords = ['ei', 'eieren', 'eigeel', 'eipoeder', 'kippenei', 'vis', 'vissen', 'zalm', 'tonijn'];

const words = new RegExp(
  `(?<![\\p{L}])(?:(?:${beginnings.join('|')})\\p{L}*|(?:${wholeWords.join('|')})(?![\\p{L}]))`,
  'giu',
);

/** Makes allergens in a label's HTML bold, in text only. A reading aid: others may be present. */
export const markAllergens = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(words, '<strong>$&</strong>')))
    .join('');

interface ProductTextsProps {
  product: ProductDetail;
  className: string;
}

export function ProductTexts({ product, className }: ProductTextsProps) {
  const { descriptionHtml, extraInformationHtml } = product;
  const label = markAllergens(product.labelHtml);
  const hasAllergens = label !== product.labelHtml || /allerge/i.test(label);
  if (!descriptionHtml && !label && !extraInformationHtml) return null;
  return (
    <div className={`grid gap-8 ${className}`}>
      {descriptionHtml && (
        <Section title={productPageTexts.description}>
          <BackEndHtml html={descriptionHtml} />
        </Section>
      )}
      {label && (
        <Section title={productPageTexts.label}>
          <BackEndHtml html={label} />
          {hasAllergens && <p className="mt-3 text-13 text-ink-2">{productPageTexts.labelHelp}</p>}
        </Section>
      )}
      {extraInformationHtml && (
        <Section title={productPageTexts.extraInformation}>
          <BackEndHtml html={extraInformationHtml} />
        </Section>
      )}
    </div>
  );
}

/** The back end's product information, folded when long; the last part of the order panel. Renders nothing without it. */
export function ProductInformation({ html }: { html: string | undefined }) {
  if (!html) return null;
  return (
    <div className="pt-8">
      <Section title={productPageTexts.information}>
        <CollapsibleText maxHeight={250}>
          <BackEndHtml html={html} />
        </CollapsibleText>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 border-b-2 border-ink pb-2 text-22">{title}</h2>
      <div className="max-w-2xl">{children}</div>
    </section>
  );
}
