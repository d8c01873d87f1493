/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'a-dark-wind-covers-arkham':
    'Über sehr viele Gräber ist er gekommen. Auch die Starken setzen sich auf die Stufen und fühlen sich den Puls.',
  'a-sandstorm':
    'Gelb zischt es an die Scheiben, und von hier ist es nicht. Türen klemmen, und in der Gosse kommt allerlei zutage.',
  'bank-foreclosure':
    'Der Vorstand hat getagt und gespeist. Am Nachmittag gehen zwei Herren mit Melone und einer Liste um.',
  'church-boycotts-exhibit':
    'Choräle vorm Museum, auf der Treppe niemand. Der Glaube hält sich gut, die Gelehrten sind heimgegangen.',
  'clothing-drive': 'Leinen für die Armen, vier Fässer voll, fein gewebt und braun. Wer es trug, hätte es gern zurück.',
  'corpses-preserved':
    'Der neue Kurator hat ein Rezept aus Natron und Harz, und jeder Keller lieferte. Frisch sehen sie aus.',
  'cursed-relics':
    'Jede Nacht leert sich eine Vitrine, und zwar von innen. Etwas muss man hineinlegen, damit Ruhe ist.',
  'escape-from-arkham-asylum': 'Der Wäschewagen fuhr von allein hinaus. Drei saßen darin, und einer konnte lenken.',
  'king-of-cards-cancels-show':
    'Ein Streifen quer übers Plakat. Wer sonst nichts in der Stadt zu tun hat, reist ab, auf dem Besen.',
  'murder-in-the-museum': 'Der Wärter sitzt am Platz der Mumie, gewickelt wie sie. Im Katalog steht dafür: Leihgabe.',
  'murderer-at-large-victims-brains-missing':
    'Ordentlich sei er, sagt die Polizei. Er habe es auf die alte Art gemacht, durch die Nase, und in Ruhe.',
  'museum-artifacts-stolen':
    'Die Versicherung weiß Bescheid, gewisse Kunden auch. Nachts klopft es: fünf Dollar, ungesehen.',
  'museum-haunted':
    'Zwei Besucher ohne Karten, die nie gehen. Das Mädchen von der Garderobe hat gesehen, was sie abgaben.',
  'plague-of-insects':
    'In einer Wolke kommen sie aus klarem Morgen, und fort sind die Blätter, die Markisen, der Anstrich.',
  'return-to-the-old-ways':
    'Zündhölzer zünden nicht, Abzüge klemmen, kein Rad will rund sein. Jemand wünscht sich Schilf und Ruder zurück.',
  'river-breaches-the-levees':
    'Braunes Wasser, Stroh darauf, bis zu den Briefschlitzen. Ein bemalter Kasten treibt vorbei, mit offenen Augen.',
  'strange-ornithological-sightings':
    '„Ibis, zwei“, notiert der Verein, „Größe zweifelhaft.“ Sie kreisen und achten nur, was mit ihnen kam.',
  'students-protest-museum-exhibit':
    'Untergehakt, von Wand zu Wand. Gegen dich haben sie nichts, nur durch lassen sie dich nicht.',
};
