import { optionId, type View } from '@vigil/rules';
import { type Lesson, type LessonState, type LessonStep, optionSelector, placeSelector } from './lesson.js';
import { movementPoints, placeArgs } from './question-facts.js';
import { t } from './words.js';

const START_STATION = 'train-station';
/** From the depot to where something happens. */
const DEPOT = 'bishops-brook-bridge';
const DESTINATION = 'devils-hopyard';
const ROUTE: readonly string[] = [DEPOT, 'village-commons', 'blasted-heath', DESTINATION];
const RIDE_OPTION = optionId.ride(DEPOT);
const VORTEX = 'vortex-backwoods';
const TASK = 'mineralogy-report';
const GATE = 'wizards-hill';
const FIRST_TURN = 3;

const viewOf = (now: LessonState): View => now.view as View;
const me = (now: LessonState) => viewOf(now).investigators[0] as View['investigators'][number];
const isMoving = (now: LessonState): boolean => now.asks('q.movement') && viewOf(now).turn === FIRST_TURN;
const isAtStation = (now: LessonState): boolean => isMoving(now) && me(now).place === START_STATION;
const isNextUpkeep = (now: LessonState): boolean =>
  viewOf(now).turn === FIRST_TURN + 1 && viewOf(now).step.phase === 'upkeep';
const hasCard = (now: LessonState, card: string): boolean =>
  me(now).cards.some((possession) => possession.card === card);
/** The Injury that was drawn, if one was. */
const findInjury = (now: LessonState): string | undefined =>
  me(now).cards.find(({ card }) => now.loaded.content.cards.get(card)?.deck === 'injury')?.card;

/** The next place of the way; undefined: there, or elsewhere. */
function nextPlace(now: LessonState): string | undefined {
  const at = ROUTE.indexOf(me(now).place);
  return at < 0 ? undefined : ROUTE[at + 1];
}

const STEPS: readonly LessonStep[] = [
  {
    id: 'towns',
    kind: 'read',
    appliesTo: isAtStation,
    title: t('ui.learn.dunwich.towns'),
    text: () => t('ui.learn.dunwich.towns.text'),
    target: () => ['.board-switch', '.board-frame'],
    why: 'D-BOARD-01',
  },
  {
    id: 'vortex',
    kind: 'read',
    appliesTo: isAtStation,
    title: t('ui.learn.dunwich.vortex'),
    text: () => t('ui.learn.dunwich.vortex.text'),
    target: () => [placeSelector(VORTEX)],
    keepVisible: [placeSelector('backwoods-country')],
    why: 'D-VORTEX-01',
  },
  {
    id: 'train',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => isAtStation(now) && now.offers(RIDE_OPTION),
    title: t('ui.learn.dunwich.train'),
    text: () => t('ui.learn.dunwich.train.text'),
    target: () => [placeSelector(START_STATION)],
    keepVisible: ['.board .train'],
    why: 'D-TRAIN-01',
  },
  {
    id: 'walk',
    kind: 'do',
    appliesTo: (now) => isMoving(now) && me(now).place !== START_STATION,
    title: t('ui.learn.dunwich.walk'),
    text: (now) => {
      const next = nextPlace(now);
      if (next === undefined) return t('ui.learn.dunwich.walk.elsewhere');
      const left = ROUTE.length - ROUTE.indexOf(next);
      if (movementPoints(now) < left) return t('ui.learn.dunwich.walk.short', { n: movementPoints(now) });
      return t('ui.learn.dunwich.walk.text', {
        ...placeArgs(now, next, DESTINATION),
      });
    },
    target: (now) => {
      const next = nextPlace(now);
      return next === undefined ? ['.decision'] : [placeSelector(next)];
    },
    keepVisible: [placeSelector(DESTINATION), '.person.active'],
    why: 'D-TRAIN-03',
  },
  {
    id: 'fall',
    kind: 'do',
    appliesTo: (now) => now.asks('q.wound') && now.offers('wound'),
    title: t('ui.learn.dunwich.fall'),
    text: () => t('ui.learn.dunwich.fall.text'),
    target: () => [optionSelector('wound'), '.options'],
    why: 'D-INJURY-01',
  },
  {
    id: 'kept',
    kind: 'read',
    appliesTo: (now) => isNextUpkeep(now) && me(now).place === 'st-marys-hospital',
    title: t('ui.learn.dunwich.cost'),
    text: (now) => {
      const card = findInjury(now);
      if (card === undefined) return t('ui.learn.dunwich.cost.losses');
      const { clues, stamina } = me(now);
      return t('ui.learn.dunwich.cost.text', { clues, stamina, name: now.loaded.words.name('card', card) });
    },
    target: (now) => [
      ...[findInjury(now)].flatMap((card) => card ?? []).map((card) => `.sheet [data-about="${card}"]`),
      '.sheet',
    ],
    why: 'D-INJURY-03',
  },
  {
    id: 'swallowed',
    kind: 'read',
    appliesTo: (now) => isNextUpkeep(now) && viewOf(now).terror > 0,
    title: t('ui.learn.dunwich.swallowed'),
    text: (now) => t('ui.learn.dunwich.swallowed.text', { terror: viewOf(now).terror }),
    target: () => ['.rail .horror', '.rail'],
    why: 'D-VORTEX-04',
  },
  {
    id: 'task',
    kind: 'read',
    appliesTo: (now) => isNextUpkeep(now) && hasCard(now, TASK),
    title: t('ui.learn.dunwich.task'),
    text: (now) =>
      t('ui.learn.dunwich.task.text', {
        name: now.loaded.words.name('card', TASK),
        next: now.loaded.words.nameInForm('place', 'woods', 'the'),
      }),
    target: () => [`.route[data-about="${TASK}"]`, '.sheet'],
    why: 'D-TASK-04',
  },
  {
    id: 'aim',
    kind: 'read',
    appliesTo: isNextUpkeep,
    title: t('ui.learn.dunwich.aim'),
    text: (now) => t('ui.learn.dunwich.aim.text', { gates: viewOf(now).gates.length }),
    target: () => [placeSelector(GATE)],
    why: 'D-BOARD-06',
  },
];

/** The second town, for players who know the first: the train, the vortices, and an Injury. */
export const ARKHAM_DUNWICH_LESSON: Lesson = {
  id: 'arkham-dunwich',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-dunwich.json', { with: { type: 'json' } })).default,
};
