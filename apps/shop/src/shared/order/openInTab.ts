export interface PostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface TabOptions {
  readonly tab: string;
  /** What the tab shows until the document comes; null for a download, whose tab browsers close only while it is empty. */
  readonly opening: string | null;
  readonly form: () => Promise<PostedForm>;
}

/**
 * Opens a document in a new tab, by a form with a token. Call it in the click handler, where browsers open
 * tabs. The form is requested while the tab waits, so that this page shows failures.
 * @returns false when the browser opened no tab
 * @throws what `form` throws; the tab is closed again
 */
export async function openInTab({ tab: name, opening, form }: TabOptions): Promise<boolean> {
  const tab = window.open('', name);
  if (tab === null) return false;
  try {
    if (opening !== null) tab.document.body.textContent = opening;
  } catch {
    // The tab already shows a document, and this page may not write to it: the form replaces it.
  }
  try {
    postToTab(name, await form());
    return true;
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** Posts a form into a tab and removes it at once, so that the token does not stay in the page. */
function postToTab(tab: string, { action, fields }: PostedForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = tab;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
