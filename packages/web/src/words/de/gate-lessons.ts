import type { GATE_LESSONS } from '../en/gate-lessons.js';

/** The second lessons, on gates: through one and back in Arkham Horror, one shut in Haunt of the Watchers. */
export const GATE_LESSONS_DE: Record<keyof typeof GATE_LESSONS, string> = {
  // Arkham Horror.
  'ui.learn.gate.beyond': 'Du bist in einer Anderen Welt',
  'ui.learn.gate.beyond.text':
    'Amanda ging durch das Tor auf dem Friedhof und ist im ersten Gebiet der Traumlande. Sie bleibt 2 Runden: erstes Gebiet, zweites Gebiet, dann zurück. Mit {clues} Hinweisen kann sie das Tor versiegeln.',
  'ui.learn.gate.ready': 'Auf alles gefasst',
  'ui.learn.gate.ready.text':
    'Im nächsten Gebiet hast du eine Begegnung, und sie kann jede Fertigkeit verlangen. Bleib ausgewogen: Wähle „{answer}“.',
  'ui.learn.gate.encounter': 'Eine Begegnung in der Anderen Welt',
  'ui.learn.gate.encounter.text':
    'Du bist von selbst ins zweite Gebiet gekommen. Eine Torkarte in einer Farbe dieser Welt verlangt eine Willensprobe. Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Von deinen {clues} Hinweisen brauchst du {sealCost} für das Siegel. Gib also 1 aus (Erfolgschance {chance}).',
  'ui.learn.gate.encounter.keep':
    'Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Mit 1 Hinweis wäre deine Chance {chance}. Aber ein Siegel kostet {sealCost} Hinweise, und mehr hast du nicht. Belass es dabei.',
  'ui.learn.gate.meanwhile': 'Unterdessen in Arkham',
  'ui.learn.gate.meanwhile.text':
    'Das Spiel geht ohne dich weiter. In der Mythosphase öffnete sich ein Tor, und ein Verdammnismarker kam hinzu. {gates} Tore sind jetzt offen. Lies es hier oder in der Chronik nach.',
  'ui.learn.gate.tomorrow': 'Bereite deine Rückkehr vor',
  'ui.learn.gate.tomorrow.text':
    'In dieser Runde kehrst du zum Tor zurück. Um es zu schließen, brauchst du eine Kampf- oder Wissensprobe. Außerdem ist dort ein Monster. Wähle „{answer}“.',
  'ui.learn.gate.tomorrow.keep':
    'Kampf {fight} brauchst du für das Tor und das Monster dort. Lass den Rest, wie er ist.',
  'ui.learn.gate.back': 'Zurück, mit Erkundungsmarker',
  'ui.learn.gate.back.text':
    'Solange du hier bleibst, schützt dich dein Erkundungsmarker davor, wieder hineingezogen zu werden. Gegen den Zombie musst du in dieser Runde nicht kämpfen, aber seine Trophäe lohnt sich. Wähle „{answer}“.',
  'ui.learn.gate.back.alone':
    'Solange du hier bleibst, schützt dich dein Erkundungsmarker davor, wieder hineingezogen zu werden. Bleib hier stehen.',
  'ui.learn.gate.horror': 'Zuerst eine Horrorprobe',
  'ui.learn.gate.horror.text':
    'Ein Kampf beginnt mit einer Horrorprobe: Wille plus Horrorwert des Monsters. Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Misslingt sie, verlierst du geistige Gesundheit, aber in diesem Kampf nur dieses eine Mal. Deine Hinweise brauchst du für das Siegel, also lass es dabei.',
  'ui.learn.gate.horror.spare':
    'Ein Kampf beginnt mit einer Horrorprobe: Wille plus Horrorwert des Monsters. Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Misslingt sie, verlierst du geistige Gesundheit, aber in diesem Kampf nur dieses eine Mal. Du hast einen Hinweis übrig, also gib ihn aus (Erfolgschance {chance}).',
  'ui.learn.gate.fight': 'Kämpfen oder fliehen',
  'ui.learn.gate.fight.text':
    'Die Horrorprobe ist vorbei. In jeder Kampfrunde kannst du kämpfen oder mit einer Ausweichprobe fliehen. Wähle den Kampf. Die gezeigte Chance gilt für bloße Hände.',
  'ui.learn.gate.weapons': 'Nutze beide Hände',
  'ui.learn.gate.weapons.text':
    'Mit bloßen Händen ist deine Chance {odds}. Waffen füllen bis zu 2 Hände, und ihre Boni zählen zusammen. Nimm zuerst den Revolver.',
  'ui.learn.gate.weapons.more': 'Eine Hand ist noch frei. Nimm auch den Kavalleriesäbel und achte auf die Summe.',
  'ui.learn.gate.weapons.roll':
    'Deine Chance ist jetzt {odds}. Misslingt die Probe, verlierst du Ausdauer, und die nächste Kampfrunde beginnt. Greif an!',
  'ui.learn.gate.close': 'Schließ das Tor',
  'ui.learn.gate.close.text':
    'Mit deinem Erkundungsmarker darfst du versuchen, es zu schließen: Kampf {fight} oder Wissen {lore}. Der Modifikator des Tores ist eingerechnet. Waffen helfen nicht. Wähle Kampf.',
  'ui.learn.gate.close.roll':
    'Noch nicht geschafft: Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Ein Fehlschlag kostet nichts. Solange du hier bleibst, darfst du es jede Runde wieder versuchen.',
  'ui.learn.gate.seal': 'Jetzt oder nie',
  'ui.learn.gate.seal.text':
    'Das Tor ist geschlossen. Nur jetzt darfst du {sealCost} Hinweise ausgeben, um den Ort für immer zu versiegeln. Dafür hast du sie gespart, also versiegle ihn.',
  'ui.learn.gate.sealed': 'Hier öffnet sich kein Tor mehr',
  'ui.learn.gate.sealed.text':
    'Auf dem Friedhof ist ein Älteres Zeichen. Die Mythoskarte der letzten Nacht nannte den Friedhof, und nichts geschah: kein Tor, kein Monster, kein Verdammnismarker.',
  'ui.learn.gate.sealed.not':
    'Du hast das Tor geschlossen, aber den Ort nicht versiegelt. Die Mythoskarte der letzten Nacht nannte den Friedhof, und so ging wieder ein Tor auf. Ein Siegel verhindert das.',
  'ui.learn.gate.gone': 'Auch seine Monster sind weg',
  'ui.learn.gate.gone.text':
    'In French Hill war ein Nachtgespenst. Es hatte den Schrägstrich wie dieses Tor. Schließt sich ein Tor, verlassen alle Monster mit seinem Symbol den Spielplan.',
  'ui.learn.gate.trophies': 'Deine Trophäen',
  'ui.learn.gate.trophies.text':
    '{n, plural, =0 {Du hast das Tor als Trophäe.} other {Du hast das Tor und das Monster als Trophäen.}} Um mit dem letzten Tor zu gewinnen, braucht ihr zusammen mindestens 1 Tortrophäe pro Ermittler. Trophäen, die du in der Stadt ausgibst, zählen nicht mehr.',
  'ui.learn.gate.aim': 'Was zum Sieg fehlt',
  'ui.learn.gate.aim.text':
    'Ihr habt {seals} von {sealsToWin} Siegeln, und {gates} Tore sind offen. {name} schläft noch. Jetzt weißt du alles: Sammle Hinweise, geh durch ein Tor, komm zurück und versiegle es.',

  // Haunt of the Watchers.
  'ui.learn.shut.signs': 'Was lässt sich heute versiegeln?',
  'ui.learn.shut.signs.text':
    'Das Tor auf dem Friedhof ist aufgedeckt und trägt den Schrägstrich. Heute zeigt eine Karte den Schrägstrich auf Grau, also lässt sich dieses Tor versiegeln. Morgen kann das anders sein.',
  'ui.learn.shut.minds': 'Ein Tor verhindern',
  'ui.learn.shut.minds.text':
    'Auch der Gug und das Nachtgespenst tragen den Schrägstrich und je 1 Hinweis. Sie ziehen zum Unnennbaren, um dort ein neues Tor zu öffnen. Die Mondsichel des Zombies ist auf keiner Karte, also jagt er euch. Haltet die beiden ersten auf.',
  'ui.learn.shut.harvey': 'Erst Harvey',
  'ui.learn.shut.harvey.text':
    'Harvey ist schon beim Tor. Seine Phase verbraucht trotzdem ein Geschwindigkeitsfeld. Nimm das niedrigste, Geschwindigkeit 0, denn er muss nicht gehen.',
  'ui.learn.shut.banish': 'Monster bannen',
  'ui.learn.shut.banish.text':
    'Der Gug ist beim Unnennbaren und handelt am Ende dieser Phase. Bei einem aufgedeckten Tor kannst du Monster mit seinem Symbol bannen, wo sie auch sind. Das kostet 1 Hinweis und eine Fokusprobe: Wähle „{answer}“.',
  'ui.learn.shut.focus': 'Eine Fokusprobe',
  'ui.learn.shut.focus.text':
    'Du wirfst so viele Würfel, wie dein Fokus beträgt, hier plus 1 für das Tor. Die Probe verbraucht kein Feld. Jeder Erfolg bannt 1 Monster. Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}} und brauchst 2. Gib 1 Hinweis für 1 weiteren Würfel aus.',
  'ui.learn.shut.whom': 'Wähle, was du bannst',
  'ui.learn.shut.whom.text':
    'Die Monster kehren in die Welt des Tores zurück und verlieren ihre Hinweise. {n, plural, one {Wähle noch 1.} other {Wähle #. Nimm zuerst den Gug, denn er handelt gleich.}}',
  'ui.learn.shut.amanda': 'Jetzt Amanda',
  'ui.learn.shut.amanda.text':
    '{n, plural, =0 {{gate, select, yes {Beim Unnennbaren ist ein neues Tor.} other {Du hast das neue Tor verhindert.}}} other {{gate, select, yes {Beim Unnennbaren ist ein neues Tor, weil du nicht beide Monster gebannt hast.} other {{n, plural, one {Ein Monster ist} other {Beide Monster sind}} noch auf dem Weg zum Unnennbaren.}}}} Amanda hat die {cost} Hinweise für ein Siegel und 1 mehr. Der Friedhof ist 2 Schritte entfernt. Beginne ihre Phase mit Geschwindigkeit 2, Heimlichkeit 3.',
  'ui.learn.shut.walk': 'Zum Tor',
  'ui.learn.shut.walk.text':
    'Geh nach Rivertown. Der Zombie ist dort, aber um ein Gebiet zu betreten, brauchst du keine Probe.',
  'ui.learn.shut.walk.on':
    'Geh jetzt weiter zum Friedhof. Um ein Monster hinter dir zu lassen, brauchst du eine Ausweichprobe.',
  'ui.learn.shut.walk.there': 'Du bist beim Tor. Bleib hier stehen.',
  'ui.learn.shut.past': 'Am Monster vorbei',
  'ui.learn.shut.free':
    'Heimlichkeit 3 gehört zu dem Feld, mit dem du begonnen hast. Sie kostet die ganze Phase lang nichts, also nutze sie.',
  'ui.learn.shut.evade.won': 'Bestanden. Spar deine Hinweise und lass es dabei.',
  'ui.learn.shut.evade.lost':
    'Noch nicht geschafft: Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Ein Hinweis bringt 1 weiteren Würfel (Erfolgschance {chance}), aber behalte {sealCost} für das Siegel.',
  'ui.learn.shut.steal': 'Einen Hinweis stehlen',
  'ui.learn.shut.steal.text':
    'Mit jedem weiteren Erfolg darfst du einem Monster, an dem du vorbeischlüpfst, 1 Hinweis stehlen. Nimm ihn. Ohne Hinweise kann der Zombie nicht handeln, und im nächsten Unterhalt geht er.',
  'ui.learn.shut.initiative': 'Er folgt dir',
  'ui.learn.shut.initiative.text':
    'Nach dir haben sich die Monster bewegt, und der Zombie ist dir gefolgt. Einer von euch macht für beide eine Ausweichprobe um die Initiative. Wähle Amanda: Ihre Heimlichkeit 3 kostet in dieser Phase nichts mehr.',
  'ui.learn.shut.escape': 'Ihr müsst nicht kämpfen',
  'ui.learn.shut.escape.text':
    'Der Zombie hat keinen Hinweis mehr. Wähle „{answer}“: Die Begegnung endet, und du hast noch deine Tätigkeit.',
  'ui.learn.shut.seal': 'Versiegle das Tor',
  'ui.learn.shut.seal.text':
    'Das ist Amandas Tätigkeit. Der Schrägstrich ist auf Grau, also kann sie das Tor mit {cost} eigenen Hinweisen versiegeln. Auf Schwarz könnte sie es mit einer Trophäe seines Symbols schließen. Wähle „{answer}“.',
  'ui.learn.shut.tokens': 'Ein Ritual hat seinen Preis',
  'ui.learn.shut.tokens.text':
    'Jedes Ritual bringt {gateDoom} Verdammnis oder {gateTerror} Terror. Sind mindestens {outOfReach} Verdammnisfelder frei, schläft der Große Alte weiter. Bei weniger wird gewürfelt, bei keinem kommt er. Nach {gateDoom} Verdammnis bleiben {outOfReach}, also lege Verdammnis.',
  'ui.learn.shut.ritual': 'Die letzte Probe',
  'ui.learn.shut.ritual.text': 'Mach eine Fokusprobe, diesmal ohne Modifikator. 1 Erfolg versiegelt das Tor. Würfle.',
  'ui.learn.shut.ritual.more':
    'Bestanden. Mit 1 weiteren Erfolg wird das Tor Amandas Trophäe und kann ein anderes mit seinem Symbol schließen. Sie hat noch Hinweise, also gib einen aus.',
  'ui.learn.shut.ritual.not':
    'Noch nicht geschafft: {successes} von {need, plural, one {1 Erfolg} other {# Erfolgen}}. Die Hinweise und Marker sind schon ausgegeben. Gib noch 1 Hinweis für 1 weiteren Würfel aus (Erfolgschance {chance}).',
  'ui.learn.shut.gone': 'Das Tor ist weg',
  'ui.learn.shut.gone.text':
    'Auf dem Friedhof ist kein Tor mehr{trophy, select, yes {, und Amanda hat eine Tortrophäe} other {}}. Anders als in Arkham Horror schützt ihn kein Älteres Zeichen: Es kann wieder ein Tor kommen.',
  'ui.learn.shut.aim': 'Was noch zu tun ist',
  'ui.learn.shut.aim.text':
    '{gates} Tore sind übrig. Ihr gewinnt, sobald es nur noch {win} sind. Handle weiter oder beende den Tag. Plane nach den Symbolen, halte Monster auf, die handeln können, und schließ oder versiegle, was geht.',
};
