import { registrationTexts } from './registrationTexts.ts';

export function RegistrationPanel() {
  return (
    <section
      aria-labelledby="registration-panel"
      className="rounded-b-label border rail-t border-rule border-t-rail bg-surface p-4 wide:p-6"
    >
      <h2 id="registration-panel" className="type-heading text-22">
        {registrationTexts.panel}
      </h2>
      <ol className="grid gap-4 pt-4">
        {registrationTexts.afterwards.map((text, index) => (
          <li key={text} className="flex gap-3">
            <span aria-hidden className="lift-numeral type-numeral text-28 leading-none!">
              {index + 1}
            </span>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
