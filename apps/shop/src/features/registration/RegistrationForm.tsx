import { ErrorSummary, MessageList, StepButtons, StepTabs } from '@magazijn/ui';
import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLateCode } from '../../late/useLateCode.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { GeneralStep } from './GeneralStep.tsx';
import { lateResolver } from './lateResolver.ts';
import { laterStepsCode } from './laterStepsCode.ts';
import { PendingFields } from './PendingFields.tsx';
import type { RegistrationValues } from './RegistrationValues.ts';
import { readRegistrationDraft, useKeptDraft } from './registrationDraft.ts';
import { registrationTexts } from './registrationTexts.ts';
import { fieldId, type Step, stepErrors, steps } from './steps.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import { useSendRegistration } from './useSendRegistration.ts';
import { useSteps } from './useSteps.ts';

/**
 * The form over its three tabs (S42, T40). A step's button is disabled until nothing is missing; what is stands beneath
 * it, and Enter in a field sums it up at the top, each with a link to its field.
 */
export function RegistrationForm({ wanted }: { wanted: Step }) {
  const [draft] = useState(readRegistrationDraft);
  const form = useForm<RegistrationValues, unknown, RegistrationValues>({
    resolver: lateResolver,
    mode: 'onTouched',
    defaultValues: draft.values,
  });
  // Every field has a default, so all of them are there.
  const values = useWatch({ control: form.control }) as RegistrationValues;
  const { step, reached, goTo } = useSteps(wanted, draft.reached);
  const [attempted, setAttempted] = useState<readonly Step[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const focusField = useFieldFocus(step, goTo);
  useKeptDraft(form, reached);
  // It stands two steps back: that step comes, with the reason beneath the field.
  const { send, busy, failure } = useSendRegistration(({ field, text }) => {
    form.setError(field, { message: text });
    focusField(field);
  });

  // Registreren waits for the whole form, the other buttons for their own step.
  const checked = step === 3 ? steps : [step];
  const pending = checked.flatMap((each) => stepErrors(values, each));
  const shown = attempted.includes(step) ? pending : [];

  const advance = async (event: FormEvent) => {
    event.preventDefault();
    if (pending.length > 0) return;
    if (step === 3) await send(form.getValues());
    else goTo(step === 1 ? 2 : 3);
  };

  /** While its button is disabled the browser does nothing at Enter; people expect to hear why. */
  const sumUp = useEffectEvent(async (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || pending.length === 0) return;
    event.preventDefault();
    setAttempted([...new Set([...attempted, ...checked])]);
    await form.trigger(pending.map(({ field }) => field));
    summary.current?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void sumUp(event);
    const listening = element.current;
    listening?.addEventListener('keydown', listen);
    return () => listening?.removeEventListener('keydown', listen);
  }, []);

  /** To the field of an error, on whichever step it stands. */
  const leadOn = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target.closest('a')?.hash.slice(1) : undefined;
    const error = pending.find(({ field }) => fieldId(field) === target);
    if (!error) return;
    event.preventDefault();
    event.stopPropagation();
    focusField(error.field);
  };

  const later = useLateCode(laterStepsCode, true);
  const Fields = { 1: GeneralStep, 2: later?.AddressStep, 3: later?.HoursStep }[step];
  return (
    <form ref={element} method="post" noValidate onSubmit={(event) => void advance(event)}>
      <StepTabs
        label={registrationTexts.steps}
        value={String(step)}
        onValueChange={(value) => goTo(steps.find((each) => String(each) === value) ?? 1)}
        tabs={steps.map((each) => ({
          value: String(each),
          number: each,
          label: registrationTexts.tabs[each - 1] ?? '',
          disabled: each > reached,
          state: each < reached && stepErrors(values, each).length === 0 ? 'complete' : undefined,
        }))}
      >
        <div className="grid gap-6">
          <MessageList
            messages={[
              ...(failure ? [failure] : []),
              ...(draft.restored && values.password === ''
                ? [{ tone: 'info' as const, text: registrationTexts.restored }]
                : []),
            ]}
          />
          <ErrorSummary
            ref={summary}
            title={registrationTexts.summary}
            errors={shown.map(({ field, text }) => ({ fieldId: fieldId(field), text }))}
            onClickCapture={leadOn}
          />
          {Fields ? (
            <Fields form={form} values={values} />
          ) : (
            <LinesSkeleton label={registrationTexts.loading} lines={8} />
          )}
          <StepButtons
            next={registrationTexts.next[step - 1]}
            nextDisabled={pending.length > 0}
            reason={<PendingFields pending={pending} onSelect={focusField} />}
            busy={busy}
            {...(step > 1 && { onPrevious: () => goTo(step === 3 ? 2 : 1) })}
          />
        </div>
      </StepTabs>
    </form>
  );
}
