import { createContext, useContext } from 'react';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';

export interface DialogState {
  open: boolean;
  setOpen: (open: boolean, details: OpenChangeDetails) => void;
}

export const DialogContext = createContext<DialogState | null>(null);

/** @throws Error with the name of the component that is outside a dialog. */
export function useDialog(part: string): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error(`${part} must be inside a Dialog, an AlertDialog or a Drawer.`);
  return state;
}
