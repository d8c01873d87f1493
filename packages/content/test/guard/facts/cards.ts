/** Readers of files of cards that investigators hold. */
import {
  formatLine,
  formatSigned,
  type Line,
  line,
  quoteWords,
  type Value,
  withoutEmptyFields,
} from '../normal-form.js';
import {
  type Collector,
  entryList,
  type FactEntry,
  fieldsOf,
  optionalNumber,
  optionalText,
  otherFields,
  readFigure,
  requireText,
  textList,
} from './collector.js';
import { UnreadWords } from './scanner.js';
import { parseEffects } from './shorthand.js';
import { cost, SKILLS } from './shorthand-terms.js';
import { readUse, type UseReading } from './uses.js';

const FIELDS = ['id', 'name', 'count', 'price', 'hands', 'type', 'weapon', 'bonus', 'phase', 'cost', 'effect', 'uses'];

/** Returns the number of copies; default 1. */
const count = (card: FactEntry): number => optionalNumber(card.count) ?? 1;

/** Returns the cost of a card, such as `exhaust`, with the tokens after which the card is used up. */
function readCost(card: FactEntry): string | undefined {
  const parts = textList(card.cost);
  if (parts.length === 0) return undefined;
  return cost(parts).replace(/\btoken\b/, `token of ${card.uses}`);
}

/** Returns the lines of a card's effect. */
export function usesText(card: FactEntry, words: string): Line[] {
  const found = readUse(words) ?? [{ moment: optionalText(card.phase) ?? 'any', does: parseEffects(words) }];
  return found.flatMap((use) => linesOf(use, readCost(card)));
}

function linesOf(use: UseReading, paid?: string, cast?: string): Line[] {
  if ('holds' in use) return use.holds.map((each) => (typeof each === 'string' ? { say: each } : each));
  const [moment, ...more] = use.moment.split(/ (?=if |in place of |once-)/);
  const words = ['use', moment, ...(paid ? [`pay ${paid}`] : []), ...(cast ? [`cast ${cast}`] : [])];
  const whose = use.whose ? [`for ${use.whose}`] : [];
  return [line([...words, ...more, ...whose].join(' '), { do: use.does })];
}

/** Conditional bonuses and other properties of weapons. */
const WEAPON_PHRASES: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^if\(other hand empty\): \(combat bonus (\d+) in place of \d+\)$/, ([, n]) => `if other hand free +${n}`],
  [/^if\(opponent undead\): \(combat bonus (\d+)\)$/, ([, n]) => `if fighting ability undead +${n}`],
  [/^combat checks made with it: each 6 is worth 2 successes$/, () => 'sixes twice'],
];

function weaponText(words: string): string | undefined {
  for (const [pattern, say] of WEAPON_PHRASES) {
    const found = pattern.exec(words);
    if (found) return say(found);
  }
  return undefined;
}

/** Reads files of Common and Unique Items and of similar cards. */
export function readItems(file: FactEntry, deck: string, into: Collector): void {
  for (const card of entryList(file.cards)) into.add('cards', requireText(card.id), () => readItem(card, deck));
}

function readItem(card: FactEntry, deck: string) {
  const rest = otherFields(card, ...FIELDS, 'losable', 'after-use', 'ancient-one-awakens', 'item', ...ROUTE_FIELDS);
  const effect = card.effect === undefined ? undefined : textList(card.effect).join(' ;; ');
  const ofWeapon = effect === undefined ? undefined : weaponText(effect);
  const { combat: printed, ...bonus } = fieldsOf(card.bonus);
  // A bonus for one check, available again after the card is refreshed.
  const once = /^before an own combat check: combat bonus (\d+) for that check$/.exec(effect ?? '')?.[1];
  const combat = once === undefined ? printed : Number(once);
  // A weapon that needs no hand is marked by a word (D-HANDS-01).
  const hands = card.hands === undefined || card.hands === 'handless' ? 0 : readFigure(card.hands);
  const weapon =
    card.weapon === undefined
      ? undefined
      : [
          `${hands} hand${hands === 1 ? '' : 's'}`,
          requireText(card.weapon),
          combat === undefined ? '+0' : formatSigned(readFigure(combat)),
          ...(ofWeapon ? [ofWeapon] : []),
          ...(once === undefined ? [] : [`after ${cost(textList(card.cost))}`]),
          ...(card['after-use'] === undefined ? [] : [`after ${cost(textList(card['after-use']))}`]),
        ].join(' ');
  if (!weapon && hands !== 0) rest.hands = hands;
  const says = [
    ...Object.entries(bonus).map(([kind, by]) => line(`check bonus ${kind} ${formatSigned(readFigure(by))}`)),
    ...(card.losable === false ? [line('forbid lose-this')] : []),
    ...(effect && !ofWeapon && once === undefined && card.steps === undefined ? usesText(card, effect) : []),
  ];
  return withoutEmptyFields({
    ...rest,
    name: requireText(card.name),
    deck,
    count: count(card),
    price: card.price === 'none' ? undefined : optionalNumber(card.price),
    type: optionalText(card.type),
    weapon,
    item: card.item === true,
    ...readRoute(card),
    onAwakening: optionalText(card['ancient-one-awakens']),
    says: says.map(formatLine).sort(),
  });
}

