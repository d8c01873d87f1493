import { optionId, type View } from '@vigil/rules';
import { nextArgs, pointsOf } from './asked.js';
import { type Lesson, type Now, option, place, type Step } from './lesson.js';
import { t } from './words.js';

const STATION = 'train-station';
/** From the depot to where something happens. */
const DEPOT = 'bishops-brook-bridge';
const AIM = 'devils-hopyard';
const WAY: readonly string[] = [DEPOT, 'village-commons', 'blasted-heath', AIM];
const RIDE = optionId.ride(DEPOT);
const VORTEX = 'vortex-backwoods';
const TASK = 'mineralogy-report';
const GATE = 'wizards-hill';
const BEGAN = 3;

const viewOf = (now: Now): View => now.view as View;
const me = (now: Now) => viewOf(now).investigators[0] as View['investigators'][number];
const walking = (now: Now): boolean => now.asks('q.movement') && viewOf(now).turn === BEGAN;
const atStation = (now: Now): boolean => walking(now) && me(now).place === STATION;
const morning = (now: Now): boolean => viewOf(now).turn === BEGAN + 1 && viewOf(now).step.phase === 'upkeep';
const holds = (now: Now, card: string): boolean => me(now).cards.some((one) => one.card === card);
/** The Injury that was drawn, if one was. */
const injury = (now: Now): string | undefined =>
  me(now).cards.find(({ card }) => now.edition.content.cards.get(card)?.deck === 'injury')?.card;

/** The next place of the way; undefined: there, or elsewhere. */
function onward(now: Now): string | undefined {
  const at = WAY.indexOf(me(now).place);
  return at < 0 ? undefined : WAY[at + 1];
}

const STEPS: readonly Step[] = [
  {
    id: 'towns',
    kind: 'read',
    on: atStation,
    title: t('ui.learn.dunwich.towns'),
    text: () => t('ui.learn.dunwich.towns.text'),
    target: () => ['.board-switch', '.board-frame'],
    why: 'D-BOARD-01',
  },
  {
    id: 'vortex',
    kind: 'read',
    on: atStation,
    title: t('ui.learn.dunwich.vortex'),
    text: () => t('ui.learn.dunwich.vortex.text'),
    target: () => [place(VORTEX)],
    spare: [place('backwoods-country')],
    why: 'D-VORTEX-01',
  },
  {
    id: 'train',
    kind: 'do',
    about: true,
    on: (now) => atStation(now) && now.offers(RIDE),
    title: t('ui.learn.dunwich.train'),
    text: () => t('ui.learn.dunwich.train.text'),
    target: () => [place(STATION)],
    spare: ['.board .train'],
    why: 'D-TRAIN-01',
  },
  {
    id: 'walk',
    kind: 'do',
    on: (now) => walking(now) && me(now).place !== STATION,
    title: t('ui.learn.dunwich.walk'),
    text: (now) => {
      const next = onward(now);
      if (next === undefined) return t('ui.learn.dunwich.walk.elsewhere');
      const left = WAY.length - WAY.indexOf(next);
      if (pointsOf(now) < left) return t('ui.learn.dunwich.walk.short', { n: pointsOf(now) });
      return t('ui.learn.dunwich.walk.text', { ...nextArgs(now, next), aim: now.edition.words.name('place', AIM) });
    },
    target: (now) => {
      const next = onward(now);
      return next === undefined ? ['.decision'] : [place(next)];
    },
    spare: [place(AIM), '.person.active'],
    why: 'D-TRAIN-03',
  },
  {
    id: 'fall',
    kind: 'do',
    on: (now) => now.asks('q.wound') && now.offers('wound'),
    title: t('ui.learn.dunwich.fall'),
    text: () => t('ui.learn.dunwich.fall.text'),
    target: () => [option('wound'), '.options'],
    why: 'D-INJURY-01',
  },
  {
    id: 'kept',
    kind: 'read',
    on: (now) => morning(now) && me(now).place === 'st-marys-hospital',
    title: t('ui.learn.dunwich.kept'),
    text: (now) => {
      const card = injury(now);
      if (card === undefined) return t('ui.learn.dunwich.kept.losses');
      const { clues, stamina } = me(now);
      return t('ui.learn.dunwich.kept.text', { clues, stamina, name: now.edition.words.name('card', card) });
    },
    target: (now) => [
      ...[injury(now)].flatMap((card) => card ?? []).map((card) => `.sheet [data-about="${card}"]`),
      '.sheet',
    ],
    why: 'D-INJURY-03',
  },
  {
    id: 'swallowed',
    kind: 'read',
    on: (now) => morning(now) && viewOf(now).terror > 0,
    title: t('ui.learn.dunwich.swallowed'),
    text: (now) => t('ui.learn.dunwich.swallowed.text', { terror: viewOf(now).terror }),
    target: () => ['.rail .horror', '.rail'],
    why: 'D-VORTEX-04',
  },
  {
    id: 'task',
    kind: 'read',
    on: (now) => morning(now) && holds(now, TASK),
    title: t('ui.learn.dunwich.task'),
    text: (now) =>
      t('ui.learn.dunwich.task.text', {
        name: now.edition.words.name('card', TASK),
        next: now.edition.words.name('place', 'woods'),
      }),
    target: () => [`.route[data-about="${TASK}"]`, '.sheet'],
    why: 'D-TASK-04',
  },
  {
    id: 'aim',
    kind: 'read',
    on: morning,
    title: t('ui.learn.dunwich.aim'),
    text: (now) => t('ui.learn.dunwich.aim.text', { gates: viewOf(now).gates.length }),
    target: () => [place(GATE)],
    why: 'D-BOARD-06',
  },
];

/** The second town, for those who know the first: a ride there, what its vortices swallow, and an Injury. */
export const ARKHAM_DUNWICH_LESSON: Lesson = {
  id: 'arkham-dunwich',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-dunwich.json', { with: { type: 'json' } })).default,
};
