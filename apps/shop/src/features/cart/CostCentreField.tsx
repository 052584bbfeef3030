import type { CostCentre } from '@magazijn/api-client';
import { costCentreText } from '@magazijn/domain/cost-centres';
import { Combobox, SelectField } from '@magazijn/ui';
import { costCentreTexts as texts } from './costCentreTexts.ts';

/** The most options of a menu. A longer list gets a search field, since each line of a cart would render all options. */
const menuAtMost = 25;

interface CostCentreFieldProps {
  label: string;
  hideLabel?: boolean;
  costCentres: readonly CostCentre[];
  /** The id of the chosen one, 0 for none. */
  value: number;
  onChange: (id: number) => void;
  /** The chosen one if it can no longer be chosen. */
  ended?: CostCentre | undefined;
  className?: string;
}

/** Chooses a group or a cost centre, or none. */
export function CostCentreField({ costCentres, value, onChange, ended, ...field }: CostCentreFieldProps) {
  const gone = ended && {
    value: String(ended.id),
    label: texts.ended(ended.code ? costCentreText(ended) : texts.unknown),
    disabled: true,
  };
  const options = [
    ...(gone ? [gone] : []),
    ...costCentres.map((each) => ({ value: String(each.id), label: costCentreText(each) })),
  ];
  const props = { ...field, required: false, showOptional: false, warning: ended && texts.choose };
  return costCentres.length > menuAtMost ? (
    <Combobox
      {...props}
      placeholder={texts.none}
      options={options}
      value={value === 0 ? [] : [String(value)]}
      onValueChange={([id]) => onChange(Number(id ?? 0))}
    />
  ) : (
    <SelectField
      {...props}
      options={[{ value: '0', label: texts.none }, ...options]}
      value={String(value)}
      onValueChange={(id) => onChange(Number(id))}
    />
  );
}
