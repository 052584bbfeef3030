import { registrationTexts } from './registrationTexts.ts';
import { type FieldError, type FieldName, fieldId, fieldLabel } from './steps.ts';

/** More names than this are counted: a line that nobody reads helps nobody. */
const mostNames = 5;

interface PendingFieldsProps {
  pending: readonly FieldError[];
  /** Goes to the field, whichever step it stands on. */
  onSelect: (field: FieldName) => void;
}

/** What a step still needs before its button can be pressed, each a link to its field. */
export function PendingFields({ pending, onSelect }: PendingFieldsProps) {
  const rest = pending.length - mostNames;
  return (
    <>
      {registrationTexts.needed}{' '}
      {pending.slice(0, mostNames).map(({ field }, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <a
            href={`#${fieldId(field)}`}
            className="underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault();
              onSelect(field);
            }}
          >
            {fieldLabel(field)}
          </a>
        </span>
      ))}
      {rest > 0 && ` ${registrationTexts.neededMore(rest)}`}
    </>
  );
}
