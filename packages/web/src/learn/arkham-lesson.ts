import { asDecisionOf, optionId, type View } from '@vigil/rules';
import { type Lesson, type LessonState, type LessonStep, optionSelector, placeSelector } from './lesson.js';
import {
  aboutQuestion,
  answerArgs,
  findCheck,
  movementPoints,
  oddsText,
  placeArgs,
  rolledArgs,
  worldArgs,
} from './question-facts.js';
import { t } from './words.js';

const REVOLVER = optionId.takeUp('38-revolver');
const BOTH_CLUES = optionId.amount(2);
const GOAL = 'independence-square';
const GATE = 'the-unnamable';
const GHOUL = 'ghoul-1';
const FIRST_TURN = 2;

const viewOf = (now: LessonState): View => now.view as View;
const me = (now: LessonState) => viewOf(now).investigators[0] as View['investigators'][number];
const isInTurn = (now: LessonState, turn: number): boolean => viewOf(now).turn === turn;
/** The moment after the Mythos phase: the next turn's Upkeep, or whatever is asked first in it. */
const isAfterMythos = (now: LessonState): boolean =>
  viewOf(now).turn === FIRST_TURN + 1 && viewOf(now).step.phase === 'upkeep';

/** The Speed of the investigator's slider. */
function speedValue(now: LessonState): number {
  const who = me(now);
  return now.loaded.content.investigators.get(who.id)?.sliders['speed-sneak'][who.sliders[0]]?.[0] ?? 0;
}

/** Steps from the investigator to the place of the Clues along the lesson's route. */
function stepsLeft(now: LessonState): number {
  const at = me(now).place;
  if (at === GOAL) return 0;
  return at === 'downtown' ? 1 : now.loaded.content.places.get(at)?.street === 'downtown' ? 2 : 9;
}

