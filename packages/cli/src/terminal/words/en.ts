/** Messages of the terminal itself. Arguments as in `Words`. */
export const ENGLISH_TERMINAL = {
  't.help': `Answer with a number, an option’s id or the start of its text. Other commands:
  m        list what you may do at any time (trade, use cards); m NUMBER does it
  u        undo the last answer; u! even after dice were rolled or a card was revealed
  v        show the situation again; b the whole board, p all investigators (p NAME one)
  g PLACE  walk there, several steps at once; g lists all places within reach
  if PLACE show what happens if you stop there (without PLACE: if you stop here).
           Before a phase of Haunt: without PLACE, what to consider; with NAME PLACE,
           what happens if NAME goes there first
  map      who and what is where, and how far away (map NAME: seen from another investigator)
  c NAME   read a card, monster, place, investigator, Ancient One … (c flying polyp)
  o        odds of the open check, or a table; o DICE, o DICE SUCCESSES
  a        advice: the best three answers, and the chance of winning after each
  w        why: the rules behind the question; w CLAUSE or w WORDS looks up others
  log      recent events; log NUMBER, log all, log WORDS
  s FILE   save the game to a file
  q        quit (also Ctrl-C and Ctrl-D); vigil play --continue resumes a saved game
  ?        this help`,
  't.begin.help': 'Type ? for a list of commands.',
  't.begin.seed': 'Seed: {seed}',
  't.status.more': '(shortened to fit; type b for the board, p for investigators, or map)',
  't.unknown': 'There is no option “{text}”. Type ? for a list of commands.',
  't.also': 'Also open: {names}',
  't.hand-over': '{names}: your decision.',
  't.fault': 'Rules error: {fault}. u undoes the answer; s FILE saves the game for a report.',
  't.asides.there': 'other actions ({n})',
  't.asides.none': 'There are no other actions now.',
  't.undo.done': '{n, plural, one {1 answer} other {# answers}} undone.',
  't.save.where': 'Save to which file? For example: s game.json',
  't.save.done': 'Saved to {file}.',
  't.save.there':
    '{file} already exists. Use --load and --save together to continue it, or choose another name for a new game.',
  't.people.unknown': 'Nobody at the table is called “{name}”.',
  't.if.head':
    '{here, select, yes {If you stop here, at {place}} other {If you stop at {place} ({points, plural, one {# point} other {# points}}{by, select, none {} other {, via {names}}})}}',
  't.if.past': '{chance} to get past {monsters}',
  't.if.face': 'you face {monster}: {odds}',
  't.if.clues': '{n, plural, one {# Clue} other {# Clues}}{after, select, fight {, if no monster is left} other {}}',
  't.if.drawn': 'then through the gate: {gate}',
  't.if.encounter':
    '{game, select, haunt {draw Location cards until one is from {street}} other {a random {street} card}}',
  't.if.or': 'or: {what}',
  't.if.people': 'you can trade with {names}',
  't.weigh.mornings':
    'Upkeeps left: {n}{shut, plural, =0 {} one {; closing the last gate you need uses one of them} other {; closing the # gates you need uses # of them}}',
  't.weigh.could': '{place}: {investigator}, {n, plural, =0 {already there} one {# step} other {# steps}} – {ways}',
  't.weigh.way': '{kind, select, seal {seal it} close {close it} other {seal it with a card}} {chance}',
  't.weigh.goes': 'If {investigator} goes to {place}:',
  't.weigh.same': 'the monsters do the same.',
  't.weigh.moves': '{monster} {how, select, special {moves as its token says} stays {stays} other {→ {places}}}',
  't.weigh.acts': '{what}{sure, select, yes {} other {, possibly}}',
  't.weigh.act':
    '{what, select, terror {Terror +{n}} gate {opens a gate} summon {summons {names}} other {reveals the gate and summons {n}}}',
  't.weigh.meets': 'meets {names}',
  't.weigh.met': '{investigator}{sure, select, yes {} other {, possibly}}',
  't.weigh.unknown':
    'Name an investigator in the city and a place, for example: if kate woods. Nothing matches “{text}”.',
  't.go.nowhere': 'Nobody is moving now.',
  't.go.not-in-reach': '“{name}” is out of reach. g lists all places within reach.',
  't.look.what': 'What do you want to read? For example: c Elder Sign',
  't.look.nothing': 'There is nothing called “{name}”.',
  't.look.instead': 'There is nothing called “{name}”. Closest match: {instead}',
  't.look.more': 'Also: {names}',
  't.why.nothing': 'No rule contains “{text}”.',
  't.why.more': '{n, plural, one {1 more rule contains} other {# more rules contain}} it. Add a word.',

  // Games that are kept.
  't.begin.bots': 'Played by bots: {names}.',
  't.setup.bots':
    '{n, plural, one {With 1 seat} other {With # seats}}, bots can play {most, plural, =0 {none} other {at most #}}: one seat is yours.',
  't.file.fault':
    '{file} cannot be {done, select, read {read} other {written}}: {code, select, ENOENT {there is no such file or folder} EISDIR {it is a folder} ENOTDIR {part of its path is not a folder} EACCES {access is denied} EROFS {the disk is read-only} ENOSPC {the disk is full} other {{why}}}.',
  't.file.json': '{file} is not JSON: {why}.',
  't.file.breaks': '{file} cannot be replayed: {why}',
  't.online.no-link': '--seat needs the link to a seat, such as https://host/t/TABLE#TOKEN.',
  't.online.no-server': 'Name the server with --server, or give the full link with --seat.',
  't.online.no-answer': '{server} does not answer: {why}.',
  't.online.lost': 'The connection is lost. Trying again.',
  't.online.keeper': 'The keeper',
  't.online.refused': '{code, select, other {{why}}}',
  't.save.aside': 'Another process has changed this saved game. From now on it is saved separately, in {file}.',
  't.advice.chance': '{chance} to win ({low} to {high})',
  't.advice.about':
    'If careful bots play on, from {n, plural, one {1 simulated game} other {# simulated games}}. Uses only what is known at the table.',
  't.advice.online': 'There is no advice in a game on a server.',
  't.analysis.chances': 'Chance of winning, if careful bots play on',
  't.analysis.costliest': 'The decisions that cost most',
  't.analysis.best': 'The decisions that gained most',
  't.analysis.unluckiest': 'The unluckiest rolls',
  't.analysis.luckiest': 'The luckiest rolls',
  't.analysis.none': 'None',
  't.analysis.none-sure': 'None beyond doubt',
  't.analysis.end': 'End',
  't.analysis.turn': '{game, select, haunt {Day {n}} other {Turn {n}}}',
  't.analysis.at': '{turn}, answer {n}',
  't.analysis.interval': '{chance} ({low} to {high})',
  't.analysis.answer': '{answer} ({chance} to win)',
  't.analysis.destination': 'destination {place}',
  't.analysis.given': 'Chosen: {answer}',
  't.analysis.better': 'Better: {answer}',
  't.analysis.next-best': 'Next best: {answer}',
  't.analysis.roll-chance': 'The chance to pass was {chance}.',
  't.analysis.about':
    'All chances come from simulated games. They use only what the investigator knew at that moment. A few points more or less mean little.',
  't.online.no-save':
    'A game on a server is saved there. When it is over, you can download it from its page on the server.',
  't.online.waits': 'Waiting for {names}.',
  't.online.alone': 'Nobody else is at this table.',
  't.online.correction': 'The keeper makes a correction: {why}',
  't.online.said': '{name} says: {text}',
  't.online.narrates': '{name}: {text}',
  't.online.host': 'The host',
  't.online.gathering': 'Waiting for the game to begin.',
  't.online.closed': 'This table is closed.',
  't.online.name': 'Take a seat first: give your name with --name.',
  't.post.help': `At a table with other players:
  say TEXT        send a chat message to all
  tell TEXT       add a narration to your next answer
  u               undo the last answer if nothing was revealed; others may be asked
  agree, refuse   accept or refuse another player’s request to undo
  pass            do not react to another player’s roll or loss
  orders          your standing orders; order clues 2 3, order meet evade, order combat fight 2,
                  order hands best, order take all, order pass reactions, order drop NUMBER
  plan            your plan; plan PLACE, stay, take, encounter; plan next PLACE, …; plan drop
  away DAYS       you are away: your decisions do not fall due; away back`,
  't.post.orders.none': 'No standing orders.',
  't.post.order.how':
    'For example: order clues 2 3 · order meet evade · order combat fight 2 · order hands best · order take all · order pass reactions · order drop 1',
  't.post.plan.none': 'No plan.',
  't.post.plan.place': 'There is no place called “{name}” to go to.',
  't.post.cost': '{place}: {n, plural, one {1 point} other {# points}}{isKnown, select, yes {, {left} left} other {}}',
  't.post.away.how': 'For how many days? For example: away 3. Use away back when you return.',
  't.post.away': 'You are away for {n, plural, one {1 day} other {# days}}.',
  't.post.back': 'You are back.',
  't.post.tell': 'The message is sent with your next answer.',
  't.post.tell.none': 'No message is sent with your next answer.',
  't.post.pass.none': 'There is no reaction to pass.',
  't.post.held': 'Your answer is saved and counts once the others have answered.',
  't.post.undo': '{name} asks to undo {n, plural, one {1 answer} other {# answers}}: agree or refuse.',
  't.post.undo.none': 'Nobody asks to undo anything.',
  't.part.continue': 'The game is not over. It is saved: vigil play --continue {id}',
  't.part.saved': 'The game is not over: vigil play --load {file} --save {file}',
  't.part.not-saved': 'The game is not over and was not saved.',
  't.part.nothing': 'The game is not over. You gave no answers, so there is nothing to save.',
  't.games.none': 'There are no saved games.',
  't.games.none-open': 'No saved game can be continued. vigil play --games lists them all.',
  't.games.several': 'Several saved games begin with “{id}”: {names}.',
  't.games.unknown': 'There is no saved game “{id}”. Saved games: {names}.',
  't.games.taken':
    '{file} is being played by another process ({pid} on {host}). --load continues a copy of it. If that process is gone, delete {file}.lock.',
  't.games.damaged': 'damaged: {file}',
  't.games.turn': '{game, select, haunt {Haunt, day {n}} other {Arkham, turn {n}}}',
  't.games.against': '{people} against {ancientOne}',
  't.games.over': 'over',
  't.games.in-use': 'being played',
  't.games.forgotten': '{id} is deleted.',
  't.games.how': 'vigil play --continue resumes the last one, --continue NAME any other.',
  't.setup.number': 'A game needs {least} to {most} investigators, not {n}.',
  't.setup.twice': 'Investigator “{id}” is named twice.',
  't.setup.no-beside': 'None of these packs has a {what, select, herald {herald} other {guardian}}.',
  't.setup.unknown':
    'There is no {what, select, person {investigator} herald {herald} guardian {guardian} other {Ancient One}} “{id}”{isNear, select, yes { (did you mean “{near}”?)} other {}}. Choose one of: random, {all}.',
  't.replay-notice.version': 'saved with version {version}',
  't.replay-notice.from': 'saved with version {version}: the log starts at answer {n}',
  't.replay-notice.dropped':
    '{n, plural, one {the last answer no longer fits} other {the last # answers no longer fit}}',
  't.replay-notice.removed': 'no longer available: {what}',
  't.replay.goes-on': 'The game goes on: {n, plural, one {1 decision is} other {# decisions are}} open.',
  't.over.what': 'The game is over: q quits, log all shows the whole log, u! undoes an answer, s FILE saves it.',
  't.over.turns': '{n, plural, one {# turn} other {# turns}}.',
  't.over.score': 'Score: {n} ({sum}).',
  't.over.citizen': 'First Citizen of Arkham: {investigator}.',
  't.over.days': '{n, plural, one {# day} other {# days}}, {turns, plural, one {# phase} other {# phases}}.',

  // The board.
  't.track.doom': 'doom {n}/{of}',
  't.track.terror': 'terror {n}/{of}',
  't.track.gates': 'gates {n}/{of}',
  't.track.gates-to-win': 'gates {n} (win at {of})',
  't.track.seals': 'seals {n}/{of}',
  't.track.monsters': 'monsters {n}/{of}',
  't.track.monsters.free': 'monsters {n}',
  't.track.outskirts': 'Outskirts {n}/{of}',
  't.track.battle': 'final battle, round {round}, {n, plural, one {# success} other {# successes}} so far',
  't.track.pile': 'gate pile {n}',
  't.track.cup': 'cup {n}',
  't.row.gates': 'gates',
  't.row.face-up': 'face-up',
  't.row.face-down': 'face-down',
  't.row.seals': 'seals',
  't.row.monsters': 'monsters',
  't.row.outskirts': 'Outskirts',
  't.row.clues': 'Clues',
  't.row.closed': 'closed',
  't.row.in-play': 'in play',
  't.row.mythos': 'Mythos',
  't.row.stacks': 'waiting monsters',
  't.row.many': '{first} and {n, plural, other {more: # in total}}',
  't.row.number': '{n} (b shows them)',
  't.gate.open': '{place} ({gate}, {symbol} {by})',
  't.gate.sheet': 'Gate to {gate}: {by}, {symbol}',
  't.monsters.at': '{monsters} ({place})',
  't.mythos.card': '{mythos}: activity at {place}; Clue at {clue}; gray {grey}; black {black}',
  't.mythos.signs': 'gray {grey}; black {black}',
  't.monster.here':
    'if still here, {what, select, summon {it summons others} gate {it opens a gate} other {it raises Terror}}',
  't.haunt.hindered':
    '{investigator} cannot act now: {why, select, lost {lost in time and space until an Upkeep brings them back} out {out of the game} waits {must wait until another investigator has finished a phase} other {no free Speed space is left today}}',

  // People.
  't.person.sanity': 'Sanity {n}/{of}',
  't.person.stamina': 'Stamina {n}/{of}',
  't.person.removed': 'out of the game',
  't.card.tokens': '({n, plural, one {# token} other {# tokens}})',
  't.card.pledged': '{card} (pledged)',
  't.trophy.monster': 'trophy {monster} ({n})',
  't.trophy.gate': 'gate to {gate} (5)',

  // Questions, and previews of their answers.
  't.about.on-offer': 'On offer: {what}',
  't.about.gives': '{investigator} gives {what}',
  't.about.nothing': 'nothing',
  't.check.sum': '{check}: {sum} = {n, plural, =0 {no dice} one {1 die} other {# dice}}',
  't.check.needed': '{n, plural, one {# success} other {# successes}} needed',
  't.check.expected': '{n} successes on average',
  't.check.chance': 'Chance {chance}: {parts}',
  't.preview.brought':
    '{what, select, value {{money} in money and items} clues {{n, plural, =0 {no Clues} one {# Clue} other {# Clues}}} spells {{n, plural, =0 {no Spells} one {# Spell} other {# Spells}}} other {{n, plural, =0 {no Allies} one {# Ally} other {# Allies}}}}',
  't.preview.hand': '{name} {chance} ({more})',
  't.preview.hands': 'Weapons for this roll, best first: {hands}',
  't.preview.cast': 'cast first: {chance}',
  't.preview.takes': '{n, plural, one {takes 1 Clue} other {takes # Clues}}',
  't.preview.closed':
    'Not now ({why, select, price {you cannot pay the cost} condition {its condition is not met} forbidden {a card forbids it} other {it would have no effect}}): {text}',
  't.preview.lacks':
    'Not possible here: {kind, select, seal {sealing} other {closing}} {lacks, select, sign {(no card shows the gate’s symbol, {symbol}, on {kind, select, seal {gray} other {black}} today)} clues {(costs {n} Clues, you have {has})} trophy {(needs a trophy with the {symbol} symbol)} other {(a card forbids it)}}',
  't.preview.leave': 'Leave: {chance} to get past {monsters}',
  't.preview.further':
    '{n, plural, =0 {no dice} one {1 die} other {# dice}}: {chance} {what, select, pass {to pass} trophy {for the trophy} clues {for all Clues} other {for 1 more success}}',
  't.preview.all': 'with all {n} Clues {chance}',
  't.preview.ritual':
    'cost: {doom} Doom (1 Terror can replace 2 Doom); {drawn, select, yes {the Ancient One draws in everyone here: {terrorDrawn} if you pay with Terror, {doomDrawn} with Doom} other {the Ancient One stays asleep}}',
  't.odds.what': 'How many dice, and how many successes? For example: o 5 2',
  't.odds.about': 'Percent chance of at least this many successes (columns) with this many dice (rows):',
  't.odds.more': 'o DICE also shows the odds for Blessed and Cursed.',
  't.odds.of':
    '{dice, plural, one {# die} other {# dice}}, at least {n, plural, one {# success} other {# successes}}: {ways}',
  't.odds.way': '{how, select, fair {} blessed {Blessed } other {Cursed }}{chance}',
  't.here.carries': '{monster} with {clues}',
  't.map.head': 'Steps from {investigator}, {where} (◆ unstable)',
} as const;
