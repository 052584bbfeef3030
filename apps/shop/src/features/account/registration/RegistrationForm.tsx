import { ErrorSummary, MessageList, StepButtons, StepTabs } from '@magazijn/ui';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { paths } from '../../../shared/links/paths.ts';
import { LinesSkeleton } from '../../../shared/page/skeletons.tsx';
import { useRefine } from '../../../shared/page/useRefine.ts';
import { formResolver } from './formResolver.ts';
import { GeneralStep } from './GeneralStep.tsx';
import { PendingFields } from './PendingFields.tsx';
import type { RegistrationValues } from './RegistrationValues.ts';
import { readRegistrationDraft, useKeptDraft } from './registrationDraft.ts';
import { registrationTexts } from './registrationTexts.ts';
import { fieldId, type Step, stepErrors, steps, summaryLines } from './steps.ts';
import { useAnnouncedErrors } from './useAnnouncedErrors.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import { useSendRegistration } from './useSendRegistration.ts';

/**
 * Which step shows, and how far one came: the first tab is enabled, and each that was selected. The step stands
 * in the address, so that the back button goes one step back.
 *
 * @param wanted the step of the address; one that was not reached yet gives way to the last that was
 */
function useSteps(wanted: Step, begunAt: Step) {
  const refine = useRefine('push');
  const [reached, setReached] = useState(begunAt);
  const step: Step = wanted > reached ? reached : wanted;

  const goTo = (next: Step) => {
    if (next > reached) setReached(next);
    const query = next === 1 ? '' : `?stap=${next}`;
    // Another step of the same page: it says itself what is new.
    if (next !== step) refine(`${paths.register.href()}${query}`);
  };
  return { step, reached, goTo };
}

const loadLaterSteps = () => import('./laterSteps.ts');

/** Steps 2 and 3, and what warns of a mistyped number: nobody sees them at first. Null until their code came. */
function useLaterSteps(): Awaited<ReturnType<typeof loadLaterSteps>> | null {
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLaterSteps>> | null>(null);
  useEffect(() => {
    // Without a connection its place stays a skeleton, and nothing warns.
    loadLaterSteps().then(setLater, () => {});
  }, []);
  return later;
}

/**
 * The form over its three tabs. A step's button leads on when nothing is missing; what is stands beneath
 * it, and a press or Enter in a field sums it up at the top, each with a link to its field.
 */
export function RegistrationForm({ wanted }: { wanted: Step }) {
  const [draft] = useState(readRegistrationDraft);
  const form = useForm<RegistrationValues, unknown, RegistrationValues>({
    resolver: formResolver,
    mode: 'onTouched',
    defaultValues: draft.values,
  });
  // Every field has a default, so all of them are there.
  const values = useWatch({ control: form.control }) as RegistrationValues;
  const { step, reached, goTo } = useSteps(wanted, draft.reached);
  const [attempted, setAttempted] = useState<readonly Step[]>([]);
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

  const announceLeft = useAnnouncedErrors(form.control, pending);

  const advance = async (event: FormEvent) => {
    event.preventDefault();
    if (pending.length > 0) return;
    if (step === 3) await send(form.getValues());
    else goTo(step === 1 ? 2 : 3);
  };

  /** The button that cannot be used yet says why; so does Enter in a field, which presses it. */
  const sumUp = () => {
    // It is there before the focus goes to it, and nothing takes the focus later: who follows a link of it keeps that.
    flushSync(() => setAttempted([...new Set([...attempted, ...checked])]));
    summary.current?.focus();
    void form.trigger(pending.map(({ field }) => field));
  };

  /** To the field of an error, on whichever step it stands. */
  const leadOn = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target.closest('a')?.hash.slice(1) : undefined;
    const error = pending.find(({ field }) => fieldId(field) === target);
    if (!error) return;
    event.preventDefault();
    event.stopPropagation();
    focusField(error.field);
  };

  const later = useLaterSteps();
  const Fields = { 1: GeneralStep, 2: later?.AddressStep, 3: later?.HoursStep }[step];
  return (
    <form method="post" noValidate onSubmit={(event) => void advance(event)} onBlur={announceLeft}>
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
                ? [{ tone: 'info' as const, text: registrationTexts.restored, announced: true }]
                : []),
            ]}
          />
          <ErrorSummary
            ref={summary}
            title={registrationTexts.summary}
            errors={summaryLines(shown)}
            onClickCapture={leadOn}
          />
          {Fields ? (
            <Fields form={form} values={values} warnings={later} />
          ) : (
            <LinesSkeleton label={registrationTexts.loading} lines={8} />
          )}
          <StepButtons
            next={registrationTexts.next[step - 1]}
            nextDisabled={pending.length > 0}
            onNextRefused={sumUp}
            reason={<PendingFields pending={pending} onSelect={focusField} />}
            loading={busy}
            {...(step > 1 && { onPrevious: () => goTo(step === 3 ? 2 : 1) })}
          />
        </div>
      </StepTabs>
    </form>
  );
}