const ROUTE_FIELDS = ['steps', 'sacrifice', 'payoff'];

/** Returns the areas of a Task or Mission, the price of each step of a Mission, and the reward. */
function readRoute(card: FactEntry): Record<string, Value | undefined> {
  if (card.steps === undefined) return {};
  return {
    steps: textList(card.steps).map((step) => (step === 'lost-in-time-and-space' ? 'lost' : step)),
    sacrifice: card.sacrifice === undefined ? undefined : cost([requireText(card.sacrifice)]),
    brings: parseEffects(textList(card.payoff ?? card.effect)).map(formatLine),
  };
}

const ratingOf = (words: unknown): string => {
  if (words === "the monster's awareness") return 'monster-awareness';
  return words === "the monster's toughness" ? 'monster-toughness' : formatSigned(readFigure(words));
};

export function readSpells(file: FactEntry, into: Collector): void {
  for (const card of entryList(file.cards)) into.add('cards', requireText(card.id), () => readSpell(card));
}

function readSpell(card: FactEntry) {
  const rest = otherFields(
    card,
    ...['id', 'name', 'count', 'magical', 'phase', 'casting-modifier', 'sanity-cost', 'hands', 'after-casting'],
    ...['difficulty', 'effect', 'bonus', 'ancient-one-awakens', 'extra-cost'],
  );
  const words = optionalText(card.effect) ?? '';
  const bonus = fieldsOf(card.bonus).combat;
  if (typeof bonus === 'number' && !words.includes(`+${bonus} `))
    throw new UnreadWords(words, 'bonus and effect differ', requireText(card.id));
  const cast = [
    ratingOf(card['casting-modifier']),
    ...(card.difficulty === undefined ? [] : [`x${ratingOf(card.difficulty)}`]),
    `sanity ${readFigure(card['sanity-cost'])}`,
    `hands ${card.hands === undefined ? 0 : readFigure(card.hands)}`,
    `after ${requireText(card['after-casting'])}`,
  ].join(' ');
  const found = readUse(words) ?? [{ moment: optionalText(card.phase) ?? 'any', does: parseEffects(words) }];
  return withoutEmptyFields({
    ...rest,
    name: requireText(card.name),
    deck: 'spell',
    count: count(card),
    magical: card.magical === true,
    onAwakening: optionalText(card['ancient-one-awakens']),
    says: found
      .flatMap((use) =>
        linesOf(use, card['extra-cost'] === undefined ? undefined : cost(textList(card['extra-cost'])), cast),
      )
      .map(formatLine)
      .sort(),
  });
}

export function readSkills(file: FactEntry, into: Collector): void {
  for (const card of entryList(file.cards)) {
    into.add('cards', requireText(card.id), () => {
      const rest = otherFields(card, 'id', 'name', 'count', 'bonus', 'phase', 'cost', 'effect', 'maximum');
      return withoutEmptyFields({
        ...rest,
        name: requireText(card.name),
        deck: 'skill',
        count: count(card),
        says: [...readSkillBonuses(card.bonus), ...readMaxima(card), ...usesText(card, requireText(card.effect))]
          .map(formatLine)
          .sort(),
      });
    });
  }
}

const readMaxima = (card: FactEntry): Line[] =>
  Object.entries(fieldsOf(card.maximum)).map(([what, by]) => line(`maximum ${what} ${formatSigned(readFigure(by))}`));

function readSkillBonuses(bonus: unknown): Line[] {
  return Object.entries(fieldsOf(bonus)).map(([skill, by]) => {
    if (skill === 'focus') return line(`focus ${formatSigned(readFigure(by))}`);
    if (!SKILLS.split('|').includes(skill)) return line(`skill ${quoteWords(skill)} ${formatSigned(readFigure(by))}`);
    return line(`skill ${skill} ${formatSigned(readFigure(by))}`);
  });
}

