import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { readWholeNumber } from '../../../internals/props/readWholeNumber.ts';
import type { QuantityChangeDetails } from './QuantityStepper.tsx';

/** For how long after a refusal the rest of what is being typed is dropped, in milliseconds since its last letter. */
const restOfTyping = 1000;

/** A number field that only whole numbers get into: see {@link useWholeNumberInput}. */
interface WholeNumberInput {
  /** What the field shows. */
  readonly shown: number | null;
  /** What was typed last was refused. */
  readonly refused: boolean;
  /** Ends the edit, since something else sets the value. */
  readonly end: () => void;
  /** What is finished; undefined when it was refused. */
  readonly finish: (event: SyntheticEvent<HTMLInputElement>) => number | null | undefined;
  /** Told of each key in the field, which is what made a refused edit. */
  readonly press: (event: SyntheticEvent) => void;
  readonly handlers: {
    readonly onChange: (event: FormEvent<HTMLInputElement>) => void;
    readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLInputElement>) => void;
    readonly onFocus: (event: SyntheticEvent) => void;
  };
}

/**
 * Decides what gets into a number field, since browsers decide it by their language and drop what they do not take: of
 * '2,5' they leave 25. What is no whole number is refused, and the value is again what it was before the edit. A point is
 * taken as a thousands point; until three digits follow it nothing is reported.
 *
 * @param frameRef an element around the field
 */
export function useWholeNumberInput(
  value: number | null,
  change: (value: number | null, details: QuantityChangeDetails) => void,
  frameRef: RefObject<HTMLDivElement | null>,
): WholeNumberInput {
  const [refused, setRefused] = useState(false);
  /** What stands in the field while a thousands point waits for its digits. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const edit = useRef({
    /** The value before the edit, which a refusal brings back. */
    from: value,
    /** What stood before the thousands point. */
    head: null as string | null,
    /** The text that has just got its thousands point and three digits: another point may follow. */
    grouped: '',
    refusedAt: Number.NEGATIVE_INFINITY,
    /** The last key, or how the field got the focus. */
    event: null as SyntheticEvent | null,
  });

  const end = () => {
    edit.current.head = null;
    edit.current.grouped = '';
    setWaiting(null);
    setRefused(false);
  };
  const refuse = (event: SyntheticEvent, input: HTMLInputElement): undefined => {
    end();
    setRefused(true);
    change(edit.current.from, { reason: 'refused', event });
    // React leaves text alone that the browser does not take for a number.
    input.value = String(edit.current.from ?? '');
    // The next edit begins anew, and adds no digit to what came back.
    if (event.type !== 'blur') queueMicrotask(() => input.select());
  };
  const take = (text: string, event: SyntheticEvent<HTMLInputElement>) => {
    event.preventDefault();
    const number = readWholeNumber(text);
    if (number === undefined) return refuse(event, event.currentTarget);
    end();
    change(number, { reason: 'typing', event });
  };

  // React's own `onBeforeInput` is another event.
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const { data } = event;
    const input = event.target as HTMLInputElement;
    const { event: from, head, grouped, refusedAt } = edit.current;
    if (!data || from === null) return;
    const rest = event.timeStamp - refusedAt < restOfTyping;
    if (!rest && /^\d+$/.test(data)) return;
    event.preventDefault();
    if (
      !rest &&
      data === '.' &&
      head === null &&
      (/^[1-9]\d{0,2}$/.test(input.value) || input.value === grouped)
    ) {
      edit.current.head = input.value;
      setWaiting(input.value);
      return;
    }
    edit.current.refusedAt = event.timeStamp;
    if (!rest) refuse(from, input);
  });
  useEffect(() => {
    const frame = frameRef.current;
    const listener = (event: InputEvent) => onBeforeInput(event);
    frame?.addEventListener('beforeinput', listener);
    return () => frame?.removeEventListener('beforeinput', listener);
  }, [frameRef]);

  return {
    shown: waiting === null ? value : Number(waiting),
    refused,
    press: (event) => {
      edit.current.event = event;
    },
    end: () => {
      end();
      edit.current.from = value;
    },
    finish: (event) => {
      if (edit.current.head !== null) return refuse(event, event.currentTarget);
      const number = readWholeNumber(event.currentTarget.value);
      if (number === undefined) return refuse(event, event.currentTarget);
      edit.current.from = number ?? edit.current.from;
      return number;
    },
    handlers: {
      onFocus: (event) => {
        edit.current.event = event;
        edit.current.from = value;
        edit.current.refusedAt = Number.NEGATIVE_INFINITY;
      },
      onChange: (event) => {
        const input = event.currentTarget;
        const { value: text, validity } = input;
        const number = validity.badInput || text.includes('.') ? undefined : readWholeNumber(text);
        const { head, grouped } = edit.current;
        // After a thousands point three digits follow, and no fourth.
        const fourth = head === null && grouped !== '' && text.startsWith(grouped) && text !== grouped;
        if (number === undefined || fourth) return refuse(event, input);
        const after = head === null ? 0 : text.length - head.length;
        if (head !== null && after > 0) {
          if (after > 3 || !text.startsWith(head)) return refuse(event, input);
          if (after < 3) return setWaiting(text);
        }
        end();
        if (after > 0) edit.current.grouped = text;
        change(number, { reason: 'typing', event });
      },
      onPaste: (event) => take(event.clipboardData.getData('text'), event),
      onDrop: (event) => take(event.dataTransfer.getData('text'), event),
    },
  };
}
