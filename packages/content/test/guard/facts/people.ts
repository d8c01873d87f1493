/** Readers of files of monsters and investigators. */
import {
  type Figures,
  formatLine,
  formatLines,
  formatSigned,
  type Line,
  line,
  quoteWords,
  type Value,
  withoutEmptyFields,
} from '../normal-form.js';
import { usesText } from './cards.js';
import {
  applyFirstMatch,
  type Collector,
  entryList,
  type FactEntry,
  fieldsOf,
  optionalText,
  otherFields,
  readFigure,
  requireNumber,
  requireText,
  textList,
} from './collector.js';
import { parseEffects } from './shorthand.js';

const effects = (words: string): Value => formatLines(parseEffects(words));

/** Marks figures given by a card, drawn for each fight. */
const FROM_CARD = 'from card';

/** Returns a rating with the damage of a failed check. */
function readRating(of: unknown): string | undefined {
  if (of === 'none' || of === undefined || of === null) return undefined;
  const { rating: modifier, damage } = fieldsOf(of);
  if (modifier === FROM_CARD && damage === FROM_CARD) return undefined;
  return `${formatSigned(readFigure(modifier))} damage ${readFigure(damage)}`;
}

const SPECIAL: readonly (readonly [RegExp, (found: RegExpExecArray, id: string) => Figures])[] = [
  // Covered by a rule of the box.
  [/^before-horror\(draw a Dunwich Horror card: figures and abilities of this combat\)$/, () => ({})],
  [/^combat-failed\((.+)\)$/, ([, then]) => ({ combatFailed: effects(then as string) })],
  // A defeat normally follows a Combat check.
  [/^combat-passed\((.+)\)$/, ([, then]) => ({ defeated: effects(then as string) })],
  [/^before-horror\((.+)\)$/, ([, then]) => ({ beforeHorror: effects(then as string) })],
  [/^before-combat\((.+)\)$/, ([, then]) => ({ beforeCombat: effects(then as string) })],
  [
    /^horror check and a combat check both failed: (.+)$/,
    ([, then]) => ({
      combatFailed: [formatLine(line('if failed horror and combat', { then: parseEffects(then as string) }))],
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

export function readMonsters(file: FactEntry, into: Collector): void {
  for (const { variants, ...monster } of entryList(file.monsters)) {
    // Tokens with the same name and different figures are read separately.
    const kinds =
      variants === undefined
        ? [monster]
        : entryList(variants).map((own): FactEntry => ({ ...monster, count: 1, ...own }));
    for (const kind of kinds) into.add('monsters', requireText(kind.id), () => readMonster(kind));
  }
}

function readMonster(monster: FactEntry): Figures {
  const rest = otherFields(
    monster,
    ...['id', 'name', 'count', 'movement', 'symbol', 'awareness', 'horror', 'toughness', 'combat', 'abilities'],
    ...['in-cup', 'special', 'move', 'spawn', 'with', 'enters-play'],
  );
  const id = requireText(monster.id);
  const special = textList(monster.special).map((words) => {
    return applyFirstMatch(SPECIAL, words, (found, give) => give(found, id)) ?? { says: [quoteWords(words)] };
  });
  const own: Figures = Object.assign({}, ...special);
  const move = textList(monster.move).flatMap((words) => {
    return (applyFirstMatch(MOVES, words, (found, give) => give(found)) ?? [quoteWords(words)]) as readonly string[];
  });
  return withoutEmptyFields({
    ...rest,
    name: requireText(monster.name),
    count: readFigure(monster.count),
    movement: requireText(monster.movement),
    symbol: requireText(monster.symbol),
    awareness: readFigure(monster.awareness),
    horror: readRating(monster.horror),
    combat: readRating(monster.combat),
    toughness: readFigure(monster.toughness),
    abilities: [
      ...textList(monster.abilities).filter((each) => each !== FROM_CARD),
      ...(monster.spawn === true ? ['spawn'] : []),
    ].sort(),
    inCup: monster['in-cup'] === true,
    ...own,
    // A spawn never becomes a trophy (header of the file).
    defeated: monster.spawn === true ? ['return monster to box', ...((own.defeated ?? []) as string[])] : own.defeated,
    move,
    entersPlay: monster['enters-play'] === undefined ? undefined : effects(requireText(monster['enters-play'])),
  });
}

const RANDOM_ORDER = ['common', 'unique', 'spell', 'skill', 'ally'];

export function readInvestigators(file: FactEntry, into: Collector): void {
  for (const person of entryList(file.investigators))
    into.add('investigators', requireText(person.id), () => readInvestigator(person));
}

const REPLACED_ABILITIES = /move to ([a-z-]+)\) else if\(stamina 0\): \(move to ([a-z-]+)\) else\(move to ([a-z-]+)\)$/;

/** Fields of a sheet that are read separately. */
const SEPARATE_FIELDS = ['sliders', 'fixed', 'random', 'ability', 'abilities', 'setup'];

function readInvestigator(person: FactEntry): Figures {
  const abilities = person.abilities === undefined ? [fieldsOf(person.ability)] : entryList(person.abilities);
  const [ability = {}] = abilities;
  const rest = {
    ...otherFields(person, 'id', 'name', 'occupation', 'sanity', 'stamina', 'home', 'focus', ...SEPARATE_FIELDS),
    ...Object.assign({}, ...abilities.map((each) => otherFields(each, 'name', 'phase', 'effect', 'limit'))),
  };
  const { money, clues, ...cards } = fieldsOf(person.fixed);
  const words = textList(ability.effect).join(' ;; ');
  const [, insane, unconscious, otherwise] = REPLACED_ABILITIES.exec(words) ?? [];
  const noClue = /^no clue placed on ([a-z-]+)$/.exec(optionalText(person.setup) ?? '')?.[1];
  return withoutEmptyFields({
    ...rest,
    name: requireText(person.name),
    occupation: requireText(person.occupation),
    sanity: readFigure(person.sanity),
    stamina: readFigure(person.stamina),
    home: optionalText(person.home),
    focus: person.focus === 'unlimited' ? 'unlimited' : readFigure(person.focus),
    sliders: Object.fromEntries(
      Object.entries(fieldsOf(person.sliders)).map(([pair, stops]) => [
        pair,
        (stops as number[][]).map((stop) => stop.join('/')).join(' '),
      ]),
    ),
    money: money === undefined ? 0 : requireNumber(money),
    clues: clues === undefined ? 0 : requireNumber(clues),
    cards: Object.values(cards).flatMap(textList).sort(),
    random: Object.fromEntries(
      RANDOM_ORDER.filter((deck) => deck in fieldsOf(person.random)).map((deck) => [
        deck,
        requireNumber(fieldsOf(person.random)[deck]),
      ]),
    ),
    ability: abilities.map(({ name }) => requireText(name)).join(' and '),
    noClueAt: noClue ?? (person.setup === undefined ? undefined : quoteWords(requireText(person.setup))),
    insteadOfLost: insane && `insane ${insane} unconscious ${unconscious} otherwise ${otherwise}`,
    says: abilities.flatMap(readAbility).map(formatLine).sort(),
  });
}

/** Returns the lines of an ability. A gain in the Upkeep happens automatically. */
function readAbility(ability: FactEntry): Line[] {
  const words = textList(ability.effect).join(' ;; ');
  const limit = optionalText(ability.limit);
  if (ability.phase === 'upkeep' && words.startsWith('gain')) return [line('on upkeep', { do: parseEffects(words) })];
  const lines = usesText({ phase: ability.phase }, words);
  if (limit === undefined) return lines;
  const how = limit === 'once per turn' ? 'once-per-turn' : quoteWords(limit);
  return lines.map(({ say, parts }) => ({ say: `${say} ${how}`, ...(parts && { parts }) }));
}
