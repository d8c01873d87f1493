import { clauseForms, imperative, passive, statement } from './forms.js';

/** Effects of movement, board, combat and checks; in the forms of `effects.ts`. */
export const BOARD_EFFECTS: Record<string, string> = {
  // Movement. `{goal}` includes its preposition.
  'effect.move.place': clauseForms(
    'gehe {draw, plural, =0 {{goal}} =1 {für eine Begegnung {goal}} other {für eine Begegnung {goal} (ziehe # Karten und wähle 1)}}',
    'geht {draw, plural, =0 {{goal}} =1 {für eine Begegnung {goal}} other {für eine Begegnung {goal} (zieht # Karten und wählt 1)}}',
    '{draw, plural, =0 {{goal}} =1 {für eine Begegnung {goal}} other {für eine Begegnung {goal}}} gehen{draw, plural, =0 {} =1 {} other { (ziehe # Karten und wähle 1)}}',
  ),
  'effect.move.street': clauseForms('gehe auf die Straße', 'geht auf die Straße', 'auf die Straße gehen'),
  'effect.move.anywhere': clauseForms(
    'gehe zu einem beliebigen Ort oder auf eine beliebige Straße in Arkham{draw, plural, =0 {} other { (an einem Ort hast du eine Begegnung)}}',
    'geht zu einem beliebigen Ort oder auf eine beliebige Straße in Arkham{draw, plural, =0 {} other { (an einem Ort mit Begegnung)}}',
    'zu einem beliebigen Ort oder auf eine beliebige Straße in Arkham gehen{draw, plural, =0 {} other { (an einem Ort hast du eine Begegnung)}}',
  ),
  'effect.move.gate-of-drawn-mythos': clauseForms(
    'ziehe Mythoskarten, bis eine einen Torort nennt (alles andere auf ihnen wird ignoriert), und gehe {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (ziehe # Karten und wähle 1)}}',
    'zieht Mythoskarten, bis eine einen Torort nennt (alles andere auf ihnen wird ignoriert), und geht {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (zieht # Karten und wählt 1)}}',
    'Mythoskarten ziehen, bis eine einen Torort nennt (alles andere auf ihnen wird ignoriert), und {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (# Karten ziehen, 1 wählen)}} gehen',
  ),
  'effect.move.any-location': clauseForms(
    'gehe {draw, plural, =0 {} other {für eine Begegnung }}zu einem beliebigen Ort von Arkham',
    'geht {draw, plural, =0 {} other {für eine Begegnung }}zu einem beliebigen Ort von Arkham',
    '{draw, plural, =0 {} other {für eine Begegnung }}zu einem beliebigen Ort von Arkham gehen',
  ),
  'effect.move.any-first-area': clauseForms(
    'gehe in das erste Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'geht in das erste Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'in das erste Gebiet einer beliebigen Anderen Welt gehen, mit oder ohne Tor',
  ),
  'effect.move.any-second-area': clauseForms(
    'gehe in das zweite Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'geht in das zweite Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'in das zweite Gebiet einer beliebigen Anderen Welt gehen, mit oder ohne Tor',
  ),
  'effect.move.world-of-drawn-gate': clauseForms(
    'ziehe einen Tormarker, gehe in das erste Gebiet seiner Anderen Welt und lege ihn wieder unter den Stapel',
    'zieht einen Tormarker, geht in das erste Gebiet seiner Anderen Welt und legt ihn wieder unter den Stapel',
    'einen Tormarker ziehen, in das erste Gebiet seiner Anderen Welt gehen und ihn wieder unter den Stapel legen',
  ),
  'effect.move.first-area': clauseForms(
    'gehe in das erste Gebiet dieser Anderen Welt',
    'geht in das erste Gebiet dieser Anderen Welt',
    'in das erste Gebiet dieser Anderen Welt gehen',
  ),
  'effect.move.second-area': clauseForms(
    'gehe in das zweite Gebiet dieser Anderen Welt',
    'geht in das zweite Gebiet dieser Anderen Welt',
    'in das zweite Gebiet dieser Anderen Welt gehen',
  ),
  'effect.visit': clauseForms(
    'gehe für eine Begegnung {worldTo} und kehre dann hierher zurück',
    'geht für eine Begegnung {worldTo} und kehrt dann hierher zurück',
    'für eine Begegnung {worldTo} gehen und dann hierher zurückkehren',
  ),
  'effect.visit.area': clauseForms(
    'gehe für eine Begegnung in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf} und kehre dann hierher zurück',
    'geht für eine Begegnung in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf} und kehrt dann hierher zurück',
    'für eine Begegnung in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf} gehen und dann hierher zurückkehren',
  ),
  'effect.visit.draw': clauseForms(
    'gehe für eine Begegnung {worldTo} (ziehe {draw} Karten und wähle 1) und kehre dann hierher zurück',
    'geht für eine Begegnung {worldTo} (zieht {draw} Karten und wählt 1) und kehrt dann hierher zurück',
    'für eine Begegnung {worldTo} gehen (ziehe {draw} Karten und wähle 1) und dann hierher zurückkehren',
  ),
  'effect.visit.stay': clauseForms(
    'gehe in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf}',
    'geht in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf}',
    'in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf} gehen',
  ),
  'effect.return': clauseForms('kehre nach Arkham zurück', 'kehrt nach Arkham zurück', 'nach Arkham zurückkehren'),
  'effect.return.unexplored': clauseForms(
    'kehre ohne Erkundungsmarker nach Arkham zurück',
    'kehrt ohne Erkundungsmarker nach Arkham zurück',
    'ohne Erkundungsmarker nach Arkham zurückkehren',
  ),
  'effect.return.entered': clauseForms(
    'kehre durch das Tor, durch das du gekommen bist, nach Arkham zurück',
    'kehrt durch das von ihm betretene Tor nach Arkham zurück',
    'durch das Tor, durch das du gekommen bist, nach Arkham zurückkehren',
  ),
  'effect.fate.delayed': passive('aufgehalten', 'aufhalten'),
  'effect.fate.lost': clauseForms(
    'du gehst in Zeit und Raum verloren',
    'geht in Zeit und Raum verloren',
    'in Zeit und Raum verloren gehen',
    'gehst du in Zeit und Raum verloren',
  ),
  'effect.fate.arrested': passive('verhaftet', 'verhaften'),
  'effect.fate.devoured': passive('verschlungen', 'verschlingen'),
  'effect.encounter-again': clauseForms(
    'erlebe hier noch eine Begegnung',
    'erlebt hier noch eine Begegnung',
    'hier noch eine Begegnung erleben',
  ),

  // Monsters, gates, the board.
  'effect.appear': clauseForms(
    '{n, plural, one {ein Monster{gives} erscheint} other {# Monster{gives} erscheinen}}',
    '{n, plural, one {ein Monster{gives} erscheint} other {# Monster{gives} erscheinen}}',
    '{n, plural, one {ein Monster{gives}} other {# Monster{gives}}} erscheinen lassen',
    '{n, plural, one {erscheint ein Monster{gives}} other {erscheinen # Monster{gives}}}',
  ),
  'effect.appear.surprise': clauseForms(
    '{n, plural, one {ein Monster{gives} erscheint und überrascht} other {# Monster{gives} erscheinen und überraschen}} dich',
    '{n, plural, one {ein Monster{gives} erscheint und überrascht} other {# Monster{gives} erscheinen und überraschen}} dich',
    'dich von {n, plural, one {einem Monster} other {# Monstern}}{gives} überraschen lassen',
    '{n, plural, one {erscheint ein Monster{gives} und überrascht} other {erscheinen # Monster{gives} und überraschen}} dich',
  ),
  'effect.appear.kind': statement(
    '{n, plural, one {{monsterA}} other {# Monster „{monster}“}}{gives} aus dem Monsterbecher {n, plural, one {erscheint} other {erscheinen}}',
    '{n, plural, one {erscheint {monsterA}} other {erscheinen # Monster „{monster}“}}{gives} aus dem Monsterbecher',
  ),
  'effect.appear.kind.surprise': statement(
    '{n, plural, one {{monsterA}} other {# Monster „{monster}“}}{gives} aus dem Monsterbecher {n, plural, one {erscheint und überrascht} other {erscheinen und überraschen}} dich',
    '{n, plural, one {erscheint {monsterA}} other {erscheinen # Monster „{monster}“}}{gives} aus dem Monsterbecher und {n, plural, one {überrascht} other {überraschen}} dich',
  ),
  'effect.appear.defeated': '{n, plural, =1 {Besiegst du es} =2 {Besiegst du beide} other {Besiegst du alle}}, {after}',
  'effect.appear.none': 'Ist kein solches Monster im Monsterbecher, {after}',
  'effect.appear.horror': 'Horrorwert um {n} {how, select, lower {niedriger} other {höher}}, z. B. {to} statt −2',
  'effect.appear.combat': 'Kampfwert um {n} {how, select, lower {niedriger} other {höher}}, z. B. {to} statt −2',
  'effect.appear.checks': '{by} auf alle {deine} Proben gegen dieses Monster',
  'effect.appear.checks.each': '{by} auf alle {deine} Proben gegen dieses Monster für {thing}',
  'effect.place': imperative(
    'platziere {n} Monster aus dem Monsterbecher {where}',
    '{n} Monster aus dem Monsterbecher {where} platzieren',
  ),
  'effect.come-here': statement(
    '{monsters} {where} kommt in {dein} Gebiet',
    'kommt {monsters} {where} in {dein} Gebiet',
  ),
  'effect.remove-one.cup': imperative(
    'lege {monsters} {deiner} Wahl {where} in den Monsterbecher zurück',
    '{monsters} {deiner} Wahl {where} in den Monsterbecher zurücklegen',
  ),
  'effect.remove-one.box': imperative(
    'lege {monsters} {deiner} Wahl {where} in die Schachtel zurück',
    '{monsters} {deiner} Wahl {where} in die Schachtel zurücklegen',
  ),
  'effect.remove.cup': imperative(
    'lege {monsters} {where} in den Monsterbecher zurück',
    '{monsters} {where} in den Monsterbecher zurücklegen',
  ),
  'effect.remove.box': imperative(
    'lege {monsters} {where} in die Schachtel zurück',
    '{monsters} {where} in die Schachtel zurücklegen',
  ),
  'effect.spawn.surging-gate': imperative(
    'lege zufällig {one} aus denen, die nicht auf dem Spielplan sind, zu diesem Tor',
    'zufällig {one} aus denen, die nicht auf dem Spielplan sind, zu diesem Tor legen',
  ),
  'effect.spawn.gate-of-drawn-mythos': imperative(
    'ziehe Mythoskarten, bis eine einen Torort nennt; alles andere auf ihnen wird ignoriert. Lege zufällig {one} aus denen, die nicht auf dem Spielplan sind, dorthin, auch wenn der Ort versiegelt ist',
    'Mythoskarten ziehen, bis eine einen Torort nennt; alles andere auf ihnen wird ignoriert. Lege zufällig {one} aus denen, die nicht auf dem Spielplan sind, dorthin, auch wenn der Ort versiegelt ist',
  ),
  'spawn.none': 'Sind alle auf dem Spielplan, {after}',
  'forfeit.in-all': '{n, plural, =1 {1 {of}} other {insgesamt # {of} (beliebig verteilt)}}',
  'forfeit.clue': '{n, plural, one {# Hinweis} other {# Hinweise}}',
  'forfeit.clue.many': '{n, plural, one {Hinweis} other {Hinweise}}',
  'forfeit.stamina': '{n} Ausdauer',
  'forfeit.stamina.many': 'Punkte Ausdauer',
  'forfeit.monster-trophy': '{n, plural, one {# Monstertrophäe} other {# Monstertrophäen}}',
  'forfeit.monster-trophy.many': '{n, plural, one {Monstertrophäe} other {Monstertrophäen}}',
  'forfeit.gate-trophy': '{n, plural, one {# Tortrophäe} other {# Tortrophäen}}',
  'forfeit.gate-trophy.many': '{n, plural, one {Tortrophäe} other {Tortrophäen}}',
  'forfeit.item': '{n, plural, one {# Gegenstand} other {# Gegenstände}}',
  'forfeit.item.many': '{n, plural, one {Gegenstand} other {Gegenstände}}',
  'forfeit.weapon': '{n, plural, one {# Waffe} other {# Waffen}}',
  'forfeit.weapon.many': '{n, plural, one {Waffe} other {Waffen}}',
  'forfeit.spell': '{n} Zauber',
  'forfeit.spell.many': 'Zauber',
  'forfeit.common': '{n, plural, one {# einfachen Gegenstand} other {# einfache Gegenstände}}',
  'forfeit.common.many': '{n, plural, one {einfachen Gegenstand} other {einfache Gegenstände}}',
  'forfeit.unique': '{n, plural, one {# besonderen Gegenstand} other {# besondere Gegenstände}}',
  'forfeit.unique.many': '{n, plural, one {besonderen Gegenstand} other {besondere Gegenstände}}',
  'forfeit.cannot': 'Ist das nicht möglich, {after}',
  'effect.release': imperative(
    'platziere {monsters} aus den Monstertrophäen der Ermittler {where}',
    '{monsters} aus den Monstertrophäen der Ermittler {where} platzieren',
  ),
  'effect.trophy.cup': clauseForms(
    'ziehe {n} Monster aus dem Monsterbecher und behalte {n, plural, one {es als Trophäe (auch ein endloses)} other {sie als Trophäen (auch endlose)}}',
    'zieht {n} Monster aus dem Monsterbecher und behält {n, plural, one {es als Trophäe (auch ein endloses)} other {sie als Trophäen (auch endlose)}}',
    '{n} Monster aus dem Monsterbecher ziehen und als {n, plural, one {Trophäe behalten (auch ein endloses)} other {Trophäen behalten (auch endlose)}}',
  ),
  'effect.trophy.in': clauseForms(
    'nimm 1 Monster {deiner} Wahl {where} als Trophäe',
    'nimmt 1 Monster {deiner} Wahl {where} als Trophäe',
    '1 Monster {deiner} Wahl {where} als Trophäe nehmen',
  ),
  'effect.trophy.no-spawn': clauseForms(
    'nimm 1 Monster {deiner} Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe',
    'nimmt 1 Monster {deiner} Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe',
    '1 Monster {deiner} Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe nehmen',
  ),
  'effect.trophy.board': clauseForms(
    'nimm 1 Monster {deiner} Wahl vom Spielplan als Trophäe',
    'nimmt 1 Monster {deiner} Wahl vom Spielplan als Trophäe',
    '1 Monster {deiner} Wahl vom Spielplan als Trophäe nehmen',
  ),
  'effect.summon': imperative(
    'bewege {monsters} {where} hierher (kämpfe gegen jedes dieser Monster oder weiche ihm aus)',
    '{monsters} {where} hierher bewegen (kämpfe gegen jedes dieser Monster oder weiche ihm aus)',
  ),
  'effect.defeat-one': imperative(
    'besiege 1 beliebiges Monster auf dem Spielplan, das keine Ausgeburt ist',
    '1 beliebiges Monster auf dem Spielplan besiegen, das keine Ausgeburt ist',
  ),
  'effect.open-gate': statement(
    '{monster, select, yes {ein Tor und ein Monster erscheinen hier} other {ein Tor erscheint hier}}',
    '{monster, select, yes {erscheinen hier ein Tor und ein Monster} other {erscheint hier ein Tor}}',
  ),
  'effect.close-gate': clauseForms(
    'schließe {which, select, chosen {1 offenes Tor {deiner} Wahl} entered {das von {dir} betretene Tor} here {das Tor hier} returned {das Tor, durch das {du}zurückgekehrt {bist},} other {es}}{end, select, trophy { und nimm es als Trophäe} may { und nimm es als Trophäe (du darfst es auch versiegeln)} sign { ohne Probe, nimm es als Trophäe und versiegle es mit 1 Verdammnismarker von der Verdammnisleiste} other { (es wird keine Trophäe)}}',
    'schließt {which, select, chosen {1 offenes Tor {deiner} Wahl} entered {das von {dir} betretene Tor} here {das Tor hier} returned {das Tor, durch das {du}zurückgekehrt {bist},} other {es}}{end, select, trophy { und nimmt es als Trophäe} may { und nimmt es als Trophäe ({subject, select, they {er darf} other {du darfst}} es auch versiegeln)} sign { ohne Probe, nimmt es als Trophäe und versiegelt es mit 1 Verdammnismarker von der Verdammnisleiste} other { (es wird keine Trophäe)}}',
    '{which, select, chosen {1 offenes Tor {deiner} Wahl} entered {das von {dir} betretene Tor} here {das Tor hier} returned {das Tor, durch das {du}zurückgekehrt {bist},} other {es}} {end, select, trophy {schließen und als Trophäe nehmen} may {schließen und als Trophäe nehmen (du darfst es auch versiegeln)} sign {ohne Probe schließen, als Trophäe nehmen und mit 1 Verdammnismarker von der Verdammnisleiste versiegeln} other {schließen (es wird keine Trophäe)}}',
  ),
  'effect.remove-seals': imperative('entferne alle Siegel vom Spielplan', 'alle Siegel vom Spielplan entfernen'),
  'effect.remove-seal': clauseForms(
    'entferne 1 Siegel {deiner} Wahl vom Spielplan',
    'entfernt 1 Siegel {deiner} Wahl vom Spielplan',
    '1 Siegel {deiner} Wahl vom Spielplan entfernen',
  ),
  'effect.remove-seal.none': 'Ist keines vorhanden, {after}',
  'effect.close-places': imperative(
    'schließe {places}{lasts, select, yes { {until}} clause {, {until}} other {}}',
    '{places}{lasts, select, yes { {until}} other {}} schließen{lasts, select, clause {, {until}} other {}}',
  ),
  'effect.track.terror': imperative(
    '{how, select, down {senke} other {erhöhe}} die Terrorstufe um {n}',
    'die Terrorstufe um {n} {how, select, down {senken} other {erhöhen}}',
  ),
  'effect.track.terror.to': imperative('setze die Terrorstufe auf {n}', 'die Terrorstufe auf {n} setzen'),
  'effect.track.doom': imperative(
    '{how, select, down {entferne {n} Verdammnismarker von der} other {lege {n} Verdammnismarker auf die}} Verdammnisleiste',
    '{n} Verdammnismarker {how, select, down {von der Verdammnisleiste entfernen} other {auf die Verdammnisleiste legen}}',
  ),
  'effect.track.doom.to': imperative(
    'setze die Verdammnisleiste auf {n} Verdammnismarker',
    'die Verdammnisleiste auf {n} Verdammnismarker setzen',
  ),
  'effect.free-from-jail': imperative(
    'lass alle Ermittler im Gefängnis frei',
    'alle Ermittler im Gefängnis freilassen',
  ),
  'effect.box-ally': imperative(
    'lege 1 zufälligen Verbündeten vom Stapel „Verbündete“ in die Schachtel zurück',
    '1 zufälligen Verbündeten vom Stapel „Verbündete“ in die Schachtel zurücklegen',
  ),
  'effect.turn-up-location-card': imperative(
    'decke die oberste Karte von 1 Ortsstapel {deiner} Wahl auf: Sie gilt für die nächste Begegnung in diesem Viertel',
    'die oberste Karte von 1 Ortsstapel {deiner} Wahl aufdecken: Sie gilt für die nächste Begegnung in diesem Viertel',
  ),
  'effect.lay': imperative(
    'platziere {where} einen Marker „{component}“ (falls dort keiner ist)',
    '{where} einen Marker „{component}“ platzieren (falls dort keiner ist)',
  ),
  'effect.turn-card.up': imperative('decke „{mythos}“ auf', '„{mythos}“ aufdecken'),
  'effect.turn-card.down': imperative('drehe „{mythos}“ wieder um', '„{mythos}“ wieder umdrehen'),
  'effect.refresh': clauseForms(
    'frische 1 {deiner} erschöpften {many} auf',
    'frischt 1 {deiner} erschöpften {many} auf',
    '1 {deiner} erschöpften {many} auffrischen',
  ),
  'effect.spread-clues': statement(
    'auf jeden instabilen Ort ohne offenes Tor kommt 1 Hinweis',
    'kommt auf jeden instabilen Ort ohne offenes Tor 1 Hinweis',
  ),
  'effect.gather-clues': clauseForms(
    'nimm alle Hinweise in {deinem} Viertel',
    'nimmt alle Hinweise in {deinem} Viertel',
    'alle Hinweise in {deinem} Viertel nehmen',
  ),
  'effect.defeat': imperative(
    'besiege {n, plural, =0 {alle Monster} one {# Monster {deiner} Wahl} other {# Monster {deiner} Wahl}} {where}{toughness, plural, =0 {} other { mit höchstens # Zähigkeit}}',
    '{n, plural, =0 {alle Monster} one {# Monster {deiner} Wahl} other {# Monster {deiner} Wahl}} {where}{toughness, plural, =0 {} other { mit höchstens # Zähigkeit}} besiegen',
  ),
  'effect.add-success': clauseForms(
    'zähle {n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about}',
    'zählt {n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about}',
    '{n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about} zählen',
  ),
  'effect.check-bonus': clauseForms('erhalte {by} auf {about}', 'erhält {by} auf {about}', '{by} auf {about} erhalten'),
  'effect.check-bonus.each': clauseForms(
    'erhalte {by} auf {about} für {each}',
    'erhält {by} auf {about} für {each}',
    '{by} auf {about} für {each} erhalten',
  ),
  'effect.no-draw': clauseForms(
    'das Ziehen entfällt',
    'das Ziehen entfällt',
    'auf das Ziehen verzichten',
    'entfällt das Ziehen',
  ),
  'effect.free-casting': statement(
    'der Zauber kostet keine geistige Gesundheit',
    'kostet der Zauber keine geistige Gesundheit',
  ),
  'effect.cheaper-casting': statement(
    'der Zauber kostet {n} geistige Gesundheit weniger',
    'kostet der Zauber {n} geistige Gesundheit weniger',
  ),
  'effect.slide': clauseForms(
    'stelle {deinen} Regler für {skill} auf den niedrigsten Wert',
    'stellt {deinen} Regler für {skill} auf den niedrigsten Wert',
    '{deinen} Regler für {skill} auf den niedrigsten Wert stellen',
  ),
  'effect.less-focus': clauseForms(
    'du hast in dieser Runde {n} Fokus weniger (mindestens 0)',
    'hat in dieser Runde {n} Fokus weniger (mindestens 0)',
    'in dieser Runde {n} Fokus weniger haben (mindestens 0)',
    'hast du in dieser Runde {n} Fokus weniger (mindestens 0)',
  ),
  'effect.no-focus': clauseForms(
    'du hast in dieser Runde einen Fokus von 0',
    'hat in dieser Runde einen Fokus von 0',
    'in dieser Runde einen Fokus von 0 haben',
    'hast du in dieser Runde einen Fokus von 0',
  ),
  'effect.movement-points': clauseForms(
    '{how, select, lose {verliere} other {erhalte}} {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}',
    '{how, select, lose {verliert} other {erhält}} {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}',
    '{n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} {how, select, lose {verlieren} other {erhalten}}',
  ),

  // Combat and checks.
  'effect.fight-with': statement(
    'solange du diesen Zauber hältst, verwenden Gefechtsproben dieses Kampfes {id, select, will {Willen} other {{skill}}} statt Kampf',
    'verwenden Gefechtsproben dieses Kampfes {id, select, will {Willen} other {{skill}}} statt Kampf, solange du diesen Zauber hältst',
  ),
  'effect.combat-bonus.per-success': clauseForms(
    'erhalte für jeden Erfolg beim Wirken {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'erhält für jeden Erfolg beim Wirken {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'für jeden Erfolg beim Wirken bis zum Ende dieses Kampfes {by} ({damage}) auf Gefechtsproben erhalten',
  ),
  'effect.combat-bonus': clauseForms(
    'erhalte {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'erhält {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'bis zum Ende dieses Kampfes {by} ({damage}) auf Gefechtsproben erhalten',
  ),
  'effect.use-skill': clauseForms(
    'verwende für {about} stattdessen {id, select, will {Willen} other {{skill}}}{by, select, none {} other { ({by})}}',
    'verwendet für {about} stattdessen {id, select, will {Willen} other {{skill}}}{by, select, none {} other { ({by})}}',
    'für {about} stattdessen {id, select, will {Willen} other {{skill}}}{by, select, none {} other { ({by})}} verwenden',
  ),
  'effect.pass-check.rolled': clauseForms(
    '{about} gilt als bestanden (mit 1 Erfolg)',
    'besteht {about} (mit 1 Erfolg)',
    '{about} mit 1 Erfolg als bestanden werten',
    'gilt {about} als bestanden (mit 1 Erfolg)',
  ),
  'effect.pass-check': clauseForms(
    'bestehe {about} automatisch',
    'besteht {about} automatisch',
    '{about} automatisch bestehen',
  ),
  'effect.reroll.all': clauseForms(
    'wirf {named, select, yes {für {about} } other {}}alle Würfel neu',
    'wirft {named, select, yes {für {about} } other {}}alle Würfel neu',
    '{named, select, yes {für {about} } other {}}alle Würfel neu werfen',
  ),
  'effect.reroll.ones': clauseForms(
    'wirf {named, select, yes {für {about} } other {}}alle Würfel neu, die eine 1 zeigen',
    'wirft {named, select, yes {für {about} } other {}}alle Würfel neu, die eine 1 zeigen',
    '{named, select, yes {für {about} } other {}}alle Würfel neu werfen, die eine 1 zeigen',
  ),
  'effect.reroll.one': clauseForms(
    'wirf {named, select, yes {für {about} } other {}}1 Würfel neu',
    'wirft {named, select, yes {für {about} } other {}}1 Würfel neu',
    '{named, select, yes {für {about} } other {}}1 Würfel neu werfen',
  ),
  'effect.reroll.failures': clauseForms(
    'wirf {named, select, yes {für {about} } other {}}alle Würfel neu, die keine Erfolge sind',
    'wirft {named, select, yes {für {about} } other {}}alle Würfel neu, die keine Erfolge sind',
    '{named, select, yes {für {about} } other {}}alle Würfel neu werfen, die keine Erfolge sind',
  ),
  'effect.less-loss': clauseForms(
    'verliere {n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger',
    'verliert {n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger',
    '{n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger verlieren',
  ),
  'effect.less-loss.theirs': clauseForms(
    'verringere diesen Verlust um {n}',
    'verringert diesen Verlust um {n}',
    'diesen Verlust um {n} verringern',
  ),
  'effect.no-loss': clauseForms(
    'verhindere {of, select, sanity {diesen Verlust an geistiger Gesundheit} stamina {diesen Verlust an Ausdauer} other {entweder den Verlust an geistiger Gesundheit oder den an Ausdauer}}',
    'verhindert {of, select, sanity {diesen Verlust an geistiger Gesundheit} stamina {diesen Verlust an Ausdauer} other {entweder den Verlust an geistiger Gesundheit oder den an Ausdauer}}',
    '{of, select, sanity {diesen Verlust an geistiger Gesundheit} stamina {diesen Verlust an Ausdauer} other {entweder den Verlust an geistiger Gesundheit oder den an Ausdauer}} verhindern',
  ),
  'effect.count-as-clue': statement(
    'sie zählt als {n, plural, one {# Hinweis, den} other {# Hinweise, die}} du ausgibst',
    'zählt sie als {n, plural, one {# Hinweis, den} other {# Hinweise, die}} du ausgibst',
  ),
  'effect.enchant-weapon': statement(
    '1 {deiner} physischen Waffen gilt bis zum Ende dieses Kampfes als magisch',
    'gilt 1 {deiner} physischen Waffen bis zum Ende dieses Kampfes als magisch',
  ),
  'effect.weaken-monster': statement(
    'bis zum Ende dieses Kampfes hat das Monster {n} Zähigkeit weniger (mindestens 1), und 1 seiner Fähigkeiten {deiner} Wahl gilt nicht (außer Magischer Immunität)',
    'hat das Monster bis zum Ende dieses Kampfes {n} Zähigkeit weniger (mindestens 1), und 1 seiner Fähigkeiten {deiner} Wahl gilt nicht (außer Magischer Immunität)',
  ),
  'effect.defeat-all-here': clauseForms(
    'besiege alle Monster in {deinem} Gebiet',
    'besiegt alle Monster in {deinem} Gebiet',
    'alle Monster in {deinem} Gebiet besiegen',
  ),
  'effect.no-horror-damage': statement(
    'das Monster richtet keinen Horrorschaden an',
    'richtet das Monster keinen Horrorschaden an',
  ),
  'effect.no-combat-damage': statement(
    'das Monster richtet keinen Kampfschaden an',
    'richtet das Monster keinen Kampfschaden an',
  ),
  'effect.cancel-ancient-attack': statement(
    'der Große Alte greift in dieser Kampfrunde nicht an',
    'greift der Große Alte in dieser Kampfrunde nicht an',
  ),
  'effect.draw-another': clauseForms(
    'ziehe eine andere Karte und verwende sie statt dieser',
    'zieht eine andere Karte und verwendet sie statt dieser',
    'eine andere Karte ziehen und statt dieser verwenden',
  ),
  'effect.end-combat': statement('der Kampf endet', 'endet der Kampf'),
  'effect.end-combat.evaded': statement(
    'der Kampf endet, als hättest du eine Ausweichprobe bestanden',
    'endet der Kampf, als hättest du eine Ausweichprobe bestanden',
  ),
  'effect.through-nearest-gate': clauseForms(
    'du wirst durch das nächste offene Tor gezogen (bei mehreren gleich nahen wählst du)',
    'wird durch das nächste offene Tor gezogen (bei mehreren gleich nahen nach Wahl)',
    'durch das nächste offene Tor gezogen werden (bei mehreren gleich nahen wählst du)',
    'wirst du durch das nächste offene Tor gezogen (bei mehreren gleich nahen wählst du)',
  ),
  'effect.fail-check': statement('{about} misslingt dir automatisch', 'misslingt dir {about} automatisch'),
  'effect.fail-checks': statement(
    '{checks} gegen dieses Monster {n, plural, one {misslingt} other {misslingen}} dir automatisch',
    '{n, plural, one {misslingt} other {misslingen}} dir {checks} gegen dieses Monster automatisch',
  ),
  'effect.return-monster.cup': imperative(
    'lege dieses Monster in den Monsterbecher zurück',
    'dieses Monster in den Monsterbecher zurücklegen',
  ),
  'effect.return-monster.box': imperative(
    'lege dieses Monster in die Schachtel zurück',
    'dieses Monster in die Schachtel zurücklegen',
  ),
  'effect.return-monster.sheet': imperative(
    'lege dieses Monster auf den Bogen des Großen Alten zurück',
    'dieses Monster auf den Bogen des Großen Alten zurücklegen',
  ),
  'effect.return-monster.cup.it': imperative(
    'lege es in den Monsterbecher zurück',
    'es in den Monsterbecher zurücklegen',
  ),
  'effect.return-monster.box.it': imperative('lege es in die Schachtel zurück', 'es in die Schachtel zurücklegen'),
  'effect.return-monster.sheet.it': imperative(
    'lege es auf den Bogen des Großen Alten zurück',
    'es auf den Bogen des Großen Alten zurücklegen',
  ),
};
