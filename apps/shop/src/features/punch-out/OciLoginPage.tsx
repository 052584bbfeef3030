import { Button, MessageList } from '@magazijn/ui';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { Waiting } from '../../shared/page/Waiting.tsx';
import type { ReturnForm } from '../../shared/punch-out/postReturn.ts';
import { ociTexts } from './ociTexts.ts';
import { holdPunchOutRequest } from './punchOutRequest.ts';
import { usePunchIn } from './usePunchIn.ts';

// On import: before the layout sends any request.
if (typeof window !== 'undefined') holdPunchOutRequest();

export function OciLoginPage() {
  const { status, answered, reference } = usePunchIn();
  return (
    <div className="grid max-w-160 gap-6 pt-8 wide:pt-12" aria-busy={status === 'PENDING'}>
      <PageTitle>{ociTexts.heading}</PageTitle>
      {status === 'PENDING' && !answered && <Waiting>{ociTexts.PENDING}</Waiting>}
      {status !== 'PENDING' && (
        <>
          <MessageList messages={[{ tone: 'error', text: ociTexts[status] }]} />
          <p>{ociTexts.wayOn}</p>
          {reference !== null && <p>{reference}</p>}
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button onClick={() => window.history.back()}>{ociTexts.back}</Button>
            <span>
              <ContactLinks label={ociTexts.contact} subject={ociTexts.contactSubject} />
            </span>
          </p>
        </>
      )}
      {answered && <AnsweredReturn {...answered} />}
      <noscript>{ociTexts.noScript}</noscript>
    </div>
  );
}

interface AnsweredReturnProps {
  form: ReturnForm;
  /** The text above the button. */
  notice: string;
}

/** The result of FUNCTION=BACKGROUND_SEARCH as a form, whose button the procurement system presses. */
export function AnsweredReturn({ form, notice }: AnsweredReturnProps) {
  const { action, target, charset, fields } = form;
  return (
    <form action={action} method="post" target={target} acceptCharset={charset} className="grid gap-4">
      <p>{notice}</p>
      {fields.map(([name, value], index) => (
        <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <p>
        <Button tone="primary" type="submit">
          {ociTexts.sendBack}
        </Button>
      </p>
    </form>
  );
}
