import type { ReactNode } from 'react';
import { notesOf } from './describedByOf.ts';
import { FieldLabelText } from './FieldLabelText.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldLabel, FieldRoot } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

interface FieldFrameProps extends FieldTexts {
  id: string | undefined;
  children: ReactNode;
}

export function FieldFrame({ id, className, style, required = true, children, ...texts }: FieldFrameProps) {
  return (
    <FieldRoot controlId={id} required={required} notes={notesOf(texts)} className={className} style={style}>
      <FieldLabel hidden={texts.hideLabel}>
        <FieldLabelText {...texts} />
      </FieldLabel>
      {children}
      <FieldNotes {...texts} />
    </FieldRoot>
  );
}
