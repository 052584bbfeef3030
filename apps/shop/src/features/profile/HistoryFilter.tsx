import { SelectField, TextField } from '@magazijn/ui';
import { type Period, periods } from './periods.ts';
import { profileTexts } from './profileTexts.ts';

interface HistoryFilterProps {
  search: string;
  period: Period | '';
  onChange: (search: string, period: Period | '') => void;
}

/** What of the history shows: by words, and by a period. */
export function HistoryFilter({ search, period, onChange }: HistoryFilterProps) {
  return (
    <div className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_15rem]">
      <TextField
        type="search"
        label={profileTexts.searchOrders}
        hint={profileTexts.searchOrdersHint}
        required={false}
        value={search}
        onChange={(event) => onChange(event.currentTarget.value, period)}
      />
      <SelectField
        label={profileTexts.period}
        required={false}
        value={period}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange(search, periods.find((each) => each === value) ?? '');
        }}
      >
        <option value="">{profileTexts.allPeriods}</option>
        {periods.map((each) => (
          <option key={each} value={each}>
            {profileTexts.periods[each]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
