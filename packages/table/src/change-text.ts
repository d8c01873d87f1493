/** Immediate changes of an option, in words. */
import {
  type CheckDetails,
  type Content,
  causeText,
  effectText,
  type Fate,
  type OptionChange,
  type TableCardDef,
  type Words,
} from '@vigil/rules';
import { figuresOf } from './figures.js';
import { cluesOn, isHaunt, type TableInvestigator, type TableView } from './view.js';

/** Everything needed to describe an option: messages, components and view. */
export interface TextContext {
  readonly w: Words;
  readonly content: Content;
  readonly view: TableView;
}

export const HEALTH_STATS = ['sanity', 'stamina'] as const;
type HealthPoints = Readonly<Record<(typeof HEALTH_STATS)[number], number>>;

/** Lists monsters, Clues and investigators at a place. */
export function placeContentsText({ w, view }: TextContext, place: string): string {
  const monsters = view.monsters
    .filter(({ at }) => at === place)
    .map(({ token }) => {
      const n = cluesOn(view, token);
      return n === 0 ? w.name('monster', token) : w.say('preview.carries', { monster: token, n });
    });
  const clues = view.clues[place] ?? 0;
  const people = view.investigators
    .filter((investigator) => investigator.place === place)
    .map(({ id }) => w.name('investigator', id));
  return [...monsters, ...(clues > 0 ? [w.say('amount.clue', { n: clues })] : []), ...people].join(', ');
}

/** Describes a change of the investigator, the tracks and the monsters. */
export function changeText(reader: TextContext, who: TableInvestigator | undefined, change: OptionChange): string {
  const { w } = reader;
  const { sanity = 0, stamina = 0, clues = 0, place, back } = change;
  return joinFacts([
    who ? maximumText(reader, who, change) : '',
    who && (sanity !== 0 || stamina !== 0) ? healthLossText(reader, who, { sanity, stamina }) : '',
    who && clues !== 0 ? w.say('preview.clues.becomes', { n: who.clues, after: who.clues + clues }) : '',
    ...trackTexts(reader, change),
    arrivalsText(reader, change),
    ...(change.moves ? movesText(reader, change.moves) : []),
    place === undefined ? '' : w.say('preview.to', { place, there: placeContentsText(reader, place) || 'nothing' }),
    back && (back.length === 0 ? w.say('preview.no-way') : w.say('preview.ways-back', { names: placeNames(w, back) })),
    ...returnsTexts(reader, change),
    ...(change.fate === undefined ? [] : fateTexts(reader, change.fate)),
  ]);
}

/** Describes for each investigator in the world of a gate that closes whether another gate leads back. */
function returnsTexts({ w, view }: TextContext, { returns = [] }: OptionChange): string[] {
  return returns.map(({ seat, back }) =>
    w.say('preview.returns', {
      n: back.length,
      investigator: view.investigators[seat]?.id ?? '',
      names: placeNames(w, back),
    }),
  );
}

/**
 * Describes the new doom and terror. A track with a change of 0 is mentioned only if the other does not change either.
 */
function trackTexts(reader: TextContext, { doom, terror }: OptionChange): string[] {
  const { w, content, view } = reader;
  const most = { terror: view.figures.highestTerror, doom: content.ancientOnes.get(view.ancientOne)?.doom ?? 0 };
  const moves = (doom ?? 0) !== 0 || (terror ?? 0) !== 0;
  return (['doom', 'terror'] as const).map((track) => {
    const by = track === 'doom' ? doom : terror;
    const n = view[track];
    if (by === 0 && !moves) return w.say(`preview.${track}.stays`, { n });
    if (by === undefined || by === 0) return '';
    const after = Math.min(most[track], n + by);
    const becomes = w.say(`preview.${track}.becomes`, { n, after, of: most[track] });
    return joinFacts([becomes, ...(by > 0 ? riseTexts(reader, track, after) : [])]);
  });
}

