import type { ReactNode } from 'react';
import { notesOf } from './describedByOf.ts';
import { FieldLabelText } from './FieldLabelText.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldLabel, FieldRoot } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

/** Props of {@link FieldFrame}: the texts of a field, and attributes of its root. */
interface FieldFrameProps extends FieldTexts {
  id: string | undefined;
  children: ReactNode;
}

/** Label and notes around the control of a complete field. */
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
