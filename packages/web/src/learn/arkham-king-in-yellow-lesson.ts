import { optionId, type View } from '@vigil/rules';
import type { KingState } from '@vigil/rules/king-in-yellow';
import { type Lesson, type LessonState, type LessonStep, optionSelector, placeSelector } from './lesson.js';
import { t } from './words.js';

const FIRST_TURN = 3;
/** The location where the lesson begins, and the person who left it. */
const DINER = 'velmas-diner';
const MISSING_PERSON = 'velma';
/** The Act that would begin, and the Clues that stop it with one player. */
const ACT = 'act-2';
const STOP_PRICE = 2;
const STOP_OPTION = optionId.amount(STOP_PRICE);
const SPELL = 'call-the-azure-flame';
const FLAME = 'azure-flame';
const RIOT = 'riot-1';

const viewOf = (now: LessonState): View => now.view as View;
const me = (now: LessonState) => viewOf(now).investigators[0] as View['investigators'][number];
const isChoosingAtDiner = (now: LessonState): boolean => now.asks('q.choose') && viewOf(now).turn === FIRST_TURN;
const isNextUpkeep = (now: LessonState): boolean =>
  viewOf(now).turn === FIRST_TURN + 1 && viewOf(now).step.phase === 'upkeep';
const cardName = (now: LessonState, id: string): string => now.loaded.words.name('card', id);
const isInPlay = (now: LessonState, card: string): boolean =>
  viewOf(now).inPlay.some((tableCard) => tableCard.card === card);
/** The state of the box beyond its cards. The box's rules are loaded with its table, so only its type is known here. */
const kingStateOf = (now: LessonState): KingState | undefined =>
  viewOf(now).boxes?.['king-in-yellow'] as KingState | undefined;
/** The street of a riot, once they have broken out. */
const findRiotStreet = (now: LessonState): string | undefined =>
  viewOf(now).monsters.find(({ token }) => token === RIOT)?.at;

const STAGE_TARGETS = ['.rail .acts-stage', '.rail'];

const STEPS: readonly LessonStep[] = [
  {
    id: 'play',
    kind: 'read',
    appliesTo: isChoosingAtDiner,
    title: t('ui.learn.king.play'),
    text: () => t('ui.learn.king.play.text'),
    target: () => STAGE_TARGETS,
    why: 'Y-ACT-01',
  },
  {
    id: 'gone',
    kind: 'do',
    appliesTo: isChoosingAtDiner,
    title: t('ui.learn.king.gone'),
    text: (now) => t('ui.learn.king.gone.text', { name: now.loaded.words.name('mythos', MISSING_PERSON) }),
    target: () => ['.options'],
    keepVisible: ['.board .blight-marker', placeSelector(DINER)],
    why: 'Y-BLIGHT-01',
  },
  {
    id: 'sign',
    kind: 'do',
    appliesTo: (now) => now.asks('q.yellow-sign'),
    title: t('ui.learn.king.sign'),
    text: (now) => t('ui.learn.king.sign.text', { n: kingStateOf(now)?.signs.left ?? 0 }),
    target: () => [optionSelector('terror'), '.options'],
    keepVisible: ['.rail .yellow-signs'],
    why: 'Y-HERALD-02',
  },
  {
    id: 'act',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => now.asks('q.stop-act'),
    title: t('ui.learn.king.act'),
    text: (now) => t('ui.learn.king.act.text', { n: STOP_PRICE, act: now.loaded.words.name('mythos', ACT) }),
    target: () => [optionSelector(STOP_OPTION), '.options'],
    keepVisible: STAGE_TARGETS,
    why: 'Y-ACT-03',
  },
  {
    id: 'stopped',
    kind: 'read',
    appliesTo: isNextUpkeep,
    title: t('ui.learn.king.stopped'),
    text: (now) =>
      t(isInPlay(now, ACT) ? 'ui.learn.king.stopped.begun' : 'ui.learn.king.stopped.text', {
        terror: viewOf(now).terror,
      }),
    target: () => STAGE_TARGETS,
    why: 'Y-ACT-02',
  },
  {
    id: 'riots',
    kind: 'read',
    appliesTo: (now) => isNextUpkeep(now) && findRiotStreet(now) !== undefined,
    title: t('ui.learn.king.riots'),
    text: () => t('ui.learn.king.riots.text'),
    target: (now) => [`.board-tokens [data-token="${RIOT}"]`, placeSelector(findRiotStreet(now) ?? DINER)],
    why: 'Y-RIOT-01',
  },
  {
    id: 'flame',
    kind: 'do',
    appliesTo: (now) => isNextUpkeep(now) && now.asks('q.stay-exhausted'),
    title: t('ui.learn.king.flame'),
    text: (now) => t('ui.learn.king.flame.text', { flame: cardName(now, FLAME), spell: cardName(now, SPELL) }),
    target: () => [optionSelector('yes'), '.options'],
    keepVisible: [`.sheet [data-about="${FLAME}"]`],
    why: 'Y-MAGIC-01',
  },
  {
    id: 'aim',
    kind: 'read',
    appliesTo: isNextUpkeep,
    title: t('ui.learn.king.aim'),
    text: (now) =>
      t(isInPlay(now, ACT) ? 'ui.learn.king.aim.begun' : 'ui.learn.king.aim.text', { clues: me(now).clues }),
    target: () => STAGE_TARGETS,
    why: 'Y-ACT-04',
  },
];

/** The play, for those who know Arkham: a missing person, a sign of terror, a stopped Act, and a kept flame. */
export const ARKHAM_KING_IN_YELLOW_LESSON: Lesson = {
  id: 'arkham-king-in-yellow',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-king-in-yellow.json', { with: { type: 'json' } })).default,
};
