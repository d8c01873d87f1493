/** Phrases of the shorthand that only boxes other than the base game use, translated by hand from the facts alone. */
import { line } from '../normal-form.js';
import type { Phrase } from './scanner.js';
import { DECK, ID } from './shorthand-terms.js';

const re = (source: string): RegExp => new RegExp(source);
const word = (source: string, say: string): Phrase => [re(source), () => say];
const DEVOUR_ALL = line('each investigators', { do: [line('devoured')] });

/** Effects on possessions. */
const POSSESSIONS: readonly Phrase[] = [
  // At most one per investigator; these cards have no deck.
  [re('take special:(rail-pass|sheldon-gang-membership)'), ([, card]) => `receive ${card}`],
  word('any 1 investigator of choice, self too: blessed', 'receive blessing by one chosen'),
  [re('lose (\\d+) points split sanity/stamina'), ([, n]) => `split loss ${n}`],
  [re('clues up to (\\d+)'), ([, n]) => `gain up to ${n} clue`],
  [
    re('gain (\\d+) (sanity|stamina) above the maximum \\(once lost not to be restored\\)'),
    ([, n, what]) => `gain ${n} ${what} beyond`,
  ],
  [re('discard (\\d+) clues, if any'), ([, n]) => `lose ${n} clue`],
  [re(`take first (${DECK}) that is no (weapon|tome)`), ([, deck, type]) => `find ${deck} not-${type}`],
  [re(`take first (${DECK}) of list price \\$(\\d+) or more`), ([, deck, n]) => `find ${deck} price-${n}`],
  [
    re(
      `take first (mission|task) in the (${DECK}) deck, (\\d+) clue token on it(?: at once)? \\(first step may be skipped\\)`,
    ),
    ([, type, deck, n]) => `find ${deck} ${type} with ${n} tokens`,
  ],
  [re(`take first (mission|task) in the (${DECK}) deck`), ([, type, deck]) => `find ${deck} ${type}`],
  [
    re(`search the (${DECK}) deck, take 1 of choice that is no (weapon|tome)`),
    ([, deck, type]) => `search ${deck} not-${type}`,
  ],
  [re(`search the (${DECK}) deck, take 1 (weapon|tome) of choice`), ([, deck, type]) => `search ${deck} ${type}`],
  [
    re(`search the (${DECK}) deck and the (${DECK}) deck, take 1 of choice from each`),
    ([, one, other]) => [line(`search ${one}`), line(`search ${other}`)],
  ],
  [re(`draw 1 (${DECK}), draw 1 (${DECK}), discard 1 of the two`), ([, one, other]) => `draw one of ${one} ${other}`],
  [re('roll 1d6 for each own (spell|item): failure\\(discard that \\w+\\)'), ([, what]) => `roll for ${what}`],
  [re(`buy any of (\\d+) (${DECK}) at list, discard the rest`), ([, n, deck]) => `shop ${n} ${deck} buy ${n}`],
  [re('gain 1 clue for each open gate'), () => 'gain open-gates clue'],
];

/** Monsters, gates, cards on the table and tracks. */
const BOARD: readonly Phrase[] = [
  [re(`monster appears: (?!horror|combat)(${ID})`), ([, kind]) => `monster appears ${kind}`],
  word('any 1 monster on the board but spawn is defeated', 'defeat one'),
  [
    re('1 elder sign token off the board, if there is none: doom \\+(\\d+)'),
    ([, n]) => [line('remove seal', { else: [line(`doom +${n}`)] })],
  ],
  word('1 random ally of the ally deck to the box', 'box ally'),
  [
    re(`return to cup: all (${ID}), (${ID}) and (${ID}) in arkham`),
    ([, ...kinds]) => `remove ${kinds.join(' ')} from arkham to cup`,
  ],
  [
    re(`each open gate to (${ID}) or (${ID}): (\\d+) monster placed there`),
    ([, one, other, n]) => `place ${n} monsters at gates to ${one} ${other}`,
  ],
  word('all flying monsters in the sky to the cup', 'remove movement flying from sky to cup'),
  [
    re('first player chooses 1 investigator, self allowed: lose (\\d+) (sanity|stamina)'),
    ([, n, what]) => [line('one of investigators', { do: [line(`lose ${n} ${what}`)] })],
  ],
  word('first player chooses 1 open gate: closed, its marker back to the pile', 'close gate chosen'),
  [
    re('that condition face (up|down)'),
    (found, text) => {
      if (text.condition === undefined) throw text.unreadError('no condition was named');
      return `turn ${text.condition} ${found[1]}`;
    },
  ],
];

