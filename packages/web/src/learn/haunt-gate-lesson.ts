import { asDecisionOf, type HauntView, optionId } from '@vigil/rules';
import { type Lesson, type LessonState, type LessonStep, optionSelector, placeSelector } from './lesson.js';
import { aboutQuestion, answerArgs, rolledArgs } from './question-facts.js';
import { t } from './words.js';

const GATE = 'graveyard';
const FIRST_DAY = 3;
const [AMANDA, HARVEY] = [0, 1];
const SEAL_COST = 5;
const BANISHABLE_MONSTERS = ['gug-1', 'nightgaunt-1'];

const viewOf = (now: LessonState): HauntView => now.view as HauntView;
const investigatorAt = (now: LessonState, seat: number) =>
  viewOf(now).investigators[seat] as HauntView['investigators'][number];
const isFirstDay = (now: LessonState): boolean => viewOf(now).day === FIRST_DAY;
/** Between two phases of the day, after this number of phases. */
const isBetweenPhases = (now: LessonState, phases: number): boolean =>
  now.asks('q.day') && isFirstDay(now) && viewOf(now).turn === phases + 1;
/** Those of these monsters that were not banished: they are still in the city. */
const remainingMonsters = (now: LessonState): readonly string[] =>
  BANISHABLE_MONSTERS.filter((token) =>
    viewOf(now).monsters.some(({ token: monster, at }) => monster === token && !now.loaded.content.worlds.has(at)),
  );
/** True if these monsters have opened a gate. */
const hasGateOpened = (now: LessonState): boolean => viewOf(now).gates.some(({ at }) => at === 'the-unnamable');
const isOpen = (now: LessonState): boolean => viewOf(now).gates.some(({ at }) => at === GATE);
/** True if it is the City phase of this seat. */
const isInCityPhase = (now: LessonState, seat: number): boolean => isFirstDay(now) && viewOf(now).city?.seat === seat;
/** A check of a kind: its bonus is asked for, or its dice lie. */
const isAskedAboutCheck = (now: LessonState, which: string): boolean =>
  now.asks('q.bonus', 'q.after-roll') && aboutQuestion(now).check === which;
const isMovePhase = (now: LessonState): boolean => viewOf(now).step.segment <= 2;

/** Text about an Evade check: the free bonus, or the roll. */
function evadeText(now: LessonState): string {
  if (now.asks('q.bonus')) return t('ui.learn.shut.free');
  const { successes, need } = rolledArgs(now);
  return t(successes >= need ? 'ui.learn.shut.evade.won' : 'ui.learn.shut.evade.lost', rolledArgs(now));
}

const evadeTarget = (now: LessonState): readonly string[] => [
  optionSelector(
    now.asks('q.bonus')
      ? optionId.bonus('speed-sneak', 1)
      : rolledArgs(now).successes >= rolledArgs(now).need || investigatorAt(now, AMANDA).clues <= SEAL_COST
        ? 'enough'
        : 'clue',
  ),
  '.options',
];

