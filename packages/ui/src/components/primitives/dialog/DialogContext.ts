import { createContext, useContext } from 'react';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';

/** Whether a window is open, and how it opens and closes. */
export interface DialogState {
  open: boolean;
  setOpen: (open: boolean, details: OpenChangeDetails) => void;
}

/** What `Dialog`, `AlertDialog` and `Drawer` share with their buttons and their window. */
export const DialogContext = createContext<DialogState | null>(null);

/** @throws Error naming the part that stands outside. */
export function useDialog(part: string): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error(`${part} stands inside a Dialog, an AlertDialog or a Drawer.`);
  return state;
}
