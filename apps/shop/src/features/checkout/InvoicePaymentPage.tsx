import { ApiError, type InvoicePayment } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import type { PaymentSession } from '@magazijn/domain/orders';
import { Button, ButtonLink, MessageList } from '@magazijn/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../../shared/links/paths.ts';
import { onRestored } from '../../shared/order/leaveTo.ts';
import { isServersSession, readProviderPlace } from '../../shared/order/paymentSession.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { invoicePaymentTexts as texts } from './invoicePaymentTexts.ts';

/** The page on which invoices are paid: the provider's form, then the result. The session is in the address. */
export function InvoicePaymentPage() {
  return (
    <div className="grid max-w-160 gap-6 pt-6 wide:pt-12">
      <PageTitle>{texts.heading}</PageTitle>
      <ForCustomer permission="invoices" fallback={<LinesSkeleton label={texts.checking} lines={4} />}>
        {() => <PayInvoices />}
      </ForCustomer>
      <noscript>{texts.noScript}</noscript>
    </div>
  );
}

type Step =
  | { readonly kind: 'checking' | 'foreign' | 'unreachable' }
  | { readonly kind: 'form'; readonly payment: InvoicePayment }
  /** The server's status after the form: an open one is not known yet. */
  | { readonly kind: 'result'; readonly payment: InvoicePayment };

/** The session and the bank's result of the address. The result works once, so it is removed from the address. */
function takeAddress(): { sessionId: string; redirectResult: string } {
  const query = new URLSearchParams(window.location.search);
  const sessionId = query.get('sessionId') ?? '';
  const redirectResult = query.get('redirectResult') ?? '';
  if (redirectResult !== '') {
    const address = `${window.location.pathname}?${new URLSearchParams({ sessionId })}`;
    window.history.replaceState(window.history.state, '', address);
  }
  return { sessionId, redirectResult };
}

/** Queries the payment, opens the provider's form or passes the bank's result to it, and reports what it returns. */
function useInvoicePayment() {
  const { loadApi } = useStores();
  const element = useRef<HTMLDivElement>(null);
  const unmount = useRef(() => {});
  const [step, setStep] = useState<Step>({ kind: 'checking' });
  const started = useRef(false);
  const returned = useRef(false);
  const address = useRef<ReturnType<typeof takeAddress>>(null);

  /** @param result the provider's; null when its form cannot be opened, undefined to query the payment only */
  const ask = useCallback(
    async (result: string | null | undefined): Promise<InvoicePayment | null> => {
      const api = await loadApi();
      const sessionId = address.current?.sessionId ?? '';
      return result === undefined
        ? api.invoicePayment(sessionId)
        : api.reportInvoicePayment(sessionId, result);
    },
    [loadApi],
  );

  const finish = useCallback(
    async (result: string | null | undefined) => {
      setStep({ kind: 'checking' });
      unmount.current();
      try {
        const payment = await ask(result);
        setStep(payment === null ? { kind: 'foreign' } : { kind: 'result', payment });
      } catch (error) {
        console.warn('The payment could not be queried', error);
        setStep({ kind: 'unreachable' });
      }
    },
    [ask],
  );

  const open = useCallback(async () => {
    address.current ??= takeAddress();
    const { sessionId, redirectResult } = address.current;
    // A second try must not pass the same result again.
    address.current = { sessionId, redirectResult: '' };
    if (redirectResult !== '') returned.current = true;
    setStep({ kind: 'checking' });
    let payment: InvoicePayment | null;
    try {
      payment = sessionId === '' ? null : await ask(undefined);
    } catch (error) {
      console.warn('The payment could not be queried', error);
      setStep({ kind: failureOf(error) });
      return;
    }
    const place = readProviderPlace();
    if (payment === null || place === null) {
      setStep({ kind: 'foreign' });
      return;
    }
    const { checkout } = payment;
    if (checkout === null || payment.state !== 'open') {
      // Another payment ended the session, and the bank may have charged this one: its webhook brings the outcome.
      const isUnknown = payment.state === 'expired' && returned.current;
      setStep({ kind: 'result', payment: isUnknown ? { ...payment, state: 'open' } : payment });
      return;
    }
    const session: PaymentSession = { ...checkout, redirectResult, submitted: false, owner: null };
    if (!isServersSession(session, checkout, place)) {
      setStep({ kind: 'foreign' });
      return;
    }
    const options = {
      payment: session,
      emulatorOrigin: place.emulatorOrigin,
      onSubmitted: () => {},
      // Without a result the server has the latest status, by the provider's webhook.
      onEnd: ({ sessionResult }: { sessionResult: string }) => void finish(sessionResult || undefined),
    };
    try {
      const dropIn = await import('./dropIn.ts');
      if (redirectResult !== '') {
        await dropIn.submitRedirectResult(options);
        return;
      }
      setStep({ kind: 'form', payment });
      if (element.current) unmount.current = await dropIn.openDropIn(element.current, options);
    } catch (error) {
      console.warn('The provider’s form was not opened', error);
      // After the bank the payment may have succeeded: only a form that never opened ends its session.
      await finish(redirectResult === '' ? null : undefined);
    }
  }, [ask, finish]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void open();
  }, [open]);
  useEffect(() => () => unmount.current(), []);
  // After the back button the payment is queried again.
  useEffect(() => onRestored(() => window.location.reload()), []);
  return { element, step, open };
}

