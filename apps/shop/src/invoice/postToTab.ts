/** A form that a browser posts: where to, and its fields. */
export interface PostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a form into a tab and takes it away at once: the bearer in it stays in the page no longer than that. */
export function postToTab(tab: string, { action, fields }: PostedForm): void {
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
