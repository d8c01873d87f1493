/** Files of cards that people hold. */
import { figures, type Line, line, plain, signed, type Value, written } from '../words.js';
import {
  type Collector,
  type Entry,
  entries,
  fields,
  figure,
  maybeNumber,
  maybeText,
  others,
  text,
  texts,
} from './collector.js';
import { Unread } from './scanner.js';
import { effectsOf } from './shorthand.js';
import { cost, SKILLS } from './terms.js';
import { type Use, useOf } from './uses.js';

const FIELDS = ['id', 'name', 'count', 'price', 'hands', 'type', 'weapon', 'bonus', 'phase', 'cost', 'effect', 'uses'];

/** How many there are: one, if nothing is said. */
const count = (card: Entry): number => maybeNumber(card.count) ?? 1;

/** `exhaust`, `2 movement points`, ... with the tokens a card is used up by. */
function paidBy(card: Entry): string | undefined {
  const parts = texts(card.cost);
  if (parts.length === 0) return undefined;
  return cost(parts).replace(/\btoken\b/, `token of ${card.uses}`);
}

/** What holds or may be done by a card's effect. */
export function uses(card: Entry, words: string): Line[] {
  const found = useOf(words) ?? [{ moment: maybeText(card.phase) ?? 'any', does: effectsOf(words) }];
  return found.flatMap((use) => linesOf(use, paidBy(card)));
}

function linesOf(use: Use, paid?: string, cast?: string): Line[] {
  if ('holds' in use) return use.holds.map((each) => (typeof each === 'string' ? { say: each } : each));
  const [moment, ...more] = use.moment.split(/ (?=if |in place of |once-)/);
  const words = ['use', moment, ...(paid ? [`pay ${paid}`] : []), ...(cast ? [`cast ${cast}`] : [])];
  const whose = use.whose ? [`for ${use.whose}`] : [];
  return [line([...words, ...more, ...whose].join(' '), { do: use.does })];
}

/** A weapon's bonuses under a condition, and what else it can. */
const OF_WEAPONS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^if\(other hand empty\): \(combat bonus (\d+) in place of \d+\)$/, ([, n]) => `if other hand free +${n}`],
  [/^if\(opponent undead\): \(combat bonus (\d+)\)$/, ([, n]) => `if fighting ability undead +${n}`],
  [/^combat checks made with it: each 6 is worth 2 successes$/, () => 'sixes twice'],
];

function weaponText(words: string): string | undefined {
  for (const [pattern, say] of OF_WEAPONS) {
    const found = pattern.exec(words);
    if (found) return say(found);
  }
  return undefined;
}

/** Common and unique items, and what else is like them. */
export function items(file: Entry, deck: string, into: Collector): void {
  for (const card of entries(file.cards)) into.add('cards', text(card.id), () => item(card, deck));
}

function item(card: Entry, deck: string) {
  const rest = others(card, ...FIELDS, 'losable', 'after-use', 'ancient-one-awakens', 'item', ...OF_ROUTES);
  const effect = card.effect === undefined ? undefined : texts(card.effect).join(' ;; ');
  const ofWeapon = effect === undefined ? undefined : weaponText(effect);
  const { combat: printed, ...bonus } = fields(card.bonus);
  // It serves one check, and again when it is refreshed.
  const once = /^before an own combat check: combat bonus (\d+) for that check$/.exec(effect ?? '')?.[1];
  const combat = once === undefined ? printed : Number(once);
  // A weapon that needs no hand is marked by a word (D-HANDS-01).
  const hands = card.hands === undefined || card.hands === 'handless' ? 0 : figure(card.hands);
  const weapon =
    card.weapon === undefined
      ? undefined
      : [
          `${hands} hand${hands === 1 ? '' : 's'}`,
          text(card.weapon),
          combat === undefined ? '+0' : signed(figure(combat)),
          ...(ofWeapon ? [ofWeapon] : []),
          ...(once === undefined ? [] : [`after ${cost(texts(card.cost))}`]),
          ...(card['after-use'] === undefined ? [] : [`after ${cost(texts(card['after-use']))}`]),
        ].join(' ');
  if (!weapon && hands !== 0) rest.hands = hands;
  const says = [
    ...Object.entries(bonus).map(([kind, by]) => line(`check bonus ${kind} ${signed(figure(by))}`)),
    ...(card.losable === false ? [line('forbid lose-this')] : []),
    ...(effect && !ofWeapon && once === undefined && card.steps === undefined ? uses(card, effect) : []),
  ];
  return figures({
    ...rest,
    name: text(card.name),
    deck,
    count: count(card),
    price: card.price === 'none' ? undefined : maybeNumber(card.price),
    type: maybeText(card.type),
    weapon,
    item: card.item === true,
    ...route(card),
    onAwakening: maybeText(card['ancient-one-awakens']),
    says: says.map(written).sort(),
  });
}