/** The back end answers 400 to a session id that it cannot have made. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.status === 400 ? 'foreign' : 'unreachable';

function PayInvoices() {
  const { element, step, open } = useInvoicePayment();
  return (
    <>
      {step.kind === 'checking' && <LinesSkeleton label={texts.checking} lines={4} />}
      {step.kind === 'form' && (
        <p className="text-17">{texts.hint(step.payment.numbers, formatEuros(step.payment.amount))}</p>
      )}
      {/* Rendered by the provider; hidden, not removed, in other steps. */}
      <div ref={element} hidden={step.kind !== 'form'} data-slot="drop-in" data-opens="first" />
      {(step.kind === 'foreign' || step.kind === 'unreachable') && (
        <>
          <MessageList messages={[{ tone: 'error', text: texts[step.kind] }]} />
          <p className="flex flex-wrap gap-4">
            {step.kind === 'unreachable' && (
              <Button tone="primary" onClick={() => void open()}>
                {texts.retry}
              </Button>
            )}
            <BackToInvoices isMain={step.kind === 'foreign'} />
          </p>
        </>
      )}
      {step.kind === 'result' && <PaymentResult payment={step.payment} onRetry={() => void open()} />}
      {step.kind === 'form' && (
        <p>
          <BackToInvoices isMain={false} />
        </p>
      )}
    </>
  );
}

function BackToInvoices({ isMain }: { isMain: boolean }) {
  return (
    <ButtonLink tone={isMain ? 'primary' : 'secondary'} href={paths.invoices.href()}>
      {texts.toInvoices}
    </ButtonLink>
  );
}

interface PaymentResultProps {
  payment: InvoicePayment;
  onRetry: () => void;
}

function PaymentResult({ payment: { state, numbers, amount, refunded }, onRetry }: PaymentResultProps) {
  const { title, text } = texts.results[state === 'refused' && refunded > 0 ? 'repaid' : state];
  useAnnounced(title);
  return (
    <>
      <div className="grid gap-2">
        <h2 className="type-heading text-22">{title}</h2>
        <p className="text-17">{text(numbers, formatEuros(amount))}</p>
      </div>
      {refunded > 0 && (
        <MessageList messages={[{ tone: 'warning', text: texts.refunded(formatEuros(refunded)) }]} />
      )}
      <p className="flex flex-wrap gap-4">
        {state === 'open' && (
          <Button tone="primary" onClick={onRetry}>
            {texts.askAgain}
          </Button>
        )}
        <BackToInvoices isMain={state !== 'open'} />
      </p>
    </>
  );
}
