import type { Category, PageLink } from '@magazijn/api-client';
import { UspBar, Wordmark } from '@magazijn/ui';
import type { FixedParts } from './FixedParts.ts';
import { fixedTexts } from './fixedTexts.ts';
import { ShopFooter } from './ShopFooter.tsx';

/** The fixed parts of the frame as the server renders them; `keptParts` is their other half, in the browser. */
export function renderFixedParts(categories: readonly Category[], pages: readonly PageLink[]): FixedParts {
  return {
    usps: (
      <div data-fixed="usps" className="contents">
        <UspBar
          items={fixedTexts.usps.map(([core, rest]) => (
            <span key={core}>
              <b>{core}</b>
              {rest}
            </span>
          ))}
        />
      </div>
    ),
    wordmark: (
      <div data-fixed="wordmark" className="contents">
        <Wordmark />
      </div>
    ),
    footer: (
      <div data-fixed="footer" className="contents">
        <ShopFooter categories={categories} pages={pages} />
      </div>
    ),
  };
}
