import type { COACH } from '../en/coach.js';

/** Messages of the coach, in German. */
export const COACH_DE: Record<keyof typeof COACH, string> = {
  'ui.coach.label': 'Lehrer',
  'ui.coach.phase.set-up':
    'Vor der ersten Runde bekommt das Brett seine Hinweise und jeder, was auf seinem Bogen steht.',
  'ui.coach.phase.upkeep':
    '{game, select, haunt {Der Tag beginnt: Sein Preis in Verdammnis oder Terror wird bezahlt, Monster ohne Hinweise gehen, die Mythoskarten des Tages werden ausgelegt, und von jedem Bogen kommen bis zu {markersOff} Marker herunter.} other {Eine Runde beginnt: Benutzte Karten werden aufgefrischt, und die Fertigkeiten dürfen verschoben werden, zusammen um so viel wie dein Fokus. Denk daran, was dir in dieser Runde begegnen wird.}}',
  'ui.coach.phase.movement':
    'In der Stadt hast du so viele Bewegungspunkte wie Geschwindigkeit. Wer einen Ort mit einem Monster verlassen oder dort bleiben will, muss ihm ausweichen oder kämpfen. Bleib auf Hinweisen stehen, und sie gehören dir.',
  'ui.coach.phase.arkham-encounters':
    'Wer an einem Ort ist, hat dort eine Begegnung oder nutzt, was der Ort bietet. Ein offenes Tor zieht dich in seine Andere Welt, wenn du nicht durch es zurückgekehrt bist. Auf der Straße geschieht nichts.',
  'ui.coach.phase.other-world-encounters':
    'Wer in einer Anderen Welt ist, zieht Karten, bis eine die Farbe dieser Welt hat. Nach zwei Runden kommst du durch das Tor zurück und darfst versuchen, es zu schließen.',
  'ui.coach.phase.mythos':
    'Die Karte der Nacht öffnet ein Tor oder lässt Monster aus den offenen strömen, legt einen Hinweis aus, bewegt die Monster mit ihren Symbolen und bringt manchmal Neues, das bleibt.',
  'ui.coach.phase.final-battle-start':
    'Der Große Alte ist wach. Niemand geht mehr irgendwohin: Ihr schlagt ihn, oder er verschlingt euch. Er hat so viel Leben, wie seine Verdammnisleiste lang ist, mal die Zahl der Ermittler zu Beginn.',
  'ui.coach.phase.final-refresh':
    'Jede Kampfrunde beginnt mit einem ganzen Unterhalt: aufgefrischte Karten und verschobene Fertigkeiten.',
  'ui.coach.phase.final-trade': 'Jeder darf mit jedem tauschen, bevor die Schläge fallen.',
  'ui.coach.phase.final-attack':
    'Alle schlagen der Reihe nach zu. So viele Erfolge zusammen, wie es zu Beginn Ermittler gab, nehmen dem Großen Alten eine Verdammnis.',
  'ui.coach.phase.final-ancient-one':
    'Der Große Alte schlägt jeden, der noch da ist, wie es auf seinem Bogen steht; die meisten werden jede Kampfrunde härter.',
  'ui.coach.phase.day':
    'Wer will, handelt jetzt: Eine Stadtphase kostet ein Feld für Geschwindigkeit, eine Phase in einer Anderen Welt nichts. So viele Phasen, wie eure Kraft reicht, dann endet der Tag.',
  'ui.coach.phase.city':
    'Du gehst, dann gehen die Monster, dann klären es die, die sich begegnen; danach hast du eine Tätigkeit, und die Monster mit Hinweisen handeln.',
  'ui.coach.phase.other-world':
    'Auf der anderen Seite bringt eine Torkarte ihre Begegnung, und eine Fokusprobe führt weiter auf dem Heimweg.',
  'ui.coach.rolled':
    '{game, select, haunt {Ein Würfel ist bei 5 oder 6 ein Erfolg. Es sind so viele Würfel wie der benutzte Bonus, mit allem, was dazukommt und abgeht.} other {Ein Würfel ist bei 5 oder 6 ein Erfolg; ein Segen fügt die 4 hinzu, ein Fluch lässt nur die 6. Es sind so viele Würfel wie die Fertigkeit, mit allem, was dazukommt und abgeht.}}',
  'ui.coach.checked':
    'Ein Erfolg genügt, wenn die Probe nicht mehr verlangt. Bevor sie misslang, hätten Hinweise noch Würfel gekauft.',
  'ui.coach.clueSpent':
    '{game, select, haunt {Jeder Hinweis, den du nach einem Wurf ausgibst, bringt einen Würfel mehr. Behalte {sealCost} für ein Tor, dessen Symbol auf Grau steht.} other {Jeder Hinweis, den du nach einem Wurf ausgibst, bringt einen Würfel mehr. Behalte {sealCost} für das Tor, das du versiegeln willst.}}',
  'ui.coach.lost':
    '{game, select, haunt {Wer den letzten Punkt geistige Gesundheit oder Ausdauer verliert, ist aus dem Spiel; im nächsten Unterhalt darf jemand Neues den Platz einnehmen, solange es jemanden gibt.} other {Bei 0 geistiger Gesundheit oder Ausdauer verlierst du die Hälfte deiner Gegenstände und Hinweise und erwachst im Sanatorium oder im Hospital St. Marien; in einer Anderen Welt gehst du in Zeit und Raum verloren. Das Ende ist es nicht.}}',
  'ui.coach.gained':
    'Geistige Gesundheit und Ausdauer steigen nie über ihr Höchstmaß. Geld darf es beliebig viel werden.',
  'ui.coach.moved': 'Ein Bewegungspunkt führt von einem Ort zum nächsten, an seiner Linie entlang.',
  'ui.coach.monsterPlaced':
    '{game, select, haunt {Ein Monster, das eine Karte am Morgen bringt, kommt mit einem Hinweis: Damit kann es handeln. Nimm ihn, und es kann nicht mehr handeln.} other {Monster kommen aus Toren. Sieh auf den Rand: Er sagt, wie sie ziehen.}}',
  'ui.coach.monsterMoved':
    '{game, select, haunt {Monster gehen nach dem, was die Zeichen des Tages ihrem Symbol sagen. Zufall ist nichts daran: Zeig auf eines, um zu sehen, warum.} other {Monster, deren Symbol die Karte zeigt, folgen dem weißen oder dem schwarzen Pfeil. Ränder nennen die Ausnahmen: Gelb bleibt, Rot geht zweimal, Blau fliegt, Grün hat eigene Regeln.}}',
  'ui.coach.monsterGone':
    '{game, select, haunt {Ein Monster, das ohne überzähligen Erfolg besiegt wird, geht zurück in den Monsterbecher; mit einem überzähligen, bei endlosen zweien, wird es zur Trophäe. Trophäen schließen Tore.} other {Ein besiegtes Monster ist eine Trophäe, wenn es nicht endlos ist. Mit Trophäen bezahlt man in der Stadt.}}',
  'ui.coach.combat':
    '{game, select, haunt {Wer ein Monster angreift, macht zuerst eine Horrorprobe; dann schlägt jede Seite einmal zu, nach der Initiative, und du darfst weiterkämpfen.} other {Ein Kampf beginnt mit dem Horror, wenn das Monster welchen hat; dann fliehst du in jeder Kampfrunde oder schlägst zu, bis einer von euch besiegt ist.}}',
  'ui.coach.gateOpened':
    '{game, select, haunt {Ein Tor mehr zu schließen: Ihr gewinnt, wenn nur wenige übrig sind.} other {Ein Tor öffnet sich, wo die Karte es sagt, mit einem Monster, und bringt eine Verdammnis. Hinweise, die dort lagen, sind verloren.}}',
  'ui.coach.gateTurned':
    'Jetzt weiß man, wohin es führt, und nach seinem Symbol, an welchen Tagen es geschlossen oder versiegelt werden kann.',
  'ui.coach.gateClosed':
    '{game, select, haunt {Ein Tor weniger: Zähl, wie viele übrig bleiben dürfen.} other {Ein Tor weniger, und eine Trophäe. Alle Monster mit seinem Symbol verschwinden.}}',
  'ui.coach.sealed': 'Für immer versiegelt: Hier öffnet sich kein Tor mehr.',
  'ui.coach.surge':
    'Dort ist schon ein Tor offen, also strömen Monster aus allen Toren. Was für die Stadt zu viel ist, geht an den Stadtrand.',
  'ui.coach.clue':
    '{game, select, haunt {Wer den Ort untersucht, nimmt seine Hinweise; ein Monster, das früher kommt, nimmt sie sofort.} other {Hinweise liegen, wo Tore kommen können. Wer seine Bewegung dort beendet, darf sie nehmen.}}',
  'ui.coach.cluesTaken': 'Hinweise retten Proben und bezahlen Siegel: {sealCost} für jedes.',
  'ui.coach.doom':
    '{game, select, haunt {Wenn weder Verdammnis noch Terror mehr gelegt werden kann, ist alles verloren.} other {Wenn die Leiste voll ist, erwacht der Große Alte.}}',
  'ui.coach.terror':
    '{game, select, haunt {Terror hat {terrorSpaces} Felder und sinkt nie. Ein Schritt, der auf voller Leiste fällig ist, verliert das Spiel.} other {Der Stadtrand lief über, oder eine Karte erschreckte die Stadt: Ein Verbündeter geht, und je höher der Terror steigt, desto mehr Läden schließen.}}',
  'ui.coach.mythos':
    '{game, select, haunt {Die Karte gilt den ganzen Tag. Ihre Zeichen sagen, was geschlossen oder versiegelt werden kann und was die Monster wollen.} other {Lies sie von oben: Tor, Hinweis, Monster, Text.}}',
  'ui.coach.rumor': 'Ein Gerücht bleibt, bis es erledigt ist oder wahr wird.',
  'ui.coach.encounter':
    'Jeder Ort hat seine eigenen Karten und jede Welt ihre Farben: Was geschehen kann, lässt sich ahnen.',
  'ui.coach.drew': 'Die Karte gehört dir. Zeig darauf, um zu lesen, was sie kann und wann.',
  'ui.coach.befell': 'Das bleibt, bis etwas es wieder nimmt. Der Bogen zeigt es.',
  'ui.coach.activity':
    'Ein Monster mit Hinweisen, das dort steht, wo eine Karte mit seinem Symbol es haben will, gibt sie am Ende einer Stadtphase aus. Ohne Hinweise kann es nicht handeln.',
  'ui.coach.monsterEncounter':
    'Zuerst die Initiative, eine Ausweichprobe: Wer sie hat, darf entkommen oder zuerst zuschlagen, und jeder überzählige Erfolg stiehlt einen Hinweis.',
  'ui.coach.ritual':
    'Tore werden an Tagen geschlossen, an denen ihr Symbol auf Schwarz steht, und versiegelt, wenn es auf Grau steht.',
  'ui.coach.allocated':
    'Das Feld ist verbraucht, bis sein Marker in einem Unterhalt herunterkommt. Seine beiden Fertigkeiten dienen bis zum Ende der Phase.',
  'ui.coach.markersOff':
    'Bis zu {markersOff} Marker deiner Wahl kommen am Morgen herunter: Diese Boni sind wieder zu haben.',
};
