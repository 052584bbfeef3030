import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { QuickOrder } from './QuickOrder.tsx';
import { quickOrderTexts as texts } from './quickOrderTexts.ts';

/** An order by number, EAN or name: typed, pasted or from a file. Only the browser has the list. */
export function QuickOrderPage() {
  useRequiredCapability('quick-order');
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-prose pt-2 text-17 text-ink-2">{texts.intro}</p>
      <ForCustomer fallback={<LinesSkeleton label={texts.loading} lines={8} />}>
        {({ customerNumber }) => <QuickOrder customer={customerNumber} />}
      </ForCustomer>
    </>
  );
}
