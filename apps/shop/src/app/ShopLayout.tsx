import { LiveRegion, LoadingBar, PageLayout, SkipLink } from '@magazijn/ui';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';

import type { AnswersTo } from '../resources/Answer.ts';
import { valueOr } from '../resources/valueOr.ts';
import { useSession } from '../session/useSession.ts';
import { CartNotice } from './CartNotice.tsx';
import type { RequestMeter } from './createRequestMeter.ts';
import type { FixedParts } from './FixedParts.ts';
import { LoginPromptProvider } from './LoginPromptProvider.tsx';
import type { layoutNeeds } from './layoutNeeds.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
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
  const loading = useSyncExternalStore(meter.subscribe, meter.active, () => false);
  const categories = valueOr(answers.categories, []);

  // assets/session.js said so for the first frame; from here on the session itself does.
  useLayoutEffect(() => {
    if (viewer.kind === 'anonymous') delete document.documentElement.dataset.session;
    else document.documentElement.dataset.session = 'customer';
  }, [viewer.kind]);

  return (
    <LoginPromptProvider>
      <SkipLink href="#inhoud" />
      <LoadingBar active={loading} />
      <PageLayout
        header={<ShopHeader categories={categories} answers={answers} fixed={fixed} />}
        footer={fixed.footer}
        mobileBar={<ShopMobileBar categories={categories} />}
      >
        <OfflineNotice />
        {children}
      </PageLayout>
      <CartNotice />
      <LiveRegion />
    </LoginPromptProvider>
  );
}
