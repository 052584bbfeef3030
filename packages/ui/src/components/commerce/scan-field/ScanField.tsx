'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useImperativeHandle, useRef } from 'react';
import { useLabels } from '#useLabels';
import { ScanBarcode } from '../../../icons/ScanBarcode.tsx';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { scanFieldLabels } from '../../../labels/scanFieldLabels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { notesOf } from '../../primitives/field/describedByOf.ts';
import {
  FieldControl,
  FieldError,
  FieldHint,
  FieldLabel,
  FieldRoot,
} from '../../primitives/field/FieldRoot.tsx';
import { type Scan, ScanRow } from './ScanRow.tsx';

export interface ScanFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'children'> {
  /** Called with the scanned or typed code, trimmed; the field is cleared. */
  onScan: (code: string, details: ChangeDetails) => void;
  /** The last scans, newest first. */
  scans?: readonly Scan[] | undefined;
  /** The error of the last scan; it stays until the caller clears it. */
  error?: ReactNode;
  /** A permanent hint. */
  hint?: ReactNode;
  /** A button of the caller that opens a camera. */
  camera?: ReactNode;
  labels?: PartLabels<'scanField'> | undefined;
}

/** Reports codes, scanned or typed. `className` is set on the root, `ref` and other props on the `<input>`. */
export function ScanField({
  id,
  onScan,
  scans = [],
  error,
  hint,
  camera,
  labels,
  ref,
  required = false,
  className,
  style,
  onKeyDown,
  ...props
}: ScanFieldProps) {
  const text = useLabels('scanField', scanFieldLabels, labels);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  function take(field: HTMLInputElement | null, event: SyntheticEvent) {
    if (!field || field.readOnly) return;
    const code = field.value.trim();
    field.value = '';
    field.focus();
    if (code) onScan(code, { event });
  }
  function takeAtEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter must not submit a form.
    event.preventDefault();
    take(event.currentTarget, event);
  }

  return (
    <div
      data-slot="scan-field"
      className={cx('grid min-w-0 gap-4 wrap-anywhere text-ink', className)}
      style={style}
    >
      <FieldRoot controlId={id} required={required} notes={notesOf({ hint, error })}>
        <FieldLabel>{text.label}</FieldLabel>
        <div className="flex flex-wrap gap-2">
          <span className="relative min-w-0 grow basis-48">
            <ScanBarcode
              aria-hidden
              className="pointer-events-none absolute top-1/2 start-3 size-6 -translate-y-1/2 text-ink-2"
            />
            <FieldControl
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="done"
              {...props}
              ref={input}
              onKeyDown={composeHandlers(onKeyDown, takeAtEnter)}
              className="ps-12"
            />
          </span>
          <Button tone="secondary" disabled={props.disabled} onClick={(event) => take(input.current, event)}>
            {text.add}
          </Button>
          {camera}
        </div>
        {hint && <FieldHint>{hint}</FieldHint>}
        {/* The focus is in the field already, so the error needs its own announcement. */}
        {error && <FieldError role="alert">{error}</FieldError>}
      </FieldRoot>
      <div role="log" aria-label={text.list}>
        {scans.length > 0 && (
          <ol className="border-t-2 border-ink">
            {scans.map((scan) => (
              <ScanRow key={scan.id} scan={scan} text={text} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
