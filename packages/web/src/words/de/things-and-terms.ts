import type { THINGS_AND_TERMS } from '../en/things-and-terms.js';

/** Giving and comparing things, and the words of the rules that explain themselves on the table. */
export const THINGS_AND_TERMS_DE: Record<keyof typeof THINGS_AND_TERMS, string> = {
  'ui.give.to': 'An {names} geben',
  'ui.give.button': '{giver}: an {name} geben',
  'ui.give.not.kind': 'Das kannst du niemandem geben.',
  'ui.give.not.alone': 'Niemand sonst ist am selben Ort.',
  'ui.give.not.now': 'Gerade kannst du nichts weitergeben.',
  'ui.give.not.move': 'Karten wechseln den Besitzer nur während der Bewegung eines der beiden.',
  'ui.give.not.focus': 'In dieser Bewegung haben schon so viele Karten den Besitzer gewechselt, wie der Fokus erlaubt.',
  'ui.compare.title': 'Vergleich',
  'ui.compare.tab.cards': 'Karten',
  'ui.compare.tab.people': 'Ermittler',
  'ui.compare.close': 'Schließen',
  'ui.compare.choose': 'Vergleichen',
  'ui.compare.sheet': 'Ganzer Bogen',
  'ui.compare.sheet.with': '{n, plural, one {Mit dem anderen vergleichen} other {Mit den # anderen vergleichen}}',
  'ui.compare.held': 'Alle verglei­chen',
  'ui.compare.offered': 'Diese {n} Karten vergleichen',
  'ui.compare.none':
    'Noch nichts zu vergleichen. Füge eine Karte hinzu oder wähle „Vergleichen“ in einer Beschreibung.',
  'ui.compare.add': 'Hinzufügen …',
  'ui.compare.remove': '{name} entfernen',
  'ui.compare.page': 'Eigene Seite in einem neuen Tab öffnen',
  'ui.compare.mark': '≠ markiert Zeilen mit Unterschieden.',
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
  'ui.notion.kind': 'Spielbegriff',
  'ui.notion.sanity':
    '{game, select, haunt {Horror und Zauber kosten geistige Gesundheit. Verlierst du den letzten Punkt, bist du aus dem Spiel.} other {Horror und Zauber kosten geistige Gesundheit. Bei 0 wirst du wahnsinnig und verlierst die Hälfte deiner Gegenstände und Hinweise. Du erwachst im Sanatorium oder gehst in einer Anderen Welt in Zeit und Raum verloren.}}',
  'ui.notion.stamina':
    '{game, select, haunt {Kämpfe kosten Ausdauer. Verlierst du den letzten Punkt, bist du aus dem Spiel.} other {Kämpfe kosten Ausdauer. Bei 0 wirst du bewusstlos und verlierst die Hälfte deiner Gegenstände und Hinweise. Du erwachst im Hospital St. Marien oder gehst in einer Anderen Welt in Zeit und Raum verloren.}}',
  'ui.notion.clue':
    '{game, select, haunt {Gib nach einem Wurf einen Hinweis aus, um einen Würfel mehr zu werfen. {sealCost} Hinweise versiegeln ein Tor. Ermittler am selben Ort können sie einander jederzeit geben.} other {Gib nach einem Wurf einen Hinweis aus, um einen Würfel mehr zu werfen. {sealCost} Hinweise versiegeln ein eben geschlossenes Tor. Tauschen lassen sie sich nur, wenn eine Karte es erlaubt.}}',
  'ui.notion.money':
    '{game, select, haunt {Damit bezahlst du Gegenstände, Zauber und Dienste. Ermittler am selben Ort können es einander jederzeit geben.} other {Damit bezahlst du Gegenstände, Zauber und Dienste. Geld lässt sich tauschen.}}',
  'ui.notion.focus':
    '{game, select, haunt {So viele Würfel hast du bei Proben an Toren und in Anderen Welten. So viele Karten dürfen in deiner Bewegung den Besitzer wechseln.} other {Um so viele Schritte darfst du deine Fertigkeiten in jedem Unterhalt verschieben.}}',
  'ui.notion.doom':
    '{game, select, haunt {Tage, Rituale und Karten erhöhen die Verdammnis. Je weniger Felder frei sind, desto schwerer entgehst du dem Großen Alten. Ist die Leiste voll, muss stattdessen Terror hinzukommen.} other {Jedes neue Tor bringt einen Verdammnismarker. Ist die Verdammnisleiste voll, erwacht der Große Alte, und der Endkampf beginnt.}}',
  'ui.notion.terror':
    '{game, select, haunt {Monster und Karten erhöhen den Terror. Statt {perTerror} Verdammnis darfst du auch 1 Terror hinzufügen. Terror sinkt nie. Muss er bei voller Leiste steigen, habt ihr verloren.} other {Die Terrorstufe sinkt nie. Jeder Schritt vertreibt einen Verbündeten. Bei {shops} schließt ein Laden, und bei {highestTerror} gilt keine Monstergrenze mehr.}}',
  'ui.notion.gates':
    '{game, select, haunt {Tore in der Stadt, aufgedeckte und verdeckte.} other {Offene Tore und die Zahl, bei der der Große Alte erwacht.}}',
  'ui.notion.monsters':
    '{game, select, haunt {Monster in der Stadt und im Himmel.} other {Monster in Arkham und im Himmel sowie die Monstergrenze. Überzählige kommen an den Stadtrand.}}',
  'ui.notion.seals':
    'Ältere Zeichen auf dem Spielplan. Wo eines ist, öffnet sich kein Tor mehr{bursts, select, yes {, außer es bricht auf} other {}}. Mit {sealsToWin} ist das Spiel gewonnen.',
  'ui.notion.to-win': 'Sind höchstens so viele Tore in der Stadt, habt ihr gewonnen.',
  'ui.notion.pile': 'Verdeckte Tormarker. Neue Tore kommen von diesem Stapel.',
  'ui.notion.signs':
    'Symbole auf den Mythoskarten des Tages, nach Orten. Sie bestimmen, welche Tore geschlossen oder versiegelt werden können und was Monster tun.',
  'ui.notion.skill.speed':
    '{game, select, haunt {So weit kommst du in einer Stadtphase.} other {So viele Bewegungspunkte hast du in der Bewegungsphase. Manche Begegnungen prüfen die Geschwindigkeit.}}',
  'ui.notion.skill.sneak': 'Um Monstern auszuweichen und unbemerkt zu bleiben.',
  'ui.notion.skill.fight':
    '{game, select, haunt {Für Gefechtsproben und alles, was Kraft braucht.} other {Für Gefechtsproben, Tore und alles, was Kraft braucht.}}',
  'ui.notion.skill.will': 'Für Horrorproben und alles, was einen starken Geist braucht.',
  'ui.notion.skill.lore':
    '{game, select, haunt {Für Zauber und alles, was Wissen braucht.} other {Für Zauber, Tore und alles, was Wissen braucht.}}',
  'ui.notion.skill.luck': 'Um etwas zu finden oder gut davonzukommen, meist in Begegnungen.',
  'ui.notion.slot.free': 'Dieser Bonus ist noch frei.',
  'ui.notion.slot.allocated': 'Dieser Bonus gilt in der laufenden Phase.',
  'ui.notion.slot.covered': 'Dieser Bonus ist verbraucht. Du kannst seinen Marker in einem Unterhalt entfernen.',
  'ui.notion.symbol':
    '{game, select, haunt {Monster mit diesem Symbol richten ihre Ziele nach den heutigen Mythoskarten, die es zeigen.} other {Monster mit diesem Symbol bewegen sich, wenn eine Mythoskarte es zeigt. Sie verschwinden, wenn ein Tor mit diesem Symbol geschlossen wird.}}',
  'ui.notion.symbol.worlds': 'Symbol von: {worlds}.',
  'ui.place.encounter':
    '{game, select, haunt {Forschst du hier nach, ziehst du Ortskarten, bis eine Karte {street} kommt.} other {Begegnungen hier stehen auf den Karten {street}.}}',
  'ui.place.world':
    '{game, select, haunt {Zwei Abschnitte. Du kommst in den ersten. Nach jeder Begegnung machst du eine Fokusprobe. Jeder Erfolg bringt dich einen Abschnitt weiter, vom zweiten zurück in die Stadt.} other {Zwei Gebiete. Du kommst in das erste, gehst in der nächsten Runde in das zweite und kehrst eine Runde später nach Arkham zurück. Begegnungen nutzen Torkarten in diesen Farben.}}',
  'ui.gate.shut':
    '{game, select, haunt {Hier kannst du das Tor versiegeln, wenn eine Mythoskarte sein Symbol auf Grau zeigt. Zeigt eine Mythoskarte das Symbol auf Schwarz, kannst du das Tor schließen.} other {Bist du durch dieses Tor zurückgekehrt, kannst du es mit einer Kampf- oder Wissensprobe schließen (mit dem Modifikator des Tores). Alle Monster mit seinem Symbol verschwinden dann.}}',
  'ui.moves.normal': 'Geht 1 Ort weit auf sein Ziel zu.',
  'ui.moves.fast': 'Geht 2 Orte weit auf sein Ziel zu.',
  'ui.moves.flying': 'Fliegt erst in den Himmel hinauf und im nächsten Zug an einen beliebigen Ort der Stadt hinab.',
  'ui.moves.stationary':
    'Geht 1 Ort weit auf sein Ziel zu. Mit mindestens 2 Hinweisen gibt es stattdessen 1 aus und ist sofort am Ziel.',
  'ui.moves.unique': 'Bewegt sich, wie es sein Marker zeigt.',
  'ui.moves.stalker': 'Geht 1 Ort weit auf sein Ziel zu.',
  'ui.moves.aquatic': 'Geht 1 Ort weit auf sein Ziel zu.',
  'ui.moves.now': 'Jetzt: {what}.',
  'ui.cards.gate-card.kind': 'Torbegegnung · {colours}',
  'ui.cards.gate-card.shuffle': 'Neu mischen',
  'ui.cards.location-card.kind': 'Ortsbegegnung',
  'ui.cards.other-worlds': 'Anderswo',
  'ui.cards.theme': '{at}: {theme}',
};
