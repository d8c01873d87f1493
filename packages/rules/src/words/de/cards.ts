import { imperative, statement } from './forms.js';

/** Texts around effects on cards, monsters, investigators, Ancient Ones and Mythos cards. */
export const CARDS: Record<string, string> = {
  // Modifiers. Short ones share a sentence; `scope` names who is affected by the others.
  'scope.in-arkham': 'Ermittler in Arkham haben {text}',
  'scope.all': 'alle Ermittler haben {text}',
  'mod.skill': '{by} {skill}',
  'mod.check': '{by} auf {checks}',
  'mod.maximum': '{by} maximale {resource}',
  'mod.clue-dice':
    'jeder Hinweis, den {scope, select, owner {du für eine Probe ausgibst} other {ein Ermittler für eine Probe ausgibt}}, bringt {n} Würfel mehr als sonst',
  'mod.clue-dice.skill':
    'jeder Hinweis, den {scope, select, owner {du für eine {name} ausgibst} other {ein Ermittler für eine {name} ausgibt}}, bringt {n} Würfel mehr als sonst',
  'mod.success':
    '{scope, select, owner {{deine} Würfel zählen} other {Würfel zählen}} {n, plural, one {nur bei einer {faces}} other {bei {faces}}} als Erfolg',
  'mod.loss':
    '{scope, select, owner {immer wenn du {resource} verlierst, verlierst du} other {wer {resource} verliert, verliert}} {n} {how, select, less {weniger (mindestens 0)} other {mehr}}',
  'mod.ignores': '{ability} {scope, select, owner {betrifft dich nicht} other {gilt nicht}}',
  'mod.ignores.nightmarish':
    '{scope, select, owner {du verlierst} other {niemand verliert}} durch die Fähigkeit „Albtraumhaft“ keine geistige Gesundheit',
  'mod.ignores.overwhelming':
    '{scope, select, owner {du verlierst} other {niemand verliert}} durch die Fähigkeit „Überwältigend“ keine Ausdauer',
  'mod.ignores.physical-resistance':
    'Physische Resistenz schwächt {scope, select, owner {deine Angriffe} other {Angriffe}} nicht',
  'mod.ignores.magical-resistance':
    'Magische Resistenz schwächt {scope, select, owner {deine Angriffe} other {Angriffe}} nicht',
  'mod.ignores.physical-immunity':
    'Physische Immunität schwächt {scope, select, owner {deine Angriffe} other {Angriffe}} nicht',
  'mod.ignores.magical-immunity':
    'Magische Immunität schwächt {scope, select, owner {deine Angriffe} other {Angriffe}} nicht',
  'mod.endless-trophies': 'du darfst endlose Monster, die du besiegst, als Trophäen behalten',
  'mod.monsters-stay': '{monsters} bleibt stehen, wenn sich Monster bewegen',
  'mod.stalker-reach':
    'verfolgende Monster gehen zu Ermittlern, die bis zu {n} Gebiete entfernt sind (auf Straßen und an instabilen Orten)',
  'mod.sky.closed': 'fliegende Monster bewegen sich weder in den Himmel noch aus dem Himmel',
  'mod.sky.out-of-reach': 'fliegende Monster bewegen sich nicht in den Himmel',
  'mod.sky.deadly': 'fliegende Monster, die sich in den Himmel bewegen, kommen in den Monsterbecher',
  'mod.sky.over-locations':
    'der Himmel grenzt auch an alle instabilen Orte: Fliegende Monster stürzen sich auch dort auf Ermittler',
  'mod.ancient-one-denied': 'die Wirkungen des Großen Alten auf Monster gelten nicht',
  'mod.no-progress': 'es kommen keine Rissmarker auf die Rissleisten',
  'mod.stable-cost':
    'einen stabilen Ort zu betreten, kostet {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} mehr',
  'mod.misfires': 'wer einen {card} einsetzen will, würfelt. Bei {faces} wird die Karte ohne Wirkung abgelegt',
  'mod.street-cost': 'eine Straße zu betreten, kostet {n} Bewegungspunkte',
  'mod.one-way':
    'von Straße zu Straße gehen Ermittler nur entlang der {arrows, select, white {weißen} other {schwarzen}} Pfeile',
  'mod.trade-at-distance': 'in der Unterhaltsphase dürfen Ermittler tauschen, wo immer sie sind',
  'mod.seal-cost.to': 'ein Tor zu versiegeln, kostet {n, plural, one {# Hinweis} other {# Hinweise}}',
  'mod.seal-cost.by':
    'ein Tor zu versiegeln, kostet {how, select, fewer {{n, plural, one {# Hinweis} other {# Hinweise}} weniger} other {{n, plural, one {# zusätzlichen Hinweis} other {# zusätzliche Hinweise}}}}',
  'mod.gate-difficulty': 'Proben zum Schließen eines Tores brauchen {n, plural, one {# Erfolg} other {# Erfolge}} mehr',
  'mod.gate-difficulty.world':
    'Proben zum Schließen eines Tores {worldTo} brauchen {n, plural, one {# Erfolg} other {# Erfolge}} mehr',
  'mod.gates-held': 'Tore {worldTo} können weder geschlossen noch versiegelt werden',
  'mod.spell-cost':
    '{arkham, select, yes {in Arkham kostet es} other {es kostet}} {n, plural, =0 {keine geistige Gesundheit} other {# geistige Gesundheit}}, einen Zauber zu wirken',
  'mod.spell-cost.by':
    '{arkham, select, yes {in Arkham kostet es} other {es kostet}} {n} geistige Gesundheit {how, select, less {weniger (mindestens 0)} other {mehr}}, einen Zauber zu wirken',
  'mod.price':
    '{of, select, items {{arkham, select, yes {in Arkham ist der Listenpreis jedes Gegenstands} other {der Listenpreis jedes Gegenstands ist}} beim Kauf {n} $ {how, select, less {niedriger (mindestens 0)} other {höher}}} other {{arkham, select, yes {in Arkham kostet alles, was gekauft wird,} other {alles, was gekauft wird, kostet}} {n} $ {how, select, less {weniger (mindestens 0)} other {mehr}}}}',
  'mod.reading': 'Ermittler erhalten {by} auf {checks} für Bücher, die sie {placeAt} einsetzen',
  'mod.forbid.seal': 'Tore können geschlossen, aber nicht versiegelt werden',
  'mod.forbid.cast': '{arkham, select, yes {in Arkham können keine} other {es können keine}} Zauber gewirkt werden',
  'mod.forbid.arrest': '{own, select, yes {du kannst nicht} other {niemand kann}} verhaftet werden',
  'mod.forbid.curse': '{own, select, yes {du kannst nicht} other {niemand kann}} verflucht werden',
  'mod.forbid.delay': '{own, select, yes {du kannst nicht} other {niemand kann}} aufgehalten werden',
  'mod.forbid.fates': '{own, select, yes {du kannst weder {what}} other {Ermittler können weder {what}}} werden',
  'mod.forbid.fate.arrest': 'verhaftet',
  'mod.forbid.fate.curse': 'verflucht',
  'mod.forbid.fate.delay': 'aufgehalten',
  'list.nor': '{first} noch {last}',
  'mod.forbid.terror': 'die Terrorstufe steigt nicht',
  'mod.forbid.gain-sanity': 'niemand {arkham, select, yes {in Arkham } other {}}kann geistige Gesundheit erhalten',
  'mod.forbid.gain-stamina': 'niemand {arkham, select, yes {in Arkham } other {}}kann Ausdauer erhalten',
  'mod.forbid.lose-this': 'diese Karte kann nur verloren gehen oder gestohlen werden, wenn du es erlaubst',
  'mod.forbid.appear-here': 'in deinem Gebiet können keine Tore und keine Monster erscheinen',
  'mod.forbid.take-clues': 'du kannst keine Hinweise vom Spielplan nehmen',
  'mod.forbid.gain-ally': 'du kannst keine Verbündeten mehr erhalten',
  'mod.spared':
    'wenn du verschlungen würdest, lege stattdessen diese Karte ab: Dir bleiben 1 geistige Gesundheit und 1 Ausdauer',
  'mod.focus': '{by} Fokus',
  'mod.focus-to': 'dein Fokus ist {n}',
  'mod.free-sliders':
    'im Unterhalt verschiebst du deine Fertigkeitsregler um beliebig viele Stufen, ohne Fokus auszugeben',
  'mod.dice': 'jeder Würfel deiner {checks} zählt um {n} höher',
  'mod.gates-to-awaken':
    'solange ein Ermittler diese Karte hat, {n, plural, one {ist # offenes Tor mehr} other {sind # offene Tore mehr}} nötig, um den Großen Alten zu wecken',
  'mod.gates-to-awaken.fewer':
    '{n, plural, one {# offenes Tor weniger ist} other {# offene Tore weniger sind}} nötig, um den Großen Alten zu wecken',
  'mod.doom-successes':
    'im Endkampf {n, plural, one {ist # Erfolg} other {sind # Erfolge}} mehr nötig, um einen Verdammnismarker zu entfernen',
  'mod.outskirts': 'der Stadtrand fasst {n} Monster {how, select, fewer {weniger (mindestens 0)} other {mehr}}',
  'mod.refresh-limit':
    'in jedem Unterhalt darf jeder Ermittler höchstens {n, plural, one {# Karte} other {# Karten}} seiner Wahl auffrischen',
  'mod.status-removed-on':
    '{id, select, blessing {ein Segen} curse {ein Fluch} other {„{card}“}} geht im Unterhalt bei einem Wurf von {from}–{to} verloren',
  'mod.ancient-rating':
    'im Endkampf ist der Kampfwert des Großen Alten um {n} {how, select, lower {niedriger} other {höher}} (aus −5 wird {to})',
  'mod.unseen':
    'du darfst Gebiete mit Monstern verlassen und dort deine Bewegung beenden, ohne zu kämpfen oder auszuweichen',
  'mod.no-movement': 'du bewegst dich in der Bewegungsphase nicht',
  'mod.hands': 'du hast im Kampf {n, plural, one {# Hand} other {# Hände}} {how, select, fewer {weniger} other {mehr}}',
  'mod.hands.spells':
    'du hast im Kampf {n, plural, one {# Hand} other {# Hände}} {how, select, fewer {weniger} other {mehr}}, nur für Zauber',
  'mod.goes-instead':
    'wenn du {id, select, blessing {deinen Segen} curse {deinen Fluch} other {„{card}“}} verlieren würdest, lege stattdessen diese Karte ab',
  'mod.boxed-allies': 'auch Verbündete, die in die Schachtel zurückgelegt wurden, sind für dich verfügbar',
  'mod.painless-reading': 'Bücher zu lesen, kostet dich keine geistige Gesundheit',
  'mod.unburdened': 'Umgebungen verschlechtern weder deine Fertigkeiten noch deine Fertigkeitsproben',
  'mod.more-clues': 'immer wenn du Hinweise erhältst, erhalte {n} mehr',
  'mod.evade-difficulty': 'Ausweichproben brauchen {n, plural, one {# Erfolg} other {# Erfolge}} mehr',
  'mod.check.balanced':
    '{by} auf {checks}, solange diese Karte erschöpft ist und deine geistige Gesundheit und deine Ausdauer gleich sind',
  'mod.check.damage': '{by} auf {checks} ({damage})',
  'mod.check.except': '{by} auf {checks} (nicht auf {except})',
  'mod.armed.weapons': '{by} auf den Bonus jeder deiner Waffen',
  'mod.armed.spells': '{by} auf den Bonus jedes deiner Zauber im Kampf',
  'mod.empty-hands': '{by} auf deine Gefechtsproben für jede deiner freien Hände',
  'mod.keeps': '{id, select, blessing {deinen Segen} curse {deinen Fluch} other {„{card}“}} kannst du nicht verlieren',
  'mod.no-duplicates': 'wenn du vom Stapel {decks} eine Karte ziehst, die du schon hast, lege die neue ohne Wirkung ab',
  'mod.world-colour':
    'jede Andere Welt ist für deine Begegnungen auch {hue, select, blue {blau} green {grün} red {rot} other {gelb}}',
  'mod.clue-limit': 'für eine {name} kannst du höchstens {n, plural, one {# Hinweis} other {# Hinweise}} ausgeben',
  'mod.clue-wasted.fights':
    'der erste Hinweis, den du für eine Gefechts- oder Horrorprobe ausgibst, bringt keinen Würfel',
  'mod.clue-wasted.other-checks':
    'der erste Hinweis, den du für eine Probe ausgibst, die keine Gefechts- oder Horrorprobe ist, bringt keinen Würfel',
  'mod.clue-pairs': 'du kannst Hinweise für Proben nur paarweise ausgeben',
  'mod.cap.all':
    'kein Ermittler kann {together, select, yes {zusammen } other {}}mehr als {n} {what} besitzen; was darüber hinausgeht, geht sofort verloren',
  'mod.cap':
    'du kannst {together, select, yes {zusammen } other {}}höchstens {n} {what} besitzen; was darüber hinausgeht, verlierst du sofort',
  'mod.cap.clues': '{n, plural, one {Hinweis} other {Hinweise}}',
  'mod.slider-stops':
    'du kannst keinen Fertigkeitsregler um mehr als {n, plural, one {# Stufe} other {# Stufen}} pro Runde verschieben',
  'mod.dread': '{monsters} hat für dich Albtraumhaft {n}',
  'mod.forbid.except': '{ban}, außer durch eine dieser Fähigkeiten: {by}',
  'mod.barred':
    'in der Bewegungsphase darfst du {placeAt} nur Orte mit offenem Tor betreten. Für die Straßen gilt das nicht',
  'mod.check-against': '{by} auf Proben gegen Monster mit dem Symbol „{symbol}“, {others} gegen alle anderen',
  'mod.trophy-worth': 'jede deiner Monstertrophäen zählt {n} Zähigkeit mehr, wenn du sie ausgibst',
  'mod.taints': 'um einen Fluch loszuwerden, würfelst du zweimal, und der schlechtere Wurf zählt',
  'mod.anoints':
    'einmal pro Runde darfst du einen anderen Ermittler in Arkham einen Wurf wiederholen lassen, mit dem er einen Fluch loswerden kann',
  'mod.leaves-at': 'sobald du {n} $ oder mehr hast, lege diese Karte ab',
  'mod.outlives':
    'wenn du verschlungen würdest, lege stattdessen diese Karte ab: Dir bleiben 1 geistige Gesundheit und 1 Ausdauer, und du gehst auf die nächste Straße',
  'mod.cordon':
    'Ermittler können {street, select, yes {die Straßen {placeOf}} other {{placeAcc}}} weder betreten noch verlassen',
  'mod.on-the-house':
    'durch Begegnungen {placeAt} verlierst du kein Geld. Darfst du dabei Geld zahlen, gilt der höchste mögliche Betrag als gezahlt',
  'mod.discards-like-clues': 'du darfst in dieser Begegnung für Proben {many} ablegen, als wären sie Hinweise',
  'mod.no-cards': 'in dieser Begegnung kannst du keine Karten einsetzen',
  'mod.trade-clues': 'Hinweise dürfen wie Gegenstände getauscht werden',
  'mod.draw-extra': 'wenn du vom Stapel {decks} ziehst, ziehe 1 zusätzliche Karte, dann lege 1 der gezogenen ab',
  'mod.draw-bottom':
    'wenn du vom Stapel {decks} ziehst, darfst du die unterste statt der obersten Karte ziehen. Die unterste Karte darfst du jederzeit ansehen',
  'mod.draw-bottom.deck': '„{deck}“',
  'mod.encounters.location': 'für jede Begegnung an einem Ort ziehe {n} Karten und wähle 1',
  'mod.encounters.while-clue':
    'solange {placeAt} ein Hinweis ist, ziehe für jede Begegnung dort {n} Karten und wähle 1',
  'mod.pays-for.exhausting':
    'statt bis zu {what} {kind, select, money {zu zahlen} other {auszugeben}}, darfst du diese Karte erschöpfen',
  'mod.pays-for.buying':
    'wenn du {cards} kaufst, darfst du diese Karte {how, select, exhaust {erschöpfen} other {ablegen}}, statt zu zahlen',
  'mod.pays-for.all':
    'statt {what, select, clues {beliebig viele Hinweise auszugeben} other {beliebig viel Geld zu zahlen}}, darfst du diese Karte {how, select, exhaust {erschöpfen} other {ablegen}}',
  'mod.pays-for':
    'statt bis zu {what} {kind, select, money {zu zahlen} other {auszugeben}}, darfst du diese Karte ablegen',
  'mod.encounters.other-world':
    'ziehe für jede Begegnung in einer Anderen Welt Karten, bis du {n} in ihren Farben hast, und wähle 1 davon',
  'mod.never-lost': 'du kannst nicht in Zeit und Raum verloren gehen',
  'mod.return-through-any':
    'wenn du aus einer Anderen Welt zurückkehrst, darfst du bei einem beliebigen offenen Tor ankommen',
  'mod.lost-means': 'wer sonst in Zeit und Raum verloren ginge, {then}',
  'mod.combat-skill':
    'Gefechtsproben gegen {monsters} verwenden {id, select, will {Willen} other {{skill}}} statt Kampf',
  'mod.combat-skill.self':
    'Gefechtsproben gegen dieses Monster verwenden {id, select, will {Willen} other {{skill}}} statt Kampf',
  'mod.bar-from-play':
    'wenn {monsters} ins Spiel käme, wird dafür ein anderes Monster gezogen (das erste kommt in den Monsterbecher zurück)',
  'mod.no-environments':
    'Umgebungen vom Typ {subtype, select, weather {Wetter} urban {Stadt} other {Mystik}} haben keine Wirkung und werden abgelegt',
  'mod.no-location-abilities': 'Ortsfähigkeiten können nicht genutzt werden, außer {places}',
  'mod.awakens-as-defeat':
    'wenn der Große Alte erwacht, gibt es keinen Kampf, und die Ermittler verlieren das Spiel sofort',
  'mod.until': '{until}: {Text}',
  'mod.while': 'solange {condition}, {text}',
  'monster.has': '{who, select, then {hat {monsters}} other {{monsters} hat}} {changes}',
  'mod.monster.in-arkham': '{who, select, then {{text} (in Arkham)} other {in Arkham {text}}}',
  'monster.by': '{by} {figure}',
  'monster.more-damage': '{first, select, none {} other {{first}, außerdem }}{damage}, sofern es welchen anrichtet',
  'monster.move-faces':
    '{who, select, then {ist schon {from}–{to} ein Erfolg, wenn {monsters} würfelt, statt sich zu bewegen} other {würfelt {monsters}, statt sich zu bewegen, ist schon {from}–{to} ein Erfolg}}',
  'monster.set': '{figure} {to}',
  'monster.set.damage': '{figure} {to} ({damage} Schaden)',

  // Abilities: timing, recipient, effect.
  ability: '{when} – {text}',
  'ability.named': '{name}. {when}',
  'ability.if': 'wenn {condition}',
  'ability.opening': 'darfst du ',
  'ability.if.joined': '{when} und {condition}',
  'moment.upkeep': 'Unterhalt',
  'moment.movement': 'Bewegung',
  'moment.arkham-encounters': 'Phase „Begegnungen in Arkham“',
  'moment.any': 'Jederzeit',
  'moment.before-check': 'Vor {checks}',
  'moment.before-loss':
    'Wenn {whose, select, anybody {ein Ermittler {what} verlieren würde} other {du {what} verlieren würdest}}',
  'moment.before-draw': 'Wenn du {cards} ziehen würdest',
  'moment.before-draw.discard': '{when}, darfst du stattdessen diese Karte ablegen',
  'moment.after-movement': 'Am Ende deiner Bewegung in Arkham',
  'moment.casting': 'Wenn du für das Wirken eines Zaubers zahlst',
  'moment.before-ancient-attack': 'Bevor der Große Alte angreift',
  'moment.after-clues': 'Nachdem du Hinweise erhalten hast',
  'moment.after-roll':
    'Nach {whose, select, anybody {dem {failed, select, yes {misslungenen } other {}}Wurf eines Ermittlers} other {deinem {failed, select, yes {misslungenen } other {}}Wurf}} bei {checks}',
  'moment.after-encounter-card': 'Nach dem Ziehen einer Orts- oder Torkarte',
  'moment.after-mythos-card': 'Nachdem in der Mythosphase eine Mythoskarte gezogen wurde',
  'moment.after-failed-horror': 'Nach einer misslungenen Horrorprobe',
  'moment.after-failed-combat': 'Nach einer misslungenen Gefechtsprobe',
  'moment.in-combat': 'Im Kampf',
  'moment.spending-clue': 'Wenn du einen Hinweis ausgeben könntest',
  'moment.spending-clue.pays': 'statt {n, plural, one {# Hinweis} other {# Hinweise}} auszugeben, darfst du {cost}',
  'moment.against': '{moment} gegen {monsters}',
  'moment.where': '{moment} {where}',
  'moment.before-loss.against': 'Wenn du im Kampf gegen {monsters} {what} verlieren würdest',
  'moment.explored-gate': 'Bei einem von dir erkundeten Tor in der Phase „Begegnungen in Arkham“',
  'instead.movement': 'statt deiner normalen Bewegung',
  'instead.encounter': 'statt einer Begegnung',
  'instead.at': '{instead} {where}',
  'for.self-or-other-here': 'du oder 1 anderer Ermittler in deinem Gebiet: {Then}',
  'for.self-or-other-here.may':
    '{who, select, then {darfst du oder darf 1 anderer Ermittler in deinem Gebiet} other {du oder 1 anderer Ermittler in deinem Gebiet darf}} {then}',
  'for.self-or-other-here.does': 'du oder 1 anderer Ermittler in deinem Gebiet {then}',
  cast: 'du darfst {done}: {Then}',
  'cast.hands': imperative(
    'setze {n, plural, one {# Hand} other {# Hände}} ein',
    '{n, plural, one {# Hand} other {# Hände}} einsetzen',
  ),

  // Triggers.
  trigger: '{when}: {Then}',
  'trigger.clause': '{when}, {after}',
  'trigger.clause.long': '{when}: {Then}',
  'trigger.discard': 'lege diese Karte ab, {when}',
  'trigger.joined': '{when} und {condition}, {after}',
  'trigger.joined.long': '{when} und {condition}: {Then}',
  'trigger.joined.at': 'Immer wenn du {where} {monsters} besiegst',
  'trigger.joined.laid': 'Wenn du deine Bewegung auf der Straße mit dieser Karte beendest',
  'trigger.until': '{Text} Das gilt {until}',
  'trigger.long': '{when}: {Then}',
  'on.upkeep': 'Unterhalt',
  'on.upkeep.later': 'Das gilt nicht im ersten Unterhalt, nachdem du diese Karte erhalten hast',
  'on.gained': 'Wenn du diese Karte erhältst',
  'on.enters': 'Wenn diese Karte ins Spiel kommt',
  'on.movement-ended': 'Wenn du deine Bewegung {where} beendest',
  'on.sparing': '{text} und {condition}',
  'on.phase-ended':
    'Am Ende jeder {id, select, mythos {Mythosphase} upkeep {Unterhaltsphase} movement {Bewegungsphase} other {Phase „{phase}“}}',
  'on.defeated': 'Immer wenn {whose, select, all {{monsters} besiegt wird} other {du {monsters} besiegst}}',
  'on.defeated.by-all': 'Immer wenn ein Ermittler {monsters} besiegt',
  'on.lost':
    'Immer wenn {whose, select, all {ein Ermittler in Zeit und Raum verloren geht} other {du in Zeit und Raum verloren gehst}}',
  'on.devoured': 'Immer wenn {whose, select, all {ein Ermittler verschlungen wird} other {du verschlungen wirst}}',
  'on.doom': 'Immer wenn ein Verdammnismarker auf die Verdammnisleiste kommt',
  'on.terror': 'Immer wenn die Terrorstufe um 1 steigt',
  'on.terror.once': 'wenn die Terrorstufe steigt',
  'on.surge': 'Bei jeder Monsterwelle',
  'on.symbol-moves':
    'Immer wenn eine Mythoskarte ausgeführt wird, die das Symbol „{symbol}“ für die Monsterbewegung zeigt',
  'on.ally-left': 'Immer wenn ein Verbündeter abgelegt wird oder das Spiel verlässt',
  'trigger.even-awake': 'das gilt auch im Endkampf',
  'on.fell':
    'Immer wenn {whose, select, all {die geistige Gesundheit oder Ausdauer eines Ermittlers} other {deine geistige Gesundheit oder Ausdauer}} auf 0 sinkt',
  'on.treated': 'Immer wenn du {placeAt} für deine volle Genesung bezahlt hast',
  'on.no-success': 'Wenn eine Fertigkeitsprobe in einer Begegnung, aber nicht in einem Kampf, gar keinen Erfolg bringt',
  'on.fate.cursed': 'Wenn du verflucht wirst (auch wenn dich das nur einen Segen kostet)',
  'on.fate.blessed': 'Wenn du gesegnet wirst (auch wenn dich das nur von einem Fluch befreit)',
  'on.fate.arrested': 'Wenn du verhaftet wirst',
  'on.fate.lost': 'Wenn du in Zeit und Raum verloren gehst',
  'on.fate.devoured': 'Wenn du verschlungen wirst',
  'on.fate.drawn-in': 'Wenn du in der Mythosphase durch ein Tor gezogen wirst',
  'on.beat': 'Wenn du ein Monster mit mindestens {n} Zähigkeit besiegst',
  'on.closed': 'Wenn du ein Tor schließt',
  'on.sealed': 'Wenn ein Tor versiegelt wird',
  'on.combat-ended': 'Nach jedem {whose, select, all {Kampf} other {deiner Kämpfe}}',
  'on.returned':
    'Immer wenn {whose, select, all {ein Ermittler aus einer Anderen Welt nach Arkham zurückkehrt} other {du aus einer Anderen Welt nach Arkham zurückkehrst}}',

  // Cards.
  weapon: '{by} auf Gefechtsproben ({damage}{hands, plural, =0 {, keine Hand} one {, # Hand} other {, # Hände}})',
  'weapon.instead': 'Wenn {condition}, stattdessen {by}',
  'weapon.instead.against': 'Gegen {monsters} stattdessen {by}',
  'weapon.ignores': 'diese Waffe ignoriert {abilities}',
  'weapon.after.exhaust-then': 'erschöpfe diese Karte nach einer Gefechtsprobe mit ihr und {then}',
  'weapon.sixes': 'jede damit geworfene 6 zählt als 2 Erfolge',
  'weapon.after': 'lege diese Karte nach Gebrauch ab',
  'weapon.after.exhaust': 'erschöpfe diese Karte nach einer Gefechtsprobe mit ihr',
  'route.step': '{placeAt}',
  'route.step.lost': 'im Gebiet „In Zeit und Raum verloren“',
  'route.next': '{before}, dann {next}',
  'route.task':
    'beende deine Bewegung nacheinander in diesen Gebieten und verbringe dort jeweils die Phase „Begegnungen in Arkham“: {places}',
  'route.mission':
    'beende deine Bewegung nacheinander in diesen Gebieten und bleibe dort für die Begegnungen: {places}. Bist du zu Beginn deines nächsten Unterhalts noch dort, darfst du {cost}, um diesen Schritt abzuschließen. Das gilt für jeden Schritt',
  'route.done': 'Nach dem letzten Gebiet: {Then}',
  'route.box': 'Lege dann diese Karte in die Schachtel zurück',
  'weapon.after.lose': 'lege diese Karte nach Gebrauch ab und verliere {what}',
  'card-text.awakening.discard': 'lege diese Karte ab, wenn der Große Alte erwacht',
  'card-text.with': 'nimm diese Karte zusammen mit „{card}“',
  'card-text.kept-with':
    'lege diese Karte ab, wenn du {id, select, blessing {deinen Segen} curse {deinen Fluch} other {„{card}“}} verlierst',
  'card-text.set-up': 'beim Spielaufbau: {Then}',
  'card-text.refresh': 'um diese Karte aufzufrischen, musst du {cost}',

  // Sheets beside the Ancient One.
  'kind.herald': 'Herold',
  'kind.guardian': 'Wächter',
  'card-text.stays':
    'wenn diese Karte aufgefrischt würde, darfst du sie erschöpft lassen und die durch sie erhaltene Karte behalten',
  'card-text.stays.pay':
    'wenn diese Karte aufgefrischt würde, darfst du {cost}: Sie bleibt erschöpft, und du behältst die durch sie erhaltene Karte',
  'card-text.lasts-with':
    'diese Karte ist kein Gegenstand. Lege sie ab, sobald „{card}“ aufgefrischt wird oder nicht mehr dir gehört',

  'card-text.ours.all': 'Vigils eigene Karte: Die veröffentlichte ist nicht bekannt',
  'card-text.ours.part': 'zum Teil Vigils eigene Karte: Von der veröffentlichten Karte ist nicht alles bekannt',
  'card-text.ours.arrows':
    'wohin die Pfeile hier führen, ist Vigils eigene Wahl: Keine Quelle zeigt den veröffentlichten Plan',
  'card-text.ours.modifier': 'den Modifikator hat Vigil gewählt: Der veröffentlichte ist nicht bekannt',
  // The epic battle.
  'kind.epic-battle': 'Epischer Kampf',
  'kind.plot': 'Finstere Ränke',
  'epic.investigators': 'die Ermittler greifen an',
  'epic.first-player': 'nur der Startspieler greift an',
  'epic.first-player.success': 'in dieser Kampfrunde zählen die Würfel des Startspielers bei {faces} als Erfolg',
  'epic.no-investigators': 'die Ermittler greifen nicht an',
  'epic.ancient-one':
    'der Große Alte greift an{how, select, harder {. Die Ermittler erhalten −{n} auf die Probe gegen seinen Angriff} easier {. Die Ermittler erhalten +{n} auf die Probe gegen seinen Angriff} other {}}',
  'epic.no-ancient-one': 'der Große Alte greift nicht an',
  'epic.instead': 'statt der Folgen auf dem Bogen des Großen Alten: Wer die Probe nicht besteht, {third}',
  'epic.defenses': 'in dieser Kampfrunde hat der Große Alte {abilities}',
  'epic.start': 'die Wirkung des Großen Alten zu Beginn des Endkampfs tritt noch einmal ein',
  'epic.plot': 'ziehe eine Ränkekarte des Großen Alten. Sie bestimmt, was in dieser Kampfrunde geschieht',
  'epic.rating':
    'der Kampfwert des Großen Alten ist für den Rest des Kampfes um {n} {how, select, lower {niedriger} other {höher}} (aus −5 wird {to})',
  'epic.end': 'alle Ermittler werden verschlungen, und das Spiel ist verloren',

  // Monsters.
  'monster.move': 'statt der Bewegung dieses Monsters: {Then}',
  'monster.hunts.investigator-in-location':
    'statt sich normal zu bewegen, geht dieses Monster geradewegs zum nächsten Ermittler an einem Ort von Arkham, egal wie weit entfernt',
  'monster.hunts.sparing': 'Ermittler {places} sind davor sicher. Ist an den übrigen Orten niemand, bleibt es stehen',
  'monster.hunts.investigator-in-reach':
    'statt sich normal zu bewegen, geht dieses Monster geradewegs zum nächsten Ermittler auf einer Straße oder an einem instabilen Ort, egal wie weit entfernt',
  'monster.moves-like.normal':
    'dieses Monster bewegt sich wie ein Monster mit schwarzem Rand. Jeder Ermittler in einem Gebiet, das es betritt, {third}',
  'monster.moves-like.fast':
    'dieses Monster bewegt sich wie ein schnelles Monster. Jeder Ermittler in einem Gebiet, das es betritt, {third}',
  'monster.seeks-clues':
    'statt sich normal zu bewegen, geht dieses Monster geradewegs in das nächste Gebiet mit Hinweisen und entfernt dort alle Hinweise',
  'monster.horror-failed': 'nach einer misslungenen Horrorprobe gegen dieses Monster: {Then}',
  'monster.trophy-dice':
    'hast du dieses Monster als Trophäe, kannst du es nach einer misslungenen Gefechtsprobe ausgeben, um für diese Probe {n, plural, one {# weiteren Würfel} other {# weitere Würfel}} zu werfen',
  'monster.combat-die':
    'wirf vor jeder Gefechtsprobe gegen dieses Monster einen Würfel: Sein Kampfwert ist um die Augenzahl niedriger',
  'monster.fatal':
    'sinkt deine geistige Gesundheit oder Ausdauer durch den Schaden dieses Monsters auf 0, wirst du verschlungen',
  'monster.before-horror': 'vor der Horrorprobe: {Then}',
  'monster.before-combat': 'vor jeder Gefechtsprobe gegen dieses Monster: {Then}',
  'monster.combat-failed':
    'wenn dir eine Gefechts- oder Ausweichprobe gegen dieses Monster misslingt{damage, select, some {: Erleide den Schaden, dann {after}} other {, {after}}}',
  'monster.combat-failed.long':
    'wenn dir eine Gefechts- oder Ausweichprobe gegen dieses Monster misslingt{damage, select, some {, erleide den Schaden. {Then}} other {: {Then}}}',
  'monster.all-failed': 'wenn du in einem Kampf gegen dieses Monster an {checks} scheiterst, {after}',
  'monster.enters-play': 'wenn dieses Monster auf den Spielplan kommt, {after}',
  'monster.defeated': 'wenn du dieses Monster besiegst, {after}',

  // Investigators.
  'instead-of-lost': 'stattdessen gehst du {placeTo} (bei Wahnsinn {place1To}, bei Bewusstlosigkeit {place2To})',
  'own-maxima':
    'maximale geistige Gesundheit und maximale Ausdauer bilden eine eigene Leiste ({stops}) und beginnen auf einer Stufe deiner Wahl',
  'no-clue-at': 'beim Spielaufbau wird {placeAt} kein Hinweis platziert',

  // Ancient Ones.
  'ancient.rating.minus-clues': 'minus die Zahl der Hinweise, die beim Erwachen auf dem Spielplan sind',
  'ancient.rating.minus-terror': 'minus die Terrorstufe',
  'ancient.rating.undefeatable': '−∞',
  'ancient.boxes': 'beim Spielaufbau kommt {monsters} in die Schachtel',
  'ancient.rubble': 'beim Spielaufbau kommen die Trümmermarker dieser Orte verdeckt auf diesen Bogen: {places}',
  'ancient.masks-in-cup': 'beim Spielaufbau kommen die Monster mit Maske zu den anderen in den Monsterbecher',
  'ancient.attack': 'jeder Ermittler {check}. Misslungen: {Then}',
  'ancient.attack.harder': 'mit jeder weiteren Kampfrunde sinkt der Modifikator um 1',
  'ancient.after-attack':
    '{commands, select, yes {{verb} nach jedem Angriff des Großen Alten{rest}} other {nach jedem Angriff des Großen Alten {after}}}',

  // Mythos cards.
  'mythos.doom':
    'kein Tor öffnet sich; stattdessen {n, plural, one {kommt # Verdammnismarker} other {kommen # Verdammnismarker}} auf die Verdammnisleiste',
  'places-closed': 'solange diese Karte im Spiel ist, {n, plural, one {ist} other {sind}} {places} geschlossen',
  'rumor.setup.tokens':
    'wenn diese Karte ins Spiel kommt, lege {n} Marker {each, select, yes {pro Spieler } other {}}darauf',
  'rumor.setup.monsters': 'wenn diese Karte ins Spiel kommt, lege {n} Monster aus dem Monsterbecher darauf',
  'rumor.pass': 'bestanden – wenn {when}, {after}',
  'rumor.pass.only': 'bestanden – {then}',
  'rumor.pass.long': 'bestanden – wenn {when}: {Then}',
  'rumor.pass.no-tokens': 'kein Marker mehr auf dieser Karte ist',
  'rumor.pass.no-tokens.tokens-on-terror': 'kein Marker mehr auf dieser Karte und keiner auf der Terrorleiste ist',
  'rumor.pass.no-monsters': 'kein Monster mehr auf dieser Karte ist',
  'rumor.pass.pay': 'bestanden – in der Phase „Begegnungen in Arkham“ darfst du {where} {cost}: {Then}',
  'rumor.pass.more': '{cost} (ab {n} Spielern {more})',
  'rumor.fail': 'gescheitert – wenn {when}, {after}',
  'rumor.fail.long': 'gescheitert – wenn {when}: {Then}',
  'rumor.fail.tokens':
    '{n} Marker {each, select, yes {pro Spieler } other {}}auf dieser Karte {each, select, yes {sind} other {{n, plural, one {ist} other {sind}}}}',
  'rumor.fail.monsters': '{n} Monster auf dieser Karte {n, plural, one {ist} other {sind}}',
  'rumor.fail.terror': 'die Terrorstufe {n} erreicht',
  'rumor.fail.no-ally-left': 'kein Verbündeter mehr zum Zurücklegen da ist',
  'rumor.fail.tokens-on-terror': 'der letzte Marker diese Karte verlässt und Marker auf der Terrorleiste sind',
  'rumor.fail.awakening': 'der Große Alte erwacht',
  'rumor.ends': statement('es geschieht nichts weiter', 'geschieht nichts weiter'),

  // Locations and encounters.
  'location.ability': '{name}. {text}',
  offer: 'statt einer Begegnung',
  'offer.if': 'statt einer Begegnung (nur wenn {condition})',
  'offer.may': '{when} {text}',
  'location.inner-room':
    'mit der Karte „{card}“ darfst du für eine Begegnung hier den Eintrag „{room}“ der gezogenen Karte verwenden',
  'location.ends-movement': 'wer in der Bewegungsphase hierherkommt, beendet seine Bewegung',
  'location.on-foot-only': 'dieser Ort ist nur zu Fuß erreichbar oder durch eine Karte, die ihn nennt',
  'location.finds.surely': 'hier sicher zu finden: {what}',
  'location.finds.often': 'hier oft zu finden: {what}',
  'find.common': 'einfache Gegenstände',
  'find.unique': 'besondere Gegenstände',
  'find.spell': 'Zauber',
  'find.skill': 'Fertigkeiten',
  'find.ally': 'Verbündete',
  'find.clue': 'Hinweise',
  'find.money': 'Geld',
  'find.sanity': 'geistige Gesundheit',
  'find.stamina': 'Ausdauer',
  'find.blessing': 'ein Segen',
  'location.closes': 'schließt für immer, wenn die Terrorstufe {n} erreicht',
  'gate-card.reshuffle': 'mische den Torstapel mit dieser Karte und ziehe weiter',
  'monster.is':
    '{who, select, then {ist {monsters}} other {{monsters} ist}} {adjectives}{changes, select, none {} other { und hat {changes}}}',
  'ability.text': '{text}',
  'ability.passes': '{checks} {may, select, yes {darfst du automatisch bestehen} other {bestehst du automatisch}}',
  'ability.when': '{when}{clause, select, yes {,} other {}} {text}',
  use: 'du darfst {may}',
  'use.pay': 'du darfst {may}: {Then}',
  'use.pay.aim': 'du darfst {may}, {aim}',
  'use.event': 'du darfst {may}{several, select, yes {. Wenn {tust}, {after}} other {: {Then}}}',
  'moment.any-check': 'Vor einer beliebigen Probe',
  'cast.may': 'darfst du {done}: {Then}',
  'cast.may.aim': 'darfst du {done}, {aim}',
  'cast.apart.aim': 'du darfst {done}, {aim}',
  'cast.aim': 'du darfst {done}, {aim}',
  'cast.bare': 'du darfst {to}',
  'cast.bare.may': 'darfst du {to}',
  'cast.apart': 'du darfst {done}: {Then}',
  'cast.bare.apart': 'du darfst {to}',
  'cast.cost': '{cost}',
  'cast.first.exhaust': imperative('erschöpfe diese Karte', 'diese Karte erschöpfen'),
  'cast.first.discard': imperative('lege diese Karte ab', 'diese Karte ablegen'),
  'cast.after.exhaust': '',
  'cast.after.discard': '',
  'trigger.upkeep': '{when}: {Then}',
};