/** Describes what a track that rises brings with it, by its own rules and by components in play. */
export function riseTexts(reader: TextContext, track: 'doom' | 'terror', after: number): readonly string[] {
  const { w, content, view } = reader;
  const onTable = [
    content.ancientOnes.get(view.ancientOne),
    ...view.inPlay.map(({ card }) => tableCardOf(content, card)),
  ];
  const answers = onTable.flatMap((component) => {
    const { id = '', triggers = [], tolls = {} } = (component ?? {}) as Partial<TableCardDef>;
    const name = w.name('component', id);
    const effects = triggers.flatMap(({ when, then }) => (when.on === track ? [effectText(w, then)] : []));
    const rules = [...effects, ...(tolls[track] === undefined ? [] : [w.say(tolls[track])])];
    return rules.map((rule) => w.say('preview.toll', { name, rule }));
  });
  return [track === 'terror' ? terrorEffectsText(reader, after) : awakeningText(reader, after), ...answers];
}

function tableCardOf({ tableCards, cards, mythos }: Content, id: string) {
  return tableCards.get(id) ?? cards.get(id) ?? mythos.get(id);
}

/** Says that a full doom track awakens the Ancient One; empty if it is not full, or in Haunt. */
function awakeningText({ w, content, view }: TextContext, after: number): string {
  const spaces = content.ancientOnes.get(view.ancientOne)?.doom ?? 0;
  return isHaunt(view) || view.battle || after < spaces
    ? ''
    : w.say('preview.awakens', { ancientOne: view.ancientOne });
}

/** Describes the allies that leave and the shops that close on the way to a higher terror level. */
export function terrorEffectsText({ w, content, view }: TextContext, after: number): string {
  const { terror, figures, decks, closed } = view;
  if (!figures.hasTerrorEffects || after <= terror) return '';
  const leaving = Math.min(after - terror, decks.ally);
  const closing = [...content.locations.values()].filter(
    ({ id, closesAtTerror = 0 }) =>
      closesAtTerror > terror && closesAtTerror <= after && !closed.some(({ at }) => at === id),
  );
  return joinFacts([
    leaving > 0 ? w.say('preview.allies-leave', { n: leaving }) : '',
    closing.length > 0
      ? w.say('preview.shops-close', {
          n: closing.length,
          names: w.list(closing.map(({ id }) => w.name('place', id))),
        })
      : '',
  ]);
}

function maximumText({ w, view }: TextContext, who: TableInvestigator, { maximum = {} }: OptionChange): string {
  const now = figuresOf(view, who).maximum;
  return joinFacts(
    HEALTH_STATS.map((what) => {
      const by = maximum[what] ?? 0;
      return by === 0 ? '' : w.say(`preview.${what}.maximum`, { n: now[what], after: now[what] + by });
    }),
  );
}

/** Describes how many monsters appear, and how many of them go to the outskirts. */
function arrivalsText({ w }: TextContext, { monsters, gates = 0, outside = 0, outsideMost }: OptionChange): string {
  if (monsters === undefined) return '';
  if (outsideMost === undefined) return w.say('preview.monsters', { n: monsters, gates, outside });
  return w.say('preview.monsters.differing', { n: monsters, gates, outside, most: outsideMost });
}

/** Describes where monsters move, and who is there. */
function movesText({ w, view }: TextContext, moves: NonNullable<OptionChange['moves']>): string[] {
  if (moves.length === 0) return [w.say('preview.none-moves')];
  return moves.map(({ monster, to }) => {
    const present = view.investigators.filter(({ place }) => place === to).map(({ id }) => w.name('investigator', id));
    return w.say('preview.moves', { monster, place: to, names: w.list(present) || 'nobody' });
  });
}

function placeNames(w: Words, places: readonly string[]): string {
  return w.list(
    places.map((at) => w.name('place', at)),
    'or',
  );
}

/** Returns the text of a component on one line. */
export function componentText({ w, content }: TextContext, source: string): string {
  return causeText(w, content, source).join(' ');
}

