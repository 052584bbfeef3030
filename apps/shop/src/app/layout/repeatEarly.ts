/** React ignores an event of a field whose value is the last one set; it listens to clicks of checkboxes. */
function repeatChange(field: HTMLInputElement): void {
  for (const key of ['value', 'checked']) {
    // Setting another on a copy leaves the field, its caret and a composed word as they are. A file field refuses it.
    if (field.type !== 'file')
      Object.getOwnPropertyDescriptor(field, key)?.set?.call(field.cloneNode(), '\0');
  }
  for (const type of ['input', 'change', 'click']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Repeats what public/assets/session.js kept until hydration: the fields that were changed, then the buttons that were
 * pressed and the forms that were submitted, in order.
 */
export async function repeatEarly(
  fields: Iterable<HTMLInputElement>,
  presses: Iterable<HTMLElement>,
): Promise<void> {
  for (const field of fields) repeatChange(field);
  for (const pressed of presses) {
    // A handler has the values of its render: React has to commit the previous change.
    await new Promise((resolve) => setTimeout(resolve));
    if (!pressed.isConnected) continue;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  }
}
