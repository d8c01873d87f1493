/**
 * Uses of cards and investigators: patterns for plain-word effects, written by hand from the facts. Each gives a moment
 * besides the printed phase and its effects, or lasting lines.
 */
import type { Line } from '../normal-form.js';
import { line } from '../normal-form.js';
import { parseEffects } from './shorthand.js';

/** Meaning of an effect: actions at a moment, or lasting and triggered lines. */
export type UseReading =
  | { readonly moment: string; readonly does: readonly Line[]; readonly whose?: string }
  | { readonly holds: readonly (Line | string)[] };

const say = (...lines: readonly string[]): Line[] => lines.map((each) => ({ say: each }));
const useAt = (moment: string, ...lines: readonly string[]): UseReading => ({ moment, does: say(...lines) });
const holds = (...lines: readonly (Line | string)[]): UseReading => ({ holds: lines });

type Sentence = readonly [RegExp, (found: RegExpExecArray) => UseReading | readonly UseReading[]];

const OF_LOSSES: readonly Sentence[] = [
  [
    /^an own (sanity|stamina) loss is (\d+) less$/,
    ([, what, n]) => useAt(`before loss ${what}`, `reduce ${what} loss ${n}`),
  ],
  [
    /^lose (\d+) (sanity|stamina) less; at \d+ tokens discard this$/,
    ([, n, what]) => useAt(`before loss ${what}`, `reduce ${what} loss ${n}`),
  ],
  [/^no (sanity|stamina) loss from one source$/, ([, what]) => useAt(`before loss ${what}`, `reduce ${what} loss all`)],
  [
    /^one source that makes one lose sanity or stamina: choose\(a\(none of its sanity loss\) b\(none of its stamina loss\)\)$/,
    () => ({
      moment: 'before loss sanity stamina',
      does: [line('choose', { a: say('reduce sanity loss all'), b: say('reduce stamina loss all') })],
    }),
  ],
  [/^every (sanity|stamina) loss is (\d+) less, not below 0$/, ([, what, n]) => holds(`loss ${what} -${n}`)],
];

/** Condition of a fight with a monster, not with an Ancient One. */
const MONSTER = 'if fighting any';

const OF_CHECKS: readonly Sentence[] = [
  [/^after an own combat check: reroll 1 die of it$/, () => useAt('after roll combat', 'reroll one')],
  [/^reroll one own skill check of any kind$/, () => useAt('after roll any', 'reroll all')],
  [/^reroll an own (evade|combat|horror|spell) check$/, ([, kind]) => useAt(`after roll ${kind}`, 'reroll all')],
  [
    /^after a skill check of any investigator, herself or wherever: all dice of it that were no successes are rolled again$/,
    () => useAt('after roll any anybody', 'reroll failures'),
  ],
  [/^counts as 1 clue spent$/, () => useAt('spending-clue', 'count as clue')],
  [/^clue spent on an? (\w+) check: (\d+) die more$/, ([, skill, n]) => holds(`clue dice ${skill} +${n}`)],
  [/^each clue spent on a roll adds (\d+) die more$/, ([, n]) => holds(`clue dice +${n}`)],
  [
    /^passes one combat check, or one fight or lore check to close a gate, without a roll; useless against ancient ones$/,
    () => useAt('before check combat close if not final battle', 'pass check'),
  ],
  [
    /^passes one combat check; useless against ancient ones$/,
    () => useAt(`before check combat ${MONSTER}`, 'pass check'),
  ],
  [/^passes one evade check$/, () => useAt('before check evade', 'pass check')],
  [
    /^before an evade check: it is passed without a roll; after that, at \d+ tokens discard this$/,
    () => useAt('before check evade', 'pass check'),
  ],
  [
    /^own skill checks \+(\d+) till the turn ends$/,
    ([, n]) => ({
      moment: 'upkeep',
      does: [line('until turn ends', { holds: say(`check bonus any +${n}`) })],
    }),
  ],
];

const OF_COMBAT: readonly Sentence[] = [
  [
    /^before a combat check: all monsters in one's area are defeated; no effect on ancient ones$/,
    () => useAt(`before check combat ${MONSTER}`, 'defeat all here'),
  ],
  [/^combat checks \+(\d+) in this combat$/, ([, by]) => useAt('in combat', `combat bonus +${by} magical`)],
  [/^1 physical weapon counts as magical instead in this combat$/, () => useAt('in combat', 'enchant weapon')],
  [
    /^1 monster: toughness -(\d+) \(not below 1\) and 1 of its abilities of choice does not count, but never magical immunity; in this combat$/,
    ([, by]) => useAt('in combat', `weaken monster toughness ${by}`),
  ],
  [
    /^choose\(a\(just after a failed combat check: the monster does no combat damage\) b\(final battle: the ancient one does not attack at all this round\)\)$/,
    () => [useAt('after failed-combat', 'no combat damage'), useAt('before ancient-attack', 'cancel ancient attack')],
  ],
  [/^nightmarish costs no sanity$/, () => holds('ignores nightmarish')],
  [/^overwhelming costs no stamina$/, () => holds('ignores overwhelming')],
  [/^attacks ignore (magical|physical) resistance$/, ([, what]) => holds(`ignores ${what}-resistance`)],
  [/^defeated endless monsters may become trophies$/, () => holds('endless trophies')],
];

