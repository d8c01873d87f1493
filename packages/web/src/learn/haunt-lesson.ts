import { type HauntView, listMythosCards, optionId } from '@vigil/rules';
import { getMythosSigns } from '../game-ui/haunt/mythos-signs.js';
import { type Lesson, type LessonState, type LessonStep, optionSelector, placeSelector } from './lesson.js';
import { aboutQuestion, answerArgs, movementPoints, placeArgs, rolledArgs, worldArgs } from './question-facts.js';
import { t } from './words.js';

const REVOLVER = optionId.takeUp('38-revolver');
const GOAL = 'independence-square';
const ACTED_AT = 'unvisited-isle';
const FIRST_DAY = 2;

const viewOf = (now: LessonState): HauntView => now.view as HauntView;
const me = (now: LessonState) => viewOf(now).investigators[0] as HauntView['investigators'][number];
const isDay = (now: LessonState, day: number): boolean => viewOf(now).day === day;
/** Between two phases of the day, before or after the first one. */
const isBeforeFirstPhase = (now: LessonState): boolean =>
  now.asks('q.day') && isDay(now, FIRST_DAY) && viewOf(now).turn < 2;
const isAfterFirstPhase = (now: LessonState): boolean =>
  now.asks('q.day') && isDay(now, FIRST_DAY) && viewOf(now).turn >= 2;
/** True if the gate of the lesson was investigated. */
const isGateInvestigated = (now: LessonState): boolean =>
  viewOf(now).gates.some(({ at, marker }) => at === GOAL && marker !== undefined);
/** A check of a kind: its bonus is asked for, or its dice lie. */
const isAskedAboutCheck = (now: LessonState, ...which: readonly string[]): boolean =>
  now.asks('q.bonus', 'q.after-roll') && which.includes(aboutQuestion(now).check ?? '');

/** Steps to the place of the gate along the lesson's route. */
function stepsLeft(now: LessonState): number {
  const at = me(now).place;
  if (at === GOAL) return 0;
  return at === 'downtown' ? 1 : now.loaded.content.places.get(at)?.street === 'downtown' ? 2 : 9;
}

/** Text of today's cards that show the symbol of the gate at a place. */
function symbolPlacesText(now: LessonState, at: string): string {
  const marker = viewOf(now).gates.find((gate) => gate.at === at)?.marker;
  const symbol = marker === undefined ? undefined : now.loaded.content.gateMarkers.get(marker)?.symbol;
  const fields = getMythosSigns(now.loaded, viewOf(now)).rows.find((row) => row.symbol === symbol)?.fields ?? [];
  return fields.includes('grey') ? 'grey' : fields.includes('black') ? 'black' : 'none';
}

