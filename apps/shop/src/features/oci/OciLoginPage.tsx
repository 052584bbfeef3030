import { MessageList } from '@magazijn/ui';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ContactLinks } from '../../links/ContactLinks.tsx';
import { AnsweredReturn } from './AnsweredReturn.tsx';
import { ociTexts } from './ociTexts.ts';
import { holdCallUp } from './takeCallUp.ts';
import { usePunchIn } from './usePunchIn.ts';

// At once: before the frame asks for anything.
if (typeof window !== 'undefined') holdCallUp();

/** The login of a procurement system's buyer (S76, T70). */
export function OciLoginPage() {
  const { status, answered } = usePunchIn();
  return (
    <div className="grid max-w-160 gap-6 pt-8 wide:pt-12" aria-busy={status === 'PENDING'}>
      <PageTitle>{ociTexts.heading}</PageTitle>
      {status === 'PENDING' && !answered && <p role="status">{ociTexts.PENDING}</p>}
      {status !== 'PENDING' && (
        <>
          <MessageList messages={[{ tone: 'error', text: ociTexts[status] }]} />
          <p>
            <ContactLinks label={ociTexts.contact} subject={ociTexts.contactSubject} />
          </p>
        </>
      )}
      {answered && <AnsweredReturn form={answered} />}
      <noscript>{ociTexts.noScript}</noscript>
    </div>
  );
}
