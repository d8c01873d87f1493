import { bid, forms, happens, suffered } from './forms.js';

/** What effects of movement, of the board, of combat and checks say; in the forms of `effects.ts`. */
export const BOARD_EFFECTS: Record<string, string> = {
  // Moving about. `{goal}` comes with its preposition.
  'effect.move.place': forms(
    'gehe {goal}{draw, plural, =0 {} =1 { und habe dort eine Begegnung} other { und habe dort eine Begegnung (ziehe # Karten und wähle 1)}}',
    'geht {goal}{draw, plural, =0 {} =1 { und hat dort eine Begegnung} other { und hat dort eine Begegnung (# Karten ziehen und 1 wählen)}}',
    '{goal} gehen{draw, plural, =0 {} =1 { und dort eine Begegnung haben} other { und dort eine Begegnung haben (ziehe # Karten und wähle 1)}}',
  ),
  'effect.move.street': forms('gehe auf die Straße', 'geht auf die Straße', 'auf die Straße gehen'),
  'effect.move.anywhere': forms(
    'gehe zu einem beliebigen Ort oder in beliebige Straßen von Arkham{draw, plural, =0 {} other { und habe dort, wenn es ein Ort ist, eine Begegnung}}',
    'geht zu einem beliebigen Ort oder in beliebige Straßen von Arkham{draw, plural, =0 {} other { und hat dort, wenn es ein Ort ist, eine Begegnung}}',
    'zu einem beliebigen Ort oder in beliebige Straßen von Arkham gehen{draw, plural, =0 {} other { und dort, wenn es ein Ort ist, eine Begegnung haben}}',
  ),
  'effect.move.gate-of-drawn-mythos': forms(
    'ziehe Mythoskarten, bis eine einen Torort nennt (sonst gilt nichts von ihnen), und gehe {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (# Karten, davon 1 nach Wahl)}}',
    'zieht Mythoskarten, bis eine einen Torort nennt (sonst gilt nichts von ihnen), und geht {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (# Karten, davon 1 nach Wahl)}}',
    'Mythoskarten ziehen, bis eine einen Torort nennt (sonst gilt nichts von ihnen), und {draw, plural, =0 {dorthin} =1 {für eine Begegnung dorthin} other {für eine Begegnung dorthin (# Karten, davon 1 nach Wahl)}} gehen',
  ),
  'effect.move.any-location': forms(
    'gehe zu einem beliebigen Ort von Arkham{draw, plural, =0 {} other { und habe dort eine Begegnung}}',
    'geht zu einem beliebigen Ort von Arkham{draw, plural, =0 {} other { und hat dort eine Begegnung}}',
    'zu einem beliebigen Ort von Arkham gehen{draw, plural, =0 {} other { und dort eine Begegnung haben}}',
  ),
  'effect.move.any-first-area': forms(
    'gehe in das erste Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'geht in das erste Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'in das erste Gebiet einer beliebigen Anderen Welt gehen, mit oder ohne Tor',
  ),
  'effect.move.any-second-area': forms(
    'gehe in das zweite Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'geht in das zweite Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor',
    'in das zweite Gebiet einer beliebigen Anderen Welt gehen, mit oder ohne Tor',
  ),
  'effect.move.world-of-drawn-gate': forms(
    'ziehe einen Tormarker, gehe in das erste Gebiet seiner Anderen Welt und lege ihn wieder unter den Stapel',
    'zieht einen Tormarker, geht in das erste Gebiet seiner Anderen Welt und legt ihn wieder unter den Stapel',
    'einen Tormarker ziehen, in das erste Gebiet seiner Anderen Welt gehen und ihn wieder unter den Stapel legen',
  ),
  'effect.move.first-area': forms(
    'gehe in das erste Gebiet dieser Anderen Welt',
    'geht in das erste Gebiet dieser Anderen Welt',
    'in das erste Gebiet dieser Anderen Welt gehen',
  ),
  'effect.move.second-area': forms(
    'gehe in das zweite Gebiet dieser Anderen Welt',
    'geht in das zweite Gebiet dieser Anderen Welt',
    'in das zweite Gebiet dieser Anderen Welt gehen',
  ),
  'effect.visit': forms(
    'habe eine Begegnung {worldAt}, dann kehre hierher zurück',
    'hat eine Begegnung {worldAt} und kehrt hierher zurück',
    'eine Begegnung {worldAt} haben, dann hierher zurückkehren',
  ),
  'effect.visit.area': forms(
    'habe eine Begegnung im {area, select, 1 {ersten} other {zweiten}} Gebiet {worldOf}, dann kehre hierher zurück',
    'hat eine Begegnung im {area, select, 1 {ersten} other {zweiten}} Gebiet {worldOf} und kehrt hierher zurück',
    'eine Begegnung im {area, select, 1 {ersten} other {zweiten}} Gebiet {worldOf} haben, dann hierher zurückkehren',
  ),
  'effect.visit.draw': forms(
    'habe eine Begegnung {worldAt} (ziehe {draw} Karten und wähle 1), dann kehre hierher zurück',
    'hat eine Begegnung {worldAt} ({draw} Karten ziehen und 1 wählen) und kehrt hierher zurück',
    'eine Begegnung {worldAt} haben (ziehe {draw} Karten und wähle 1), dann hierher zurückkehren',
  ),
  'effect.visit.stay': forms(
    'gehe in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf}',
    'geht in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf}',
    'in das {area, select, 1 {erste} other {zweite}} Gebiet {worldOf} gehen',
  ),
  'effect.return': forms('kehre nach Arkham zurück', 'kehrt nach Arkham zurück', 'nach Arkham zurückkehren'),
  'effect.return.unexplored': forms(
    'kehre ohne Erforscht-Marker nach Arkham zurück',
    'kehrt ohne Erforscht-Marker nach Arkham zurück',
    'ohne Erforscht-Marker nach Arkham zurückkehren',
  ),
  'effect.return.entered': forms(
    'kehre durch das Tor, durch das du gekommen bist, nach Arkham zurück',
    'kehrt durch das Tor des Eintritts nach Arkham zurück',
    'durch das Tor, durch das du gekommen bist, nach Arkham zurückkehren',
  ),
  'effect.befall.delayed': suffered('aufgehalten'),
  'effect.befall.lost': forms(
    'du gehst in Zeit und Raum verloren',
    'geht in Zeit und Raum verloren',
    'in Zeit und Raum verloren gehen',
    'gehst du in Zeit und Raum verloren',
  ),
  'effect.befall.arrested': suffered('verhaftet'),
  'effect.befall.devoured': suffered('verschlungen'),
  'effect.encounter-again': forms(
    'habe hier noch eine Begegnung',
    'hat hier noch eine Begegnung',
    'hier noch eine Begegnung haben',
  ),

  // Monsters, gates, the board.
  'effect.appear': happens(
    '{n, plural, one {ein Monster erscheint} other {# Monster erscheinen}}',
    '{n, plural, one {erscheint ein Monster} other {erscheinen # Monster}}',
  ),
  'effect.appear.surprise': happens(
    '{n, plural, one {ein Monster erscheint und überrascht} other {# Monster erscheinen und überraschen}} dich',
    '{n, plural, one {erscheint ein Monster und überrascht} other {erscheinen # Monster und überraschen}} dich',
  ),
  'effect.appear.kind': happens(
    '{n, plural, one {ein} other {#}} Monster „{monster}“ aus dem Monsterbecher {n, plural, one {erscheint} other {erscheinen}}',
    '{n, plural, one {erscheint ein} other {erscheinen #}} Monster „{monster}“ aus dem Monsterbecher',
  ),
  'effect.appear.kind.surprise': happens(
    '{n, plural, one {ein} other {#}} Monster „{monster}“ aus dem Monsterbecher {n, plural, one {erscheint und überrascht} other {erscheinen und überraschen}} dich',
    '{n, plural, one {erscheint ein} other {erscheinen #}} Monster „{monster}“ aus dem Monsterbecher und {n, plural, one {überrascht} other {überraschen}} dich',
  ),
  'effect.appear.defeated': '{n, plural, =1 {Besiegt} =2 {Beide besiegt} other {Alle besiegt}}: {Then}',
  'effect.appear.none': 'Keines im Monsterbecher: {Then}',
  'effect.appear.horror': 'Horrorwert {by}',
  'effect.appear.combat': 'Kampfwert {by}',
  'effect.appear.checks': 'alle deine Proben {by}',
  'effect.appear.checks.each': 'alle deine Proben {by} für {thing}',
  'effect.place': bid(
    'platziere {n} Monster aus dem Monsterbecher {where}',
    '{n} Monster aus dem Monsterbecher {where} platzieren',
  ),
  'effect.come-here': happens('{monsters} {where} kommt in dein Gebiet', 'kommt {monsters} {where} in dein Gebiet'),
  'effect.remove-one.cup': bid(
    'lege {monsters} deiner Wahl {where} in den Monsterbecher zurück',
    '{monsters} deiner Wahl {where} in den Monsterbecher zurücklegen',
  ),
  'effect.remove-one.box': bid(
    'lege {monsters} deiner Wahl {where} in die Schachtel zurück',
    '{monsters} deiner Wahl {where} in die Schachtel zurücklegen',
  ),
  'effect.remove.cup': bid(
    'lege {monsters} {where} in den Monsterbecher zurück',
    '{monsters} {where} in den Monsterbecher zurücklegen',
  ),
  'effect.remove.box': bid(
    'lege {monsters} {where} in die Schachtel zurück',
    '{monsters} {where} in die Schachtel zurücklegen',
  ),
  'effect.spawn.surging-gate': bid(
    'lege {monsters} (zufällig aus denen, die nicht auf dem Spielplan sind) zu diesem Tor',
    '{monsters} (zufällig aus denen, die nicht auf dem Spielplan sind) zu diesem Tor legen',
  ),
  'effect.spawn.gate-of-drawn-mythos': bid(
    'ziehe Mythoskarten, bis eine einen Torort nennt, und lege {monsters} (zufällig aus denen, die nicht auf dem Spielplan sind) dorthin, versiegelt oder nicht (sonst gilt nichts von diesen Karten)',
    'Mythoskarten ziehen, bis eine einen Torort nennt, und {monsters} (zufällig aus denen, die nicht auf dem Spielplan sind) dorthin legen, versiegelt oder nicht (sonst gilt nichts von diesen Karten)',
  ),
  'spawn.none': 'sind alle auf dem Spielplan{smooth, select, yes {, {after}} other {: {Then}}}',
  'forfeit.in-all': 'insgesamt {n} von {of}',
  'forfeit.clue': '{n, plural, one {# Hinweis} other {# Hinweise}}',
  'forfeit.clue.many': 'Hinweisen',
  'forfeit.stamina': '{n} Ausdauer',
  'forfeit.stamina.many': 'Ausdauer',
  'forfeit.monster-trophy': '{n, plural, one {# Monstertrophäe} other {# Monstertrophäen}}',
  'forfeit.monster-trophy.many': 'Monstertrophäen',
  'forfeit.gate-trophy': '{n, plural, one {# Tortrophäe} other {# Tortrophäen}}',
  'forfeit.gate-trophy.many': 'Tortrophäen',
  'forfeit.item': '{n, plural, one {# Gegenstand} other {# Gegenstände}}',
  'forfeit.item.many': 'Gegenständen',
  'forfeit.weapon': '{n, plural, one {# Waffe} other {# Waffen}}',
  'forfeit.weapon.many': 'Waffen',
  'forfeit.spell': '{n} Zauber',
  'forfeit.spell.many': 'Zaubern',
  'forfeit.common': '{n, plural, one {# einfachen Gegenstand} other {# einfache Gegenstände}}',
  'forfeit.common.many': 'einfachen Gegenständen',
  'forfeit.unique': '{n, plural, one {# besonderen Gegenstand} other {# besondere Gegenstände}}',
  'forfeit.unique.many': 'besonderen Gegenständen',
  'forfeit.cannot': 'ist das zu viel{smooth, select, yes {, {after}} other {: {Then}}}',
  'effect.release': bid(
    'nimm {monsters} aus den Monstertrophäen der Ermittler und platziere es {where}',
    '{monsters} aus den Monstertrophäen der Ermittler nehmen und {where} platzieren',
  ),
  'effect.trophy.cup': forms(
    'ziehe {n} Monster aus dem Monsterbecher und behalte {n, plural, one {es als Trophäe (auch ein endloses)} other {sie als Trophäen (auch endlose)}}',
    'zieht {n} Monster aus dem Monsterbecher und behält {n, plural, one {es als Trophäe (auch ein endloses)} other {sie als Trophäen (auch endlose)}}',
    '{n} Monster aus dem Monsterbecher ziehen und als {n, plural, one {Trophäe behalten (auch ein endloses)} other {Trophäen behalten (auch endlose)}}',
  ),
  'effect.trophy.in': forms(
    'nimm 1 Monster deiner Wahl {where} als Trophäe',
    'nimmt 1 Monster eigener Wahl {where} als Trophäe',
    '1 Monster deiner Wahl {where} als Trophäe nehmen',
  ),
  'effect.trophy.no-spawn': forms(
    'nimm 1 Monster deiner Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe',
    'nimmt 1 Monster eigener Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe',
    '1 Monster deiner Wahl, das keine Ausgeburt ist, vom Spielplan als Trophäe nehmen',
  ),
  'effect.trophy.board': forms(
    'nimm 1 Monster deiner Wahl vom Spielplan als Trophäe',
    'nimmt 1 Monster eigener Wahl vom Spielplan als Trophäe',
    '1 Monster deiner Wahl vom Spielplan als Trophäe nehmen',
  ),
  'effect.summon': bid(
    'bewege {monsters} {where} hierher und kämpfe gegen jedes davon oder entkomme ihm',
    '{monsters} {where} hierher bewegen und gegen jedes davon kämpfen oder ihm entkommen',
  ),
  'effect.defeat-one': bid(
    'wähle 1 Monster auf dem Spielplan, das keine Ausgeburt ist: Du besiegst es, wo immer es ist',
    '1 Monster auf dem Spielplan wählen, das keine Ausgeburt ist: Du besiegst es, wo immer es ist',
  ),
  'effect.open-gate': happens(
    '{monster, select, yes {ein Tor und ein Monster erscheinen hier} other {ein Tor erscheint hier}}',
    '{monster, select, yes {erscheinen hier ein Tor und ein Monster} other {erscheint hier ein Tor}}',
  ),
  'effect.close-gate': bid(
    'schließe {which, select, chosen {1 offenes Tor deiner Wahl} entered {das von dir betretene Tor} here {das Tor hier} other {es}}{end, select, trophy { und nimm es als Trophäe} may { und nimm es als Trophäe (du darfst es auch versiegeln)} sign { ohne Probe, nimm es als Trophäe und versiegle es mit 1 Verdammnismarker von der Verdammnisleiste} other { (es ist keine Trophäe)}}',
    '{which, select, chosen {1 offenes Tor deiner Wahl} entered {das von dir betretene Tor} here {das Tor hier} other {es}} {end, select, trophy {schließen und als Trophäe nehmen} may {schließen und als Trophäe nehmen (du darfst es auch versiegeln)} sign {ohne Probe schließen, als Trophäe nehmen und mit 1 Verdammnismarker von der Verdammnisleiste versiegeln} other {schließen (es ist keine Trophäe)}}',
  ),
  'effect.remove-seals': bid('entferne alle Siegel vom Spielplan', 'alle Siegel vom Spielplan entfernen'),
  'effect.remove-seal': bid(
    'entferne 1 Siegel deiner Wahl vom Spielplan',
    '1 Siegel deiner Wahl vom Spielplan entfernen',
  ),
  'effect.remove-seal.none': 'Keines vorhanden: {Then}',
  'effect.close-places': bid(
    'schließe {places}{lasts, select, yes { {until}} clause {, {until}} other {}}',
    '{places}{lasts, select, yes { {until}} other {}} schließen{lasts, select, clause {, {until}} other {}}',
  ),
  'effect.track.terror': bid(
    '{how, select, down {senke} other {erhöhe}} den Terrorlevel um {n}',
    'den Terrorlevel um {n} {how, select, down {senken} other {erhöhen}}',
  ),
  'effect.track.terror.to': bid('setze den Terrorlevel auf {n}', 'den Terrorlevel auf {n} setzen'),
  'effect.track.doom': bid(
    '{how, select, down {entferne {n} Verdammnismarker von der} other {lege {n} Verdammnismarker auf die}} Verdammnisleiste',
    '{n} Verdammnismarker {how, select, down {von der Verdammnisleiste entfernen} other {auf die Verdammnisleiste legen}}',
  ),
  'effect.track.doom.to': bid(
    'setze die Verdammnisleiste auf {n} Verdammnismarker',
    'die Verdammnisleiste auf {n} Verdammnismarker setzen',
  ),
  'effect.free-from-jail': bid('lass alle Ermittler im Gefängnis frei', 'alle Ermittler im Gefängnis freilassen'),
  'effect.box-ally': bid(
    'lege 1 zufälligen Verbündeten vom Stapel „Verbündete“ in die Schachtel zurück',
    '1 zufälligen Verbündeten vom Stapel „Verbündete“ in die Schachtel zurücklegen',
  ),
  'effect.turn-up-location-card': bid(
    'decke die oberste Karte von 1 Ortsstapel deiner Wahl auf: Die nächste Begegnung in diesem Viertel verwendet sie',
    'die oberste Karte von 1 Ortsstapel deiner Wahl aufdecken: Die nächste Begegnung in diesem Viertel verwendet sie',
  ),
  'effect.lay': bid(
    'lege {where} einen Marker „{component}“, falls dort keiner liegt',
    '{where} einen Marker „{component}“ legen, falls dort keiner liegt',
  ),
  'effect.turn-card.up': bid('decke „{mythos}“ auf', '„{mythos}“ aufdecken'),
  'effect.turn-card.down': bid('drehe „{mythos}“ wieder um', '„{mythos}“ wieder umdrehen'),
  'effect.refresh': forms(
    'frische 1 deiner erschöpften Karten auf ({many})',
    'frischt 1 seiner erschöpften Karten auf ({many})',
    '1 deiner erschöpften Karten auffrischen ({many})',
  ),
  'effect.spread-clues': happens(
    'auf jeden instabilen Ort ohne offenes Tor kommt 1 Hinweis',
    'kommt auf jeden instabilen Ort ohne offenes Tor 1 Hinweis',
  ),
  'effect.gather-clues': forms(
    'nimm alle Hinweise, die in deinem Viertel liegen',
    'nimmt alle Hinweise, die in seinem Viertel liegen',
    'alle Hinweise nehmen, die in deinem Viertel liegen',
  ),
  'effect.defeat': happens(
    '{n, plural, =0 {alle Monster} one {# Monster deiner Wahl} other {# Monster deiner Wahl}} {where}{toughness, plural, =0 {} other { mit Zähigkeit # oder weniger}} {n, plural, one {ist} other {sind}} besiegt',
    '{n, plural, one {ist} other {sind}} {n, plural, =0 {alle Monster} one {# Monster deiner Wahl} other {# Monster deiner Wahl}} {where}{toughness, plural, =0 {} other { mit Zähigkeit # oder weniger}} besiegt',
  ),
  'effect.add-success': forms(
    'zähle {n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about}',
    'zählt {n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about}',
    '{n, plural, one {# Erfolg} other {# Erfolge}} mehr für {about} zählen',
  ),
  'effect.check-bonus': '{by} auf {about}',
  'effect.check-bonus.each': '{by} auf {about} für {each}',
  'effect.no-draw': forms('ziehe nichts', 'zieht nichts', 'nichts ziehen'),
  'effect.free-casting': happens(
    'der Zauber kostet keine geistige Gesundheit',
    'kostet der Zauber keine geistige Gesundheit',
  ),
  'effect.cheaper-casting': happens(
    'der Zauber kostet {n} geistige Gesundheit weniger',
    'kostet der Zauber {n} geistige Gesundheit weniger',
  ),
  'effect.slide': forms(
    'stelle deinen Regler für {skill} auf den niedrigsten Wert',
    'stellt den eigenen Regler für {skill} auf den niedrigsten Wert',
    'deinen Regler für {skill} auf den niedrigsten Wert stellen',
  ),
  'effect.less-focus': forms(
    'du hast in dieser Runde {n} Fokus weniger (mindestens 0)',
    'hat in dieser Runde {n} Fokus weniger (mindestens 0)',
    'in dieser Runde {n} Fokus weniger haben (mindestens 0)',
    'hast du in dieser Runde {n} Fokus weniger (mindestens 0)',
  ),
  'effect.no-focus': forms(
    'du hast in dieser Runde einen Fokus von 0',
    'hat in dieser Runde einen Fokus von 0',
    'in dieser Runde einen Fokus von 0 haben',
    'hast du in dieser Runde einen Fokus von 0',
  ),
  'effect.movement-points': forms(
    '{how, select, lose {verliere} other {erhalte}} {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}',
    '{how, select, lose {verliert} other {erhält}} {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}',
    '{n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} {how, select, lose {verlieren} other {erhalten}}',
  ),

  // Combat and checks.
  'effect.fight-with': happens(
    'solange du dies hältst, verwenden Gefechtsproben dieses Kampfes {skill} statt Kampf',
    'verwenden Gefechtsproben dieses Kampfes {skill} statt Kampf, solange du dies hältst',
  ),
  'effect.combat-bonus.per-success': forms(
    'erhalte für jeden Erfolg beim Wirken {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'erhält für jeden Erfolg beim Wirken {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'für jeden Erfolg beim Wirken bis zum Ende dieses Kampfes {by} ({damage}) auf Gefechtsproben erhalten',
  ),
  'effect.combat-bonus': forms(
    'erhalte {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'erhält {by} ({damage}) auf Gefechtsproben bis zum Ende dieses Kampfes',
    'bis zum Ende dieses Kampfes {by} ({damage}) auf Gefechtsproben erhalten',
  ),
  'effect.use-skill': forms(
    'verwende für {about} {skill}{by, select, none {} other { {by}}}',
    'verwendet für {about} {skill}{by, select, none {} other { {by}}}',
    'für {about} {skill}{by, select, none {} other { {by}}} verwenden',
  ),
  'effect.pass-check': forms('bestehe {about} ohne Wurf', 'besteht {about} ohne Wurf', '{about} ohne Wurf bestehen'),
  'effect.reroll.all': forms(
    'wirf für {about} alle Würfel neu',
    'wirft für {about} alle Würfel neu',
    'für {about} alle Würfel neu werfen',
  ),
  'effect.reroll.ones': forms(
    'wirf für {about} alle Würfel neu, die eine 1 zeigen',
    'wirft für {about} alle Würfel neu, die eine 1 zeigen',
    'für {about} alle Würfel neu werfen, die eine 1 zeigen',
  ),
  'effect.reroll.one': forms(
    'wirf für {about} 1 Würfel neu',
    'wirft für {about} 1 Würfel neu',
    'für {about} 1 Würfel neu werfen',
  ),
  'effect.reroll.failures': forms(
    'wirf für {about} alle Würfel neu, die keine Erfolge sind',
    'wirft für {about} alle Würfel neu, die keine Erfolge sind',
    'für {about} alle Würfel neu werfen, die keine Erfolge sind',
  ),
  'effect.less-loss': forms(
    'verliere {n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger',
    'verliert {n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger',
    '{n} {of, select, sanity {geistige Gesundheit} stamina {Ausdauer} other {geistige Gesundheit oder Ausdauer}} weniger verlieren',
  ),
  'effect.no-loss': forms(
    'verliere dadurch {of, select, sanity {keine geistige Gesundheit} stamina {keine Ausdauer} other {keine geistige Gesundheit oder keine Ausdauer (eines davon, nach Wahl)}}',
    'verliert dadurch {of, select, sanity {keine geistige Gesundheit} stamina {keine Ausdauer} other {keine geistige Gesundheit oder keine Ausdauer (eines davon, nach Wahl)}}',
    'dadurch {of, select, sanity {keine geistige Gesundheit} stamina {keine Ausdauer} other {keine geistige Gesundheit oder keine Ausdauer (eines davon, nach Wahl)}} verlieren',
  ),
  'effect.count-as-clue': happens(
    'sie zählt als {n, plural, one {# Hinweis, den} other {# Hinweise, die}} du ausgibst',
    'zählt sie als {n, plural, one {# Hinweis, den} other {# Hinweise, die}} du ausgibst',
  ),
  'effect.enchant-weapon': happens(
    '1 deiner physischen Waffen gilt bis zum Ende dieses Kampfes als magisch',
    'gilt 1 deiner physischen Waffen bis zum Ende dieses Kampfes als magisch',
  ),
  'effect.weaken-monster': happens(
    'bis zum Ende dieses Kampfes hat das Monster {n} Zähigkeit weniger (mindestens 1), und 1 seiner Fähigkeiten deiner Wahl gilt nicht (nicht Magische Immunität)',
    'hat das Monster bis zum Ende dieses Kampfes {n} Zähigkeit weniger (mindestens 1), und 1 seiner Fähigkeiten deiner Wahl gilt nicht (nicht Magische Immunität)',
  ),
  'effect.defeat-all-here': forms(
    'besiege alle Monster in deinem Gebiet',
    'besiegt alle Monster im eigenen Gebiet',
    'alle Monster in deinem Gebiet besiegen',
  ),
  'effect.no-combat-damage': happens(
    'das Monster richtet keinen Kampfschaden an',
    'richtet das Monster keinen Kampfschaden an',
  ),
  'effect.cancel-ancient-attack': happens(
    'der Große Alte greift in dieser Kampfrunde nicht an',
    'greift der Große Alte in dieser Kampfrunde nicht an',
  ),
  'effect.draw-another': forms(
    'ziehe eine andere Karte und verwende sie statt dieser',
    'zieht eine andere Karte und verwendet sie statt dieser',
    'eine andere Karte ziehen und statt dieser verwenden',
  ),
  'effect.end-combat': happens('der Kampf endet', 'endet der Kampf'),
  'effect.end-combat.evaded': happens(
    'der Kampf endet, als hättest du eine Ausweichprobe bestanden',
    'endet der Kampf, als hättest du eine Ausweichprobe bestanden',
  ),
  'effect.through-nearest-gate': forms(
    'du wirst durch das nächste offene Tor gezogen (bei gleich nahen wählst du)',
    'wird durch das nächste offene Tor gezogen (bei gleich nahen nach Wahl)',
    'durch das nächste offene Tor gezogen werden (bei gleich nahen wählst du)',
    'wirst du durch das nächste offene Tor gezogen (bei gleich nahen wählst du)',
  ),
  'effect.fail-checks': forms(
    'du verpatzt {checks} gegen dieses Monster, ohne zu würfeln',
    'verpatzt {checks} gegen dieses Monster, ohne zu würfeln',
    '{checks} gegen dieses Monster verpatzen, ohne zu würfeln',
    'verpatzt du {checks} gegen dieses Monster, ohne zu würfeln',
  ),
  'effect.return-monster.cup': bid(
    'lege dieses Monster in den Monsterbecher zurück',
    'dieses Monster in den Monsterbecher zurücklegen',
  ),
  'effect.return-monster.box': bid(
    'lege dieses Monster in die Schachtel zurück',
    'dieses Monster in die Schachtel zurücklegen',
  ),
};
