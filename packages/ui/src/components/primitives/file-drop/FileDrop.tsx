'use client';

import { cx } from 'class-variance-authority';
import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useLabels } from '#useLabels';
import { Upload } from '../../../icons/Upload.tsx';
import { announce } from '../../../internals/hooks/announce.ts';
import { ignoreHeldEnter } from '../../../internals/hooks/ignoreHeldEnter.ts';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { fileDropLabels } from '../../../labels/fileDropLabels.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldControl } from '../field/FieldRoot.tsx';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { acceptsFile } from './acceptsFile.ts';
import { FileDropItem, type FileState } from './FileDropItem.tsx';
import { fileSize } from './fileSize.ts';

export interface FileDropChangeDetails extends ChangeDetails {
  readonly reason: 'add' | 'remove';
}

export interface FileDropProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size'>,
    FieldTexts {
  /** The files (controlled). */
  value?: readonly File[] | null | undefined;
  /** The initial files (uncontrolled). */
  defaultValue?: readonly File[] | undefined;
  /** Called with the new files. */
  onValueChange?: ((value: readonly File[], details: FileDropChangeDetails) => void) | undefined;
  /** Greatest size of a file, in bytes. */
  maxSize?: number | undefined;
  /** Greatest number of files. Default: one unless `multiple`. */
  maxFiles?: number | undefined;
  /** Progress or error of each file during the upload. */
  stateOf?: ((file: File) => FileState) | undefined;
  labels?: (PartLabels<'fileDrop'> & PartLabels<'field'>) | undefined;
}

/** Files with the same name, size and time are the same. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Files that are dropped, pasted or chosen. `className` lands on the root, other props on the `<input>`. */
export function FileDrop({
  value,
  defaultValue = [],
  onValueChange,
  accept = '',
  maxSize = Number.POSITIVE_INFINITY,
  multiple = false,
  maxFiles = multiple ? Number.POSITIVE_INFINITY : 1,
  stateOf,
  label,
  hideLabel,
  hint,
  error,
  warning,
  showOptional,
  required = true,
  disabled = false,
  labels,
  id,
  ref,
  className,
  style,
  onChange,
  ...props
}: FileDropProps) {
  const text = useLabels('fileDrop', fileDropLabels, labels);
  const format = (label: Parameters<typeof formatLabel>[0], values: Parameters<typeof formatLabel>[1]) =>
    formatLabel(label, values, text.locale);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [files, change, reset] = useValue(value === null ? [] : value, defaultValue, onValueChange);
  const [refused, setRefused] = useState<readonly string[]>([]);
  useFormReset(input, () => {
    reset();
    setRefused([]);
  });
  const [dragging, setDragging] = useState(false);

  useEffect(() => {
    // Keeps the native field equal to the list, also after a reset. jsdom has no `DataTransfer`.
    if (!input.current || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.current.files = transfer.files;
  });

  function add(given: Iterable<File>, event: SyntheticEvent) {
    const refusals = new Set<string>();
    const taken: File[] = [];
    const there = new Set(files.map(keyOf));
    for (const file of given) {
      if (!acceptsFile(file, accept)) refusals.add(format(text.wrongKind, { name: file.name, accept }));
      else if (file.size > maxSize)
        refusals.add(format(text.tooLarge, { name: file.name, size: fileSize(maxSize, text) }));
      else if (!there.has(keyOf(file))) taken.push(file);
      there.add(keyOf(file));
    }
    // A single file replaces the previous one.
    const kept = maxFiles === 1 && taken.length > 0 ? [] : files;
    const room = Math.max(maxFiles - kept.length, 0);
    if (taken.length > room) refusals.add(format(text.tooMany, { count: maxFiles }));
    const added = taken.slice(0, room);
    setRefused([...refusals]);
    if (added.length > 0) change([...kept, ...added], { event, reason: 'add' });
    announce(
      [...refusals, added.length > 0 ? format(text.added, { count: added.length }) : '']
        .filter(Boolean)
        .join(' '),
    );
  }

  /** Disabled by itself, or by a `<fieldset>` around it. */
  const takes = () => input.current?.matches(':enabled') ?? false;

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    if (takes()) add(event.dataTransfer.files, event);
  }

  function paste(event: ClipboardEvent) {
    if (!takes() || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files, event);
  }

  const refusals = refused.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
  const shownError = error || (refusals.length > 0 && refusals);

  return (
    <FieldFrame
      {...{ id, label, hideLabel, hint, warning, showOptional, labels, className, style }}
      error={shownError}
      required={required && files.length === 0}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop area around the field, which is the control */}
      <div
        data-slot="file-drop"
        data-dragging={dragging || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(takes());
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        onPaste={paste}
        className={cx(
          'group/drop relative flex min-h-28 flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-label border-[1.5px] border-dashed border-ink bg-surface p-4 text-center',
          'has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:border-rule has-disabled:bg-disabled has-disabled:text-ink-2 has-aria-invalid:border-danger',
          'not-has-disabled:hover:bg-surface-muted data-dragging:border-solid data-dragging:bg-accent data-dragging:text-on-accent',
        )}
      >
        <span className="flex size-11 items-center justify-center rounded-label border-b-3 border-accent-edge bg-accent text-on-accent group-has-disabled/drop:border-rule group-has-disabled/drop:bg-surface group-has-disabled/drop:text-ink-3">
          <Upload aria-hidden className="size-5" />
        </span>
        <span className="max-w-full font-medium">
          {text.drop}{' '}
          <span className="font-bold underline decoration-[1.5px] underline-offset-4">{text.choose}</span>
        </span>
        <FieldControl
          {...props}
          ref={input}
          type="file"
          appearance="bare"
          accept={accept || undefined}
          multiple={multiple}
          disabled={disabled}
          onChange={composeHandlers(onChange, (event) => add(event.currentTarget.files ?? [], event))}
          className="absolute inset-0 size-full opacity-0 not-disabled:cursor-pointer"
        />
      </div>
      {files.length > 0 && (
        <ul aria-label={text.list} data-slot="file-drop-list">
          {files.map((file) => (
            <FileDropItem
              key={keyOf(file)}
              file={file}
              {...stateOf?.(file)}
              disabled={disabled}
              labels={text}
              onRemove={(event) => {
                const item = event.currentTarget.closest('li');
                const next = item?.nextElementSibling ?? item?.previousElementSibling;
                (next?.querySelector('button') ?? input.current)?.focus();
                ignoreHeldEnter();
                change(
                  files.filter((each) => each !== file),
                  { event, reason: 'remove' },
                );
                announce(format(text.removed, { name: file.name }));
              }}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
