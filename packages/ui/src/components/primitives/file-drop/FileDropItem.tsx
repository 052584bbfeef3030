import type { MouseEvent } from 'react';
import { FileText } from '../../../icons/FileText.tsx';
import { X } from '../../../icons/X.tsx';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { fileSize } from './fileSize.ts';

export interface FileState {
  /** From 0 to 1; undefined before and after the upload. */
  readonly progress?: number | undefined;
  /** The error and how to correct it. */
  readonly error?: string | undefined;
}

interface FileDropItemProps extends FileState {
  file: File;
  disabled: boolean;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
  labels: PartTexts<'fileDrop'>;
}

export function FileDropItem({ file, progress, error, disabled, onRemove, labels }: FileDropItemProps) {
  return (
    <li className="flex items-center gap-3 border-b border-rule py-1">
      <FileText aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 grow">
        <p className="leading-snug">
          <span className="font-medium">{file.name}</span>{' '}
          <span className="text-13 text-ink-2">{fileSize(file.size, labels)}</span>
        </p>
        {progress !== undefined && (
          <progress
            value={progress}
            aria-label={formatLabel(labels.progress, { name: file.name }, labels.locale)}
            className="mt-1 block h-2 w-full appearance-none border-b-2 border-rail bg-surface-muted [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
          />
        )}
        {error && <p className="text-15 font-medium text-danger">{error}</p>}
      </div>
      <IconButton
        label={formatLabel(labels.remove, { name: file.name }, labels.locale)}
        disabled={disabled}
        onClick={onRemove}
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
}
