/** Files of monsters, investigators and Ancient Ones. */
import { allWritten, type Figures, figures, type Line, line, plain, signed, type Value, written } from '../words.js';
import { uses } from './cards.js';
import { type Collector, type Entry, entries, fields, maybeText, number, others, text, texts } from './collector.js';
import { lastingOf } from './lasting.js';
import { Unread } from './scanner.js';
import { effectsOf } from './shorthand.js';

const effects = (words: string): Value => allWritten(effectsOf(words));

/** A rating and the damage of a failure. */
function rating(of: unknown): string | undefined {
  if (of === 'none') return undefined;
  const { rating: modifier, damage } = fields(of);
  return `${signed(number(modifier))} damage ${number(damage)}`;
}

const SPECIAL: readonly (readonly [RegExp, (found: RegExpExecArray, id: string) => Figures])[] = [
  [/^combat-failed\((.+)\)$/, ([, then]) => ({ combatFailed: effects(then as string) })],
  // Whoever is defeated was beaten in a Combat check, as a rule.
  [/^combat-passed\((.+)\)$/, ([, then]) => ({ defeated: effects(then as string) })],
  [/^before-horror\((.+)\)$/, ([, then]) => ({ beforeHorror: effects(then as string) })],
  [
    /^while mythos:([a-z-]+) is in play: combat rating (-?\d+)$/,
    ([, card, to], id) => ({ says: [`monsters ${id} combatRating to ${to} if in-play ${card}`] }),
  ],
  [
    /^if\(terror (\d+) or more\): \(combat rating (-?\d+), combat damage (\d+), has ([a-z-]+)\)$/,
    ([, terror, to, damage, ability], id) => ({
      says: [
        `monsters ${id} combatRating to ${to} combatDamage to ${damage} has ${ability} if terror at least ${terror}`,
      ],
    }),
  ],
  [
    /^combat checks against it use (\w+) in place of fight$/,
    ([, skill], id) => ({ says: [`combat skill ${id} ${skill}`] }),
  ],
];

const MOVES: readonly (readonly [RegExp, (found: RegExpExecArray) => Value])[] = [
  [/^does not move; (roll .+)$/, ([, then]) => effects(then as string)],
  [
    /^straight to the nearest investigator who is in a location of arkham \(no street\), other than ([a-z-]+) and ([a-z-]+), at any distance$/,
    ([, ...places]) => [`hunts investigator-in-location sparing ${places.sort().join(' ')}`],
  ],
];

/** The first of a table that fits, applied; undefined if none does. */
function byTable<T, R>(
  table: readonly (readonly [RegExp, T])[],
  words: string,
  apply: (found: RegExpExecArray, give: T) => R,
): R | undefined {
  for (const [pattern, give] of table) {
    const found = pattern.exec(words);
    if (found) return apply(found, give);
  }
  return undefined;
}

export function monsters(file: Entry, into: Collector): void {
  for (const monster of entries(file.monsters)) into.add('monsters', text(monster.id), () => monsterOf(monster));
}

function monsterOf(monster: Entry): Figures {
  const rest = others(
    monster,
    ...['id', 'name', 'count', 'movement', 'symbol', 'awareness', 'horror', 'toughness', 'combat', 'abilities'],
    ...['in-cup', 'special', 'move'],
  );
  const id = text(monster.id);
  const special = texts(monster.special).map((words) => {
    return byTable(SPECIAL, words, (found, give) => give(found, id)) ?? { says: [plain(words)] };
  });
  const move = texts(monster.move).flatMap((words) => {
    return (byTable(MOVES, words, (found, give) => give(found)) ?? [plain(words)]) as readonly string[];
  });
  return figures({
    ...rest,
    name: text(monster.name),
    count: number(monster.count),
    movement: text(monster.movement),
    symbol: text(monster.symbol),
    awareness: number(monster.awareness),
    horror: rating(monster.horror),
    combat: rating(monster.combat),
    toughness: number(monster.toughness),
    abilities: texts(monster.abilities).sort(),
    inCup: monster['in-cup'] === true,
    ...Object.assign({}, ...special),
    move,
  });
}

