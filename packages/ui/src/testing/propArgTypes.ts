import type { InputType } from 'storybook/internal/types';

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

/** Controls for args that a story passes to another component than its `component`, by that one's types. */
export function propArgTypes<Props, Name extends keyof Props & string>(
  part: (props: Props) => unknown,
  ...names: readonly Name[]
): Record<Name, InputType> {
  const { props = {} } = (Reflect.get(part, '__docgenInfo') ?? {}) as Docgen;
  const argTypes = names.map((name): [Name, InputType] => {
    const { description, type } = props[name] ?? {};
    // In the format that Storybook uses for `component`, which `.storybook/addChoices.ts` reads.
    const value = type?.value?.map((choice) => choice.value).join(' | ') ?? type?.name ?? '';
    return [name, { description, type: { name: 'other', value } }];
  });
  return Object.fromEntries(argTypes) as Record<Name, InputType>;
}