const STEPS: readonly LessonStep[] = [
  {
    id: 'pay',
    kind: 'do',
    appliesTo: (now) => now.asks('q.tokens') && isDay(now, FIRST_DAY),
    title: t('ui.learn.haunt.pay'),
    text: () => t('ui.learn.haunt.pay.text'),
    target: () => [optionSelector(optionId.tokens(2, 0)), '.options'],
    why: 'H-UPKEEP-02',
  },
  {
    id: 'cards',
    kind: 'read',
    appliesTo: isBeforeFirstPhase,
    title: t('ui.learn.haunt.cards'),
    text: (now) => t('ui.learn.haunt.cards.text', { n: listMythosCards(viewOf(now)).length }),
    target: () => ['.rail .mythos-card'],
    why: 'H-UPKEEP-12',
  },
  {
    id: 'signs',
    kind: 'read',
    appliesTo: isBeforeFirstPhase,
    title: t('ui.learn.haunt.signs'),
    text: () => t('ui.learn.haunt.signs.text'),
    target: () => ['.rail .signs'],
    why: 'H-UPKEEP-13',
  },
  {
    id: 'minds',
    kind: 'read',
    appliesTo: isBeforeFirstPhase,
    title: t('ui.learn.haunt.minds'),
    text: () => t('ui.learn.haunt.minds.text'),
    target: () => ['.monster-moves'],
    keepVisible: [placeSelector(GOAL), placeSelector('downtown')],
    why: 'H-MONSTER-MOVE-05',
  },
  {
    id: 'slot',
    kind: 'do',
    appliesTo: isBeforeFirstPhase,
    title: t('ui.learn.haunt.slot'),
    text: () => t('ui.learn.haunt.slot.text'),
    target: () => [optionSelector(optionId.city(1, 0)), '.day-options'],
    why: 'H-CITY-SPEED-01',
  },
  {
    id: 'walk',
    kind: 'do',
    appliesTo: (now) => now.asks('q.movement') && isDay(now, FIRST_DAY),
    title: t('ui.learn.haunt.walk'),
    text: (now) => {
      const left = stepsLeft(now);
      if (left === 0) return t('ui.learn.haunt.walk.there');
      if (left > movementPoints(now)) return t('ui.learn.haunt.walk.short', { n: movementPoints(now) });
      return t('ui.learn.haunt.walk.text', placeArgs(now, left === 1 ? GOAL : 'downtown'));
    },
    target: (now) => {
      const left = stepsLeft(now);
      if (left === 0) return [optionSelector('stop'), '.options'];
      if (left > movementPoints(now)) return ['.options'];
      return [placeSelector(left === 1 ? GOAL : 'downtown')];
    },
    keepVisible: [placeSelector(GOAL), placeSelector('bank-of-arkham'), '.person.active'],
    why: 'H-CITY-MOVE-01',
  },
  {
    id: 'initiative',
    kind: 'do',
    appliesTo: (now) => isAskedAboutCheck(now, 'evade') && isDay(now, FIRST_DAY),
    title: t('ui.learn.haunt.initiative'),
    text: (now) => {
      if (now.asks('q.bonus')) return t('ui.learn.haunt.initiative.text');
      const { successes, need } = rolledArgs(now);
      if (successes >= need) return t('ui.learn.haunt.initiative.won');
      return t('ui.learn.haunt.initiative.lost', { chance: rolledArgs(now).chance });
    },
    target: (now) => {
      if (now.asks('q.bonus')) return [optionSelector(optionId.bonus('speed-sneak', 1)), '.options'];
      const { successes, need } = rolledArgs(now);
      return [optionSelector(successes >= need ? 'enough' : 'clue'), '.options'];
    },
    keepVisible: ['.decision .check'],
    why: (now) => (now.asks('q.bonus') ? 'H-ENC-INIT-01' : 'H-SKILL-13'),
  },
  {
    id: 'stand',
    kind: 'do',
    appliesTo: (now) => now.asks('q.escape') && isDay(now, FIRST_DAY),
    title: t('ui.learn.haunt.stand'),
    text: (now) => t('ui.learn.haunt.stand.text', answerArgs(now, 'fight')),
    target: () => [optionSelector('fight'), '.options'],
    why: 'H-ENC-INIT-05',
  },
  {
    id: 'fight',
    kind: 'do',
    appliesTo: (now) => (now.asks('q.hands') || isAskedAboutCheck(now, 'combat')) && isDay(now, FIRST_DAY),
    title: t('ui.learn.haunt.fight'),
    text: (now) => {
      if (now.offers(REVOLVER)) return t('ui.learn.haunt.fight.hands');
      if (now.asks('q.hands')) return t('ui.learn.haunt.fight.armed');
      if (now.asks('q.after-roll')) return t('ui.learn.other.after-roll');
      const alone = aboutQuestion(now).ways?.find(({ option: way }) => way === 'no-bonus')?.dice ?? 0;
      return t('ui.learn.haunt.fight.bonus', { dice: Math.max(0, alone) });
    },
    target: (now) => {
      if (now.offers(REVOLVER)) return [optionSelector(REVOLVER)];
      if (now.asks('q.hands')) return [optionSelector('roll')];
      return [optionSelector(optionId.bonus('fight-will', 1)), '.options'];
    },
    keepVisible: ['.decision .check'],
    why: (now) => (now.asks('q.hands') ? 'H-ENC-ATK-13' : 'H-SKILL-08'),
  },
  {
    id: 'investigate',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => now.asks('q.activity') && isDay(now, FIRST_DAY),
    title: t('ui.learn.haunt.investigate'),
    text: (now) => t('ui.learn.haunt.investigate.text', answerArgs(now, 'investigate')),
    target: () => [optionSelector('investigate'), '.options'],
    why: 'H-ACT-01',
  },
  {
    id: 'check',
    kind: 'do',
    appliesTo: (now) => isAskedAboutCheck(now, 'will') && me(now).place === GOAL && isDay(now, FIRST_DAY),
    title: t('ui.learn.haunt.check'),
    text: (now) =>
      now.asks('q.bonus') ? t('ui.learn.haunt.check.bonus') : t('ui.learn.haunt.check.roll', rolledArgs(now)),
    target: (now) => [optionSelector(now.asks('q.bonus') ? optionId.bonus('fight-will', 1) : 'clue'), '.options'],
    keepVisible: ['.decision .check'],
    why: (now) => (now.asks('q.bonus') ? 'H-SKILL-03' : 'H-SKILL-13'),
  },
  {
    // The day may end before the lesson reaches its subject.
    id: 'missed',
    kind: 'do',
    appliesTo: (now) => isAfterFirstPhase(now) && !isGateInvestigated(now),
    title: t('ui.learn.haunt.missed'),
    text: () => t('ui.learn.haunt.missed.text'),
    target: () => ['.decision'],
    returnTo: ['investigate', 'walk', 'slot'],
    why: 'H-ACT-01',
  },
  {
    id: 'gate',
    kind: 'read',
    appliesTo: (now) => isAfterFirstPhase(now) && isGateInvestigated(now),
    title: t('ui.learn.haunt.gate'),
    text: (now) => {
      const marker = viewOf(now).gates.find(({ at }) => at === GOAL)?.marker ?? '';
      return t('ui.learn.haunt.gate.text', {
        ...worldArgs(now, marker),
        shown: symbolPlacesText(now, GOAL),
      });
    },
    target: () => [placeSelector(GOAL)],
    why: 'H-INV-06',
  },
  {
    id: 'acts',
    kind: 'read',
    appliesTo: (now) => isAfterFirstPhase(now) && viewOf(now).gates.some(({ at }) => at === ACTED_AT),
    title: t('ui.learn.haunt.acts'),
    text: () => t('ui.learn.haunt.acts.text'),
    target: () => [placeSelector(ACTED_AT)],
    why: 'H-MONSTER-ACT-01',
  },
  {
    id: 'end',
    kind: 'do',
    appliesTo: isAfterFirstPhase,
    title: t('ui.learn.haunt.end'),
    text: () => t('ui.learn.haunt.end.text'),
    target: () => [optionSelector(optionId.endDay(0)), '[data-option^="end-day"]'],
    why: 'H-SEQ-06',
  },
  {
    id: 'aim',
    kind: 'read',
    appliesTo: (now) => isDay(now, FIRST_DAY + 1),
    title: t('ui.learn.haunt.aim'),
    text: (now) =>
      t('ui.learn.haunt.aim.text', { gates: viewOf(now).gates.length, win: viewOf(now).figures.gatesToWin }),
    target: () => ['.rail .counts'],
    why: 'H-WIN-01',
  },
];

/** The first day of Haunt of the Watchers. */
export const HAUNT_LESSON: Lesson = {
  id: 'haunt',
  game: 'haunt',
  steps: STEPS,
  position: async () => (await import('./fixtures/haunt.json', { with: { type: 'json' } })).default,
};
