/** A name of 200 characters that cannot wrap, which some back ends send. */
export const unbrokenName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  .repeat(3)
  .slice(0, 200);

/** A name of 200 characters, with spaces. */
export const longName =
  'Extra zachte luiers met bloemenmotief voor de allerkleinsten van de groep, in een voordeelverpakking met handvat, zonder parfum en zonder kleurstof, getest door kinderopvang in heel Nederland en België'.slice(
    0,
    200,
  );

/** Markup that must be shown as text and never run. */
export const markupName = '<img src=x onerror=alert(1)><script>alert(2)</script> & "Co" <b>vet</b>';

export const oneLetter = 'A';

/** A name in right-to-left script, with a number. No story uses it, since the kit's fonts lack the script. */
export const rightToLeftName = 'حفاضات للأطفال، مقاس 4+، عبوة من 52 قطعة';

/** A number too large for the components that show quantities, prices or counts. */
export const badNumber = 123_456_789;

export const badTexts: readonly string[] = [oneLetter, longName, unbrokenName, markupName];
