/** Readers of files of wounds, Conditions and Dunwich Horror cards. */
import { formatLine, formatSigned, type Line, line, quoteWords, withoutEmptyFields } from '../normal-form.js';
import {
  applyFirstMatch,
  type Collector,
  entryList,
  type FactEntry,
  fieldsOf,
  optionalNumber,
  otherFields,
  readFigure,
  requireText,
  textList,
} from './collector.js';
import { parseEffects } from './shorthand.js';
import { cost } from './shorthand-terms.js';

type Sentence = readonly [RegExp, (found: RegExpExecArray) => string | readonly string[]];

const onEvent = (event: string, words: string): string => formatLine(line(`on ${event}`, { do: parseEffects(words) }));

/** Lasting effects of wounds. */
const WOUNDS: readonly Sentence[] = [
  [/^common and unique together: at most (\d+); discard extras at once$/, ([, n]) => `at most ${n} common unique`],
  [/^skills and spells together: at most (\d+); discard extras at once$/, ([, n]) => `at most ${n} skill spell`],
  [/^at most (\d+) clues; discard extras at once$/, ([, n]) => `at most ${n} clues`],
  [/^(\d+) hand fewer in combat$/, ([, n]) => `hands -${n}`],
  [/^no skill slider by more than (\d+) stop a turn$/, ([, n]) => `sliders at most ${n}`],
  [/^may not pick up clues from the board; other ways of gaining them stay$/, () => 'forbid take-clues'],
  [
    /^a skill check in an encounter, combat caused by it apart, with no success at all: (.+)$/,
    ([, then]) => onEvent('no-success', then as string),
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
    ([, now]) => [onEvent('gained', now as string), 'forbid gain-ally'],
  ],
];

const UPKEEPS: readonly (readonly [RegExp, (found: RegExpExecArray) => readonly Line[]])[] = [
  [/^pay \$(\d+), or focus 0 this turn$/, ([, n]) => [line(`may pay ${n} money`, { no: [line('no focus')] })]],
  [
    /^if\(in a location other than ([a-z-]+), not in an other world\): \((.+)\)$/,
    ([, place, then]) => {
      const elsewhere = line(`if not at location ${place}`, { then: parseEffects(then as string) });
      return [line('if at locations', { then: [elsewhere] })];
    },
  ],
];

const upkeep = (words: string): string =>
  formatLine(
    line('on upkeep', { do: applyFirstMatch(UPKEEPS, words, (found, give) => give(found)) ?? parseEffects(words) }),
  );

/** Reads Injury and Madness cards. A second copy of the same card devours (header of both files). */
export function readWounds(file: FactEntry, deck: 'injury' | 'madness', into: Collector): void {
  for (const card of entryList(file.cards)) {
    const id = requireText(card.id);
    into.add('cards', id, () => {
      const readWound = (words: string) =>
        applyFirstMatch(WOUNDS, words, (found, give) => give(found)) ?? quoteWords(words);
      const says = [
        `on gained if has ${deck}:${id} at least 2 {do (devoured)}`,
        ...Object.entries(fieldsOf(card.skill)).map(([skill, by]) => `skill ${skill} ${formatSigned(readFigure(by))}`),
        ...Object.entries(fieldsOf(card['clue-limit'])).map(
          ([skill, n]) => `at most ${readFigure(n)} clues on ${skill}`,
        ),
        ...Object.entries(fieldsOf(card.maximum)).map(
          ([what, by]) => `maximum ${what} ${formatSigned(readFigure(by))}`,
        ),
        ...[...textList(card.ongoing), ...textList(card['on-gain'])].flatMap(readWound),
        ...textList(card.upkeep).map(upkeep),
      ];
      return withoutEmptyFields({
        ...otherFields(card, 'id', 'name', 'count', 'skill', 'clue-limit', 'maximum', 'ongoing', 'on-gain', 'upkeep'),
        name: requireText(card.name),
        deck,
        count: optionalNumber(card.count),
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
      return formatLine(line(use, { do: parseEffects(then as string) }));
    },
  ],
  [
    /^money losses by ([a-z-]+) encounters may be ignored ;; in those encounters one counts as having spent the most money allowed$/,
    ([, place]) => `on the house ${place}`,
  ],
  [/^any investigator: reroll an own skill check just failed$/, () => 'after roll any failed'],
];

/** Reads Conditions. Effects that turn them up belong to encounters. */
export function readConditions(file: FactEntry, into: Collector): void {
  for (const card of entryList(file.cards)) {
    into.add('tableCards', requireText(card.id), () => {
      const words = textList(card.ongoing ?? card.effect).join(' ;; ');
      const lineText = applyFirstMatch(CONDITIONS, words, (found, give) => give(found)) ?? quoteWords(words);
      const after = lineText.startsWith('after ');
      const paid =
        card.cost === undefined ? '' : ` pay ${cost(textList(card.cost).map((each) => each.replace(/ this$/, '')))}`;
      return withoutEmptyFields({
        ...otherFields(
          card,
          'id',
          'name',
          'count',
          'turned-up-at',
          'cost-to-turn-up',
          'ongoing',
          'effect',
          'cost',
          'phase',
        ),
        name: requireText(card.name),
        kind: 'condition',
        faceDown: true,
        says: [after ? `use ${lineText}${paid} {do (reroll all)}` : lineText],
      });
    });
  }
}

/** Reads Dunwich Horror cards, whose figures are not public. */
export function readHorrorCards(file: FactEntry, into: Collector): void {
  for (const card of entryList(file.cards)) {
    into.add('tableCards', requireText(card.id), () => withoutEmptyFields({ kind: 'dunwich-horror' }));
  }
}
