import type { ShoppingListSummary, StandingOrderSettings } from '@magazijn/api-client';
import { maxReferenceLength } from '@magazijn/domain/cart';
import { addDays, amsterdamTime, weekdayName } from '@magazijn/domain/delivery';
import { maxListNameLength } from '@magazijn/domain/lists';
import { Button, MessageList, SelectField, TextField } from '@magazijn/ui';
import { type FormEvent, useState } from 'react';
import { useFocusInvalid } from '../../shared/page/useFocusInvalid.ts';
import { standingOrderTexts as texts } from './standingOrderTexts.ts';

/** The initial values; without a start date the form has a field for it. */
export interface FormStart {
  readonly name: string;
  /** '' for none, the id of a list, or 'order' for the order of `orderId`. */
  readonly source: string;
  readonly unit: 'week' | 'month';
  readonly every: number;
  readonly day: number;
  readonly startsOn: string | null;
  readonly maxPriceRise: number;
  readonly reference: string;
}

interface StandingOrderFormProps {
  lists: readonly ShoppingListSummary[];
  start: FormStart;
  /** The order that a new one can be made of. @default none */
  orderId?: number | null;
  submitLabel: string;
  /** Resolves to why it was refused, in Dutch; '' when it was not. */
  onSubmit: (settings: StandingOrderSettings) => Promise<string>;
}

const weeks = [1, 2, 3, 4, 6, 8, 12];
const rises = [0, 5, 10, 20];

const rhythmOptions = [
  ...weeks.map((every) => ({
    value: `week-${every}`,
    label: every === 1 ? texts.weekly : texts.everyWeeks(every),
  })),
  { value: 'month-1', label: texts.monthly },
];
const weekdayOptions = [1, 2, 3, 4, 5].map((day) => ({ value: String(day), label: weekdayName(day) }));
const monthDayOptions = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: texts.monthDayOption(index + 1),
}));
const startOptions = Array.from({ length: 9 }, (_, inWeeks) => ({
  value: String(inWeeks),
  label: inWeeks === 0 ? texts.startNow : texts.startIn(inWeeks),
}));

/** The choices, with a value of another client that they lack. */
const withValue = <Option extends { readonly value: string }>(
  options: readonly Option[],
  value: string,
  toOption: () => Option,
): readonly Option[] =>
  options.some((option) => option.value === value) ? options : [toOption(), ...options];

export function StandingOrderForm({
  lists,
  start,
  orderId = null,
  submitLabel,
  onSubmit,
}: StandingOrderFormProps) {
  const [fields, setFields] = useState(start);
  const [startIn, setStartIn] = useState(0);
  const [errors, setErrors] = useState({ name: '', source: '' });
  const form = useFocusInvalid(errors);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (changes: Partial<FormStart>) => setFields({ ...fields, ...changes });
  const { unit, every, day } = fields;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const name = fields.name.trim();
    const found = {
      name: name === '' ? texts.nameMissing : name.length > maxListNameLength ? texts.nameTooLong : '',
      source: fields.source === '' ? texts.listMissing : '',
    };
    setErrors(found);
    setRefusal('');
    if (found.name || found.source) return;
    setBusy(true);
    const startsOn = fields.startsOn ?? addDays(amsterdamTime(new Date()).date, 7 * startIn);
    setRefusal(
      await onSubmit({
        name,
        source: fields.source === 'order' ? { order: orderId ?? 0 } : { list: Number(fields.source) },
        rhythm: { unit, every, day, startsOn },
        maxPriceRise: fields.maxPriceRise,
        reference: fields.reference.trim(),
      }),
    );
    setBusy(false);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={errors.name}
        autoComplete="off"
        value={fields.name}
        onValueChange={(name) => change({ name })}
      />
      <SelectField
        label={texts.list}
        error={errors.source}
        hint={fields.source === 'order' ? texts.fromOrderHint : undefined}
        value={fields.source}
        onValueChange={(source) => change({ source })}
        options={[
          { value: '', label: texts.chooseList },
          ...(orderId === null ? [] : [{ value: 'order', label: texts.fromOrder }]),
          ...lists.map(({ id, name, productCount }) => ({
            value: String(id),
            label: texts.listOption(name, productCount),
          })),
        ]}
      />
      <SelectField
        label={texts.rhythm}
        value={`${unit}-${every}`}
        onValueChange={(value) => {
          const [to, count] = value.split('-');
          const isMonth = to === 'month';
          change({
            unit: isMonth ? 'month' : 'week',
            every: Number(count),
            day: isMonth || day <= 5 ? day : 1,
          });
        }}
        options={withValue(rhythmOptions, `${unit}-${every}`, () => ({
          value: `${unit}-${every}`,
          label: texts.everyWeeks(every),
        }))}
      />
      <SelectField
        label={unit === 'week' ? texts.weekday : texts.monthDay}
        hint={texts.dayHint}
        value={String(day)}
        onValueChange={(value) => change({ day: Number(value) })}
        options={unit === 'week' ? weekdayOptions : monthDayOptions}
      />
      {start.startsOn === null && (
        <SelectField
          label={texts.start}
          value={String(startIn)}
          onValueChange={(value) => setStartIn(Number(value))}
          options={startOptions}
        />
      )}
      <SelectField
        label={texts.maxPriceRise}
        hint={texts.maxPriceRiseHint}
        value={String(fields.maxPriceRise)}
        onValueChange={(value) => change({ maxPriceRise: Number(value) })}
        options={withValue(
          rises.map((rise) => ({ value: String(rise), label: texts.maxPriceRiseOption(rise) })),
          String(fields.maxPriceRise),
          () => ({
            value: String(fields.maxPriceRise),
            label: texts.maxPriceRiseOption(fields.maxPriceRise),
          }),
        )}
      />
      <TextField
        label={texts.reference}
        required={false}
        showOptional
        maxLength={maxReferenceLength}
        autoComplete="off"
        value={fields.reference}
        onValueChange={(reference) => change({ reference })}
      />
      <MessageList messages={refusal ? [{ tone: 'error', text: refusal }] : []} />
      <Button type="submit" tone="primary" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