/** Effects that only the rules of a box have, and handlers of its content. */
const BOX_RULES: readonly Phrase[] = [
  word('no mythos phase this turn', 'no mythos phase'),
  word('next mythos phase 1 mythos card more is drawn and takes effect', 'one mythos card more'),
  word('remembered as deal with the dark man, see mythos:old-debts-come-due', 'dark deal'),
  word(
    'each investigator who has made the deal with the dark man of wizards-hill: devoured, doom \\+3 for each ;; all such debts are settled',
    'debts due',
  ),
  word('1 undrawn rubble marker is discarded; none left: all investigators devoured', 'rubble spent'),
  word('[a-z]+ awakens at once', 'ancient one awakens'),
  word('search the mythos deck, 1 card of choice to the box', 'box one mythos card'),
  word('search the mythos deck, 2 cards of choice to the box', 'box two mythos cards'),
  word(
    '1 gate marker in play back to the pile, replaced by the top one of the pile; monsters to the cup as if that gate were closed',
    'swap gate',
  ),
  word(
    'move 1 open gate to another unstable location without elder sign token; monsters at the new place to the cup, investigators there drawn through',
    'move gate',
  ),
  word(
    'choose white or black: all monsters in arkham but spawn and flying move along that arrow, each like a normal one',
    'drive monsters',
  ),
  word('discard the environment in play', 'clear environment'),
  [
    re('roll 1d6 for each monster on the board: success\\(that monster to the cup\\); then lose 1d6 stamina'),
    () => [line('sweep'), line('lose 1d6 stamina')],
  ],
  [
    re(
      `turn up top (\\d+) (${DECK}) and top (\\d+) (${DECK}); every player may buy any at list, the encountering player settles disputes; discard the rest`,
    ),
    ([, n, deck, m, other]) => `shop ${n} ${deck} ${m} ${other} buy ${Number(n) + Number(m)} for all-players`,
  ],
  word('all rumors in play to the box', 'box rumors'),
  word('self: devoured; all investigators, self included, win the game', 'win together'),
  word('self wins the game, the other investigators lose it', 'win alone'),
  [
    re("final battle: the ancient one's combat rating is better by (\\d+) for the investigators \\(-5 becomes -3\\)"),
    () => 'bind the beast',
  ],
  [
    re('all open gates are closed, their markers back to the pile'),
    () => [line('each gate', { do: [line('close gate this')] })],
  ],
  [
    re('any (\\d+) monsters of toughness (\\d+) or less on the board, sky included, are defeated'),
    ([, n, most]) => `defeat arkham ${n} toughness at most ${most}`,
  ],
  [re('1 clue on each unstable location without an open gate'), () => 'spread clues'],
  [re('close 1 open gate anywhere in arkham, explored or not; it cannot be sealed'), () => 'close gate chosen'],
  word('3 further mythos cards drawn and resolved, each in turn', 'three mythos cards'),
  word('for the rest of the game entering a street costs 2 movement points', 'streets cost two from now on'),
];

export const BOX_PHRASES: readonly Phrase[] = [
  ...BOX_RULES,
  [re('all investigators devoured'), () => [DEVOUR_ALL]],
  ...POSSESSIONS,
  ...BOARD,
];