const OF_PLACES: readonly Sentence[] = [
  [
    /^just after drawing a gate card or a location card: draw another to use instead$/,
    () => useAt('after encounter-card', 'draw another'),
  ],
  [
    // The gate becomes a trophy (note of the fact, A-ENC-47).
    /^at an explored gate: close and seal it with no check and no clues; 1 doom token comes off the doom track and becomes the seal$/,
    () => useAt('explored-gate', 'close gate here trophy seal elder-sign'),
  ],
  [
    /^on returning from an other world: to any open gate, whatever world it leads to$/,
    () => holds('return through any'),
  ],
  [/^\+(\d+) movement points, each turn$/, ([, n]) => holds(`movement points +${n}`)],
  [/^in an other world: return to arkham at once$/, () => useAt('movement if at other-worlds', 'return')],
  [
    /^in arkham, in place of the normal movement: to any street or location of arkham$/,
    () => useAt('movement if at arkham in place of movement', 'move anywhere'),
  ],
  [
    /^never lost in time and space; instead if\(sanity 0\): \(move to ([a-z-]+)\) else if\(stamina 0\): \(move to ([a-z-]+)\) else\(move to ([a-z-]+)\)$/,
    () => holds('never lost'),
  ],
  [
    /^no gate and no monster can appear where she is; those there before stay, and monsters may move in$/,
    () => holds('forbid appear-here'),
  ],
  [
    /^location encounters in arkham: draw (\d+) cards, choose which 1 to have; not in other worlds$/,
    ([, n]) => holds(`encounters location ${n}`),
  ],
  [
    /^gate cards: draw until (\d+) of the world's colours are found, choose which 1 to have; not at arkham locations$/,
    ([, n]) => holds(`encounters other-world ${n}`),
  ],
];

/** Patterns that only boxes beyond the base game need. */
const OF_BOXES: readonly Sentence[] = [
  [
    /^prevents the loss of (\d+) (sanity|stamina)$/,
    ([, n, what]) => useAt(`before loss ${what}`, `reduce ${what} loss ${n}`),
  ],
  [/^refresh 1 own spell$/, () => useAt('any', 'refresh spell')],
  [/^(\w+) checks: each die \+(\d+)$/, ([, skill, n]) => holds(`dice ${skill} +${n}`)],
  [
    /^after an own (evade|combat|spell|horror) check: (\d+) success more; any number of times$/,
    ([, kind, n]) => useAt(`after roll ${kind}`, `add success ${n}`),
  ],
  [/^in place of spending 1 clue$/, () => useAt('spending-clue', 'count as clue')],
  [/^reroll an own skill check just made$/, () => useAt('after roll any', 'reroll all')],
  [/^in place of drawing an injury or madness$/, () => useAt('before draw injury madness', 'no draw')],
  [/^in place of spending (\d+) sanity on casting a spell$/, ([, n]) => useAt('casting', `casting cheaper by ${n}`)],
  [
    /^while any investigator has it: (\d+) open gate more is needed to awaken the ancient one$/,
    ([, n]) => holds(`gates to awaken +${n}`),
  ],
  [/^all monsters in the sky are defeated$/, () => useAt('any', 'defeat sky')],
  [
    /^self or 1 other investigator in the same area: gain (\d+) (sanity|stamina)$/,
    ([, n, what]) => ({ moment: 'upkeep', does: say(`gain ${n} ${what}`), whose: 'self-or-other-here' }),
  ],
  [
    /^\+(\d+) movement point; this turn spaces with monsters may be left and ended in without meeting them$/,
    ([, n]) => ({
      moment: 'movement',
      does: [line(`movement points +${n}`), line('until turn ends', { holds: say('unseen') })],
    }),
  ],
  [
    /^after ending the movement: take all clues on the board in the own neighbourhood$/,
    () => useAt('after movement', 'gather clues'),
  ],
  [
    /^before an own combat check: combat ends as if an evade check were passed$/,
    () => useAt(`before check combat ${MONSTER}`, 'end combat evaded'),
  ],
  [
    /^choose a dimension symbol but crescent: all monsters of it to the cup$/,
    () => ({ moment: 'upkeep', does: [line('choose', symbolOptions())] }),
  ],
  [
    /^1 investigator in arkham who has not moved this turn: to the caster's space, an other world too; may not move again this turn$/,
    () => useAt('movement', 'call friend'),
  ],
  [
    /^in arkham: 1 monster on the board, sky too but not outskirts: to the caster's space$/,
    () => useAt('upkeep if at arkham', 'lure monster'),
  ],
  [
    /^in arkham: swap places with another investigator or a monster in arkham$/,
    () => useAt('movement if at arkham', 'swap places'),
  ],
  [/^lodge membership cannot be lost$/, () => holds('keeps lodge-membership')],
  [
    /^each doom token added to the track: (choose.+) ;; each rise of the terror level: (.+)$/,
    ([, doom, terror]) =>
      holds(
        line('on doom', { do: parseEffects(doom as string) }),
        line('on terror', { do: parseEffects(terror as string) }),
      ),
  ],
  [
    /^once a turn: mythos card drawn, not mythos:the-story-continues: may spend (\d+) clues: \(discard it without effect, another is drawn and holds\)$/,
    ([, n]) => holds(line(`use after mythos-card pay ${n} clue once-per-turn`, { do: say('draw another') })),
  ],
  [
    /^against an undead: may spend (\d+) clue: \(a combat check is passed without a roll\)$/,
    ([, n]) =>
      holds(line(`use before check combat pay ${n} clue if fighting ability undead`, { do: say('pass check') })),
  ],
  [/^every other world has the colour (\w+) for him as well$/, ([, colour]) => holds(`worlds are ${colour} too`)],
  [
    /^once a turn: any investigator, self too: (\d+) stamina or (\d+) sanity less lost$/,
    ([, n, m]) => ({
      moment: 'before loss sanity stamina anybody once-per-turn',
      does: [line('choose', { a: say(`reduce sanity loss ${m}`), b: say(`reduce stamina loss ${n}`) })],
    }),
  ],
  [
    /^once a game, at the start of the own turn: (doom -\d+)$/,
    ([, then]) => ({ moment: 'upkeep once-per-game', does: parseEffects(then as string) }),
  ],
  [/^a third hand, for casting spells only$/, () => holds('hands +1 for spells')],
  [/^cannot be arrested or delayed$/, () => holds('forbid arrest owner', 'forbid delay owner')],
  [
    /^when drawing injuries or madnesses: draw 1 more, then discard 1 of those drawn ;; a duplicate of one already held has no effect$/,
    () => holds('draw extra injury', 'draw extra madness', 'no duplicates injury madness'),
  ],
  [/^focus unlimited$/, () => holds('sliders free')],
  [
    /^at any location \(no street, no other world\), in place of an encounter: (.+)$/,
    ([, then]) => ({
      moment: 'arkham-encounters if at locations in place of encounter',
      does: parseEffects(then as string),
    }),
  ],
];

