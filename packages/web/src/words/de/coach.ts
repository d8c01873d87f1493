import type { COACH } from '../en/coach.js';

/** Messages of the coach, in German. */
export const COACH_DE: Record<keyof typeof COACH, string> = {
  'ui.coach.label': 'Lehrer',
  'ui.coach.phase.set-up':
    'Vor der ersten Runde kommen Hinweise auf den Spielplan. Jeder Ermittler erhält, was auf seinem Bogen steht.',
  'ui.coach.phase.upkeep':
    '{game, select, haunt {Der Tag beginnt und bringt Verdammnis oder Terror. Monster ohne Hinweise gehen. Die Mythoskarten des Tages werden aufgedeckt. Von jedem Bogen kommen bis zu {markersOff} Marker herunter.} other {Eine Runde beginnt. Erschöpfte Karten werden aufgefrischt. Du darfst deine Fertigkeiten verschieben, zusammen um so viele Schritte wie dein Fokus. Überleg, was dich in dieser Runde erwartet.}}',
  'ui.coach.phase.movement':
    'In der Stadt gibt dir deine Geschwindigkeit Bewegungspunkte. Ist ein Monster bei dir, musst du ihm ausweichen oder kämpfen, bevor du weitergehst oder deine Bewegung beendest. Bleib bei Hinweisen stehen, um sie zu nehmen.',
  'ui.coach.phase.arkham-encounters':
    'An einem Ort hast du eine Begegnung oder nutzt, was er bietet. Ein offenes Tor zieht dich in seine Andere Welt, wenn du es nicht schon erkundet hast. Auf der Straße geschieht nichts.',
  'ui.coach.phase.other-world-encounters':
    'In einer Anderen Welt ziehst du Karten, bis eine die Farbe dieser Welt hat. Nach 2 Runden kommst du durch das Tor zurück und darfst versuchen, es zu schließen.',
  'ui.coach.phase.mythos':
    'Die Mythoskarte öffnet ein Tor oder lässt Monster aus den offenen strömen. Sie legt einen Hinweis aus und bewegt Monster mit ihren Symbolen. Manche Karten wirken dauerhaft.',
  'ui.coach.phase.final-battle-start':
    'Der Große Alte ist wach. Besiegt ihn, oder ihr werdet verschlungen. Er hat so viele Verdammnismarker, wie seine Leiste lang ist. Um einen zu entfernen, braucht ihr so viele Erfolge, wie es zu Beginn Ermittler gab.',
  'ui.coach.phase.final-refresh':
    'Jede Kampfrunde beginnt mit einem ganzen Unterhalt: Frischt Karten auf und stellt eure Fertigkeiten ein.',
  'ui.coach.phase.final-trade': 'Vor dem Angriff dürfen alle Ermittler miteinander tauschen.',
  'ui.coach.phase.final-attack':
    'Alle Ermittler greifen der Reihe nach an. Zählt alle Erfolge zusammen. Immer wenn ihr so viele Erfolge habt, wie zu Beginn Ermittler dabei waren, entfernt ihr 1 Verdammnismarker.',
  'ui.coach.phase.final-ancient-one':
    'Der Große Alte greift alle übrigen Ermittler an. Wie, steht auf dem Bogen des Großen Alten. Die meisten Angriffe werden mit jeder Kampfrunde schlimmer.',
  'ui.coach.phase.day':
    'Jetzt darf jeder handeln. Eine Stadtphase verbraucht ein Geschwindigkeitsfeld, eine Phase in einer Anderen Welt kostet nichts. Der Tag endet, wenn ihr alle einverstanden seid.',
  'ui.coach.phase.city':
    'Du gehst, und dann bewegen sich die Monster. Wer auf ein Monster trifft, hat eine Begegnung mit ihm: Ihr kämpft oder entkommt. Danach hast du eine Tätigkeit. Zuletzt handeln Monster mit Hinweisen.',
  'ui.coach.phase.other-world':
    'In einer Anderen Welt bringt dir eine Torkarte eine Begegnung. Danach darfst du eine Fokusprobe machen: Jeder Erfolg bringt dich einen Abschnitt weiter, zuletzt zurück zu einem aufgedeckten Tor.',
  'ui.coach.rolled':
    '{game, select, haunt {Eine 5 oder 6 ist ein Erfolg. Du wirfst so viele Würfel, wie dein Bonus beträgt, mit allen Modifikatoren.} other {Eine 5 oder 6 ist ein Erfolg. Bist du gesegnet, zählt auch eine 4. Bist du verflucht, zählt nur eine 6. Du wirfst so viele Würfel, wie deine Fertigkeit beträgt, mit allen Modifikatoren.}}',
  'ui.coach.checked':
    'Ein Erfolg genügt, wenn die Probe nichts anderes verlangt. Nach dem Wurf kannst du Hinweise für weitere Würfel ausgeben.',
  'ui.coach.clueSpent':
    '{game, select, haunt {Jeder Hinweis, den du nach einem Wurf ausgibst, bringt einen weiteren Würfel. Behalte {sealCost} für ein Tor, dessen Symbol auf Grau ist.} other {Jeder Hinweis, den du nach einem Wurf ausgibst, bringt einen weiteren Würfel. Behalte {sealCost} für das Tor, das du versiegeln willst.}}',
  'ui.coach.lost':
    '{game, select, haunt {Verlierst du den letzten Punkt geistige Gesundheit oder Ausdauer, bist du aus dem Spiel. Im nächsten Unterhalt darfst du mit einem neuen Ermittler beginnen, solange es welche gibt.} other {Bei 0 geistiger Gesundheit oder Ausdauer verlierst du die Hälfte deiner Gegenstände und Hinweise. Du erwachst im Sanatorium oder im Hospital; in einer Anderen Welt gehst du in Zeit und Raum verloren.}}',
  'ui.coach.gained': 'Geistige Gesundheit und Ausdauer steigen nie über ihr Maximum. Für Geld gibt es keine Grenze.',
  'ui.coach.moved': 'Ein Bewegungspunkt führt dich eine Linie weiter zum nächsten Ort.',
  'ui.coach.monsterPlaced':
    '{game, select, haunt {Ein Monster von den Karten des Tages trägt einen Hinweis und kann deshalb handeln. Nimm ihm den Hinweis, damit es nicht handeln kann.} other {Monster kommen aus Toren. Ihr Rand zeigt, wie sie sich bewegen.}}',
  'ui.coach.monsterMoved':
    '{game, select, haunt {Die Zeichen des Tages bestimmen, wie sich Monster mit jedem Symbol bewegen. Nichts davon ist Zufall. Zeig auf ein Monster, um den Grund zu sehen.} other {Monster, deren Symbol die Karte zeigt, folgen dem weißen oder dem schwarzen Pfeil. Ränder zeigen Ausnahmen: Gelb bleibt, Rot zieht zweimal, Blau fliegt, Grün hat eine eigene Regel.}}',
  'ui.coach.monsterGone':
    '{game, select, haunt {Ein besiegtes Monster kommt zurück in den Monsterbecher. Mit 1 weiteren Erfolg wird es zur Trophäe, ein endloses Monster mit 2. Mit Trophäen schließt du Tore.} other {Ein besiegtes Monster wird zur Trophäe, wenn es nicht endlos ist. Trophäen kannst du in der Stadt ausgeben.}}',
  'ui.coach.combat':
    '{game, select, haunt {Ein Kampf beginnt mit einer Horrorprobe. Dann schlägt jede Seite einmal zu, in der Reihenfolge der Initiative. Du darfst weiterkämpfen.} other {Ein Kampf beginnt mit einer Horrorprobe, wenn das Monster einen Horrorwert hat. In jeder Kampfrunde kämpfst oder fliehst du dann.}}',
  'ui.coach.gateOpened':
    '{game, select, haunt {Ein weiteres Tor ist zu schließen. Ihr gewinnt, wenn nur noch wenige übrig sind.} other {Am Ort auf der Karte öffnet sich ein Tor. Ein Monster erscheint, und ein Verdammnismarker kommt hinzu. Hinweise dort sind verloren.}}',
  'ui.coach.gateTurned':
    'Jetzt siehst du, wohin das Tor führt. Sein Symbol zeigt, an welchen Tagen es sich schließen oder versiegeln lässt.',
  'ui.coach.gateClosed':
    '{game, select, haunt {Das Tor ist weg. Sieh nach, wie viele Tore für den Sieg übrig sein dürfen.} other {Das Tor ist geschlossen und wird zur Trophäe. Alle Monster mit seinem Symbol sind weg.}}',
  'ui.coach.sealed': 'Der Ort ist versiegelt. Hier öffnet sich kein Tor mehr.',
  'ui.coach.surge':
    'Dort ist schon ein Tor offen, also strömen Monster aus allen offenen Toren. Überzählige Monster kommen an den Stadtrand.',
  'ui.coach.clue':
    '{game, select, haunt {Forsche an einem Ort nach, um seine Hinweise zu nehmen. Ein Monster, das vor dir dort ist, nimmt sie sofort.} other {Hinweise erscheinen, wo sich Tore öffnen können. Beende deine Bewegung dort, um sie zu nehmen.}}',
  'ui.coach.cluesTaken': 'Hinweise retten Proben und bezahlen Siegel. Jedes Siegel kostet {sealCost}.',
  'ui.coach.doom':
    '{game, select, haunt {Ihr verliert, wenn ein Marker hinzukommen muss und auf keiner der beiden Leisten Platz ist.} other {Ist die Verdammnisleiste voll, erwacht der Große Alte.}}',
  'ui.coach.terror':
    '{game, select, haunt {Die Terrorleiste hat {terrorSpaces} Felder, und Terror sinkt nie. Ihr verliert, wenn er auf voller Leiste steigen müsste.} other {Der Stadtrand lief über, oder eine Karte erhöhte die Terrorstufe. Ein Verbündeter verlässt Arkham. Je höher die Terrorstufe steigt, desto mehr Läden schließen.}}',
  'ui.coach.mythos':
    '{game, select, haunt {Diese Karte gilt den ganzen Tag. Ihre Symbole bestimmen, was sich schließen oder versiegeln lässt und was Monster vorhaben.} other {Lies die Karte von oben: Tor, Hinweis, Monsterbewegung, Wirkung.}}',
  'ui.coach.rumor': 'Ein Gerücht bleibt im Spiel, bis es bestanden oder gescheitert ist.',
  'ui.coach.encounter':
    'Jeder Ort hat eigene Begegnungen, und jede Andere Welt hat eigene Farben. So lässt sich ahnen, was kommen kann.',
  'ui.coach.drew': 'Die Karte gehört dir. Zeig darauf, um zu lesen, was sie kann und wann.',
  'ui.coach.fate': 'Das bleibt, bis etwas es entfernt. Du siehst es auf deinem Bogen.',
  'ui.coach.activity':
    'Am Ende einer Stadtphase handeln Monster. Sie brauchen Hinweise und müssen am Ort einer Karte mit ihrem Symbol sein.',
  'ui.coach.monsterEncounter':
    'Zuerst entscheidet eine Ausweichprobe über die Initiative. Gewinnst du sie, kannst du entkommen oder zuerst zuschlagen. Jeder weitere Erfolg stiehlt einen Hinweis.',
  'ui.coach.ritual':
    'Ein Tor lässt sich schließen, wenn sein Symbol auf Schwarz ist, und versiegeln, wenn es auf Grau ist.',
  'ui.coach.allocated':
    'Das Feld ist verbraucht, bis du seinen Marker in einem Unterhalt entfernst. Beide Fertigkeiten gelten bis zum Ende der Phase.',
  'ui.coach.markersOff':
    'In jedem Unterhalt entfernst du bis zu {markersOff} Marker deiner Wahl und kannst diese Boni wieder nutzen.',
};
