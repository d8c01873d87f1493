import type { THINGS_AND_TERMS } from '../en/things-and-terms.js';

/** Giving and comparing things, and the words of the rules that explain themselves on the table. */
export const THINGS_AND_TERMS_DE: Record<keyof typeof THINGS_AND_TERMS, string> = {
  'ui.give.to': 'An {names} geben',
  'ui.give.button': '{giver} gibt es {name}',
  'ui.give.not.kind': 'Das kann niemandem gegeben werden.',
  'ui.give.not.alone': 'Niemand ist am selben Ort.',
  'ui.give.not.now': 'Gerade kann nichts weitergegeben werden.',
  'ui.give.not.move': 'Karten wechseln nur im Zug eines der beiden den Besitzer.',
  'ui.give.not.focus': 'In diesem Zug haben schon so viele Karten den Besitzer gewechselt, wie der Fokus erlaubt.',
  'ui.compare.title': 'Nebeneinander',
  'ui.compare.tab.cards': 'Karten',
  'ui.compare.tab.people': 'Ermittler',
  'ui.compare.close': 'Schließen',
  'ui.compare.choose': 'Vergleichen',
  'ui.compare.sheet': 'Ganzes Blatt',
  'ui.compare.sheet.with': '{n, plural, one {Neben dem anderen} other {Neben den # anderen}}',
  'ui.compare.held': 'Alle verglei­chen',
  'ui.compare.offered': 'Diese {n} Karten vergleichen',
  'ui.compare.none':
    'Hier liegt noch nichts. Füge eine Karte hinzu, oder wähle „Vergleichen“, wo eine beschrieben ist.',
  'ui.compare.add': 'Etwas danebenlegen …',
  'ui.compare.remove': '{name} weglegen',
  'ui.compare.page': 'Die Seite dazu unter allen Karten, in einem neuen Tab',
  'ui.compare.mark': '≠ steht bei den Zeilen, in denen sie sich unterscheiden.',
  'ui.compare.differs': 'verschieden',
  'ui.compare.kind': 'Art',
  'ui.compare.where': 'Wo',
  'ui.compare.says': 'Text',
  'ui.compare.bonus': 'Bonus',
  'ui.compare.damage': 'Schaden',
  'ui.compare.casting': 'Wirken',
  'ui.compare.cost': 'Kosten',
  'ui.compare.place': 'Ort',
  'ui.compare.money': 'Geld',
  'ui.compare.clues': 'Hinweise',
  'ui.compare.cards': 'Karten',
  'ui.compare.trophies': 'Trophäen',
  'ui.compare.gates': '{n, plural, one {# Tor} other {# Tore}}',
  'ui.compare.monsters': '{n, plural, one {# Monster} other {# Monster}}',
  'ui.compare.standing': 'Zustand',
  'ui.notion.kind': 'Begriff der Regeln',
  'ui.notion.sanity':
    '{game, select, haunt {Was der Geist erträgt. Horror und Zauber zehren daran. Wer den letzten Punkt verliert, ist sofort aus dem Spiel.} other {Was der Geist erträgt. Horror und Zauber zehren daran. Bei 0 wird man wahnsinnig: Die Hälfte der Gegenstände und Hinweise geht verloren, und man erwacht im Sanatorium; anderswo ist man in Zeit und Raum verloren.}}',
  'ui.notion.stamina':
    '{game, select, haunt {Was der Körper erträgt. Kämpfe zehren daran. Wer den letzten Punkt verliert, ist sofort aus dem Spiel.} other {Was der Körper erträgt. Kämpfe zehren daran. Bei 0 wird man bewusstlos: Die Hälfte der Gegenstände und Hinweise geht verloren, und man erwacht im Hospital St. Marien; anderswo ist man in Zeit und Raum verloren.}}',
  'ui.notion.clue':
    '{game, select, haunt {Jeder Hinweis, der nach einem Wurf ausgegeben wird, bringt einen Würfel dazu. {sealCost} davon ist der Preis, ein Tor zu versiegeln. Wer am selben Ort ist, kann sie jederzeit weitergeben.} other {Jeder Hinweis, der nach einem Wurf ausgegeben wird, bringt einen Würfel dazu. {sealCost} davon versiegeln ein eben geschlossenes Tor. Getauscht werden können sie nur, wenn eine Karte es erlaubt.}}',
  'ui.notion.money':
    '{game, select, haunt {Bezahlt Gegenstände, Zauber und Dienste. Wer am selben Ort ist, kann es jederzeit weitergeben.} other {Bezahlt Gegenstände, Zauber und Dienste. Es kann getauscht werden.}}',
  'ui.notion.focus':
    '{game, select, haunt {Die Würfel der Proben für Tore und auf dem Weg durch Andere Welten; und so viele Karten dürfen im eigenen Zug den Besitzer wechseln.} other {Um so viele Schritte dürfen die Fertigkeiten in jedem Unterhalt verschoben werden.}}',
  'ui.notion.doom':
    '{game, select, haunt {Tage, Rituale und Karten lassen sie steigen. Ihre leeren Felder entscheiden Begegnungen mit dem Großen Alten; ist sie voll, muss stattdessen Terror gelegt werden.} other {Wie nahe der Große Alte dem Erwachen ist. Jedes neue Tor fügt eins hinzu. Ist die Leiste voll, erwacht er, und der Endkampf beginnt.}}',
  'ui.notion.terror':
    '{game, select, haunt {Monster und Karten treiben ihn hoch, und er kann statt Verdammnis gelegt werden, einer für {perTerror}. Er sinkt nie. Wird ein Schritt fällig, wenn die Leiste voll ist, ist das Spiel verloren.} other {Was die Stadt schon gesehen hat. Er sinkt nie. Jeder Schritt vertreibt einen Verbündeten; bei {shops} schließt ein Laden, und bei {highestTerror} begrenzt nichts mehr die Monster.}}',
  'ui.notion.gates':
    '{game, select, haunt {Tore in der Stadt, offene und verdeckte.} other {Offene Tore, und wie viele davon den Großen Alten wecken.}}',
  'ui.notion.monsters':
    '{game, select, haunt {Monster in der Stadt und am Himmel.} other {Monster in Arkham und am Himmel, und wie viele es sein können. Was darüber hinaus kommt, geht an den Stadtrand.}}',
  'ui.notion.seals':
    'Siegel auf dem Spielplan: Wo eines liegt, öffnet sich kein Tor mehr. Mit {sealsToWin} ist das Spiel gewonnen.',
  'ui.notion.to-win':
    'So viele Tore dürfen in der Stadt noch liegen, wenn die anderen geschlossen sind, damit das Spiel gewonnen ist.',
  'ui.notion.pile': 'Tormarker, die verdeckt im Stapel liegen: Neue Tore kommen von dort.',
  'ui.notion.signs':
    'Was die Mythoskarten dieses Tages zeigen, für jeden ihrer Orte: Es entscheidet, welche Tore geschlossen oder versiegelt werden können und was Monster vorhaben.',
  'ui.notion.skill.speed':
    '{game, select, haunt {Wie weit man in einer Stadtphase kommt.} other {So viele Bewegungspunkte hat man in der Bewegungsphase. Manche Begegnungen prüfen sie.}}',
  'ui.notion.skill.sneak': 'Monstern ausweichen, und alles, was niemand merken soll.',
  'ui.notion.skill.fight':
    '{game, select, haunt {Gefechtsproben; alles, wozu Kraft gehört.} other {Gefechtsproben und Tore schließen; alles, wozu Kraft gehört.}}',
  'ui.notion.skill.will': 'Horrorproben; alles, wozu ein starker Geist gehört.',
  'ui.notion.skill.lore':
    '{game, select, haunt {Zauber wirken; alles, wozu Wissen gehört.} other {Zauber wirken und Tore schließen; alles, wozu Wissen gehört.}}',
  'ui.notion.skill.luck': 'Etwas finden und gut davonkommen, meist in Begegnungen.',
  'ui.notion.slot.free': 'Dieser Bonus kann noch genutzt werden.',
  'ui.notion.slot.allocated': 'Dieser Bonus wird in der laufenden Phase genutzt.',
  'ui.notion.slot.covered': 'Dieser Bonus ist verbraucht, bis sein Marker in einem Unterhalt herunterkommt.',
  'ui.notion.symbol':
    '{game, select, haunt {Monster mit diesem Symbol entnehmen ihre Ziele den heutigen Zeichen dafür.} other {Monster mit diesem Symbol bewegen sich, wenn eine Mythoskarte es zeigt, und verschwinden, wenn ein Tor damit geschlossen wird.}}',
  'ui.notion.symbol.worlds': 'Symbol von: {worlds}.',
  'ui.place.encounter':
    '{game, select, haunt {Wer hier nachforscht, zieht Ortskarten, bis eine zu {street} gehört.} other {Begegnungen hier stehen auf den Karten von {street}.}}',
  'ui.place.world':
    '{game, select, haunt {Zwei Abschnitte. Man kommt in den ersten; nach jeder Begegnung führt eine Fokusprobe für jeden Erfolg einen Abschnitt weiter, aus dem zweiten zurück in die Stadt.} other {Zwei Bereiche. Man kommt in den ersten, geht in der nächsten Runde in den zweiten und kehrt in der übernächsten zu einem Tor in diese Welt zurück. Für Begegnungen zählt eine Torkarte in einer dieser Farben.}}',
  'ui.gate.shut':
    '{game, select, haunt {Wer bei ihm steht, kann es versiegeln, solange eine Mythoskarte sein Symbol auf Grau zeigt, und schließen, solange eine es auf Schwarz zeigt.} other {Wer durch es zurückgekehrt ist, kann es schließen: mit einer Probe auf Kampf oder Wissen mit seinem Modifikator. Jedes Monster mit seinem Symbol verschwindet dann.}}',
  'ui.moves.normal': 'Geht einen Ort weit auf sein Ziel zu.',
  'ui.moves.fast': 'Geht zwei Orte weit auf sein Ziel zu.',
  'ui.moves.flying': 'Fliegt über den Himmel: in einem Zug hinauf, im nächsten irgendwo in der Stadt herab.',
  'ui.moves.stationary':
    'Geht einen Ort weit auf sein Ziel zu. Mit zwei oder mehr Hinweisen gibt es stattdessen einen auf und erscheint sofort am Ziel.',
  'ui.moves.unique': 'Bewegt sich auf eigene Weise, die auf dem Monster steht.',
  'ui.moves.stalker': 'Geht einen Ort weit auf sein Ziel zu.',
  'ui.moves.aquatic': 'Geht einen Ort weit auf sein Ziel zu.',
  'ui.moves.now': 'Jetzt: {what}.',
  'ui.cards.gate-card.kind': 'Torbegegnung · {colours}',
  'ui.cards.gate-card.shuffle': 'Neu mischen',
  'ui.cards.location-card.kind': 'Ortsbegegnung',
  'ui.cards.other-worlds': 'Anderswo',
  'ui.cards.theme': '{at}: {theme}',
};
