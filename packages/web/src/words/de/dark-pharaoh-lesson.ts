import type { DARK_PHARAOH_LESSON } from '../en/dark-pharaoh-lesson.js';

/** The lesson on Curse of the Dark Pharaoh, for those who know Arkham. */
export const DARK_PHARAOH_LESSON_DE: Record<keyof typeof DARK_PHARAOH_LESSON, string> = {
  'ui.learn.card.arkham-dark-pharaoh': 'Der Dunkle Pharao in fünf Minuten',
  'ui.learn.card.needs.arkham-dark-pharaoh':
    'Für alle, die das Spiel kennen. Die Erweiterung „Der Fluch des Dunklen Pharao“ (2006) ist enthalten.',
  'ui.learn.card.arkham-dark-pharaoh.1': 'Ausstellungsstücke, die kein Laden verkauft',
  'ui.learn.card.arkham-dark-pharaoh.2': 'Verbannt: was das verbietet und wie es endet',
  'ui.learn.card.arkham-dark-pharaoh.3': 'Wohltaten und Bürden, von jeder eine Karte',
  'ui.learn.card.arkham-dark-pharaoh.4': 'Ein Herold und zwei Arten, die Ausstellung zu spielen',
  'ui.learn.pharaoh.herald': 'Der Herold',
  'ui.learn.pharaoh.herald.text':
    'Dieser Herold begleitet den Großen Alten. Wer einen besonderen Gegenstand erhält, verliert 1 geistige Gesundheit. Wer ein Ausstellungsstück erhält, wirft einen Würfel und wird verflucht, wenn es kein Erfolg ist.',
  'ui.learn.pharaoh.barred': 'Verbannt',
  'ui.learn.pharaoh.barred.text':
    'Du bist verbannt und wurdest auf die Straße gesetzt: {street}. Bei deiner Bewegung darfst du diese Straße betreten, ihre Orte aber nur, wenn dort ein Tor offen ist. In anderen Phasen kann dich ein Effekt trotzdem dorthin bringen.',
  'ui.learn.pharaoh.walk': 'Wo es Ausstellungsstücke gibt',
  'ui.learn.pharaoh.walk.text':
    'Kein Laden verkauft Ausstellungsstücke, aber Begegnungen bringen sie. Dein Ziel: {aim}. Erlebe dort eine Begegnung.{isLast, select, yes {} other { Nächster Schritt: {next}.}}',
  'ui.learn.pharaoh.walk.short':
    '{n, plural, =0 {Ohne Bewegungspunkte} one {Mit nur 1 Bewegungspunkt} other {Mit nur # Bewegungspunkten}} kommst du nicht mehr an den Ort, um den es hier geht. Geh, wohin du magst, oder drück „Zurück“ und nimm den direkten Weg.',
  'ui.learn.pharaoh.walk.elsewhere':
    'Diese Lektion geht einen anderen Weg. Geh, wohin du magst, oder drück „Zurück“ und geh in den Merchant District.',
  'ui.learn.pharaoh.offer': 'Ein Angebot',
  'ui.learn.pharaoh.offer.text':
    'Dir wird ein Gegenstand angeboten, aber er bringt eine Bürde mit. Nimm das Angebot an und dann auch den Gegenstand.',
  'ui.learn.pharaoh.offer.deck':
    'Ausstellungsstücke haben einen eigenen Stapel neben dem der besonderen Gegenstände. Ziehst du eine Karte von diesem Stapel, musst du wegen des Herolds einen Würfel werfen.',
  'ui.learn.pharaoh.relic': 'Dein Fund',
  'ui.learn.pharaoh.relic.cursed':
    'Du hast „{card}“ gefunden, und der Würfel hat dich verflucht. Unter diesem Herold kostet ein Fluch 1 Ausdauer zu Beginn jedes Unterhalts, auch des ersten. Ausstellungsstücke sind Gegenstände: Du kannst sie tauschen und verlieren.',
  'ui.learn.pharaoh.relic.spared':
    'Du hast „{card}“ gefunden, und der Würfel hat dir den Fluch erspart. Unter diesem Herold würde er 1 Ausdauer zu Beginn jedes Unterhalts kosten. Ausstellungsstücke sind Gegenstände: Du kannst sie tauschen und verlieren.',
  'ui.learn.pharaoh.relic.none':
    'Du hast kein Ausstellungsstück. Hier hättest du eines ziehen können: {aim}. Der Herold hätte dich dann gegen einen Fluch würfeln lassen.',
  'ui.learn.pharaoh.favours': 'Wohltaten und Bürden',
  'ui.learn.pharaoh.favours.text':
    'Es gibt 4 Wohltaten und 4 Bürden, von jeder eine Karte. Hier siehst du, wer welche hat. Sollst du eine nehmen, die ein anderer Ermittler hat, darfst du ihm eine Wohltat lassen, eine Bürde nicht. Jede Karte nennt den Zeitpunkt, zu dem du sie ablegst.',
  'ui.learn.pharaoh.favours.lost':
    'Du hast die Bürde „{detriment}“ genommen, und der Fluch hat dich die Wohltat „{benefit}“ gekostet. Von jeder gibt es nur eine Karte. Eine Wohltat, die ein anderer Ermittler hat, darfst du ihm abnehmen. Eine Bürde musst du ihm abnehmen. Jede Karte nennt den Zeitpunkt, zu dem du sie ablegst.',
  'ui.learn.pharaoh.freed': 'Nicht mehr verbannt',
  'ui.learn.pharaoh.freed.text':
    'Die Mythoskarte der letzten Nacht öffnete kein Tor. Stattdessen brachte sie Verdammnismarker für ihre Symbole, und die Terrorstufe stieg. Immer wenn sie steigt, werden alle Karten „Verbannt“ abgelegt. Hier steht dir wieder alles offen: {street}.',
  'ui.learn.pharaoh.ways': 'Eine Ausstellung, die bleibt oder gastiert',
  'ui.learn.pharaoh.ways.text':
    'In diesem Spiel bleibt die Ausstellung: Ihre Karten sind in die anderen Stapel gemischt. Gastiert sie, ersetzen ihre Orts- und Torstapel die des Grundspiels. Mythoskarten kommen dann abwechselnd aus beiden Stapeln, zuerst aus dem der Ausstellung. Bei Zaubern wählst du den Stapel.',
};
