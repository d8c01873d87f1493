/** Files of wounds, and of cards that lie on the table for all: Conditions and those of the Dunwich Horror. */
import { figures, type Line, line, plain, signed, written } from '../words.js';
import {
  byTable,
  type Collector,
  type Entry,
  entries,
  fields,
  figure,
  maybeNumber,
  others,
  text,
  texts,
} from './collector.js';
import { effectsOf } from './shorthand.js';
import { cost } from './terms.js';

type Sentence = readonly [RegExp, (found: RegExpExecArray) => string | readonly string[]];

const follows = (event: string, words: string): string => written(line(`on ${event}`, { do: effectsOf(words) }));

/** What lasts as long as somebody bears a wound. */
const WOUNDS: readonly Sentence[] = [
  [/^common and unique together: at most (\d+); discard extras at once$/, ([, n]) => `at most ${n} common unique`],
  [/^skills and spells together: at most (\d+); discard extras at once$/, ([, n]) => `at most ${n} skill spell`],
  [/^at most (\d+) clues; discard extras at once$/, ([, n]) => `at most ${n} clues`],
  [/^(\d+) hand fewer in combat$/, ([, n]) => `hands -${n}`],
  [/^no skill slider by more than (\d+) stop a turn$/, ([, n]) => `sliders at most ${n}`],
  [/^may not pick up clues from the board; other ways of gaining them stay$/, () => 'forbid take-clues'],
  [
    /^a skill check in an encounter, combat caused by it apart, with no success at all: (.+)$/,
    ([, then]) => follows('no-success', then as string),
  ],
  [
    /^outside combat \(evade checks count as outside\): the first clue spent on a check has no effect$/,
    () => 'first clue wasted on other-checks',
  ],
  [
    /^in combat \(combat and horror checks\): the first clue spent on a check has no effect$/,
    () => 'first clue wasted on fights',
  ],
  [/^clues are spent in groups of 2 only$/, () => 'clues in pairs'],
  [/^undead have nightmarish (\d+) against this investigator$/, ([, n]) => `dread of ability undead ${n}`],
  [
    /^(discard all allies); no ally can be gained any more$/,
    ([, now]) => [follows('gained', now as string), 'forbid gain-ally'],
  ],
];

const UPKEEPS: readonly (readonly [RegExp, (found: RegExpExecArray) => readonly Line[]])[] = [
  [/^pay \$(\d+), or focus 0 this turn$/, ([, n]) => [line(`may pay ${n} money`, { no: [line('no focus')] })]],
  [
    /^if\(in a location other than ([a-z-]+), not in an other world\): \((.+)\)$/,
    ([, place, then]) => {
      const elsewhere = line(`if not at location ${place}`, { then: effectsOf(then as string) });
      return [line('if at locations', { then: [elsewhere] })];
    },
  ],
];

const upkeep = (words: string): string =>
  written(line('on upkeep', { do: byTable(UPKEEPS, words, (found, give) => give(found)) ?? effectsOf(words) }));

/** Injuries and madness: lasting, and a second copy of one already held devours (header of both files). */
export function wounds(file: Entry, deck: 'injury' | 'madness', into: Collector): void {
  for (const card of entries(file.cards)) {
    const id = text(card.id);
    into.add('cards', id, () => {
      const said = (words: string) => byTable(WOUNDS, words, (found, give) => give(found)) ?? plain(words);
      const says = [
        `on gained if has ${deck}:${id} at least 2 {do (devoured)}`,
        ...Object.entries(fields(card.skill)).map(([skill, by]) => `skill ${skill} ${signed(figure(by))}`),
        ...Object.entries(fields(card['clue-limit'])).map(([skill, n]) => `at most ${figure(n)} clues on ${skill}`),
        ...Object.entries(fields(card.maximum)).map(([what, by]) => `maximum ${what} ${signed(figure(by))}`),
        ...[...texts(card.ongoing), ...texts(card['on-gain'])].flatMap(said),
        ...texts(card.upkeep).map(upkeep),
      ];
      return figures({
        ...others(card, 'id', 'name', 'count', 'skill', 'clue-limit', 'maximum', 'ongoing', 'on-gain', 'upkeep'),
        name: text(card.name),
        deck,
        count: maybeNumber(card.count),
        says: says.sort(),
      });
    });
  }
}

const CONDITIONS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^investigators in the same area may trade clues like items$/, () => 'trade clues'],
  [
    /^([a-z-]+) gets a special ability: in place of an encounter: (.+)$/,
    ([, place, then]) => {
      const use = `use arkham-encounters if at location ${place} in place of encounter`;
      return written(line(use, { do: effectsOf(then as string) }));
    },
  ],
  [
    /^money losses by ([a-z-]+) encounters may be ignored ;; in those encounters one counts as having spent the most money allowed$/,
    ([, place]) => `on the house ${place}`,
  ],
  [/^any investigator: reroll an own skill check just failed$/, () => 'after roll any failed'],
];

/** What turns them up stands with the encounters that do. */
export function conditions(file: Entry, into: Collector): void {
  for (const card of entries(file.cards)) {
    into.add('tableCards', text(card.id), () => {
      const words = texts(card.ongoing ?? card.effect).join(' ;; ');
      const said = byTable(CONDITIONS, words, (found, give) => give(found)) ?? plain(words);
      const after = said.startsWith('after ');
      const paid =
        card.cost === undefined ? '' : ` pay ${cost(texts(card.cost).map((each) => each.replace(/ this$/, '')))}`;
      return figures({
        ...others(card, 'id', 'name', 'count', 'turned-up-at', 'cost-to-turn-up', 'ongoing', 'effect', 'cost', 'phase'),
        name: text(card.name),
        kind: 'condition',
        faceDown: true,
        says: [after ? `use ${said}${paid} {do (reroll all)}` : said],
      });
    });
  }
}

/** Of their figures next to nothing is public: what is known of one stays in plain words. */
export function horrorCards(file: Entry, into: Collector): void {
  for (const card of entries(file.cards)) {
    into.add('tableCards', text(card.id), () => figures({ kind: 'dunwich-horror' }));
  }
}
