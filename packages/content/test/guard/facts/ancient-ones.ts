/** Reader of files of Ancient Ones. */
import {
  type Figures,
  formatLine,
  formatLines,
  type Line,
  line,
  quoteWords,
  type Value,
  withoutEmptyFields,
} from '../normal-form.js';
import {
  applyFirstMatch,
  type Collector,
  entryList,
  type FactEntry,
  fieldsOf,
  otherFields,
  readFigure,
  requireText,
  textList,
} from './collector.js';
import { readLasting } from './lasting.js';
import { UnreadWords } from './scanner.js';
import { parseEffects } from './shorthand.js';

const effects = (words: string): Value => formatLines(parseEffects(words));

const range = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, i) => from + i).join(' ');

/** Changes to worshippers, in the order of the normal form. */
const CHANGES: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^toughness ([+-]\d+)$/, ([, by]) => `toughness ${by}`],
  [/^horror rating ([+-]\d+)$/, ([, to]) => `horrorRating to ${Number(to)}`],
  [/^horror damage (\d+)$/, ([, to]) => `horrorDamage to ${to}`],
  [/^combat rating ([+-]\d+)$/, ([, to]) => `combatRating to ${Number(to)}`],
  [/^combat damage (\d+)$/, ([, to]) => `combatDamage to ${to}`],
  [/^(flying|stalker)$/, ([, border]) => `movement to ${border}`],
  [
    /^when moving it hurts on (\d)-(\d) in place of \d-\d$/,
    ([, from, to]) => `moveFaces to ${range(Number(from), Number(to))}`,
  ],
  [/^undead$/, () => 'has undead'],
  [/^has ([a-z-]+)$/, ([, ability]) => `has ${ability}`],
];

/** Monsters on a sheet that return to it. Another sentence describes them. */
const MONSTERS_ON_SHEET = /(?:^|; )the \d+ [a-z-]+ on this sheet; defeated ones come back here, never trophies$/;
const CULTISTS_TO_BOX = /^setup: all cultists to the box(?=$|; )/;

function readWorshippers(of: unknown): string[] {
  const { monsters: kinds, effect } = fieldsOf(of);
  const words = requireText(effect).replace(MONSTERS_ON_SHEET, '').replace(CULTISTS_TO_BOX, '');
  if (words === '') return [];
  const changes = words
    .split(', ')
    .map((words) => {
      const index = CHANGES.findIndex(([pattern]) => pattern.test(words));
      const [pattern, say] = CHANGES[index] ?? [];
      if (!pattern || !say) return { index: CHANGES.length, words: quoteWords(words) };
      return { index, words: say(pattern.exec(words) as RegExpExecArray) };
    })
    .sort((a, b) => a.index - b.index);
  return [`monsters ${textList(kinds).join(' ')} ${changes.map((each) => each.words).join(' ')}`];
}

const POWERS: readonly (readonly [RegExp, (found: RegExpExecArray) => readonly (Line | string)[] | 'masks'])[] = [
  [/^on awakening: no battle, the investigators lose at once$/, () => ['awakens as defeat']],
  [
    /^every investigator: maximum sanity ([+-]\d+) and maximum stamina ([+-]\d+)$/,
    ([, sanity, stamina]) => [`maximum sanity ${sanity} all`, `maximum stamina ${stamina} all`],
  ],
  [/^weather environments have no effect and are discarded$/, () => ['weather no effect']],
  [/^setup: all 5 mask monsters go into the cup; any number of them may be in play$/, () => 'masks'],
  [
    /^a ([a-z-]+) defeated, or an investigator lost in time and space: (doom \+\d+)$/,
    ([, kind, then]) =>
      [`on defeated ${kind}`, 'on lost'].map((event) => line(event, { do: parseEffects(then as string) })),
  ],
  [
    /^each monster surge: 1 random ([a-z-]+) at the surging gate; all (\d+) already on the board: (.+)$/,
    ([, kind, n, then]) => [
      line('on surge', {
        do: [line(`spawn ${listTokens(kind, n)} at surging-gate`, { else: parseEffects(then as string) })],
      }),
    ],
  ],
  [
    /^each ally discarded or leaving the game: draw a mythos card, 1 random ([a-z-]+) at its gate location, sealed or not; all (\d+) already on the board: (.+)$/,
    ([, kind, n, then]) => {
      const spawned = line(`spawn ${listTokens(kind, n)} at gate-of-drawn-mythos`, {
        else: parseEffects(then as string),
      });
      return [line('on ally-left even-awake', { do: [spawned] })];
    },
  ],
  [/^an investigator devoured: (.+)$/, ([, then]) => [line('on devoured', { do: parseEffects(then as string) })]],
  // Markers are read separately.
  [/^setup: the \d+ rubble markers face down$/, () => []],
  [
    /^each monster surge: draw a rubble marker, onto the location it shows: closed until the game ends; none left when one is due: the game is lost$/,
    () => [line('on surge', { do: [line('rubble falls')] })],
  ],
  [
    /^printed special abilities of locations cannot be used, but those of ([a-z, -]+)$/,
    ([, places]) => [`no location abilities except ${places?.replaceAll(',', '')}`],
  ],
  [/^encounters and travel between towns stay possible$/, () => []],
  [/^urban environments have no effect and are discarded$/, () => ['urban no effect']],
  [/^lost in time and space: devoured instead$/, () => ['lost means devoured']],
];

/** Returns the ids of the tokens of a kind. */
const listTokens = (kind: string | undefined, n: string | undefined): string =>
  Array.from({ length: Number(n) }, (_, i) => `${kind}-${i + 1}`).join(' ');

