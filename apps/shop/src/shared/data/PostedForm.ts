import type { MessageItem } from '@magazijn/ui';
import { createContext, useContext } from 'react';
import { useNavigationType } from 'react-router-dom';

/** What came of a form that the web server answered, because no script did (docs/adr/0042). */
export interface PostedForm {
  /** What was typed, by the names of the fields; never a password. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is wrong with a field. */
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  /** What there is to say of the whole. */
  readonly message: MessageItem | null;
}

/** Null in every document that answers no form. */
export const PostedFormContext = createContext<PostedForm | null>(null);

/** The form that this document answers; null on pages that one comes to from it. */
export function usePostedForm(): PostedForm | null {
  const posted = useContext(PostedFormContext);
  return useNavigationType() === 'POP' ? posted : null;
}
