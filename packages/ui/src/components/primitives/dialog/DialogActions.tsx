import type { ComponentProps } from 'react';

/** The buttons at the foot of a dialog; on a phone they share its width. */
export const DialogActions = (props: ComponentProps<'div'>) => (
  <div {...props} className="flex flex-wrap justify-end gap-3 pt-6 max-wide:*:grow" />
);
