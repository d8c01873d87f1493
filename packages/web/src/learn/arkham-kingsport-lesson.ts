import type { View } from '@vigil/rules';
import type { KingsportState, Track } from '@vigil/rules/kingsport';
import { type Lesson, type LessonState, type LessonStep, placeSelector } from './lesson.js';
import { movementPoints, placeArgs } from './question-facts.js';
import { t } from './words.js';

const FIRST_TURN = 3;
/** The street where the lesson begins, beside a rift. */
const START = 'central-hill';
const DESTINATION = 'north-point-lighthouse';
const ROUTE: readonly string[] = [START, 'harborside', DESTINATION];
const SWIMMING_MONSTER = 'skeleton-1';
const SWIM_START = 'river-docks';
/** The tracks of the lesson, by their numbers: of the rift that moves, the one that opens, and the one that closes. */
const [MOVING_TRACK, OPENING_TRACK, CLOSING_TRACK] = [1, 2, 3] as const;

const viewOf = (now: LessonState): View => now.view as View;
const me = (now: LessonState) => viewOf(now).investigators[0] as View['investigators'][number];
const isMoving = (now: LessonState): boolean => now.asks('q.movement') && viewOf(now).turn === FIRST_TURN;
const isAtStart = (now: LessonState): boolean => isMoving(now) && me(now).place === START;
const isNextUpkeep = (now: LessonState): boolean =>
  viewOf(now).turn === FIRST_TURN + 1 && viewOf(now).step.phase === 'upkeep';
const placeName = (now: LessonState, id: string): string => now.loaded.words.nameInForm('place', id, 'the');
const placeAt = (now: LessonState, id: string): string => now.loaded.words.nameInForm('place', id, 'at');

/** A track of the box, by its number. The box's rules are fetched with its table, so that only their form is known here. */
function trackOf(now: LessonState, n: number): Track | undefined {
  const part = viewOf(now).boxes?.kingsport as KingsportState | undefined;
  return part?.tracks[n - 1];
}

/** Place of the open rift of a track; undefined: none. */
const findRiftPlace = (now: LessonState, n: number): string | undefined => trackOf(now, n)?.at;
/** Returns the place of the swimmer, if it swam. */
const findSwimmerPlace = (now: LessonState): string | undefined =>
  viewOf(now).monsters.find(({ token, at }) => token === SWIMMING_MONSTER && at !== SWIM_START)?.at;
const riftSelector = (at: string): string => `.board-tokens .rift[data-about="${at}"]`;
const TRACK_TARGETS = ['.rail .rifts', '.rail'];

/** The next place of the way; undefined: elsewhere. */
function nextPlace(now: LessonState): string | undefined {
  const at = ROUTE.indexOf(me(now).place);
  return at < 0 ? undefined : ROUTE[at + 1];
}