/** Joins the non-empty parts. */
export function joinFacts(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

/** Describes the new sanity and stamina. `max`: their maximum. */
export function healthText(w: Words, who: TableInvestigator, by: HealthPoints, max?: HealthPoints): string {
  return HEALTH_STATS.filter((what) => by[what] !== 0)
    .map((what) => {
      const after = Math.max(0, Math.min(max?.[what] ?? Number.POSITIVE_INFINITY, who[what] + by[what]));
      return w.say(`preview.${what}.becomes`, { n: who[what], after });
    })
    .join(' · ');
}

/** Describes a loss of sanity or stamina, and its effect at 0. */
export function healthLossText(reader: TextContext, who: TableInvestigator, by: HealthPoints): string {
  return [healthText(reader.w, who, by), ...knockOutTexts(reader, who, by)].join(' · ');
}

/** Describes what happens at 0, for each of sanity and stamina that a change takes there. */
export function knockOutTexts(reader: TextContext, who: TableInvestigator, by: HealthPoints): string[] {
  const lostStats = HEALTH_STATS.filter((what) => by[what] < 0 && who[what] + by[what] <= 0);
  return lostStats.map((what) => reader.w.say('preview.falls', { what, ...defeatSetting(reader, who) }));
}

/** Returns the arguments of messages about a defeat at 0: the game, and where the investigator is. */
export function defeatSetting({ content, view }: TextContext, who: TableInvestigator) {
  if (isHaunt(view)) return { game: 'haunt', where: 'none' } as const;
  const where = view.battle ? 'battle' : content.places.get(who.place)?.world === undefined ? 'city' : 'world';
  return { game: 'arkham', where } as const;
}

/** Checks that a fight repeats until it ends, and the most failures worth counting. */
const REPEATED = { arkham: /^(combat|evade)$/, haunt: /^(horror|fight)$/ } as const;
const MAX_FAILURES = 4;
/** The same for a check that cannot be passed. */
const MAX_SURE_FAILURES = 7;

/** Describes what happens at 0 after several failures, where no single one takes all points. */
function laterKnockOutTexts(
  reader: TextContext,
  who: TableInvestigator,
  by: HealthPoints,
  isFatal: boolean,
  max: number,
): string[] {
  return HEALTH_STATS.flatMap((what) => {
    const n = by[what] < 0 ? Math.ceil(who[what] / -by[what]) : 0;
    if (n < 2 || n > max) return [];
    const setting = defeatSetting(reader, who);
    const where = isFatal ? 'none' : setting.where;
    return [reader.w.say('preview.falls-after', { what: isFatal ? 'devoured' : what, ...setting, where, n })];
  });
}

/** Describes a fate, and what the Ancient One does with its victim. */
function fateTexts({ w, content, view }: TextContext, fate: Fate): string[] {
  const text = w.say(`effect.fate.${fate}`, { who: 'you' });
  if (fate !== 'lost') return [text];
  const { triggers = [] } = content.ancientOnes.get(view.ancientOne) ?? {};
  const then = triggers.flatMap((trigger) => (trigger.when.on === 'lost' ? [effectText(w, trigger.then)] : []));
  return [text, ...then];
}

/**
 * Describes the price of failing a check: points, the consequence of 0, and the fate that a monster brings. Empty: a
 * failure costs nothing, or the check has been passed.
 *
 * @param form a sentence of its own, or the end of a chance (", or lose ...")
 */
export function failureText(
  reader: TextContext,
  who: TableInvestigator | undefined,
  { check, fails = {}, rolled, successes = 0, difficulty, dice }: CheckDetails,
  form: 'sentence' | 'else' = 'sentence',
): string {
  const { w } = reader;
  const { sanity = 0, stamina = 0, fatal, fate } = fails;
  if (!who || (rolled && successes >= difficulty)) return '';
  const by = { sanity: -sanity, stamina: -stamina };
  const lost = HEALTH_STATS.filter((what) => by[what] < 0).map((what) => w.say(`amount.${what}`, { n: -by[what] }));
  const knockOuts = knockOutTexts(reader, who, by);
  const fateThen = knockOuts.length > 0 && fatal ? 'devoured' : fate;
  const fates = fateThen === undefined ? [] : fateTexts(reader, fateThen);
  const later =
    knockOuts.length === 0 && REPEATED[isHaunt(reader.view) ? 'haunt' : 'arkham'].test(check)
      ? laterKnockOutTexts(reader, who, by, fatal === true, dice < difficulty ? MAX_SURE_FAILURES : MAX_FAILURES)
      : [];
  const ends = [...fates, ...(fateThen === 'devoured' ? [] : knockOuts), ...later];
  const args = { lost: w.list(lost), n: ends.length, ends: ends.join(' · '), form };
  if (lost.length > 0) return w.say('preview.fails', args);
  return ends.length > 0 ? w.say('preview.fails.only', args) : '';
}