/** Joins sentences of a power that belong together, such as the effect when no token is left. */
function joinSentences(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const continues = joined.length > 0 && /^(all \d+ already|none left)/.test(sentence);
    joined.push(continues ? `${joined.pop()}; ${sentence}` : sentence);
  }
  return joined;
}

const START_SENTENCES: readonly (readonly [RegExp, (found: RegExpExecArray) => Value])[] = [
  [
    /^each investigator without (clues|monster trophies|gate trophies): devoured$/,
    ([, what]) => [`if ${what?.replace(' ', '-')} at most 0 {then (devoured)}`],
  ],
  [/^each investigator: discard all clues$/, () => ['lose all clue']],
  [/^each investigator: (if.+)$/, ([, then]) => effects(then as string)],
  [
    /^each investigator, for each own item: roll 1d6: failure\(discard that item\)$/,
    () => ['roll for each item {failure (discard that item)}'],
  ],
];

export function readAncientOnes(file: FactEntry, into: Collector): void {
  for (const one of entryList(file['ancient-ones']))
    into.add('ancientOnes', requireText(one.id), () => readAncientOne(one));
}

const RATINGS: Readonly<Record<string, string>> = {
  '-infinity': 'undefeatable',
  'minus the terror level, fixed on awakening': 'minus-terror',
};

function readAncientOne(one: FactEntry): Figures {
  const rest = otherFields(
    one,
    ...[
      'id',
      'name',
      'combat-rating',
      'doom',
      'defenses',
      'defenses-printed',
      'worshippers',
      'power',
      'start-of-battle',
      'attack',
      'rubble-markers',
    ],
  );
  const power = fieldsOf(one.power);
  const powers = joinSentences(textList(power.effect)).map((words) => {
    const lasting = readLasting(words, {});
    if (lasting) return [lasting];
    return applyFirstMatch(POWERS, words, (found, give) => give(found)) ?? [quoteWords(words)];
  });
  const start = requireText(one['start-of-battle']);
  const rated = RATINGS[requireText(one['combat-rating'])];
  // A rating that is set at the start of the battle is the rating itself.
  const starts = start === 'none' || (rated && start.startsWith('combat rating set to')) ? [] : readStart(start);
  return withoutEmptyFields({
    ...rest,
    name: requireText(one.name),
    combatRating: rated ?? readFigure(one['combat-rating']),
    doom: readFigure(one.doom),
    defenses: textList(one.defenses).sort(),
    powerName: requireText(power.name),
    masksInCup: powers.includes('masks'),
    boxes: CULTISTS_TO_BOX.test(requireText(fieldsOf(one.worshippers).effect)) ? 'cultist' : undefined,
    rubble: readRubble(fieldsOf(one['rubble-markers'])),
    says: [
      ...readWorshippers(one.worshippers),
      ...powers.flatMap((lines) =>
        lines === 'masks' ? [] : lines.map((each) => (typeof each === 'string' ? each : formatLine(each))),
      ),
    ].sort(),
    startOfBattle: starts,
    ...readAttack(fieldsOf(one.attack)),
  });
}

/** Returns the known places of the rubble markers. */
function readRubble(markers: FactEntry): string | undefined {
  const places = [...textList(markers.known), ...textList(markers.likely)];
  return places.length > 0 ? places.join(' ') : undefined;
}

const LOSSES: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /^each investigator: discard (\d+) in all of clues, monster trophies, gate trophies, items, else devoured$/,
    ([, n]) => `forfeit ${n} clue monster-trophy gate-trophy item {else (devoured)}`,
  ],
  [
    /^each investigator: (\d+) monster trophies \+ (\d+) gate trophy off, or devoured$/,
    ([, n, m]) => `forfeit ${n} monster-trophy ${m} gate-trophy {else (devoured)}`,
  ],
];

function readStart(words: string): Value {
  return applyFirstMatch(START_SENTENCES, words, (found, give) => give(found)) ?? [quoteWords(words)];
}

/**
 * Returns the effects of a failed check or of an attack on all investigators, and the effects after any check.
 */
function readAttack(of: FactEntry): Record<string, Value | undefined> {
  const rest = otherFields(of, 'check', 'modifier', 'per-round', 'effect', 'after');
  const words = requireText(of.effect);
  const after =
    of.after === undefined ? undefined : effects(requireText(of.after).replace(/, unless full$/, ', unless full'));
  if (words === 'all is lost') return { attack: { effects: ['devoured'] } };
  const lost = applyFirstMatch(LOSSES, words, (found, give) => give(found));
  if (lost) return { attack: { effects: [lost] } };
  // Effects on the table happen once, after all others.
  if (of.check === undefined && /^(terror|\d+ undrawn) /.test(words)) return { afterAttack: effects(words) };
  if (of.check === undefined) return { attack: { effects: effects(words) }, afterAttack: after };
  if (of['per-round'] !== -1)
    throw new UnreadWords(String(of['per-round']), 'no modifier that falls by one a round', words);
  const found = /^check (\w+) ([+-]\d+): fail\((.+?)\)(?:; (if.+))?$/.exec(words);
  const [, skill, modifier, fail, always] = found ?? [];
  if (skill !== of.check || Number(modifier) !== of.modifier)
    throw new UnreadWords(words, 'check and effect differ', words);
  return {
    attack: withoutEmptyFields({
      ...rest,
      check: `${skill} ${modifier}`,
      effects: effects(fail as string),
      passedOrNot: always === undefined ? [] : effects(always),
    }),
    afterAttack: after,
  };
}
