/** Files of monsters and investigators. */
import { allWritten, type Figures, figures, type Line, line, plain, signed, type Value, written } from '../words.js';
import { uses } from './cards.js';
import {
  byTable,
  type Collector,
  type Entry,
  entries,
  fields,
  figure,
  maybeText,
  number,
  others,
  text,
  texts,
} from './collector.js';
import { effectsOf } from './shorthand.js';

const effects = (words: string): Value => allWritten(effectsOf(words));

/** What stands for figures that a card gives, drawn for each fight. */
const BY_CARD = 'from card';

/** A rating and the damage of a failure. */
function rating(of: unknown): string | undefined {
  if (of === 'none' || of === undefined || of === null) return undefined;
  const { rating: modifier, damage } = fields(of);
  if (modifier === BY_CARD && damage === BY_CARD) return undefined;
  return `${signed(figure(modifier))} damage ${figure(damage)}`;
}

const SPECIAL: readonly (readonly [RegExp, (found: RegExpExecArray, id: string) => Figures])[] = [
  // A rule of its box.
  [/^before-horror\(draw a Dunwich Horror card: figures and abilities of this combat\)$/, () => ({})],
  [/^combat-failed\((.+)\)$/, ([, then]) => ({ combatFailed: effects(then as string) })],
  // Whoever is defeated was beaten in a Combat check, as a rule.
  [/^combat-passed\((.+)\)$/, ([, then]) => ({ defeated: effects(then as string) })],
  [/^before-horror\((.+)\)$/, ([, then]) => ({ beforeHorror: effects(then as string) })],
  [/^before-combat\((.+)\)$/, ([, then]) => ({ beforeCombat: effects(then as string) })],
  [
    /^horror check and a combat check both failed: (.+)$/,
    ([, then]) => ({
      combatFailed: [written(line('if failed horror and combat', { then: effectsOf(then as string) }))],
    }),
  ],
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
  [
    /^nearest investigator \(street or unstable location only\), straight to its area$/,
    () => ['hunts investigator-in-reach'],
  ],
  [/^does not move; (roll .+)$/, ([, then]) => effects(then as string)],
  [
    /^straight to the nearest investigator who is in a location of arkham \(no street\), other than ([a-z-]+) and ([a-z-]+), at any distance$/,
    ([, ...places]) => [`hunts investigator-in-location sparing ${places.sort().join(' ')}`],
  ],
];

export function monsters(file: Entry, into: Collector): void {
  for (const { variants, ...monster } of entries(file.monsters)) {
    // Tokens of one name with figures of their own are each told by themselves.
    const kinds =
      variants === undefined ? [monster] : entries(variants).map((own): Entry => ({ ...monster, count: 1, ...own }));
    for (const kind of kinds) into.add('monsters', text(kind.id), () => monsterOf(kind));
  }
}

function monsterOf(monster: Entry): Figures {
  const rest = others(
    monster,
    ...['id', 'name', 'count', 'movement', 'symbol', 'awareness', 'horror', 'toughness', 'combat', 'abilities'],
    ...['in-cup', 'special', 'move', 'spawn', 'with', 'enters-play'],
  );
  const id = text(monster.id);
  const special = texts(monster.special).map((words) => {
    return byTable(SPECIAL, words, (found, give) => give(found, id)) ?? { says: [plain(words)] };
  });
  const own: Figures = Object.assign({}, ...special);
  const move = texts(monster.move).flatMap((words) => {
    return (byTable(MOVES, words, (found, give) => give(found)) ?? [plain(words)]) as readonly string[];
  });
  return figures({
    ...rest,
    name: text(monster.name),
    count: figure(monster.count),
    movement: text(monster.movement),
    symbol: text(monster.symbol),
    awareness: figure(monster.awareness),
    horror: rating(monster.horror),
    combat: rating(monster.combat),
    toughness: figure(monster.toughness),
    abilities: [
      ...texts(monster.abilities).filter((each) => each !== BY_CARD),
      ...(monster.spawn === true ? ['spawn'] : []),
    ].sort(),
    inCup: monster['in-cup'] === true,
    ...own,
    // A spawn is no trophy (header of the file).
    defeated: monster.spawn === true ? ['return monster to box', ...((own.defeated ?? []) as string[])] : own.defeated,
    move,
    entersPlay: monster['enters-play'] === undefined ? undefined : effects(text(monster['enters-play'])),
  });
}

const RANDOM_ORDER = ['common', 'unique', 'spell', 'skill', 'ally'];

export function investigators(file: Entry, into: Collector): void {
  for (const person of entries(file.investigators))
    into.add('investigators', text(person.id), () => investigator(person));
}

const INSTEAD = /move to ([a-z-]+)\) else if\(stamina 0\): \(move to ([a-z-]+)\) else\(move to ([a-z-]+)\)$/;

/** What of a sheet is told part by part. */
const IN_PARTS = ['sliders', 'fixed', 'random', 'ability', 'abilities', 'setup'];

function investigator(person: Entry): Figures {
  const abilities = person.abilities === undefined ? [fields(person.ability)] : entries(person.abilities);
  const [ability = {}] = abilities;
  const rest = {
    ...others(person, 'id', 'name', 'occupation', 'sanity', 'stamina', 'home', 'focus', ...IN_PARTS),
    ...Object.assign({}, ...abilities.map((each) => others(each, 'name', 'phase', 'effect', 'limit'))),
  };
  const { money, clues, ...cards } = fields(person.fixed);
  const words = texts(ability.effect).join(' ;; ');
  const [, insane, unconscious, otherwise] = INSTEAD.exec(words) ?? [];
  const noClue = /^no clue placed on ([a-z-]+)$/.exec(maybeText(person.setup) ?? '')?.[1];
  return figures({
    ...rest,
    name: text(person.name),
    occupation: text(person.occupation),
    sanity: figure(person.sanity),
    stamina: figure(person.stamina),
    home: maybeText(person.home),
    focus: person.focus === 'unlimited' ? 'unlimited' : figure(person.focus),
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
    ability: abilities.map(({ name }) => text(name)).join(' and '),
    noClueAt: noClue ?? (person.setup === undefined ? undefined : plain(text(person.setup))),
    insteadOfLost: insane && `insane ${insane} unconscious ${unconscious} otherwise ${otherwise}`,
    says: abilities.flatMap(abilityLines).map(written).sort(),
  });
}

/** Money each upkeep comes by itself; the rest is of the table. */
function abilityLines(ability: Entry): Line[] {
  const words = texts(ability.effect).join(' ;; ');
  const limit = maybeText(ability.limit);
  if (ability.phase === 'upkeep' && words.startsWith('gain')) return [line('on upkeep', { do: effectsOf(words) })];
  const lines = uses({ phase: ability.phase }, words);
  if (limit === undefined) return lines;
  const how = limit === 'once per turn' ? 'once-per-turn' : plain(limit);
  return lines.map(({ say, parts }) => ({ say: `${say} ${how}`, ...(parts && { parts }) }));
}
