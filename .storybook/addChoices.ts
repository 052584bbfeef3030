import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { choicesOf } from '../scripts/stories/choicesOf.ts';

/**
 * Gives a variant the choices that its cva has, without the null that cva lets through; a union that is no list of
 * choices, such as a text or a number, is no choice. What a story says in words where any node of React may stand is
 * typed as words, and a number that may be none as a number.
 */
export const addChoices: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (type?.name !== 'enum' && type?.name !== 'other') return [name, argType];
      const text = type.name === 'other' ? type.value : type.value.map((value) => asTyped(value)).join(' | ');
      const choices = choicesOf(text);
      if (!choices)
        return [
          name,
          { ...argType, ...plainControl(text, initialArgs[name]), type: { name: 'other', value: text } },
        ];
      const isBoolean = typeof choices[0] === 'boolean';
      return [
        name,
        {
          ...argType,
          type: isBoolean ? { name: 'boolean' } : { name: 'enum', value: [...choices] },
          table: { ...table, type: { summary: choices.map(asTyped).join(' | ') } },
        },
      ];
    }),
  );

/** The control of a type that is more than a text or a number, as long as a story gives it no more than that. */
function plainControl(type: string, value: unknown): Pick<InputType, 'control'> | null {
  const isOpen = value === undefined || value === null;
  if (type === 'ReactNode' && (isOpen || typeof value === 'string')) return { control: { type: 'text' } };
  if (type === 'number | null' && (isOpen || typeof value === 'number'))
    return { control: { type: 'number' } };
  return null;
}

/** A choice as TypeScript writes it; what is a type already stays as it is. */
function asTyped(value: unknown): string {
  const text = String(value);
  const isWord = typeof value === 'string' && /^[a-z][\w-]*$/i.test(value);
  return isWord && !['null', 'undefined', 'boolean', 'string', 'number'].includes(value)
    ? `"${value}"`
    : text;
}
