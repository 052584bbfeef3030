import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { alertDialogLabels } from '../../../labels/alertDialogLabels.ts';

export const docs: ComponentDocs = {
  exports: [
    'AlertDialog',
    'AlertDialogTrigger',
    'AlertDialogContent',
    'AlertDialogCancel',
    'AlertDialogAction',
  ],
  alsoCalled: ['confirm', 'confirmation dialog', 'are you sure', 'bevestiging'],
  useWhen: [
    'Something cannot be undone, or costs money, and one may have pressed by mistake: emptying a cart, removing a list.',
    'Ask by what happens ("Winkelmand leegmaken?") and answer by the same verb ("Leegmaken"), never by "Ja" and "OK".',
  ],
  avoidWhen: [
    'It can be undone: do it, and offer to undo it.',
    'There is something to fill in or to look at: use `Dialog`.',
    'It comes at every order or every day: people learn to press it away, and then it protects nobody.',
  ],
  pictures: [
    {
      story: 'Danger',
      good: true,
      says: 'It asks by what happens, says what goes and whether it comes back; the answer is the same verb.',
    },
    {
      story: 'YesOrNo',
      good: false,
      says: "Who reads only the buttons cannot tell what 'Ja' does, nor whether 'Nee' keeps the order.",
    },
  ],
  status: 'stable',
  howItWorks: [
    'The action closes it at once; prevent the default of its click to keep it open while something takes its time, and close it by `open`.',
    'While it is at work let its text say so, and ignore further presses: the dialog stays open meanwhile.',
    'What failed is said in it, above the answers, and the same answer tries again.',
  ],
  content: [
    "The title asks by what happens: 'Winkelmand leegmaken?'. The text says what will be gone and whether it comes back.",
    "The action is the same verb ('Leegmaken'), never 'Ja' or 'OK', so that one who reads only the buttons decides rightly.",
    "One or two sentences; figures and names in it are those of the page: 'De 14 producten gaan eruit.'",
  ],
  responsive: [
    'It stands in the middle, 448 px wide, and never wider than the window.',
    'On a phone the answers share the width; long ones stand under each other.',
  ],
  anatomy: [
    {
      part: 'Trigger',
      slot: 'alert-dialog-trigger',
      what: 'The `Button` that asks; left out where the caller does.',
    },
    {
      part: 'Content',
      slot: 'alert-dialog-content',
      what: 'The modal `<dialog>` over its scrim: question and what follows.',
    },
    { part: 'Actions', slot: 'alert-dialog-actions', what: 'The answers.' },
    {
      part: 'Cancel',
      slot: 'alert-dialog-cancel',
      what: 'The answer that changes nothing; it gets the focus first.',
    },
    { part: 'Action', slot: 'alert-dialog-action', what: 'The answer that does it, named by its verb.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the trigger: asks; the focus is on Cancel.' },
    { keys: 'Tab', does: 'From answer to answer, and stays in the window.' },
    { keys: 'Escape', does: 'A no: closes it and gives the focus back to where it was.' },
  ],
  accessibility: [
    'An `alertdialog`: question and consequence are both read when it opens.',
    'A press on the scrim is no answer.',
    'What takes a while or may fail prevents the default of the action’s click, and closes by `open` when it is done.',
  ],
  labels: { alertDialogLabels },
  related: ['Dialog', 'Drawer', 'Button'],
};
