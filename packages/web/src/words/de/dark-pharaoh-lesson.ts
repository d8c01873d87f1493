import type { DARK_PHARAOH_LESSON } from '../en/dark-pharaoh-lesson.js';

/** The lesson on Curse of the Dark Pharaoh, for those who know Arkham. */
export const DARK_PHARAOH_LESSON_DE: Record<keyof typeof DARK_PHARAOH_LESSON, string> = {
  'ui.learn.card.arkham-dark-pharaoh': 'Der Dunkle Pharao in fünf Minuten',
  'ui.learn.card.needs.arkham-dark-pharaoh':
    'Für alle, die das Spiel kennen. Gespielt wird mit der Erweiterung „Curse of the Dark Pharaoh“ (2006), die schon hier ist.',
  'ui.learn.card.arkham-dark-pharaoh.1': 'Ausstellungsstücke, die kein Laden verkauft',
  'ui.learn.card.arkham-dark-pharaoh.2': 'Verbannt: was das verbietet und wie es endet',
  'ui.learn.card.arkham-dark-pharaoh.3': 'Segnungen und Bürden, von jeder eine Karte',
  'ui.learn.card.arkham-dark-pharaoh.4': 'Ein Herold, und zwei Arten, die Ausstellung zu spielen',
  'ui.learn.pharaoh.herald': 'Wer mit der Ausstellung kam',
  'ui.learn.pharaoh.herald.text':
    'Neben dem Großen Alten liegt ein Herold. Unter diesem hier verliert 1 geistige Gesundheit, wer einen besonderen Gegenstand erhält; und wer ein Ausstellungsstück erhält, wirft einen Würfel und wird verflucht, wenn es kein Erfolg ist.',
  'ui.learn.pharaoh.barred': 'Hier nicht erwünscht',
  'ui.learn.pharaoh.barred.text':
    'Du bist verbannt und wurdest auf die Straße gesetzt: {street}. Wenn du dich bewegst, darfst du über diese Straße gehen, aber keinen ihrer Orte betreten, außer wo ein Tor offen ist. Was dich in einer anderen Phase dorthin bringt, darf das trotzdem.',
  'ui.learn.pharaoh.walk': 'Wo sich Altes findet',
  'ui.learn.pharaoh.walk.text':
    'Kein Laden hat Ausstellungsstücke: Sie haben keinen Preis, Begegnungen geben sie. Dein Ziel ist also {aim}: Hab dort deine Begegnung. Als Nächstes kommt: {next}.',
  'ui.learn.pharaoh.walk.short':
    'Mit {n, plural, =0 {keinem Punkt} one {einem Punkt} other {# Punkten}} kommst du nicht mehr dorthin, wo diese Lektion spielt. Geh, wohin du magst, oder geh mit „Zurück“ den geraden Weg.',
  'ui.learn.pharaoh.walk.elsewhere':
    'Das ist ein anderer Weg als der dieser Lektion. Geh, wohin du magst, oder geh mit „Zurück“ doch in den Merchant District.',
  'ui.learn.pharaoh.offer': 'Ein Handel',
  'ui.learn.pharaoh.offer.text':
    'Geboten wird hier ein Fund, und mit ihm kommt eine Bürde. Sag Ja zu diesem Handel und dann Ja zu dem Fund.',
  'ui.learn.pharaoh.offer.deck':
    'Ausstellungsstücke haben einen eigenen Stapel neben den besonderen Gegenständen. Zieh davon, und der Herold lässt dich einen Würfel werfen.',
  'ui.learn.pharaoh.relic': 'Was du gefunden hast',
  'ui.learn.pharaoh.relic.cursed':
    'Dein Fund: {card}. Und der Würfel hat dich verflucht. Unter diesem Herold kostet ein Fluch 1 Ausdauer, wenn dein Unterhalt beginnt, vor jedem Wurf gegen ihn und auch im ersten. Ein Ausstellungsstück ist ein Gegenstand: Du kannst es tauschen und verlieren.',
  'ui.learn.pharaoh.relic.spared':
    'Dein Fund: {card}. Und der Würfel hat dir den Fluch erspart. Unter diesem Herold würde er 1 Ausdauer kosten, sooft dein Unterhalt beginnt. Ein Ausstellungsstück ist ein Gegenstand: Du kannst es tauschen und verlieren.',
  'ui.learn.pharaoh.relic.none':
    'Du hast kein Ausstellungsstück. Eines lag in einem eigenen Stapel bereit ({aim}); und der Herold hätte dich gegen einen Fluch würfeln lassen.',
  'ui.learn.pharaoh.favours': 'Im Guten wie im Bösen',
  'ui.learn.pharaoh.favours.text':
    'Vier Segnungen, vier Bürden, von jeder eine Karte; hier siehst du, wer welche hat. Sollst du eine nehmen, die jemand anders hat, so darfst du ihm eine Segnung nehmen, eine Bürde musst du ihm nehmen. Jede Karte sagt, wann sie geht; dann ist sie wieder frei.',
  'ui.learn.pharaoh.favours.lost':
    'Der Handel brachte dir eine Bürde: {detriment}. Und der Fluch nahm dir deine Segnung: {benefit}. Von jeder gibt es eine Karte. Sollst du eine nehmen, die jemand anders hat, so darfst du ihm eine Segnung nehmen, eine Bürde musst du ihm nehmen. Jede Karte sagt, wann sie geht.',
  'ui.learn.pharaoh.freed': 'Offene Türen',
  'ui.learn.pharaoh.freed.text':
    'Die Mythoskarte der letzten Nacht öffnete kein Tor; mit ihren Zeichen kam stattdessen Verdammnis hinzu. Aber sie ließ den Terror steigen, und sooft er steigt, werden alle Verbannungen abgelegt. Hier steht dir also alles wieder offen: {street}.',
  'ui.learn.pharaoh.ways': 'Eine Ausstellung, die bleibt oder zu Besuch ist',
  'ui.learn.pharaoh.ways.text':
    'In diesem Spiel bleibt sie: Ihre Karten sind unter die anderen gemischt. Ist sie zu Besuch, so ersetzen ihre Orts- und Torstapel die des Grundspiels, und ihre Mythos- und Zauberstapel liegen neben den anderen: Mythoskarten kommen abwechselnd, zuerst die ihren, und wer Zauber zieht, wählt den Stapel.',
};
