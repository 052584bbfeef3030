import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { fileDropLabels } from '../../../labels/fileDropLabels.ts';

export const docs: ComponentDocs = {
  exports: ['FileDrop'],
  alsoCalled: ['upload', 'file input', 'dropzone', 'attachment', 'bestand kiezen', 'bijlage'],
  useWhen: [
    'A file is handed over: an order list, a signed form, a photo of what is broken.',
    'A list of article numbers comes from another system as csv or xlsx.',
  ],
  avoidWhen: ['The content is typed or pasted as text: use `QuickOrderGrid` or `TextAreaField`.'],
  pictures: [
    { story: 'Empty', good: true, says: 'What is wanted, in which form, and how large it may be.' },
    { story: 'AnyFile', good: false, says: 'Neither what nor how large: one learns it from the refusal.' },
  ],
  status: 'beta',
  errors: [
    "A file of another kind is refused by name, and says which are taken: 'foto.gif kan niet.'",
    "One that is too large says what is the most: 'lijst.csv is te groot. Een bestand mag tot 5 MB zijn.'",
    'What was refused is not in the list; the files that were good stay in it.',
    'What the server refuses is the `error` of the field, with the name of the file.',
  ],
  howItWorks: [
    'Files come by dragging, by pasting and by the choice of the system; all three end in the same list.',
    'It sends nothing itself: a form gets the files under `name`, or you send them and say by `stateOf` how far each is.',
  ],
  content: [
    "The hint says kinds and size beforehand: 'Een csv of xlsx tot 5 MB.'",
    'The name of a file is shown as it is, whole.',
  ],
  responsive: [
    "As wide as its form's column; its words go under the sign where there is little room.",
    'On a phone it opens the choice of files, or the camera where `accept` asks for pictures.',
  ],
  related: ['TextField', 'QuickOrderGrid', 'Progress'],
  anatomy: [
    { part: 'Place', slot: 'file-drop', what: 'Where one drops, over a native `<input type="file">`.' },
    {
      part: 'List',
      slot: 'file-drop-list',
      what: 'The files with size, progress and a button to take them away.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the field, then to the button of each file.' },
    { keys: 'Enter, Space', does: 'Open the browser’s choice of files; on a button, take the file away.' },
    { keys: 'Ctrl + V', does: 'Takes the files of the clipboard while the focus is in the field.' },
  ],
  accessibility: [
    'Dragging is never needed: the field itself takes keyboard and clipboard.',
    'What is refused is told with the file’s name as the field’s error, and by the page’s `LiveRegion`.',
    'Say in `hint` which kinds and sizes are taken.',
    'Dragging is never the only way (WCAG 2.5.7): the whole place is a native file field that can be pressed.',
  ],
  labels: { fileDropLabels },
};
