import type { MessageItem } from '@magazijn/ui';
import { createContext, useContext } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The result of a form that the web server handled, because scripts did not run (docs/adr/0042). */
export interface PostedForm {
  /** The submitted values by the names of the fields; never a password. */
  readonly fields: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  readonly message: MessageItem | null;
}

/** Null in documents without a submitted form. */
export const PostedFormContext = createContext<PostedForm | null>(null);

/** The submitted form of this document, also after 'back' and 'forward'; null after other navigations. */
export function usePostedForm(): PostedForm | null {
  const posted = useContext(PostedFormContext);
  return useNavigationType() === 'POP' ? posted : null;
}
