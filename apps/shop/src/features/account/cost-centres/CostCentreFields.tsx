import type { CostCentre } from '@magazijn/api-client';
import {
  codeProblem,
  maxCodeLength,
  maxCostCentreNameLength,
  nameProblem,
} from '@magazijn/domain/cost-centres';
import { TextField } from '@magazijn/ui';
import { costCentreTexts as texts } from './costCentreTexts.ts';

type Fields = Pick<CostCentre, 'code' | 'name'>;

/** The problems of both fields, in Dutch; '' for a correct one. */
export const problemsOf = ({ code, name }: Fields, others: readonly CostCentre[]): Fields => ({
  code:
    codeProblem(
      code,
      others.map((other) => other.code),
    ) ?? '',
  name: nameProblem(name) ?? '',
});

interface CostCentreFieldsProps {
  fields: Fields;
  errors: Fields;
  onChange: (fields: Fields) => void;
}

export function CostCentreFields({ fields, errors, onChange }: CostCentreFieldsProps) {
  return (
    <>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        maxLength={maxCodeLength}
        value={fields.code}
        onValueChange={(code) => onChange({ ...fields, code })}
        error={errors.code || undefined}
      />
      <TextField
        label={texts.name}
        required={false}
        showOptional
        autoComplete="off"
        maxLength={maxCostCentreNameLength}
        value={fields.name}
        onValueChange={(name) => onChange({ ...fields, name })}
        error={errors.name || undefined}
      />
    </>
  );
}
