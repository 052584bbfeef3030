import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { ChangeDetails } from '../props/ChangeDetails.ts';
import { readWholeNumber } from '../props/readWholeNumber.ts';

export interface WholeNumberDetails extends ChangeDetails {
  readonly reason: 'typing' | 'refused';
}

/** After a refusal, input is ignored until nothing was typed for this long, in milliseconds, or another edit begins. */
const restOfTyping = 1000;

/** Keys after which the rest of a refused text is over. */
const editKeys = ['Enter', 'Backspace', 'Delete'];

interface WholeNumberInput {
  readonly shown: number | null;
  readonly refused: boolean;
  /** Ends the edit, when the value is set in another way. */
  readonly end: () => void;
  /** Ends the edit; returns its value, or undefined when refused. */
  readonly finish: (event: SyntheticEvent<HTMLInputElement>) => number | null | undefined;
  /** Records the last key in the field as the cause of an edit. */
  readonly press: (event: KeyboardEvent) => void;
  readonly handlers: {
    readonly onChange: (event: FormEvent<HTMLInputElement>) => void;
    readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLInputElement>) => void;
    readonly onFocus: (event: SyntheticEvent) => void;
  };
}

/**
 * Filters the input of a number field, since browsers drop characters: of '2,5' some leave 25. Text that is
 * no whole number is refused, and the value before the edit is restored. A point separates thousands; the
 * value is reported when three digits follow.
 */
export function useWholeNumberInput(
  value: number | null,
  change: (value: number | null, details: WholeNumberDetails) => void,
  frameRef: RefObject<HTMLDivElement | null>,
): WholeNumberInput {
  /** A new object for each refusal: the field renders again, with the value that the caller keeps. */
  const [refusal, setRefusal] = useState<object | null>(null);
  /** The text while a thousands point lacks digits. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const edit = useRef({
    /** The value before the edit, restored on a refusal. */
    from: value,
    /** The digits before the thousands point. */
    head: null as string | null,
    /** The text after a complete thousands group, which another point may follow. */
    grouped: '',
    refusedAt: Number.NEGATIVE_INFINITY,
    /** The last key, or the focus event. */
    event: null as SyntheticEvent | null,
  });

  const end = () => {
    edit.current.head = null;
    edit.current.grouped = '';
    setWaiting(null);
    setRefusal(null);
  };
  const refuse = (event: SyntheticEvent, input: HTMLInputElement): undefined => {
    end();
    setRefusal({});
    change(edit.current.from, { reason: 'refused', event });
    // React does not replace text that the browser does not accept as a number.
    input.value = String(edit.current.from ?? '');
    // Selected, so that the next edit replaces the restored value.
    if (event.type !== 'blur') queueMicrotask(() => input.select());
  };
  const take = (text: string, event: SyntheticEvent<HTMLInputElement>) => {
    event.preventDefault();
    const number = readWholeNumber(text);
    if (number === undefined) return refuse(event, event.currentTarget);
    end();
    change(number, { reason: 'typing', event });
  };

  // React's `onBeforeInput` is a different event.
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
    refused: refusal !== null,
    press: (event) => {
      edit.current.event = event;
      if (editKeys.includes(event.key) || event.ctrlKey || event.metaKey) {
        edit.current.refusedAt = Number.NEGATIVE_INFINITY;
      }
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
        // Exactly three digits follow a thousands point.
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