const RANDOM_ORDER = ['common', 'unique', 'spell', 'skill', 'ally'];

export function investigators(file: Entry, into: Collector): void {
  for (const person of entries(file.investigators))
    into.add('investigators', text(person.id), () => investigator(person));
}

const INSTEAD = /move to ([a-z-]+)\) else if\(stamina 0\): \(move to ([a-z-]+)\) else\(move to ([a-z-]+)\)$/;

/** What of a sheet is told part by part. */
const IN_PARTS = ['sliders', 'fixed', 'random', 'ability', 'setup'];

function investigator(person: Entry): Figures {
  const ability = fields(person.ability);
  const rest = {
    ...others(person, 'id', 'name', 'occupation', 'sanity', 'stamina', 'home', 'focus', ...IN_PARTS),
    ...others(ability, 'name', 'phase', 'effect', 'limit'),
  };
  const { money, clues, ...cards } = fields(person.fixed);
  const words = texts(ability.effect).join(' ;; ');
  const limit = maybeText(ability.limit);
  const [, insane, unconscious, otherwise] = INSTEAD.exec(words) ?? [];
  const noClue = /^no clue placed on ([a-z-]+)$/.exec(maybeText(person.setup) ?? '')?.[1];
  return figures({
    ...rest,
    name: text(person.name),
    occupation: text(person.occupation),
    sanity: number(person.sanity),
    stamina: number(person.stamina),
    home: text(person.home),
    focus: number(person.focus),
    sliders: Object.fromEntries(
      Object.entries(fields(person.sliders)).map(([pair, stops]) => [
        pair,
        (stops as number[][]).map((stop) => stop.join('/')).join(' '),
      ]),
    ),
    money: money === undefined ? 0 : number(money),
    clues: clues === undefined ? 0 : number(clues),
    cards: Object.values(cards).flatMap(texts).sort(),
    random: Object.fromEntries(
      RANDOM_ORDER.filter((deck) => deck in fields(person.random)).map((deck) => [
        deck,
        number(fields(person.random)[deck]),
      ]),
    ),
    ability: text(ability.name),
    noClueAt: noClue ?? (person.setup === undefined ? undefined : plain(text(person.setup))),
    insteadOfLost: insane && `insane ${insane} unconscious ${unconscious} otherwise ${otherwise}`,
    says: abilityLines(ability, words, limit).map(written).sort(),
  });
}

/** Money each upkeep comes by itself; the rest is of the table. */
function abilityLines(ability: Entry, words: string, limit: string | undefined): Line[] {
  if (ability.phase === 'upkeep' && words.startsWith('gain')) return [line('on upkeep', { do: effectsOf(words) })];
  const lines = uses({ phase: text(ability.phase) }, words);
  if (limit === undefined) return lines;
  return lines.map(({ say, parts }) => ({
    say: `${say} ${limit === 'once per turn' ? 'once-per-turn' : plain(limit)}`,
    ...(parts && { parts }),
  }));
}

/** What changes on worshippers, in the order in which the normal form names it. */
const CHANGES: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^toughness ([+-]\d+)$/, ([, by]) => `toughness ${by}`],
  [/^horror rating ([+-]\d+)$/, ([, to]) => `horrorRating to ${Number(to)}`],
  [/^horror damage (\d+)$/, ([, to]) => `horrorDamage to ${to}`],
  [/^combat rating ([+-]\d+)$/, ([, to]) => `combatRating to ${Number(to)}`],
  [/^combat damage (\d+)$/, ([, to]) => `combatDamage to ${to}`],
  [/^flying$/, () => 'movement to flying'],
  [/^has ([a-z-]+)$/, ([, ability]) => `has ${ability}`],
];

