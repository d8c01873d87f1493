/** What an answer changes at once, in words. */
import { type Content, causeText, type OptionChange, type Words } from '@vigil/rules';
import { figuresOf } from './figures.js';
import { cluesOn, isHaunt, type TableInvestigator, type TableView } from './view.js';

/** Those who look at a question: the words they read, the components, what they see. */
export interface TextContext {
  readonly w: Words;
  readonly content: Content;
  readonly view: TableView;
}

export const HEALTH_STATS = ['sanity', 'stamina'] as const;
type HealthPoints = Readonly<Record<(typeof HEALTH_STATS)[number], number>>;

/** Monsters, Clues and people at a place. */
export function placeContentsText({ w, view }: TextContext, place: string): string {
  const monsters = view.monsters
    .filter(({ at }) => at === place)
    .map(({ token }) => {
      const n = cluesOn(view, token);
      return n === 0 ? w.name('monster', token) : w.say('brings.carries', { monster: token, n });
    });
  const clues = view.clues[place] ?? 0;
  const people = view.investigators.filter((one) => one.place === place).map(({ id }) => w.name('investigator', id));
  return [...monsters, ...(clues > 0 ? [w.say('amount.clue', { n: clues })] : []), ...people].join(', ');
}

/** What becomes of whoever answers, of the tracks, and of monsters. */
export function changeText(reader: TextContext, who: TableInvestigator | undefined, change: OptionChange): string {
  const { w } = reader;
  const { sanity = 0, stamina = 0, clues = 0, place, back } = change;
  return joinFacts([
    who ? maximumText(reader, who, change) : '',
    who && (sanity !== 0 || stamina !== 0) ? healthLossText(reader, who, { sanity, stamina }) : '',
    who && clues !== 0 ? w.say('brings.clues.becomes', { n: who.clues, after: who.clues + clues }) : '',
    ...trackTexts(reader, change),
    arrivalsText(reader, change),
    ...(change.moves ? movesText(reader, change.moves) : []),
    place === undefined ? '' : w.say('brings.to', { place, there: placeContentsText(reader, place) || 'nothing' }),
    back && (back.length === 0 ? w.say('brings.no-way') : w.say('brings.ways-back', { names: placeNames(w, back) })),
    change.fate === undefined ? '' : w.say(`effect.befall.${change.fate}`, { who: 'you' }),
  ]);
}

/** How doom and terror stand then; a track that is spoken of and keeps where it is says so, if no other changes. */
function trackTexts({ w, content, view }: TextContext, { doom, terror }: OptionChange): string[] {
  const most = { terror: view.figures.highestTerror, doom: content.ancientOnes.get(view.ancientOne)?.doom ?? 0 };
  const moves = (doom ?? 0) !== 0 || (terror ?? 0) !== 0;
  return (['doom', 'terror'] as const).map((track) => {
    const by = track === 'doom' ? doom : terror;
    const n = view[track];
    if (by === 0 && !moves) return w.say(`brings.${track}.stays`, { n });
    if (by === undefined || by === 0) return '';
    return w.say(`brings.${track}.becomes`, { n, after: Math.min(most[track], n + by), of: most[track] });
  });
}

function maximumText({ w, view }: TextContext, who: TableInvestigator, { maximum = {} }: OptionChange): string {
  const now = figuresOf(view, who).maximum;
  return joinFacts(
    HEALTH_STATS.map((what) => {
      const by = maximum[what] ?? 0;
      return by === 0 ? '' : w.say(`brings.${what}.maximum`, { n: now[what], after: now[what] + by });
    }),
  );
}

/** How many monsters come, and how many of them find no room. */
function arrivalsText({ w }: TextContext, { monsters, gates = 0, outside = 0, outsideMost }: OptionChange): string {
  if (monsters === undefined) return '';
  if (outsideMost === undefined) return w.say('brings.monsters', { n: monsters, gates, outside });
  return w.say('brings.monsters.differing', { n: monsters, gates, outside, most: outsideMost });
}

/** Monsters that go somewhere, and to whom. */
function movesText({ w, view }: TextContext, moves: NonNullable<OptionChange['moves']>): string[] {
  if (moves.length === 0) return [w.say('brings.none-moves')];
  return moves.map(({ monster, to }) => {
    const met = view.investigators.filter(({ place }) => place === to).map(({ id }) => w.name('investigator', id));
    return w.say('brings.moves', { monster, place: to, names: w.list(met) || 'nobody' });
  });
}

function placeNames(w: Words, places: readonly string[]): string {
  return w.list(
    places.map((at) => w.name('place', at)),
    'or',
  );
}

/** The text of a component in a line. */
export function componentText({ w, content }: TextContext, source: string): string {
  return causeText(w, content, source).join(' ');
}

/** What there is to say, beside each other. */
export function joinFacts(parts: readonly (string | undefined)[]): string {
  return parts.filter((one) => one !== undefined && one !== '').join(' · ');
}

/** What becomes of somebody's points; `most`: beyond which they do not rise. */
export function healthText(w: Words, who: TableInvestigator, by: HealthPoints, most?: HealthPoints): string {
  return HEALTH_STATS.filter((what) => by[what] !== 0)
    .map((what) => {
      const after = Math.max(0, Math.min(most?.[what] ?? Number.POSITIVE_INFINITY, who[what] + by[what]));
      return w.say(`brings.${what}.becomes`, { n: who[what], after });
    })
    .join(' · ');
}

/** What becomes of his points by a loss, and of him where nothing is left. */
export function healthLossText({ w, content, view }: TextContext, who: TableInvestigator, by: HealthPoints): string {
  const gone = HEALTH_STATS.filter((what) => by[what] < 0 && who[what] + by[what] <= 0);
  const where = content.places.get(who.place)?.world === undefined ? 'city' : 'world';
  const game = isHaunt(view) ? 'haunt' : 'arkham';
  return [healthText(w, who, by), ...gone.map((what) => w.say('brings.falls', { what, game, where }))].join(' · ');
}