const STEPS: readonly LessonStep[] = [
  {
    id: 'signs',
    kind: 'read',
    appliesTo: (now) => isBetweenPhases(now, 0),
    title: t('ui.learn.shut.signs'),
    text: () => t('ui.learn.shut.signs.text'),
    target: () => ['.rail .signs'],
    keepVisible: [placeSelector(GATE)],
    why: 'H-SEAL-01',
  },
  {
    id: 'minds',
    kind: 'read',
    appliesTo: (now) => isBetweenPhases(now, 0),
    title: t('ui.learn.shut.minds'),
    text: () => t('ui.learn.shut.minds.text'),
    target: () => ['.monster-moves'],
    keepVisible: [placeSelector('the-unnamable'), placeSelector('merchant-district')],
    why: 'H-MONSTER-ACT-09',
  },
  {
    id: 'harvey',
    kind: 'do',
    appliesTo: (now) => isBetweenPhases(now, 0),
    title: t('ui.learn.shut.harvey'),
    text: () => t('ui.learn.shut.harvey.text'),
    target: () => [optionSelector(optionId.city(0, 1)), '.day-options'],
    why: 'H-CITY-SPEED-01',
  },
  {
    id: 'banish',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => now.asks('q.activity') && isInCityPhase(now, HARVEY) && now.offers('banish'),
    title: t('ui.learn.shut.banish'),
    text: (now) => t('ui.learn.shut.banish.text', answerArgs(now, 'banish')),
    target: () => [optionSelector('banish'), '.options'],
    why: 'H-BANISH-02',
  },
  {
    id: 'focus',
    kind: 'do',
    appliesTo: (now) => isAskedAboutCheck(now, 'focus') && isInCityPhase(now, HARVEY),
    title: t('ui.learn.shut.focus'),
    text: (now) => t('ui.learn.shut.focus.text', rolledArgs(now)),
    target: () => [optionSelector('clue'), '.options'],
    keepVisible: ['.decision .check'],
    why: 'H-BANISH-07',
  },
  {
    id: 'whom',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => now.asks('q.banish'),
    title: t('ui.learn.shut.whom'),
    text: (now) => t('ui.learn.shut.whom.text', { n: asDecisionOf(now.decision, 'q.banish')?.args.n ?? 0 }),
    target: (now) => [
      ...BANISHABLE_MONSTERS.map((token) => optionId.banish(token))
        .filter(now.offers)
        .map(optionSelector),
      '.options',
    ],
    why: 'H-BANISH-05',
  },
  {
    id: 'amanda',
    kind: 'do',
    appliesTo: (now) => isBetweenPhases(now, 1) && isOpen(now),
    title: t('ui.learn.shut.amanda'),
    text: (now) =>
      t('ui.learn.shut.amanda.text', {
        cost: SEAL_COST,
        n: remainingMonsters(now).length,
        gate: hasGateOpened(now) ? 'yes' : 'no',
      }),
    target: () => [optionSelector(optionId.city(1, 0)), '.day-options'],
    why: 'H-SEQ-08',
  },
  {
    id: 'walk',
    kind: 'do',
    appliesTo: (now) => now.asks('q.movement') && isInCityPhase(now, AMANDA) && isOpen(now),
    title: t('ui.learn.shut.walk'),
    text: (now) => {
      const at = investigatorAt(now, AMANDA).place;
      if (at === GATE) return t('ui.learn.shut.walk.there');
      return t(at === 'rivertown' ? 'ui.learn.shut.walk.on' : 'ui.learn.shut.walk.text');
    },
    target: (now) => {
      const at = investigatorAt(now, AMANDA).place;
      if (at === GATE) return [optionSelector('stop'), '.options'];
      return [placeSelector(at === 'rivertown' ? GATE : 'rivertown')];
    },
    keepVisible: [placeSelector(GATE), '.person.active'],
    why: (now) => (investigatorAt(now, AMANDA).place === 'rivertown' ? 'H-CITY-MOVE-10' : 'H-CITY-MOVE-01'),
  },
  {
    id: 'past',
    kind: 'do',
    appliesTo: (now) => isAskedAboutCheck(now, 'evade') && isInCityPhase(now, AMANDA) && isMovePhase(now),
    title: t('ui.learn.shut.past'),
    text: evadeText,
    target: evadeTarget,
    keepVisible: ['.decision .check'],
    why: (now) => (now.asks('q.bonus') ? 'H-SKILL-05' : 'H-SKILL-13'),
  },
  {
    id: 'steal',
    kind: 'do',
    appliesTo: (now) => now.asks('q.steal'),
    title: t('ui.learn.shut.steal'),
    text: () => t('ui.learn.shut.steal.text'),
    target: () => [optionSelector(optionId.steal('zombie-1')), '.options'],
    why: 'H-CITY-MOVE-12',
  },
  {
    id: 'initiative',
    kind: 'do',
    appliesTo: (now) =>
      (now.asks('q.initiative') || isAskedAboutCheck(now, 'evade')) && isInCityPhase(now, AMANDA) && !isMovePhase(now),
    title: t('ui.learn.shut.initiative'),
    text: (now) => (now.asks('q.initiative') ? t('ui.learn.shut.initiative.text') : evadeText(now)),
    target: (now) => (now.asks('q.initiative') ? [optionSelector(optionId.seat(0)), '.options'] : evadeTarget(now)),
    keepVisible: ['.decision .check'],
    why: 'H-ENC-INIT-01',
  },
  {
    id: 'escape',
    kind: 'do',
    appliesTo: (now) => now.asks('q.escape') && isFirstDay(now),
    title: t('ui.learn.shut.escape'),
    text: (now) => t('ui.learn.shut.escape.text', answerArgs(now, 'escape')),
    target: () => [optionSelector('escape'), '.options'],
    why: 'H-ENC-INIT-05',
  },
  {
    id: 'seal',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => now.asks('q.activity') && isInCityPhase(now, AMANDA) && now.offers('seal'),
    title: t('ui.learn.shut.seal'),
    text: (now) => t('ui.learn.shut.seal.text', { cost: SEAL_COST, ...answerArgs(now, 'seal') }),
    target: () => [optionSelector('seal'), '.options'],
    why: 'H-SEAL-02',
  },
  {
    id: 'tokens',
    kind: 'do',
    appliesTo: (now) => now.asks('q.tokens') && isFirstDay(now),
    title: t('ui.learn.shut.tokens'),
    text: () => t('ui.learn.shut.tokens.text'),
    target: () => [optionSelector(optionId.tokens(2, 0)), '.options'],
    keepVisible: ['.rail .doom'],
    why: 'H-SEAL-03',
  },
  {
    id: 'ritual',
    kind: 'do',
    appliesTo: (now) => (now.asks('q.ritual') || isAskedAboutCheck(now, 'focus')) && isInCityPhase(now, AMANDA),
    title: t('ui.learn.shut.ritual'),
    text: (now) => {
      if (now.asks('q.ritual')) return t('ui.learn.shut.ritual.text');
      const { successes, need } = rolledArgs(now);
      return t(successes >= need ? 'ui.learn.shut.ritual.more' : 'ui.learn.shut.ritual.not', rolledArgs(now));
    },
    target: (now) => [optionSelector(now.asks('q.ritual') ? 'roll' : 'clue'), '.options'],
    keepVisible: ['.decision .check'],
    why: (now) => (now.asks('q.ritual') ? 'H-SEAL-05' : 'H-SEAL-07'),
  },
  {
    id: 'missed',
    kind: 'do',
    appliesTo: (now) => now.asks('q.day') && isFirstDay(now) && viewOf(now).turn > 2 && isOpen(now),
    title: t('ui.learn.shut.missed'),
    text: () => t('ui.learn.shut.missed.text'),
    target: () => ['.decision'],
    returnTo: ['seal', 'walk', 'amanda'],
    why: 'H-SEAL-02',
  },
  {
    id: 'gone',
    kind: 'read',
    appliesTo: (now) => isBetweenPhases(now, 2) && !isOpen(now),
    title: t('ui.learn.shut.gone'),
    text: (now) =>
      t('ui.learn.shut.gone.text', { trophy: investigatorAt(now, AMANDA).gateTrophies.length > 0 ? 'yes' : 'no' }),
    target: () => [placeSelector(GATE)],
    why: 'H-SEAL-09',
  },
  {
    id: 'aim',
    kind: 'read',
    appliesTo: (now) => now.asks('q.day') && viewOf(now).turn > 2,
    title: t('ui.learn.shut.aim'),
    text: (now) =>
      t('ui.learn.shut.aim.text', { gates: viewOf(now).gates.length, win: viewOf(now).figures.gatesToWin }),
    target: () => ['.rail .counts'],
    why: 'H-WIN-01',
  },
];

/** A day on which monsters are banished and a gate is sealed. */
export const HAUNT_GATE_LESSON: Lesson = {
  id: 'haunt-gate',
  game: 'haunt',
  steps: STEPS,
  position: async () => (await import('./fixtures/haunt-gate.json', { with: { type: 'json' } })).default,
};
