import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { HeaderSuggestions } from '../../features/catalogue/HeaderSuggestions.tsx';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { paths } from '../../shared/links/paths.ts';
import { useSession } from '../../shared/session/useSession.ts';
import type { Customer } from '../../shared/stores/SessionStore.ts';

/** Parts of the search box that are loaded at its first focus: suggestions, and for customers the paste of a list. */
export function HeaderSearchParts() {
  const { viewer } = useSession();
  return (
    <>
      <HeaderSuggestions />
      {viewer.kind === 'customer' && <PastedLists customer={viewer} />}
    </>
  );
}

/** A pasted text of several lines opens as an order list, since a search field keeps one line only. */
function PastedLists({ customer }: { customer: Customer }) {
  const place = useRef<HTMLSpanElement>(null);
  const navigate = useNavigate();
  const hasQuickOrder = useHasCapability('quick-order');

  const take = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!hasQuickOrder || !/\S\s*\n\s*\S/.test(text)) return;
    event.preventDefault();
    const field = event.target;
    import('../../features/quick-order/pasteOrderList.ts')
      .then(({ pasteOrderList }) => {
        const leftOut = pasteOrderList(customer.customerNumber, text);
        void navigate(paths.quickOrder.href(), { state: { leftOut } });
      })
      // When the code fails to load, the text is pasted as the browser does.
      .catch(() => field instanceof HTMLInputElement && field.setRangeText(text.replace(/\s+/g, ' ')));
  });

  useEffect(() => {
    const form = place.current?.closest('form');
    const paste = (event: ClipboardEvent) => take(event);
    form?.addEventListener('paste', paste);
    return () => form?.removeEventListener('paste', paste);
  }, []);

  return <span ref={place} hidden />;
}
