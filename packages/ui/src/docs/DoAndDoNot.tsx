import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface ExampleProps {
  of: ComponentProps<typeof Story>['of'];
  children: string;
}

/** A live example to follow, with its reason. */
export const Do = (props: ExampleProps) => <Example {...props} good />;

/** A live example to avoid, with its reason. */
export const DoNot = (props: ExampleProps) => <Example {...props} good={false} />;

function Example({ of, good, children }: ExampleProps & { good: boolean }) {
  return (
    <figure
      className={`sb-unstyled my-6 border border-rule border-t-4 text-15 text-ink ${good ? 'border-t-positive' : 'border-t-danger'}`}
    >
      {/* Not centred, since a component that fills its parent would have no width. */}
      <div className="grid grid-cols-1 bg-background p-6">
        <Story of={of} />
      </div>
      <figcaption className="border-t border-rule bg-surface p-4">
        <b className={good ? 'text-positive' : 'text-danger'}>{good ? 'Do' : 'Do not'}</b> {children}
      </figcaption>
    </figure>
  );
}