const OF_ROUTES = ['steps', 'sacrifice', 'payoff'];

/** The areas of a Task or Mission, what each step of a Mission asks for, and what the last one brings. */
function route(card: Entry): Record<string, Value | undefined> {
  if (card.steps === undefined) return {};
  return {
    steps: texts(card.steps).map((step) => (step === 'lost-in-time-and-space' ? 'lost' : step)),
    sacrifice: card.sacrifice === undefined ? undefined : cost([text(card.sacrifice)]),
    brings: effectsOf(texts(card.payoff ?? card.effect)).map(written),
  };
}

const ratingOf = (words: unknown): string => {
  if (words === "the monster's awareness") return 'monster-awareness';
  return words === "the monster's toughness" ? 'monster-toughness' : signed(figure(words));
};

export function spells(file: Entry, into: Collector): void {
  for (const card of entries(file.cards)) into.add('cards', text(card.id), () => spell(card));
}

function spell(card: Entry) {
  const rest = others(
    card,
    ...['id', 'name', 'count', 'magical', 'phase', 'casting-modifier', 'sanity-cost', 'hands', 'after-casting'],
    ...['difficulty', 'effect', 'bonus', 'ancient-one-awakens', 'extra-cost'],
  );
  const words = maybeText(card.effect) ?? '';
  const bonus = fields(card.bonus).combat;
  if (typeof bonus === 'number' && !words.includes(`+${bonus} `))
    throw new Unread(words, 'bonus and effect differ', text(card.id));
  const cast = [
    ratingOf(card['casting-modifier']),
    ...(card.difficulty === undefined ? [] : [`x${ratingOf(card.difficulty)}`]),
    `sanity ${figure(card['sanity-cost'])}`,
    `hands ${card.hands === undefined ? 0 : figure(card.hands)}`,
    `after ${text(card['after-casting'])}`,
  ].join(' ');
  const found = useOf(words) ?? [{ moment: maybeText(card.phase) ?? 'any', does: effectsOf(words) }];
  return figures({
    ...rest,
    name: text(card.name),
    deck: 'spell',
    count: count(card),
    magical: card.magical === true,
    onAwakening: maybeText(card['ancient-one-awakens']),
    says: found
      .flatMap((use) =>
        linesOf(use, card['extra-cost'] === undefined ? undefined : cost(texts(card['extra-cost'])), cast),
      )
      .map(written)
      .sort(),
  });
}

export function skills(file: Entry, into: Collector): void {
  for (const card of entries(file.cards)) {
    into.add('cards', text(card.id), () => {
      const rest = others(card, 'id', 'name', 'count', 'bonus', 'phase', 'cost', 'effect', 'maximum');
      return figures({
        ...rest,
        name: text(card.name),
        deck: 'skill',
        count: count(card),
        says: [...skillBonuses(card.bonus), ...maxima(card), ...uses(card, text(card.effect))].map(written).sort(),
      });
    });
  }
}

const maxima = (card: Entry): Line[] =>
  Object.entries(fields(card.maximum)).map(([what, by]) => line(`maximum ${what} ${signed(figure(by))}`));

function skillBonuses(bonus: unknown): Line[] {
  return Object.entries(fields(bonus)).map(([skill, by]) => {
    if (skill === 'focus') return line(`focus ${signed(figure(by))}`);
    if (!SKILLS.split('|').includes(skill)) return line(`skill ${plain(skill)} ${signed(figure(by))}`);
    return line(`skill ${skill} ${signed(figure(by))}`);
  });
}

