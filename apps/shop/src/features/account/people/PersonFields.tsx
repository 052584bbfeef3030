import { allRoles, type Role, roleDescriptions, roleNames } from '@magazijn/domain/people';
import { SelectField, TextField } from '@magazijn/ui';
import { peopleTexts as texts } from './peopleTexts.ts';

const roleOptions = allRoles.map((role) => ({ value: role, label: roleNames[role] }));

interface PersonFieldsProps {
  name: string;
  onName: (name: string) => void;
  nameError: string;
  role: Role;
  onRole: (role: Role) => void;
}

export function PersonFields({ name, onName, nameError, role, onRole }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label={texts.name}
        autoComplete="off"
        value={name}
        onValueChange={onName}
        error={nameError || undefined}
      />
      <SelectField
        label={texts.role}
        options={roleOptions}
        value={role}
        onValueChange={(value) => onRole(allRoles.find((known) => known === value) ?? role)}
        hint={roleDescriptions[role]}
      />
    </>
  );
}
