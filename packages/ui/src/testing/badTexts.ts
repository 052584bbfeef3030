/** A name of 200 characters without a place to break it, which no back end should send and some do. */
export const unbrokenName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  .repeat(3)
  .slice(0, 200);

/** A name of 200 characters, with spaces. */
export const longName =
  'Extra zachte luiers met bloemenmotief voor de allerkleinsten van de groep, in een voordeelverpakking met handvat, zonder parfum en zonder kleurstof, getest door kinderopvang in heel Nederland en België'.slice(
    0,
    200,
  );

/** What must be shown as it stands, and never run. */
export const markupName = '<img src=x onerror=alert(1)><script>alert(2)</script> & "Co" <b>vet</b>';

/** The shortest name there is. */
export const oneLetter = 'A';

/** A name that is read from right to left, with a number that is not; no story has it, since the kit's fonts do not. */
export const rightToLeftName = 'حفاضات للأطفال، مقاس 4+، عبوة من 52 قطعة';

/** Greater than any quantity, price or count that fits a part by itself. */
export const badNumber = 123_456_789;

/** All of them, for parts that show several texts. */
export const badTexts: readonly string[] = [oneLetter, longName, unbrokenName, markupName];
