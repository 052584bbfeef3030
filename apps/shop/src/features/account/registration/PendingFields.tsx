import { registrationTexts } from './registrationTexts.ts';
import { type FieldError, type FieldName, fieldId, fieldLabel } from './steps.ts';

/** The maximum of named fields; further ones are counted, to keep the line short. */
const maxNames = 5;

interface PendingFieldsProps {
  pending: readonly FieldError[];
  /** Moves to the field, on any step. */
  onSelect: (field: FieldName) => void;
}

/** The missing fields that disable a step's button, each with a link. */
export function PendingFields({ pending, onSelect }: PendingFieldsProps) {
  const rest = pending.length - maxNames;
  return (
    <>
      {registrationTexts.needed}{' '}
      {pending.slice(0, maxNames).map(({ field }, index) => (
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