export function allies(file: Entry, into: Collector): void {
  for (const card of entries(file.allies)) {
    into.add('cards', text(card.id), () => {
      const rest = others(
        card,
        ...['id', 'name', 'count', 'bonus', 'maximum', 'on-join', 'ongoing', 'discard', 'from'],
        ...['phase', 'cost', 'effect', 'ancient-one-awakens'],
        'fixed-possession-of',
      );
      const says = [
        ...skillBonuses(card.bonus),
        ...maxima(card),
        ...(card.effect === undefined ? [] : uses(card, text(card.effect))),
        ...(card['on-join'] === undefined ? [] : [line('on gained', { do: effectsOf(texts(card['on-join'])) })]),
        ...(card.discard === undefined ? [] : [line('use any pay discard', { do: effectsOf(texts(card.discard)) })]),
        ...texts(card.ongoing).flatMap((words) => uses({ phase: 'passive' }, words)),
      ];
      return figures({
        ...rest,
        name: text(card.name),
        deck: 'ally',
        count: count(card),
        onAwakening: maybeText(card['ancient-one-awakens']),
        from: maybeText(card.from),
        says: says.map(written).sort(),
      });
    });
  }
}

/** What of special cards is for the rules: who may have how many, and what one card means to another. */
const OF_RULES = ['limit', 'shared-with', 'if-cursed', 'if-blessed', 'lost-when', 'from', 'tradable'];

/** A loan that is not paid: the one thing the shorthand says in a sentence of its own. */
const DEFAULTS = 'roll 1d6: 1-3(may pay $1, else: discard all items and this; no bank loan again in this game)';
const DEFAULTING: Value = ['on upkeep not-first {do (roll 1 {faces 1 2 3 (may pay 1 money {no (default on loan)})})}'];

const ONGOING: readonly (readonly [RegExp, (found: RegExpExecArray) => string[]])[] = [
  [/^dice succeed on 4, 5, 6$/, () => ['success 4 5 6']],
  [/^dice succeed on 6 only$/, () => ['success 6']],
  // A rule of travelling.
  [/^travel between towns costs no money$/, () => []],
  // Said by the place whose room it opens.
  [/^encounters at silver-twilight-lodge are read at the inner-sanctum entry instead \(not optional\)$/, () => []],
  [
    /^after each combat, and on each return to arkham from an other world: (.+)$/,
    ([, then]) =>
      ['combat-ended', 'returned'].map((event) => written(line(`on ${event}`, { do: effectsOf(then as string) }))),
  ],
];

/** An upkeep's lines: what brings something each time, and dice that wait for the second upkeep. */
function upkeep(card: Entry): Value {
  if (card.upkeep === undefined || card.upkeep === 'none') return [];
  const words = text(card.upkeep);
  if (words === DEFAULTS) return DEFAULTING;
  const lines = effectsOf(words);
  const first = maybeText(card['first-upkeep']);
  if (first === undefined) return [written(line('on upkeep', { do: lines }))];
  if (first !== 'no die' && !first.endsWith(', no die')) throw new Unread(first, 'no first upkeep', words);
  const dice = lines.filter(({ say }) => say.startsWith('roll'));
  const rest = lines.filter((each) => !dice.includes(each));
  return [
    ...(rest.length > 0 ? [written(line('on upkeep', { do: rest }))] : []),
    written(line('on upkeep not-first', { do: dice })),
  ];
}

export function specialCards(file: Entry, into: Collector): void {
  for (const card of entries(file.cards)) into.add('cards', text(card.id), () => specialCard(card));
}

function specialCard({ upkeep: _, ongoing, ...card }: Entry & { upkeep?: unknown; ongoing?: unknown }) {
  const { 'on-gain': gained, 'first-upkeep': first, ...rest } = card;
  const own = Object.fromEntries(Object.entries(rest).filter(([field]) => !OF_RULES.includes(field)));
  const effect = maybeText(own.effect)?.replace(/^loan paid off: (discard this); a new loan may be taken later$/, '$1');
  const says = [
    ...(upkeep({ upkeep: _, 'first-upkeep': first }) as string[]),
    ...(gained === undefined
      ? []
      : [written(line('on gained', { do: effectsOf(text(gained).replace(/ and (?=special:)/, ', take ')) }))]),
    ...texts(ongoing).flatMap((words) => {
      for (const [pattern, give] of ONGOING) {
        const found = pattern.exec(words);
        if (found) return give(found);
      }
      return [plain(words)];
    }),
  ];
  const base = item({ ...own, ...(effect && { effect }) }, 'special');
  return figures({ ...base, says: [...((base.says as string[] | undefined) ?? []), ...says].sort() });
}