function worship(of: unknown): string {
  const { monsters: kinds, effect } = fields(of);
  const changes = text(effect)
    .split(', ')
    .map((words) => {
      const index = CHANGES.findIndex(([pattern]) => pattern.test(words));
      const [pattern, say] = CHANGES[index] ?? [];
      if (!pattern || !say) return { index: CHANGES.length, words: plain(words) };
      return { index, words: say(pattern.exec(words) as RegExpExecArray) };
    })
    .sort((a, b) => a.index - b.index);
  return `monsters ${texts(kinds).join(' ')} ${changes.map(({ words }) => words).join(' ')}`;
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
      [`on defeated ${kind}`, 'on lost'].map((event) => line(event, { do: effectsOf(then as string) })),
  ],
  [/^lost in time and space: devoured instead$/, () => ['lost means devoured']],
];

const AT_START: readonly (readonly [RegExp, (found: RegExpExecArray) => Value])[] = [
  [
    /^each investigator without (clues|monster trophies|gate trophies): devoured$/,
    ([, what]) => [`if ${what?.replace(' ', '-')} at most 0 {then (devoured)}`],
  ],
  [/^each investigator: (if.+)$/, ([, then]) => effects(then as string)],
  [
    /^each investigator, for each own item: roll 1d6: failure\(discard that item\)$/,
    () => ['roll for each item {failure (discard that item)}'],
  ],
];

export function ancientOnes(file: Entry, into: Collector): void {
  for (const one of entries(file['ancient-ones'])) into.add('ancientOnes', text(one.id), () => ancientOne(one));
}

const RATINGS: Readonly<Record<string, string>> = {
  '-infinity': 'undefeatable',
  'minus the terror level, fixed on awakening': 'minus-terror',
};

function ancientOne(one: Entry): Figures {
  const rest = others(
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
    ],
  );
  const power = fields(one.power);
  const powers = texts(power.effect).map((words) => {
    const lasting = lastingOf(words, {});
    if (lasting) return [lasting];
    return byTable(POWERS, words, (found, give) => give(found)) ?? [plain(words)];
  });
  const start = text(one['start-of-battle']);
  const rated = RATINGS[text(one['combat-rating'])];
  // What sets the rating at the start of the battle is the rating.
  const starts = start === 'none' || (rated && start.startsWith('combat rating set to')) ? [] : startOf(start);
  return figures({
    ...rest,
    name: text(one.name),
    combatRating: rated ?? number(one['combat-rating']),
    doom: number(one.doom),
    defenses: texts(one.defenses).sort(),
    powerName: text(power.name),
    masksInCup: powers.includes('masks'),
    says: [
      worship(one.worshippers),
      ...powers.flatMap((lines) =>
        lines === 'masks' ? [] : lines.map((each) => (typeof each === 'string' ? each : written(each))),
      ),
    ].sort(),
    startOfBattle: starts,
    ...attack(fields(one.attack)),
  });
}

function startOf(words: string): Value {
  return byTable(AT_START, words, (found, give) => give(found)) ?? [plain(words)];
}

/** What a failed check brings, or what befalls everybody; what follows for him after the check in any case. */
function attack(of: Entry): Record<string, Value | undefined> {
  const rest = others(of, 'check', 'modifier', 'per-round', 'effect', 'after');
  const words = text(of.effect);
  const after = of.after === undefined ? undefined : effects(text(of.after).replace(/, unless full$/, ', unless full'));
  if (words === 'all is lost') return { attack: { effects: ['devoured'] } };
  if (of.check === undefined) return { attack: { effects: effects(words) }, afterAttack: after };
  if (of['per-round'] !== -1) throw new Unread(String(of['per-round']), 'no modifier that falls by one a round', words);
  const found = /^check (\w+) ([+-]\d+): fail\((.+?)\)(?:; (if.+))?$/.exec(words);
  const [, skill, modifier, fail, always] = found ?? [];
  if (skill !== of.check || Number(modifier) !== of.modifier) throw new Unread(words, 'check and effect differ', words);
  return {
    attack: figures({
      ...rest,
      check: `${skill} ${modifier}`,
      effects: effects(fail as string),
      passedOrNot: always === undefined ? [] : effects(always),
    }),
    afterAttack: after,
  };
}