const STEPS: readonly LessonStep[] = [
  {
    id: 'paper',
    kind: 'read',
    appliesTo: (now) => now.asks('q.sliders') && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.arkham.paper'),
    text: () => t('ui.learn.arkham.paper.text'),
    target: () => ['.decision'],
    why: 'A-UPKEEP-07',
  },
  {
    id: 'you',
    kind: 'read',
    appliesTo: (now) => now.asks('q.sliders') && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.arkham.you'),
    text: (now) => {
      const { id, sanity, stamina } = me(now);
      return t('ui.learn.arkham.you.text', { who: now.loaded.words.name('investigator', id), sanity, stamina });
    },
    target: () => ['.sheet .who', '.sheet'],
    why: 'A-STATUS-03',
  },
  {
    id: 'sliders',
    kind: 'do',
    appliesTo: (now) => now.asks('q.sliders') && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.arkham.sliders'),
    text: (now) =>
      speedValue(now) < 2
        ? t('ui.learn.arkham.sliders.text', {
            focus: asDecisionOf(now.decision, 'q.sliders')?.args.focus ?? 0,
            ...answerArgs(now, 'speed-sneak:right'),
          })
        : t('ui.learn.arkham.sliders.keep', { speed: speedValue(now), ...answerArgs(now, 'keep') }),
    target: (now) =>
      speedValue(now) < 2 ? [optionSelector('speed-sneak:right'), '.options'] : [optionSelector('keep'), '.options'],
    why: 'A-UPKEEP-08',
  },
  {
    id: 'walk',
    kind: 'do',
    appliesTo: (now) => now.asks('q.movement') && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.arkham.walk'),
    text: (now) => {
      const left = stepsLeft(now);
      if (left === 0) return t('ui.learn.arkham.walk.there');
      if (left > movementPoints(now)) return t('ui.learn.arkham.walk.short', { n: movementPoints(now) });
      return t('ui.learn.arkham.walk.text', placeArgs(now, left === 1 ? GOAL : 'downtown'));
    },
    target: (now) => {
      const left = stepsLeft(now);
      if (left === 0 || left > movementPoints(now)) return ['.options'];
      return [placeSelector(left === 1 ? GOAL : 'downtown')];
    },
    keepVisible: [placeSelector(GOAL), placeSelector('bank-of-arkham'), '.person.active'],
    why: 'A-MOVE-01',
  },
  {
    id: 'monster',
    kind: 'do',
    appliesTo: (now) => now.asks('q.fight-or-evade', 'q.fight-or-flee') && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.arkham.monster'),
    text: (now) =>
      now.asks('q.fight-or-evade')
        ? t('ui.learn.arkham.monster.text', {
            evade: oddsText(findCheck(now, 'evade', 'flee')),
            ...answerArgs(now, 'fight'),
          })
        : t('ui.learn.arkham.monster.round', answerArgs(now, 'fight')),
    target: () => [optionSelector('fight')],
    keepVisible: [placeSelector(GOAL)],
    why: 'A-MOVE-07',
  },
  {
    id: 'weapon',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => now.asks('q.hands') && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.arkham.weapon'),
    text: (now) => {
      const check = findCheck(now, 'roll');
      return now.offers(REVOLVER)
        ? t('ui.learn.arkham.weapon.text', { dice: check?.dice ?? 0 })
        : t('ui.learn.arkham.weapon.roll', { need: check?.difficulty ?? 1, chance: oddsText(check) });
    },
    target: (now) => [now.offers(REVOLVER) ? optionSelector(REVOLVER) : optionSelector('roll')],
    keepVisible: ['.decision .check'],
    why: 'A-COMBAT-17',
  },
  {
    id: 'clues',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => now.asks('q.take-clues') && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.arkham.clues'),
    text: (now) => t(me(now).monsterTrophies.length > 0 ? 'ui.learn.arkham.clues.won' : 'ui.learn.arkham.clues.text'),
    target: (now) =>
      [optionSelector(BOTH_CLUES), optionSelector(optionId.amount(1)), '.options'].filter(
        (_, i) => i !== 0 || now.offers(BOTH_CLUES),
      ),
    keepVisible: [placeSelector(GOAL)],
    why: 'A-MOVE-13',
  },
  {
    id: 'check',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) =>
      now.asks('q.after-roll') && viewOf(now).step.phase === 'arkham-encounters' && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.arkham.check'),
    text: (now) => {
      const planned = me(now).place === GOAL && aboutQuestion(now).check === 'will';
      return planned
        ? t('ui.learn.arkham.check.text', { ...rolledArgs(now), modifier: '−1' })
        : t('ui.learn.arkham.check.other', rolledArgs(now));
    },
    target: () => [optionSelector('clue'), '.options'],
    keepVisible: ['.decision .check'],
    why: 'A-SKILL-08',
  },
  {
    id: 'mythos',
    kind: 'read',
    appliesTo: isAfterMythos,
    title: t('ui.learn.arkham.mythos'),
    text: (now) => t('ui.learn.arkham.mythos.text', { card: now.loaded.words.name('mythos', 'blue-flu') }),
    target: () => ['.decision .news', '.chronicle'],
    why: 'A-MYTHOS-01',
  },
  {
    id: 'gate',
    kind: 'read',
    appliesTo: (now) => isAfterMythos(now) && viewOf(now).gates.some(({ at }) => at === GATE),
    title: t('ui.learn.arkham.gate'),
    text: (now) => {
      const marker = viewOf(now).gates.find(({ at }) => at === GATE)?.marker ?? '';
      return t('ui.learn.arkham.gate.text', worldArgs(now, marker));
    },
    target: () => [placeSelector(GATE)],
    why: 'A-MYTHOS-06',
  },
  {
    id: 'moves',
    kind: 'read',
    appliesTo: (now) =>
      isAfterMythos(now) &&
      viewOf(now).monsters.some(({ token, at }) => token === GHOUL && at === 'miskatonic-university'),
    title: t('ui.learn.arkham.moves'),
    text: () => t('ui.learn.arkham.moves.text'),
    target: () => [placeSelector('miskatonic-university')],
    keepVisible: [placeSelector('uptown')],
    why: 'A-MYTHOS-27',
  },
  {
    id: 'doom',
    kind: 'read',
    appliesTo: isAfterMythos,
    title: t('ui.learn.arkham.doom'),
    text: (now) => {
      const { ancientOne, doom } = viewOf(now);
      const def = now.loaded.content.ancientOnes.get(ancientOne);
      return t('ui.learn.arkham.doom.text', { left: (def?.doom ?? 0) - doom, name: def?.name ?? '' });
    },
    target: () => ['.rail .doom'],
    why: 'A-AWAKEN-01',
  },
  {
    id: 'aim',
    kind: 'read',
    appliesTo: isAfterMythos,
    title: t('ui.learn.arkham.aim'),
    text: () => t('ui.learn.arkham.aim.text'),
    target: () => ['.rail .counts'],
    why: 'A-WIN-01',
  },
];

/** The first turn of Arkham Horror. */
export const ARKHAM_LESSON: Lesson = {
  id: 'arkham',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham.json', { with: { type: 'json' } })).default,
};
