import { createContext, useContext } from 'react';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';

/** Whether a dialog is open, and the function that changes that. */
export interface DialogState {
  open: boolean;
  setOpen: (open: boolean, details: OpenChangeDetails) => void;
}

/** Shared by `Dialog`, `AlertDialog` or `Drawer` and the components in it. */
export const DialogContext = createContext<DialogState | null>(null);

/** @throws Error with the name of the component that is outside a dialog. */
export function useDialog(part: string): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error(`${part} must be inside a Dialog, an AlertDialog or a Drawer.`);
  return state;
}
