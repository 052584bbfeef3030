import { Button } from '@magazijn/ui';
import type { ReturnForm } from '../../punch-out/ReturnForm.ts';
import { ociTexts } from './ociTexts.ts';

/** What a background search found, as a form whose button the procurement system presses (FUNCTION=BACKGROUND_SEARCH). */
export function AnsweredReturn({ form }: { form: ReturnForm }) {
  const { action, target, charset, fields } = form;
  return (
    <form action={action} method="post" target={target} acceptCharset={charset} className="grid gap-4">
      <p>{ociTexts.found}</p>
      {fields.map(([name, value], index) => (
        <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <p>
        <Button tone="primary" type="submit">
          {ociTexts.sendBack}
        </Button>
      </p>
    </form>
  );
}
