/** The form of a new game. */
export const START = {
  'ui.start.about': 'What the table agrees upon before it begins. Whatever is left to chance comes from the seed.',
  'ui.start.where': 'Where',
  'ui.start.where.here': 'Around this screen',
  'ui.start.where.here.about': 'alone, or together at one machine',
  'ui.start.where.online': 'Over the network',
  'ui.start.where.online.about': 'each at a screen of their own, live or by post',
  'ui.start.open': 'Open a table for {n, plural, one {one investigator} other {# investigators}}',
  'ui.start.game': 'Game',
  'ui.start.game.arkham.about': '{least} to {most} investigators, turn by turn: the rules of 2005',
  'ui.start.game.haunt.about':
    '{least} to {most} investigators, day by day: open gates hidden, monsters with a will of their own',
  'ui.start.boxes': 'Added to the base game',
  'ui.start.boxes.adds':
    'about {minutes} minutes more, {harder, plural, =0 {no harder} =1 {a little harder} =2 {harder} other {much harder}}',
  'ui.start.boxes.together':
    'Together: about {minutes} minutes more, {harder, plural, =0 {no harder} =1 {a little harder} =2 {harder} other {much harder}}.',
  'ui.start.mixes': 'Go well together:',
  'ui.start.mixes.none': 'The base game alone',
  'ui.start.agreed.towns':
    '{towns, plural, =2 {Two} =3 {Three} other {#}} towns beside Arkham are much ground for {players, plural, one {one investigator} other {# investigators}}.',
  'ui.start.own': 'Packs from files, kept in this browser',
  'ui.start.own.pack': '{name}, version {version}, from a file',
  'ui.start.own.remove': 'Remove',
  'ui.start.own.remove.really': 'Really remove',
  'ui.start.own.used':
    '{n, plural, one {One kept game is} other {# kept games are}} played with it. It stays in {n, plural, one {that one, which still opens} other {those, which still open}}.',
  'ui.start.own.removed': '“{name}” is removed from this browser.',
  'ui.start.own.failed': '“{name}” could not be removed: {why}',
  'ui.start.investigators': 'Investigators',
  'ui.start.investigators.how': 'Choose in the order of play. Those at random join after them.',
  'ui.start.investigators.online':
    'One for each player: who sits down later may choose another. So many as you are can also be left open.',
  'ui.start.random': 'At random besides',
  'ui.start.random.online': 'Left open',
  'ui.start.random.less': 'One less at random',
  'ui.start.random.more': 'One more at random',
  'ui.start.ancient-one': 'Ancient One',
  'ui.start.herald': 'Herald',
  'ui.start.guardian': 'Guardian',
  'ui.start.none-beside': 'None',
  'ui.start.agreed.beside':
    '{herald, select, none {} random {a herald drawn at random} other {the herald {heraldName}}}{both, select, yes { and } other {}}{guardian, select, none {} random {a guardian drawn at random} other {the guardian {guardianName}}}',
  'ui.start.at-random': 'At random',
  'ui.start.chance': 'Chance',
  'ui.start.seed': 'Seed',
  'ui.start.seed.another': 'Another',
  'ui.start.seed.about': 'The same seed and the same answers always give the same game.',
  'ui.start.agreed': 'Agreed',
  'ui.start.agreed.people':
    '{chosen, plural, =0 {} other {{people}}}{both, select, yes { and } other {}}{random, plural, =0 {} one {one at random} other {# at random}}',
  'ui.start.agreed.nobody': 'nobody yet',
  'ui.start.agreed.against': 'against {name}',
  'ui.start.agreed.with': 'With {boxes}',
  'ui.start.agreed.anyone': 'against an Ancient One drawn at random',
  'ui.start.agreed.changed':
    '{n, plural, =0 {The usual rules.} one {One house rule changed.} other {# house rules changed.}}',
  'ui.start.begin': 'Begin with {n, plural, one {one investigator} other {# investigators}}',
  'ui.start.too-few-or-many': '{game} takes {least} to {most} investigators',
} as const;