export function readAllies(file: FactEntry, into: Collector): void {
  for (const card of entryList(file.allies)) {
    into.add('cards', requireText(card.id), () => {
      const rest = otherFields(
        card,
        ...['id', 'name', 'count', 'bonus', 'maximum', 'on-join', 'ongoing', 'discard', 'from'],
        ...['phase', 'cost', 'effect', 'ancient-one-awakens'],
        'fixed-possession-of',
      );
      const says = [
        ...readSkillBonuses(card.bonus),
        ...readMaxima(card),
        ...(card.effect === undefined ? [] : usesText(card, requireText(card.effect))),
        ...(card['on-join'] === undefined ? [] : [line('on gained', { do: parseEffects(textList(card['on-join'])) })]),
        ...(card.discard === undefined
          ? []
          : [line('use any pay discard', { do: parseEffects(textList(card.discard)) })]),
        ...textList(card.ongoing).flatMap((words) => usesText({ phase: 'passive' }, words)),
      ];
      return withoutEmptyFields({
        ...rest,
        name: requireText(card.name),
        deck: 'ally',
        count: count(card),
        onAwakening: optionalText(card['ancient-one-awakens']),
        from: optionalText(card.from),
        says: says.map(formatLine).sort(),
      });
    });
  }
}

/** Fields of special cards that rules cover: limits, and relations between cards. */
const RULE_FIELDS = ['limit', 'shared-with', 'if-cursed', 'if-blessed', 'lost-when', 'from', 'tradable'];

/** An unpaid loan, which has a fixed sentence in the shorthand. */
const DEFAULT_SENTENCE = 'roll 1d6: 1-3(may pay $1, else: discard all items and this; no bank loan again in this game)';
const DEFAULT_LINES: Value = [
  'on upkeep not-first {do (roll 1 {faces 1 2 3 (may pay 1 money {no (default on loan)})})}',
];

const ONGOING: readonly (readonly [RegExp, (found: RegExpExecArray) => string[]])[] = [
  [/^dice succeed on 4, 5, 6$/, () => ['success 4 5 6']],
  [/^dice succeed on 6 only$/, () => ['success 6']],
  // Covered by a rule of travel.
  [/^travel between towns costs no money$/, () => []],
  // Covered by the place with the room.
  [/^encounters at silver-twilight-lodge are read at the inner-sanctum entry instead \(not optional\)$/, () => []],
  [
    /^after each combat, and on each return to arkham from an other world: (.+)$/,
    ([, then]) =>
      ['combat-ended', 'returned'].map((event) =>
        formatLine(line(`on ${event}`, { do: parseEffects(then as string) })),
      ),
  ],
];

/** Returns the lines of an Upkeep: effects of each Upkeep, and dice from the second one on. */
function readUpkeep(card: FactEntry): Value {
  if (card.upkeep === undefined || card.upkeep === 'none') return [];
  const words = requireText(card.upkeep);
  if (words === DEFAULT_SENTENCE) return DEFAULT_LINES;
  const lines = parseEffects(words);
  const first = optionalText(card['first-upkeep']);
  if (first === undefined) return [formatLine(line('on upkeep', { do: lines }))];
  if (first !== 'no die' && !first.endsWith(', no die')) throw new UnreadWords(first, 'no first upkeep', words);
  const dice = lines.filter(({ say }) => say.startsWith('roll'));
  const rest = lines.filter((each) => !dice.includes(each));
  return [
    ...(rest.length > 0 ? [formatLine(line('on upkeep', { do: rest }))] : []),
    formatLine(line('on upkeep not-first', { do: dice })),
  ];
}

export function readSpecialCards(file: FactEntry, into: Collector): void {
  for (const card of entryList(file.cards)) into.add('cards', requireText(card.id), () => readSpecialCard(card));
}

function readSpecialCard({ upkeep: _, ongoing, ...card }: FactEntry & { upkeep?: unknown; ongoing?: unknown }) {
  const { 'on-gain': gained, 'first-upkeep': first, ...rest } = card;
  const own = Object.fromEntries(Object.entries(rest).filter(([field]) => !RULE_FIELDS.includes(field)));
  const effect = optionalText(own.effect)?.replace(
    /^loan paid off: (discard this); a new loan may be taken later$/,
    '$1',
  );
  const says = [
    ...(readUpkeep({ upkeep: _, 'first-upkeep': first }) as string[]),
    ...(gained === undefined
      ? []
      : [
          formatLine(
            line('on gained', { do: parseEffects(requireText(gained).replace(/ and (?=special:)/, ', take ')) }),
          ),
        ]),
    ...textList(ongoing).flatMap((words) => {
      for (const [pattern, give] of ONGOING) {
        const found = pattern.exec(words);
        if (found) return give(found);
      }
      return [quoteWords(words)];
    }),
  ];
  const base = readItem({ ...own, ...(effect && { effect }) }, 'special');
  return withoutEmptyFields({ ...base, says: [...((base.says as string[] | undefined) ?? []), ...says].sort() });
}
