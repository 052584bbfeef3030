import { useLabels } from '#useLabels';
import { fieldLabels } from '../../../labels/fieldLabels.ts';
import type { FieldTexts } from './FieldTexts.ts';

export function FieldLabelText({
  label,
  showOptional,
  labels,
}: Pick<FieldTexts, 'label' | 'showOptional' | 'labels'>) {
  const text = useLabels('field', fieldLabels, labels);
  return (
    <>
      {label}
      {showOptional && <span className="font-normal text-ink-2"> {text.optional}</span>}
    </>
  );
}