const STEPS: readonly LessonStep[] = [
  {
    id: 'town',
    kind: 'read',
    appliesTo: isAtStart,
    title: t('ui.learn.kingsport.town'),
    text: () => t('ui.learn.kingsport.town.text'),
    target: () => ['.board-switch', '.board-frame'],
    why: 'K-BOARD-03',
  },
  {
    id: 'rift',
    kind: 'read',
    appliesTo: isAtStart,
    title: t('ui.learn.kingsport.rift'),
    text: () => t('ui.learn.kingsport.rift.text'),
    target: () => [riftSelector(START), placeSelector(START)],
    keepVisible: [placeSelector(START)],
    why: 'K-RIFT-08',
  },
  {
    id: 'track',
    kind: 'read',
    appliesTo: isAtStart,
    title: t('ui.learn.kingsport.track'),
    text: (now) => t('ui.learn.kingsport.track.text', { n: CLOSING_TRACK, aim: placeName(now, DESTINATION) }),
    target: () => TRACK_TARGETS,
    why: 'K-RIFT-14',
  },
  {
    id: 'walk',
    kind: 'do',
    appliesTo: isMoving,
    title: t('ui.learn.kingsport.walk'),
    text: (now) => {
      const next = nextPlace(now);
      if (next === undefined) return t('ui.learn.kingsport.walk.elsewhere');
      const left = ROUTE.length - ROUTE.indexOf(next);
      if (movementPoints(now) < left) return t('ui.learn.kingsport.walk.short', { n: movementPoints(now) });
      return t('ui.learn.kingsport.walk.text', placeArgs(now, next, DESTINATION));
    },
    target: (now) => {
      const next = nextPlace(now);
      return next === undefined ? ['.decision'] : [placeSelector(next)];
    },
    keepVisible: [placeSelector(DESTINATION), '.person.active'],
    why: 'K-RIFT-12',
  },
  {
    id: 'closed',
    kind: 'read',
    isEssential: true,
    appliesTo: isNextUpkeep,
    title: t('ui.learn.kingsport.closed'),
    text: (now) =>
      findRiftPlace(now, CLOSING_TRACK) === undefined
        ? t('ui.learn.kingsport.closed.text', { n: CLOSING_TRACK })
        : t('ui.learn.kingsport.closed.open', { n: CLOSING_TRACK, at: placeAt(now, DESTINATION) }),
    target: () => TRACK_TARGETS,
    why: 'K-RIFT-13',
  },
  {
    id: 'moved',
    kind: 'read',
    appliesTo: (now) => isNextUpkeep(now) && ![undefined, START].includes(findRiftPlace(now, MOVING_TRACK)),
    title: t('ui.learn.kingsport.moved'),
    text: (now) =>
      t('ui.learn.kingsport.moved.text', { place: placeName(now, findRiftPlace(now, MOVING_TRACK) ?? START) }),
    target: (now) => [findRiftPlace(now, MOVING_TRACK) ?? START].flatMap((at) => [riftSelector(at), placeSelector(at)]),
    why: 'K-RIFT-10',
  },
  {
    id: 'opened',
    kind: 'read',
    appliesTo: (now) => isNextUpkeep(now) && findRiftPlace(now, OPENING_TRACK) !== undefined,
    title: t('ui.learn.kingsport.opened'),
    text: (now) =>
      t('ui.learn.kingsport.opened.text', {
        n: OPENING_TRACK,
        place: placeName(now, findRiftPlace(now, OPENING_TRACK) ?? START),
      }),
    target: (now) =>
      [findRiftPlace(now, OPENING_TRACK) ?? START].flatMap((at) => [riftSelector(at), placeSelector(at)]),
    why: 'K-RIFT-04',
  },
  {
    id: 'swum',
    kind: 'read',
    appliesTo: (now) => isNextUpkeep(now) && findSwimmerPlace(now) !== undefined,
    title: t('ui.learn.kingsport.swum'),
    text: (now) =>
      t('ui.learn.kingsport.swum.text', {
        monster: now.loaded.words.name('monster', SWIMMING_MONSTER),
        from: placeName(now, SWIM_START),
      }),
    target: (now) => [
      `.board-tokens [data-token="${SWIMMING_MONSTER}"]`,
      placeSelector(findSwimmerPlace(now) ?? DESTINATION),
    ],
    why: 'K-AQUA-01',
  },
  {
    id: 'aim',
    kind: 'read',
    appliesTo: isNextUpkeep,
    title: t('ui.learn.kingsport.aim'),
    text: () => t('ui.learn.kingsport.aim.text'),
    target: () => [placeSelector('the-causeway'), ...TRACK_TARGETS],
    why: 'K-RIFT-12',
  },
];

/** The town by the sea, for those who know Arkham: a rift closes, one moves, one opens, and something swims. */
export const ARKHAM_KINGSPORT_LESSON: Lesson = {
  id: 'arkham-kingsport',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-kingsport.json', { with: { type: 'json' } })).default,
};
