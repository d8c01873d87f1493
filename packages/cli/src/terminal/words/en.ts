/** Messages of the terminal itself. Arguments as in `Words`. */
export const ENGLISH_TERMINAL = {
  't.help': `A number, an option’s id or the beginning of its words answers. Besides:
  m        list what may be done at any time (trade, use cards); m NUMBER does it
  u        take the last answer back; u! even if a die was rolled or a card shown since
  v        view the situation again; b the whole board, p everybody (p NAME one of them)
  g PLACE  walk there, several steps at once; g lists all places in reach
  if PLACE what comes of stopping there; if: of stopping here. Before a phase of
           Haunt what there is to weigh; if NAME PLACE: what comes of going there first
  map      who and what is where, and how far away (map NAME: from somebody else)
  c NAME   read a card, monster, place, investigator, Ancient One … (c flying polyp)
  o        the odds of what is asked; o DICE, o DICE SUCCESSES; without a check their table
  w        why: the rules behind the question; w CLAUSE or w WORDS looks others up
  log      what happened last; log NUMBER, log all, log WORDS
  s FILE   save the game to a file
  q        leave (so do Ctrl-C and Ctrl-D); what is kept goes on with: vigil play --continue
  ?        this help`,
  't.begin.help': '? lists what can be typed besides numbers.',
  't.begin.seed': 'Seed: {seed}',
  't.status.more': '(shortened to fit: b board, p people, map)',
  't.unknown': 'There is no "{text}" to choose; ? tells what can be typed.',
  't.also': 'Also to decide: {names}',
  't.hand-over': '{names} decides now.',
  't.fault': 'The rules broke: {fault}. u takes the answer back; s FILE keeps the game for a report.',
  't.asides.there': 'something else ({n})',
  't.asides.none': 'There is nothing else to do now.',
  't.undo.done': '{n, plural, one {One answer} other {# answers}} taken back.',
  't.save.where': 'Save to which file? For example: s game.json',
  't.save.done': 'Saved to {file}.',
  't.save.there':
    '{file} is there already: --load and --save together go on with it; for a new game take another name.',
  't.people.unknown': 'Nobody at the table is called "{name}".',
  't.if.head':
    '{here, select, yes {If you stop here, at {place}} other {If you stop at {place} ({points, plural, one {# point} other {# points}}{by, select, none {} other {, by {names}}})}}',
  't.if.past': 'past {monsters}: {chance}',
  't.if.face': 'to face: {monster}: {odds}',
  't.if.clues':
    '{n, plural, one {# Clue} other {# Clues}}{after, select, fight {, only if nothing is left to face} other {}}',
  't.if.drawn': 'then through the gate: {gate}',
  't.if.encounter':
    '{game, select, haunt {Location cards until one is of {street}} other {a card of {street}, unknown}}',
  't.if.or': 'or: {what}',
  't.if.people': 'trading with {names} is possible',
  't.weigh.mornings':
    'Mornings left: {n}{shut, plural, =0 {} one {; the last gate that wins takes one of them} other {; the # gates that win take # of them}}',
  't.weigh.could': '{place}: {investigator}, {n, plural, =0 {there} one {# step} other {# steps}}: {ways}',
  't.weigh.way': '{kind, select, seal {seal it} close {close it} other {seal it by a card}} {chance}',
  't.weigh.goes': 'If {investigator} goes to {place}:',
  't.weigh.same': 'the monsters do just the same.',
  't.weigh.moves': '{monster} {how, select, special {does what its token says} stays {stays} other {→ {places}}}',
  't.weigh.acts': '{what}{sure, select, yes {} other {, perhaps}}',
  't.weigh.act':
    '{what, select, terror {Terror +{n}} gate {opens a gate} summon {brings {names}} other {turns the gate, brings {n}}}',
  't.weigh.meets': 'meets {names}',
  't.weigh.met': '{investigator}{sure, select, yes {} other {, perhaps}}',
  't.weigh.unknown': 'Who in the city goes where? For example: if kate woods. Nothing there fits "{text}".',
  't.go.nowhere': 'Nobody is walking now.',
  't.go.not-in-reach': '"{name}" is not in reach; g lists what is.',
  't.look.what': 'Read what? For example: c Elder Sign',
  't.look.nothing': 'There is nothing called "{name}".',
  't.look.instead': 'Nothing is called "{name}"; the nearest is {instead}:',
  't.look.more': 'Also: {names}',
  't.why.nothing': 'No rule has "{text}" in it.',
  't.why.more': '{n, plural, one {One more rule has} other {# more rules have}} it: add a word.',

  // Games that are kept.
  't.begin.bots': 'Played by careful bots: {names}.',
  't.setup.bots':
    'Of {n, plural, one {one seat} other {# seats}} bots can play {most, plural, =0 {none} other {# at most}}: one is for you.',
  't.file.fault':
    '{file} cannot be {done, select, read {read} other {written}}: {code, select, ENOENT {there is no such file or folder} EISDIR {it is a folder} ENOTDIR {part of its path is not a folder} EACCES {access is denied} EROFS {the disk may only be read} ENOSPC {the disk is full} other {{why}}}.',
  't.file.json': '{file} is not JSON: {why}.',
  't.file.breaks': '{file}: the game in it breaks: {why}',
  't.online.no-link': '--seat needs the link to a seat, as https://host/t/TABLE#TOKEN.',
  't.online.no-server': 'Name the server with --server, or give the whole link with --seat.',
  't.online.no-answer': 'There is no answer from {server}: {why}.',
  't.online.lost': 'The line is gone; it is tried again.',
  't.online.refused': '{code, select, other {{why}}}',
  't.keep.aside': 'Another process has written this game meanwhile: from here it is kept apart, in {file}.',
  't.online.no-save': 'A game on a server is kept there; at its end it can be taken home from the page.',
  't.online.waits': 'Waiting for {names}.',
  't.online.alone': 'Nobody else is at this table.',
  't.online.put-right': 'The keeper puts something right: {why}',
  't.online.said': '{name} says: {text}',
  't.online.narrates': '{name}: {text}',
  't.online.host': 'The host',
  't.online.gathering': 'The game has not begun yet: it is waited for.',
  't.online.closed': 'This table is closed.',
  't.online.name': 'Sit down first: name yourself with --name.',
  't.post.help': `At a table with others besides:
  say TEXT        say something to all
  tell TEXT       a narration that goes along with the next answer
  u               withdraw the last answer, as long as nothing was revealed; others may be asked
  agree, refuse   agree, or do not, when somebody asks to take something back
  pass            let a roll or a loss of another be
  orders          your standing orders; order clues 2 3, order meet evade, order combat fight 2,
                  order hands best, order take all, order let-be reactions, order drop NUMBER
  plan            your plan; plan PLACE, stay, take, encounter; plan next PLACE, …; plan drop
  away DAYS       you are away: what you are asked does not fall due; away back`,
  't.post.orders.none': 'No standing orders.',
  't.post.order.how':
    'For example: order clues 2 3 · order meet evade · order combat fight 2 · order hands best · order take all · order let-be reactions · order drop 1',
  't.post.plan.none': 'No plan.',
  't.post.plan.place': 'There is no place called "{name}" to walk to.',
  't.post.cost':
    '{place}: {n, plural, one {one point} other {# points}}{isKnown, select, yes {, {left} left} other {}}',
  't.post.away.how': 'For how many days? For example: away 3; away back when you are there again.',
  't.post.away': 'You are away for {n, plural, one {one day} other {# days}}.',
  't.post.back': 'You are there again.',
  't.post.tell': 'It goes along with your next answer.',
  't.post.tell.none': 'Nothing goes along with your next answer.',
  't.post.pass.none': 'There is nothing to let be.',
  't.post.held': 'It is kept, and counts when the others have had their say.',
  't.post.undo': '{name} asks to take {n, plural, one {one answer} other {# answers}} back: agree, or refuse.',
  't.post.undo.none': 'Nobody asks to take anything back.',
  't.part.kept': 'The game is not over. It is kept: vigil play --continue {id}',
  't.part.saved': 'The game is not over: vigil play --load {file} --save {file}',
  't.part.not-kept': 'The game is not over, and was not kept.',
  't.part.nothing': 'The game is not over; nothing was answered.',
  't.games.none': 'No game is kept yet.',
  't.games.none-open': 'No game is kept that goes on and is free; vigil play --games lists them all.',
  't.games.several': '"{id}" begins the names of several games: {names}.',
  't.games.unknown': 'No game is kept as "{id}"; there are: {names}.',
  't.games.taken':
    '{file} is being played by another process ({pid} on {host}). --load goes on with a copy of it; if that process is no more, delete {file}.lock.',
  't.games.damaged': 'damaged: {file}',
  't.games.turn': '{game, select, haunt {Haunt, day {n}} other {Arkham, turn {n}}}',
  't.games.against': '{people} against {ancientOne}',
  't.games.over': 'over',
  't.games.in-use': 'being played',
  't.games.forgotten': '{id} is thrown away.',
  't.games.how': 'vigil play --continue goes on with the last one, --continue NAME with any.',
  't.setup.number': 'A game takes {least} to {most} investigators, not {n}.',
  't.setup.twice': 'The investigator "{id}" is named twice.',
  't.setup.no-beside': 'None of these packs brings a {what, select, herald {herald} other {guardian}}.',
  't.setup.unknown':
    'There is no {what, select, person {investigator} herald {herald} guardian {guardian} other {Ancient One}} "{id}"{isNear, select, yes { (did you mean "{near}"?)} other {}}; there are: random, {all}.',
  't.retold.version': 'written by version {version}',
  't.retold.from': 'retold from answer {n}: written by version {version}',
  't.retold.dropped': '{n, plural, one {the last answer no longer fits} other {the last # answers no longer fit}}',
  't.retold.gone': 'no longer there: {what}',
  't.replay.goes-on': 'The game goes on: {n} to decide.',
  't.over.what': 'The game is over: q leaves, log all tells it, u! takes an answer back, s FILE saves it.',
  't.over.turns': '{n, plural, one {# turn} other {# turns}}.',
  't.over.score': 'Score {n}.',
  't.over.citizen': 'First Citizen: {investigator}.',
  't.over.days': '{n, plural, one {# day} other {# days}}, {turns, plural, one {# phase} other {# phases}}.',

  // The board.
  't.track.doom': 'doom {n}/{of}',
  't.track.terror': 'terror {n}/{of}',
  't.track.gates': 'gates {n}/{of}',
  't.track.gates-to-win': 'gates {n} (to win: {of})',
  't.track.seals': 'seals {n}/{of}',
  't.track.monsters': 'monsters {n}/{of}',
  't.track.monsters.free': 'monsters {n}',
  't.track.outskirts': 'outskirts {n}/{of}',
  't.track.battle': 'final battle, round {round}, successes kept {n}',
  't.track.pile': 'gate pile {n}',
  't.track.cup': 'cup {n}',
  't.row.gates': 'gates',
  't.row.face-up': 'face-up',
  't.row.face-down': 'face-down',
  't.row.seals': 'seals',
  't.row.monsters': 'monsters',
  't.row.outskirts': 'outskirts',
  't.row.clues': 'clues',
  't.row.closed': 'closed',
  't.row.in-play': 'in play',
  't.row.mythos': 'mythos',
  't.row.stacks': 'stacks',
  't.row.many': '{first} and {n, plural, other {more: # in all}}',
  't.row.number': '{n} (b shows them)',
  't.gate.open': '{place} ({gate}, {symbol} {by})',
  't.gate.sheet': 'Gate to {gate}: {by}, {symbol}',
  't.monsters.at': '{monsters} ({place})',
  't.mythos.card': '{mythos}: acts at {place}; clue at {clue}; grey {grey}; black {black}',
  't.mythos.signs': 'grey {grey}; black {black}',
  't.monster.here': 'if still here, {what, select, summon {summons others} gate {opens a gate} other {raises terror}}',
  't.haunt.hindered':
    '{investigator} cannot act now: {why, select, lost {lost in time and space until an Upkeep brings a way back} out {out of the game} waits {waits until somebody else has completed a phase} other {no free Speed slot is left today}}',

  // People.
  't.person.sanity': 'sanity {n}/{of}',
  't.person.stamina': 'stamina {n}/{of}',
  't.person.removed': 'removed from play',
  't.card.tokens': '({n, plural, one {# token} other {# tokens}})',
  't.card.pledged': '{card} (pledged)',
  't.trophy.monster': 'trophy {monster} ({n})',
  't.trophy.gate': 'gate to {gate} (5)',

  // Questions, and previews of their answers.
  't.about.on-offer': 'On offer: {what}',
  't.about.gives': '{investigator} gives: {what}',
  't.about.nothing': 'nothing',
  't.check.sum': '{check}: {sum} = {n, plural, =0 {no dice} one {one die} other {# dice}}',
  't.check.needed': '{n, plural, one {# success} other {# successes}} needed',
  't.check.expected': '{n} successes on average',
  't.check.chance': 'Chance {chance}: {parts}',
  't.foreseen.brought':
    '{what, select, value {{money} in money and items} clues {{n, plural, =0 {no Clue} one {# Clue} other {# Clues}}} spells {{n, plural, =0 {no spell} one {# spell} other {# spells}}} other {{n, plural, =0 {no Ally} one {# Ally} other {# Allies}}}}',
  't.foreseen.hand': '{name} {chance} ({more})',
  't.foreseen.hands': 'Both hands, best first, by this roll: {hands}',
  't.foreseen.cast': 'cast first: {chance}',
  't.foreseen.takes': '{n, plural, one {takes the Clue} other {takes # Clues}}',
  't.foreseen.fails': 'failed, and it costs {what}',
  't.foreseen.shut':
    'Not now ({why, select, price {the price cannot be paid} condition {its condition is not met} forbidden {a card forbids it} other {it would come to nothing}}): {text}',
  't.foreseen.lacks':
    'Not here: {kind, select, seal {sealing} other {closing}} {lacks, select, sign {(its sign, {symbol}, is on no {kind, select, seal {grey} other {black}} field today)} clues {(takes {n} Clues, {has} there)} trophy {(needs a trophy with {symbol})} other {(a card forbids it)}}',
  't.foreseen.leave': 'Leaving: past {monsters} with {chance}',
  't.foreseen.foe.initiative': 'have the initiative {chance}',
  't.foreseen.further':
    '{n, plural, =0 {no dice} one {one die} other {# dice}}: {chance} {what, select, pass {to pass} trophy {for the trophy} clues {for all Clues to steal} other {for one success more}}',
  't.foreseen.all': 'with all {n} Clues {chance}',
  't.foreseen.ritual':
    '{doom} Doom or half as much Terror is due; {drawn, select, yes {the Ancient One comes for who is here: {terrorDrawn} paid with Terror, {doomDrawn} with Doom} other {the Ancient One does not come}}',
  't.odds.what': 'How many dice, and how many successes? For example: o 5 2',
  't.odds.about': 'The chance in per cent of so many successes (columns) with so many dice (rows):',
  't.odds.more': 'o DICE tells them also for who is blessed or cursed.',
  't.odds.of':
    '{dice, plural, one {# die} other {# dice}}, {n, plural, one {# success} other {# successes}} or more: {ways}',
  't.odds.way': '{how, select, fair {} blessed {blessed } other {cursed }}{chance}',
  't.here.carries': '{monster} with {clues}',
  't.map.head': 'Steps from {investigator}, {where} (◆ unstable)',
} as const;
