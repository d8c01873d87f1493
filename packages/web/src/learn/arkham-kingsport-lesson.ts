import type { View } from '@vigil/rules';
import type { KingsportPart, Track } from '@vigil/rules/kingsport';
import { nextArgs, pointsOf } from './asked.js';
import { type Lesson, type Now, place, type Step } from './lesson.js';
import { t } from './words.js';

const BEGAN = 3;
/** Where the lesson begins, beside a rift. */
const START = 'central-hill';
const AIM = 'north-point-lighthouse';
const WAY: readonly string[] = [START, 'harborside', AIM];
const SWIMMER = 'skeleton-1';
const SWAM_FROM = 'river-docks';
/** The tracks of the lesson, by their numbers: of the rift that moves, the one that opens, and the one that closes. */
const [MOVES, OPENS, CLOSES] = [1, 2, 3] as const;

const viewOf = (now: Now): View => now.view as View;
const me = (now: Now) => viewOf(now).investigators[0] as View['investigators'][number];
const walking = (now: Now): boolean => now.asks('q.movement') && viewOf(now).turn === BEGAN;
const atStart = (now: Now): boolean => walking(now) && me(now).place === START;
const morning = (now: Now): boolean => viewOf(now).turn === BEGAN + 1 && viewOf(now).step.phase === 'upkeep';
const nameOf = (now: Now, id: string): string => now.edition.words.name('place', id);

/** A track of the box, by its number. The box's rules are fetched with its table, so that only their form is known here. */
function trackOf(now: Now, n: number): Track | undefined {
  const part = viewOf(now).boxes?.kingsport as KingsportPart | undefined;
  return part?.tracks[n - 1];
}

/** Where the rift of a track is open; undefined: nowhere. */
const riftAt = (now: Now, n: number): string | undefined => trackOf(now, n)?.at;
/** Where the swimmer is, if it swam. */
const swum = (now: Now): string | undefined =>
  viewOf(now).monsters.find(({ token, at }) => token === SWIMMER && at !== SWAM_FROM)?.at;
const rift = (at: string): string => `.board-tokens .rift[data-about="${at}"]`;
const TRACKS = ['.rail .rifts', '.rail'];

/** The next place of the way; undefined: elsewhere. */
function onward(now: Now): string | undefined {
  const at = WAY.indexOf(me(now).place);
  return at < 0 ? undefined : WAY[at + 1];
}

const STEPS: readonly Step[] = [
  {
    id: 'town',
    kind: 'read',
    on: atStart,
    title: t('ui.learn.kingsport.town'),
    text: () => t('ui.learn.kingsport.town.text'),
    target: () => ['.board-switch', '.board-frame'],
    why: 'K-BOARD-03',
  },
  {
    id: 'rift',
    kind: 'read',
    on: atStart,
    title: t('ui.learn.kingsport.rift'),
    text: () => t('ui.learn.kingsport.rift.text'),
    target: () => [rift(START), place(START)],
    spare: [place(START)],
    why: 'K-RIFT-08',
  },
  {
    id: 'track',
    kind: 'read',
    on: atStart,
    title: t('ui.learn.kingsport.track'),
    text: (now) => t('ui.learn.kingsport.track.text', { n: CLOSES, aim: nameOf(now, AIM) }),
    target: () => TRACKS,
    why: 'K-RIFT-14',
  },
  {
    id: 'walk',
    kind: 'do',
    on: walking,
    title: t('ui.learn.kingsport.walk'),
    text: (now) => {
      const next = onward(now);
      if (next === undefined) return t('ui.learn.kingsport.walk.elsewhere');
      const left = WAY.length - WAY.indexOf(next);
      if (pointsOf(now) < left) return t('ui.learn.kingsport.walk.short', { n: pointsOf(now) });
      return t('ui.learn.kingsport.walk.text', { ...nextArgs(now, next), aim: nameOf(now, AIM) });
    },
    target: (now) => {
      const next = onward(now);
      return next === undefined ? ['.decision'] : [place(next)];
    },
    spare: [place(AIM), '.person.active'],
    why: 'K-RIFT-12',
  },
  {
    id: 'closed',
    kind: 'read',
    about: true,
    on: morning,
    title: t('ui.learn.kingsport.closed'),
    text: (now) =>
      riftAt(now, CLOSES) === undefined
        ? t('ui.learn.kingsport.closed.text', { n: CLOSES })
        : t('ui.learn.kingsport.closed.open', { n: CLOSES, aim: nameOf(now, AIM) }),
    target: () => TRACKS,
    why: 'K-RIFT-13',
  },
  {
    id: 'moved',
    kind: 'read',
    on: (now) => morning(now) && ![undefined, START].includes(riftAt(now, MOVES)),
    title: t('ui.learn.kingsport.moved'),
    text: (now) => t('ui.learn.kingsport.moved.text', { place: nameOf(now, riftAt(now, MOVES) ?? START) }),
    target: (now) => [riftAt(now, MOVES) ?? START].flatMap((at) => [rift(at), place(at)]),
    why: 'K-RIFT-10',
  },
  {
    id: 'opened',
    kind: 'read',
    on: (now) => morning(now) && riftAt(now, OPENS) !== undefined,
    title: t('ui.learn.kingsport.opened'),
    text: (now) => t('ui.learn.kingsport.opened.text', { n: OPENS, place: nameOf(now, riftAt(now, OPENS) ?? START) }),
    target: (now) => [riftAt(now, OPENS) ?? START].flatMap((at) => [rift(at), place(at)]),
    why: 'K-RIFT-04',
  },
  {
    id: 'swum',
    kind: 'read',
    on: (now) => morning(now) && swum(now) !== undefined,
    title: t('ui.learn.kingsport.swum'),
    text: (now) =>
      t('ui.learn.kingsport.swum.text', {
        monster: now.edition.words.name('monster', SWIMMER),
        from: nameOf(now, SWAM_FROM),
      }),
    target: (now) => [`.board-tokens [data-token="${SWIMMER}"]`, place(swum(now) ?? AIM)],
    why: 'K-AQUA-01',
  },
  {
    id: 'aim',
    kind: 'read',
    on: morning,
    title: t('ui.learn.kingsport.aim'),
    text: () => t('ui.learn.kingsport.aim.text'),
    target: () => [place('the-causeway'), ...TRACKS],
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
