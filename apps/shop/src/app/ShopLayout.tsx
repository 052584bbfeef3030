import { LiveRegion, PageLayout, SkipLink } from '@magazijn/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLateCode } from '../late/useLateCode.ts';
import type { AnswersTo } from '../resources/Answer.ts';
import { valueOr } from '../resources/valueOr.ts';
import { useSession } from '../session/useSession.ts';
import type { RequestMeter } from './createRequestMeter.ts';
import { customerFrameCode } from './customerFrameCode.ts';
import type { FixedParts } from './FixedParts.ts';
import { LoginPromptProvider } from './LoginPromptProvider.tsx';
import type { layoutNeeds } from './layoutNeeds.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RequestBar } from './RequestBar.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { ShopMobileBar } from './ShopMobileBar.tsx';

interface ShopLayoutProps {
  meter: RequestMeter;
  answers: AnswersTo<typeof layoutNeeds>;
  fixed: FixedParts;
  children: ReactNode;
}

/** The frame of every page: header, page, footer, the bar of a phone, and the voices that speak of changes. */
export function ShopLayout({ meter, answers, fixed, children }: ShopLayoutProps) {
  const { viewer } = useSession();
  const categories = valueOr(answers.categories, []);
  const customer = viewer.kind === 'customer';
  const code = useLateCode(customerFrameCode, customer);
  const frame = customer ? code : null;

  // assets/session.js said so for the first frame; from here on the session itself does.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (customer) dataset.session = 'customer';
    else delete dataset.session;
  }, [customer]);

  return (
    <LoginPromptProvider>
      <SkipLink href="#inhoud" />
      <RequestBar meter={meter} />
      <PageLayout
        header={<ShopHeader categories={categories} answers={answers} fixed={fixed} frame={frame} />}
        footer={fixed.footer}
        mobileBar={
          frame ? (
            <frame.CustomerMobileBar categories={categories} groceryPartner={answers.groceryPartner} />
          ) : (
            <ShopMobileBar categories={categories} />
          )
        }
      >
        <OfflineNotice />
        {/* The footer begins below the first screen, so that it does not move while a page grows. */}
        <div className="min-h-dvh">{children}</div>
      </PageLayout>
      {frame && <frame.CartNotice />}
      <LiveRegion />
    </LoginPromptProvider>
  );
}
