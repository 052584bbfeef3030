import { ErrorSummary, MessageList, StepButtons, StepTabs } from '@magazijn/ui';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { paths } from '../../../shared/links/paths.ts';
import { useDeliveryCountries } from '../../../shared/order/useDeliveryCountries.ts';
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

/** The shown step, in the address for the back button, and the furthest reached one, which limits it. */
function useSteps(wanted: Step, begunAt: Step) {
  const refine = useRefine('push');
  const [reached, setReached] = useState(begunAt);
  const step: Step = wanted > reached ? reached : wanted;

  const goTo = (next: Step) => {
    if (next > reached) setReached(next);
    const query = next === 1 ? '' : `?stap=${next}`;
    // Another step of the same page: without announcing the page's title again.
    if (next !== step) refine(`${paths.register.href()}${query}`);
  };
  return { step, reached, goTo };
}

const loadLaterSteps = () => import('./laterSteps.ts');

/** Steps 2 and 3, and the warnings about mistyped numbers, which the first view does not need. Null while loading. */
function useLaterSteps(): Awaited<ReturnType<typeof loadLaterSteps>> | null {
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLaterSteps>> | null>(null);
  useEffect(() => {
    // When they fail to load, the skeleton stays and no warnings show.
    loadLaterSteps().then(setLater, () => {});
  }, []);
  return later;
}

/** The form with its three tabs. A step with missing fields lists them; a press or Enter shows a summary. */
export function RegistrationForm({ wanted }: { wanted: Step }) {
  const [draft] = useState(readRegistrationDraft);
  const form = useForm<RegistrationValues, unknown, RegistrationValues>({
    resolver: formResolver,
    mode: 'onTouched',
    defaultValues: draft.values,
  });
  const delivered = useDeliveryCountries();
  // A draft may have a country without delivery, and so may the default.
  useEffect(() => {
    const [first] = delivered;
    const isOffered = delivered.includes(form.getValues('mainAddress.country'));
    if (first !== undefined && !isOffered) form.setValue('mainAddress.country', first);
  }, [delivered, form]);
  // Every field has a default, so none is undefined.
  const values = useWatch({ control: form.control }) as RegistrationValues;
  const { step, reached, goTo } = useSteps(wanted, draft.reached);
  const [attempted, setAttempted] = useState<readonly Step[]>([]);
  const summary = useRef<HTMLElement>(null);
  const focusField = useFieldFocus(step, goTo);
  useKeptDraft(form, reached);
  // The field is on step 1: shows that step, with the reason below the field.
  const { send, busy, failure } = useSendRegistration(({ field, text }) => {
    form.setError(field, { message: text });
    focusField(field);
  });

  // 'Registreren' requires the whole form, the other buttons their own step.
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

  /** Shows the error summary, after a press of the disabled button or Enter in a field. */
  const sumUp = () => {
    // Rendered synchronously, so that no later focus move interrupts a user who follows a link of the summary.
    flushSync(() => setAttempted([...new Set([...attempted, ...checked])]));
    summary.current?.focus();
    void form.trigger(pending.map(({ field }) => field));
  };

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
