/** German texts of Kingsport's cards that no effect provides. */
import { clauseForms, imperative, statement } from '@vigil/rules/de';
import {
  CASTLE_GATE_LOSS,
  CORRUPTING_DOOM,
  DREAMER_CLUES,
  GROWING_LOSS,
  HIGHEST_MAXIMUM,
  KEPT_CLUE_LOSS,
  MAXIMUM_SHIFT,
  MYTHOS_SHOWN_FOR_SEAL,
  ORDERED_MYTHOS,
  QUELL_CLUES,
  RANSOM,
} from '@vigil/rules/kingsport/constants';

export const CARD_WORDS_DE: Readonly<Record<string, string>> = {
  'kingsport.seal-here': imperative(
    'lege ein Siegel aus dem Vorrat auf diesen Ort',
    'ein Siegel aus dem Vorrat auf diesen Ort legen',
  ),
  'kingsport.seal-from-doom': `${imperative('lege 1 Verdammnismarker von der Verdammnisleiste auf einen instabilen Ort deiner Wahl ohne Tor', '1 Verdammnismarker von der Verdammnisleiste auf einen instabilen Ort deiner Wahl ohne Tor legen')}. Er versiegelt diesen Ort`,
  'kingsport.move-seal': `${imperative('verlege 1 Siegel an einen anderen instabilen Ort ohne Siegel', '1 Siegel an einen anderen instabilen Ort ohne Siegel verlegen')}. Ein Tor dort wird damit versiegelt, und die Monster dort kommen in den Monsterbecher`,
  'kingsport.seal-named-gate': `${imperative(`decke die obersten ${MYTHOS_SHOWN_FOR_SEAL} Mythoskarten auf und wähle 1`, `die obersten ${MYTHOS_SHOWN_FOR_SEAL} Mythoskarten aufdecken und 1 wählen`)}. Ist an ihrem Torort ein Tor offen, wird es versiegelt. Alles andere auf diesen Karten wird ignoriert`,
  'kingsport.order-mythos': imperative(
    `sieh dir die obersten ${ORDERED_MYTHOS} Karten des Mythosstapels an und lege sie in beliebiger Reihenfolge zurück`,
    `die obersten ${ORDERED_MYTHOS} Karten des Mythosstapels ansehen und in beliebiger Reihenfolge zurücklegen`,
  ),
  'kingsport.learn-spell': clauseForms(
    'ziehe 1 Zauber und verliere so viel geistige Gesundheit, wie er beim Wirken kostet',
    'zieht 1 Zauber und verliert so viel geistige Gesundheit, wie er beim Wirken kostet',
    '1 Zauber ziehen und so viel geistige Gesundheit verlieren, wie er beim Wirken kostet',
  ),
  'kingsport.learn-or-lose-spell': clauseForms(
    'ziehe 1 Zauber und verliere so viel geistige Gesundheit, wie er beim Wirken kostet. Wirst du wahnsinnig, lege den Zauber ab',
    'zieht 1 Zauber und verliert so viel geistige Gesundheit, wie er beim Wirken kostet. Wird der Ermittler wahnsinnig, legt er den Zauber ab',
    '1 Zauber ziehen und so viel geistige Gesundheit verlieren, wie er beim Wirken kostet. Wirst du wahnsinnig, lege den Zauber ab',
  ),
  'kingsport.swap-skills': imperative(
    'gib 1 deiner Fertigkeiten einem anderen Ermittler, der dir dafür eine andere Fertigkeit gibt (falls vorhanden)',
    '1 deiner Fertigkeiten einem anderen Ermittler geben, der dir dafür eine andere Fertigkeit gibt (falls vorhanden)',
  ),
  'kingsport.give-clues': imperative(
    'gib alle deine Hinweise einem anderen Ermittler deiner Wahl',
    'alle deine Hinweise einem anderen Ermittler deiner Wahl geben',
  ),
  'kingsport.take-clues': imperative(
    'nimm alle Hinweise eines anderen Ermittlers deiner Wahl',
    'alle Hinweise eines anderen Ermittlers deiner Wahl nehmen',
  ),
  'kingsport.share-clues': statement(
    'du darfst anderen Ermittlern Hinweise geben, und jeder von ihnen darf dir welche geben',
    'darfst du anderen Ermittlern Hinweise geben, und jeder von ihnen darf dir welche geben',
  ),
  'kingsport.swap-places': imperative(
    'tausche den Platz mit einem anderen Ermittler deiner Wahl auf einer Straße, an einem Ort oder in einer Anderen Welt',
    'den Platz mit einem anderen Ermittler deiner Wahl auf einer Straße, an einem Ort oder in einer Anderen Welt tauschen',
  ),
  'kingsport.trade-places': `${imperative('tausche den Platz mit einem anderen Ermittler deiner Wahl auf einer Straße, an einem Ort oder in einer Anderen Welt', 'den Platz mit einem anderen Ermittler deiner Wahl auf einer Straße, an einem Ort oder in einer Anderen Welt tauschen')}. Du hast dort eine Begegnung; der andere Ermittler hat in dieser Runde keine`,
  'kingsport.bring-back-lost': `${statement('sind Ermittler in Zeit und Raum verloren, kehrst du nach Arkham zurück', 'kehrst du, wenn Ermittler in Zeit und Raum verloren sind, nach Arkham zurück')}. Alle verlorenen Ermittler kommen auf die Straße, die dir am nächsten ist`,
  'kingsport.mythos-card-now': imperative(
    'ziehe 1 Mythoskarte und führe sie sofort aus',
    '1 Mythoskarte ziehen und sofort ausführen',
  ),
  'kingsport.to-nearest-monster': `${imperative('gehe zum nächsten Monster und begegne ihm', 'zum nächsten Monster gehen und ihm begegnen')}. Ist weder in den Straßen noch an den Orten eines, erscheint ein Monster`,
  'kingsport.nearest-comes': statement(
    'das nächste Monster kommt hierher, und du begegnest ihm',
    'kommt das nächste Monster hierher, und du begegnest ihm',
  ),
  'kingsport.price-of-clues': imperative(
    `verliere für jeden deiner Hinweise entweder diesen Hinweis oder ${KEPT_CLUE_LOSS.sanity} geistige Gesundheit und ${KEPT_CLUE_LOSS.stamina} Ausdauer`,
    `für jeden deiner Hinweise entweder diesen Hinweis oder ${KEPT_CLUE_LOSS.sanity} geistige Gesundheit und ${KEPT_CLUE_LOSS.stamina} Ausdauer verlieren`,
  ),
  'kingsport.price-of-items': imperative(
    `gib für jeden deiner Gegenstände ${RANSOM.clues} Hinweis aus, zahle ${RANSOM.money} $ oder verliere den Gegenstand`,
    `für jeden deiner Gegenstände ${RANSOM.clues} Hinweis ausgeben, ${RANSOM.money} $ zahlen oder den Gegenstand verlieren`,
  ),
  'kingsport.sliders-left': imperative(
    'schiebe alle deine Fertigkeitsregler ganz nach links',
    'alle deine Fertigkeitsregler ganz nach links schieben',
  ),
  'kingsport.castle-gate': `${imperative(`verliere ${CASTLE_GATE_LOSS.sanity} geistige Gesundheit und ${CASTLE_GATE_LOSS.stamina} Ausdauer`, `${CASTLE_GATE_LOSS.sanity} geistige Gesundheit und ${CASTLE_GATE_LOSS.stamina} Ausdauer verlieren`)}. Wirst du dadurch verschlungen, erwacht der Große Alte`,
  'kingsport.through-any-gate': imperative(
    'gehe zu einem offenen Tor deiner Wahl und betritt es',
    'zu einem offenen Tor deiner Wahl gehen und es betreten',
  ),
  'kingsport.brood': clauseForms(
    'erhalte 1 Brutmarker und wirf einen Würfel. Zeigt der Würfel eine kleinere Zahl, als du Brutmarker hast, wirst du verschlungen',
    'erhält 1 Brutmarker und wirft einen Würfel. Zeigt der Würfel eine kleinere Zahl, als der Ermittler Brutmarker hat, wird dieser verschlungen',
    '1 Brutmarker erhalten und einen Würfel werfen. Zeigt der Würfel eine kleinere Zahl, als du Brutmarker hast, wirst du verschlungen',
  ),
  'kingsport.awakens': imperative('wecke sofort den Großen Alten', 'sofort den Großen Alten wecken'),
  'kingsport.implant': statement(
    '1 Monster in deinem Gebiet bewegt sich nach deiner Wahl am schwarzen oder am weißen Pfeil entlang',
    'bewegt sich 1 Monster in deinem Gebiet nach deiner Wahl am schwarzen oder am weißen Pfeil entlang',
  ),
  'kingsport.spares-arrested': 'statt verhaftet zu werden, darfst du diese Karte ablegen',
  'kingsport.spares-delayed': 'statt aufgehalten zu werden, darfst du diese Karte ablegen',
  'deck.kept': 'Behaltene Begegnungskarten',
  'card.kept': '{n, plural, one {behaltene Begegnungskarte} other {behaltene Begegnungskarten}}',
  'status.brood': 'Brutmarker',
  'q.spare': '„{card}“ ablegen, um nicht {what, select, arrested {verhaftet} other {aufgehalten}} zu werden?',
  'q.own-arrow': 'Pfeil für das Monster wählen',
  'q.quell': `Die Terrorstufe (jetzt {n}) steigt gleich · ${QUELL_CLUES} Hinweise ausgeben, damit sie um 1 weniger steigt?`,
  'q.web': 'Wählen, was sich der Große Alte nimmt',
  'o.black-arrow': 'Schwarzer Pfeil ({place})',
  'o.white-arrow': 'Weißer Pfeil ({place})',
  'o.web-ally': '{card} ({investigator})',
  'kingsport.settle-down': `du darfst beliebig oft ${QUELL_CLUES} Hinweise ausgeben, damit die Terrorstufe um 1 weniger steigt`,
  'kingsport.dreamer': `immer wenn du ein Gebiet einer Anderen Welt betrittst oder in Zeit und Raum verloren gehst, erhalte ${DREAMER_CLUES} Hinweis`,
  'answer.spare.yes': '„{card}“ ablegen',
  'answer.spare.no': '„{card}“ behalten',
  'answer.quell.yes': `${QUELL_CLUES} Hinweise ausgeben`,
  'answer.quell.no': 'Terrorstufe steigen lassen',
  'kingsport.blessed-child': 'solange du ein Älteres Zeichen hast, kannst du weder verhaftet noch verflucht werden',
  'kingsport.minor': 'du kannst keinen Bankkredit aufnehmen',
  'kingsport.all-burst': 'jedes Tor, das sich öffnet, bricht auf',
  'kingsport.bargain':
    'immer wenn ein Ermittler ein Tor versiegelt, erhält er 1 Brutmarker. Wird ein Ermittler mit Brutmarkern verschlungen, kommen ebenso viele Verdammnismarker auf die Verdammnisleiste',
  'kingsport.corrupting-text': `immer wenn ein Ermittler ein Buch von einem Stapel zieht, auch ohne es zu behalten, kommt ${CORRUPTING_DOOM} Verdammnismarker auf die Verdammnisleiste`,
  'kingsport.many-arms':
    'nach seinem ersten Angriff brauchen die Ermittler für jeden Verdammnismarker, den sie entfernen, doppelt so viele Erfolge',
  'kingsport.web': statement(
    'die Ermittler wählen 1 Verbündeten, der in die Schachtel zurückkommt, oder 1 Ermittler, der verschlungen wird',
    'wählen die Ermittler 1 Verbündeten, der in die Schachtel zurückkommt, oder 1 Ermittler, der verschlungen wird',
  ),
  'kingsport.growing-loss': clauseForms(
    `verliere in der ersten Kampfrunde ${GROWING_LOSS} geistige Gesundheit oder Ausdauer und in jeder weiteren Kampfrunde ${GROWING_LOSS} mehr, in beliebiger Verteilung`,
    `verliert in der ersten Kampfrunde ${GROWING_LOSS} geistige Gesundheit oder Ausdauer und in jeder weiteren Kampfrunde ${GROWING_LOSS} mehr, in beliebiger Verteilung`,
    `in der ersten Kampfrunde ${GROWING_LOSS} geistige Gesundheit oder Ausdauer verlieren und in jeder weiteren Kampfrunde ${GROWING_LOSS} mehr, in beliebiger Verteilung`,
  ),
  'kingsport.yin-and-yang': imperative(
    `erhöhe deine maximale geistige Gesundheit um ${MAXIMUM_SHIFT} (bis höchstens ${HIGHEST_MAXIMUM}), erhalte ${MAXIMUM_SHIFT} geistige Gesundheit und senke deine maximale Ausdauer um ${MAXIMUM_SHIFT}, oder umgekehrt`,
    `deine maximale geistige Gesundheit um ${MAXIMUM_SHIFT} erhöhen (bis höchstens ${HIGHEST_MAXIMUM}), ${MAXIMUM_SHIFT} geistige Gesundheit erhalten und deine maximale Ausdauer um ${MAXIMUM_SHIFT} senken, oder umgekehrt`,
  ),
  'kingsport.blood-money': imperative(
    'gib 1 Monstertrophäe aus und erhalte so viele Dollar, wie ihre Zähigkeit beträgt',
    '1 Monstertrophäe ausgeben und so viele Dollar erhalten, wie ihre Zähigkeit beträgt',
  ),
  'q.shift': 'Maximum wählen, das steigt',
  'o.shift': '{what, select, sanity {Geistige Gesundheit} other {Ausdauer}}',
  'q.seal-place': 'Ort für das Siegel wählen',
  'q.next-mythos':
    '{what, select, order {{n, plural, =1 {Mythoskarte für die unterste Stelle wählen} other {Nächste Mythoskarte von oben wählen · noch #}}} other {Mythoskarte wählen}}',
  'q.give-clue': 'Einem anderen Ermittler einen Hinweis geben?',
  'answer.give-clue.investigator': '{investigator} 1 Hinweis geben',
  'answer.give-clue.no': 'Nichts geben',
  'q.ransom': 'Gegenstand wählen, den du behältst',
  'answer.ransom.no': 'Keinen weiteren Gegenstand behalten',
  'o.seen-mythos': '{mythos}',
  'o.ransom': `„{card}“ behalten ({what, select, clue {${RANSOM.clues} Hinweis} other {${RANSOM.money} $}})`,
};
