/** Product information that is longer than the folded section shows. */
export const longInformation = [
  '<p>Pukkie maat 4 is de luier voor dreumesen die de hele dag in beweging zijn. De zachte boord rond de beentjes sluit goed aan zonder te knellen, en de kern houdt tot twaalf uur droog. Dus ook tijdens het middagslaapje.</p>',
  '<h3>Zie in één oogopslag wie er verschoond moet worden</h3>',
  '<p>Het streepje op de voorkant kleurt van geel naar blauw als de luier nat is. Zo hoef je een kind niet uit het spel te halen om te voelen. De plakstrips zijn opnieuw te sluiten: even controleren kan altijd.</p>',
  '<h3>Zacht voor de huid</h3>',
  '<p>De luier is vrij van parfum, lotion en latex. De binnenlaag laat vocht snel door en blijft zelf droog aanvoelen, zodat de huid rust krijgt. Gebruik bij een rode huid een dun laagje zinkzalf.</p>',
  '<ul><li>Voor kinderen van 8 tot 14 kilo</li><li>4 pakken van 44 luiers in een doos, samen 176 luiers</li><li>Natheidsstreepje op de voorkant</li><li>Plakstrips die je opnieuw kunt sluiten</li><li>Rekbare zijkanten en een dubbele beenboord</li></ul>',
  '<h3>Welke maat kies je?</h3>',
  '<p>Kijk naar het gewicht van het kind en naar de plakstrips. Zitten die helemaal aan de buitenkant, neem dan een maat groter. Kun je ze over elkaar plakken, dan is een maat kleiner beter.</p>',
  '<h3>Bewaren en weggooien</h3>',
  '<p>Bewaar de doos droog, dan blijft de kern luchtig. Een gebruikte luier rol je op met de plakstrips eromheen. Hij hoort bij het restafval, tenzij je gemeente luiers apart inzamelt.</p>',
].join('');
