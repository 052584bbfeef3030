import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface ExampleProps {
  /** The story that shows it. */
  of: ComponentProps<typeof Story>['of'];
  /** Why, in one sentence. */
  children: string;
}

const example = (title: string, border: string, text: string) =>
  function Example({ of, children }: ExampleProps) {
    return (
      <figure className={`sb-unstyled my-6 border border-rule border-t-4 text-15 text-ink ${border}`}>
        {/* Not centred, since a component that fills its parent would have no width. */}
        <div className="grid grid-cols-1 bg-background p-6">
          <Story of={of} />
        </div>
        <figcaption className="border-t border-rule bg-surface p-4">
          <b className={text}>{title}</b> {children}
        </figcaption>
      </figure>
    );
  };

/** A live example to follow, with its reason. */
export const Do = example('Do', 'border-t-positive', 'text-positive');
/** A live example to avoid, with its reason. */
export const DoNot = example('Do not', 'border-t-danger', 'text-danger');
