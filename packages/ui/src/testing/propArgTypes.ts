import type { InputType } from 'storybook/internal/types';

/** What the build of Storybook puts beside a part. */
interface Docgen {
  readonly props?: Readonly<
    Record<
      string,
      | {
          readonly description: string;
          readonly type: { readonly name: string; readonly value?: readonly { readonly value: string }[] };
        }
      | undefined
    >
  >;
}

/**
 * The controls of props that a story takes for another part than its `component`, out of the types of that part.
 *
 * @example
 * argTypes: { ...propArgTypes(AlertDialogContent, 'tone'), answer: propArgTypes(AlertDialogAction, 'tone').tone }
 */
export function propArgTypes<Props, Name extends keyof Props & string>(
  part: (props: Props) => unknown,
  ...names: readonly Name[]
): Record<Name, InputType> {
  const { props = {} } = (Reflect.get(part, '__docgenInfo') ?? {}) as Docgen;
  const argTypes = names.map((name): [Name, InputType] => {
    const { description, type } = props[name] ?? {};
    // As Storybook itself has it of a prop of the `component`: `.storybook/addChoices.ts` reads both.
    const value = type?.value?.map((choice) => choice.value).join(' | ') ?? type?.name ?? '';
    return [name, { description, type: { name: 'other', value } }];
  });
  return Object.fromEntries(argTypes) as Record<Name, InputType>;
}