/** Returns an option for every symbol but the crescent. */
function symbolOptions(): Record<string, Line[]> {
  const symbols = ['circle', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'];
  const cups = symbols.map((symbol, i) => [
    String.fromCharCode(97 + i),
    say(`remove symbol ${symbol} from in-play to cup`),
  ]);
  return Object.fromEntries(cups) as Record<string, Line[]>;
}

const OF_OTHERS: readonly Sentence[] = [
  [
    // An action of the Upkeep, once in each (A-UPKEEP-08).
    /^if\(in a street\): \(may\((.+)\)\)$/,
    ([, then]) => ({ moment: 'upkeep if at streets once-per-turn', does: parseEffects(then as string) }),
  ],
  [
    /^self or 1 other investigator in the same area: per-success\(gain (\d+) (sanity|stamina)\); all to the same one$/,
    ([, n, what]) => ({
      moment: 'upkeep',
      does: [line('per success', { do: say(`gain ${n} ${what}`) })],
      whose: 'self-or-other-here',
    }),
  ],
  [
    // An action of the Upkeep, once in each (A-UPKEEP-08).
    /^may\(self or 1 other investigator in the same place: gain (\d+) (sanity|stamina), up to the maximum\)$/,
    ([, n, what]) => ({
      moment: 'upkeep once-per-turn',
      does: say(`gain ${n} ${what}`),
      whose: 'self-or-other-here',
    }),
  ],
  [
    /^when drawing from the (\w+) deck: draw 1 more, then discard 1 of those drawn$/,
    ([, deck]) => holds(`draw extra ${deck}`),
  ],
  [
    /^each draw from the (\w+), (\w+) or (\w+) deck: top or bottom card, own choice ;; may look at the bottom cards of those three decks whenever wanted$/,
    ([, ...decks]) => holds(`draw bottom ${decks.join(' ')}`),
  ],
];

const SENTENCES = [...OF_BOXES, ...OF_LOSSES, ...OF_CHECKS, ...OF_COMBAT, ...OF_PLACES, ...OF_OTHERS];

/** Reads the words of a card; undefined if no pattern matches. */
export function readUse(words: string): readonly UseReading[] | undefined {
  for (const [pattern, give] of SENTENCES) {
    const found = pattern.exec(words);
    if (!found) continue;
    const uses = give(found);
    return 'length' in uses ? uses : [uses];
  }
  return undefined;
}
