import { optionId, type View } from '@vigil/rules';
import { type Lesson, type LessonState, type LessonStep, optionSelector, placeSelector } from './lesson.js';
import { aboutQuestion, answerArgs, findCheck, oddsText, rolledArgs } from './question-facts.js';
import { t } from './words.js';

const REVOLVER = optionId.takeUp('38-revolver');
const SABER = optionId.takeUp('cavalry-saber');
const ENGAGE = optionId.engage('zombie-1');
const GATE_PLACE = 'graveyard';
const SEAL_COST = 5;
const FIRST_TURN = 4;

const viewOf = (now: LessonState): View => now.view as View;
const me = (now: LessonState) => viewOf(now).investigators[0] as View['investigators'][number];
const isInTurn = (now: LessonState, turn: number): boolean => viewOf(now).turn === turn;
const isUpkeepOf = (now: LessonState, turn: number): boolean =>
  isInTurn(now, turn) && viewOf(now).step.phase === 'upkeep';
const isAtGate = (now: LessonState): boolean =>
  me(now).place === GATE_PLACE && viewOf(now).gates.some(({ at }) => at === GATE_PLACE);
const isSealed = (now: LessonState): boolean => viewOf(now).seals.includes(GATE_PLACE);
/** The dice of a check lie. */
const hasRolled = (now: LessonState, check: string): boolean =>
  now.asks('q.after-roll') && aboutQuestion(now).check === check;

/** The Fight of the investigator's slider. */
function fightValue(now: LessonState): number {
  const who = me(now);
  return now.loaded.content.investigators.get(who.id)?.sliders['fight-will'][who.sliders[1]]?.[0] ?? 0;
}

/** True if a Clue can be spent without endangering the seal. */
const hasSpareClue = (now: LessonState): boolean => me(now).clues > SEAL_COST;

const STEPS: readonly LessonStep[] = [
  {
    id: 'beyond',
    kind: 'read',
    appliesTo: (now) => isUpkeepOf(now, FIRST_TURN),
    title: t('ui.learn.gate.beyond'),
    text: (now) => t('ui.learn.gate.beyond.text', { clues: me(now).clues }),
    target: () => ['.person.active'],
    why: 'A-MOVE-21',
  },
  {
    id: 'ready',
    kind: 'do',
    appliesTo: (now) => now.asks('q.sliders') && isUpkeepOf(now, FIRST_TURN),
    title: t('ui.learn.gate.ready'),
    text: (now) => t('ui.learn.gate.ready.text', answerArgs(now, 'keep')),
    target: () => [optionSelector('keep'), '.options'],
    why: 'A-UPKEEP-08',
  },
  {
    id: 'encounter',
    kind: 'do',
    appliesTo: (now) =>
      now.asks('q.after-roll') && viewOf(now).step.phase === 'other-world-encounters' && isInTurn(now, FIRST_TURN),
    title: t('ui.learn.gate.encounter'),
    text: (now) =>
      hasSpareClue(now)
        ? t('ui.learn.gate.encounter.text', { ...rolledArgs(now), clues: me(now).clues })
        : t('ui.learn.gate.encounter.keep', rolledArgs(now)),
    target: (now) => [optionSelector(hasSpareClue(now) ? 'clue' : 'enough'), '.options'],
    keepVisible: ['.decision .check'],
    why: 'A-OTHER-02',
  },
  {
    id: 'meanwhile',
    kind: 'read',
    appliesTo: (now) => isUpkeepOf(now, FIRST_TURN + 1),
    title: t('ui.learn.gate.meanwhile'),
    text: (now) => t('ui.learn.gate.meanwhile.text', { gates: viewOf(now).gates.length }),
    target: () => ['.decision .news', '.chronicle'],
    why: 'A-MYTHOS-07',
  },
  {
    id: 'tomorrow',
    kind: 'do',
    appliesTo: (now) => now.asks('q.sliders') && isUpkeepOf(now, FIRST_TURN + 1),
    title: t('ui.learn.gate.tomorrow'),
    text: (now) =>
      fightValue(now) < 3
        ? t('ui.learn.gate.tomorrow.text', answerArgs(now, 'fight-will:right'))
        : t('ui.learn.gate.tomorrow.keep', { fight: fightValue(now) }),
    target: (now) => [optionSelector(fightValue(now) < 3 ? 'fight-will:right' : 'keep'), '.options'],
    why: 'A-ENC-37',
  },
  {
    id: 'back',
    kind: 'do',
    appliesTo: (now) => now.asks('q.movement') && isInTurn(now, FIRST_TURN + 1) && isAtGate(now),
    title: t('ui.learn.gate.back'),
    text: (now) =>
      now.offers(ENGAGE) ? t('ui.learn.gate.back.text', answerArgs(now, ENGAGE)) : t('ui.learn.gate.back.alone'),
    target: (now) => [optionSelector(now.offers(ENGAGE) ? ENGAGE : 'stop'), '.options'],
    keepVisible: [placeSelector(GATE_PLACE), '.person.active'],
    why: 'A-MOVE-28',
  },
  {
    id: 'horror',
    kind: 'do',
    appliesTo: (now) => hasRolled(now, 'horror') && isInTurn(now, FIRST_TURN + 1),
    title: t('ui.learn.gate.horror'),
    text: (now) => t(hasSpareClue(now) ? 'ui.learn.gate.horror.spare' : 'ui.learn.gate.horror.text', rolledArgs(now)),
    target: (now) => [optionSelector(hasSpareClue(now) ? 'clue' : 'enough'), '.options'],
    keepVisible: ['.decision .check'],
    why: 'A-COMBAT-02',
  },
  {
    id: 'fight',
    kind: 'do',
    appliesTo: (now) => now.asks('q.fight-or-flee', 'q.fight-or-evade') && isInTurn(now, FIRST_TURN + 1),
    title: t('ui.learn.gate.fight'),
    text: () => t('ui.learn.gate.fight.text'),
    target: () => [optionSelector('fight'), '.options'],
    why: 'A-COMBAT-06',
  },
  {
    id: 'weapons',
    kind: 'do',
    appliesTo: (now) => now.asks('q.hands') && isInTurn(now, FIRST_TURN + 1),
    title: t('ui.learn.gate.weapons'),
    text: (now) => {
      if (now.offers(REVOLVER)) return t('ui.learn.gate.weapons.text', { odds: oddsText(findCheck(now, 'roll')) });
      if (now.offers(SABER)) return t('ui.learn.gate.weapons.more');
      return t('ui.learn.gate.weapons.roll', { odds: oddsText(findCheck(now, 'roll')) });
    },
    target: (now) => [REVOLVER, SABER, 'roll'].filter((id) => now.offers(id)).map((id) => optionSelector(id)),
    keepVisible: ['.decision .check'],
    why: 'A-COMBAT-17',
  },
  {
    id: 'close',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => (now.asks('q.explored-gate') || hasRolled(now, 'close')) && isAtGate(now),
    title: t('ui.learn.gate.close'),
    text: (now) =>
      now.asks('q.explored-gate')
        ? t('ui.learn.gate.close.text', {
            fight: oddsText(findCheck(now, 'fight')),
            lore: oddsText(findCheck(now, 'lore')),
          })
        : t('ui.learn.gate.close.roll', rolledArgs(now)),
    target: (now) => [
      optionSelector(now.asks('q.explored-gate') ? 'fight' : hasSpareClue(now) ? 'clue' : 'enough'),
      '.options',
    ],
    keepVisible: ['.decision .check'],
    why: (now) => (now.asks('q.explored-gate') ? 'A-ENC-37' : 'A-ENC-38'),
  },
  {
    id: 'seal',
    kind: 'do',
    isEssential: true,
    appliesTo: (now) => now.asks('q.seal'),
    title: t('ui.learn.gate.seal'),
    text: () => t('ui.learn.gate.seal.text'),
    target: () => [optionSelector('seal'), '.options'],
    why: 'A-ENC-42',
  },
  {
    id: 'sealed',
    kind: 'read',
    appliesTo: (now) => isUpkeepOf(now, FIRST_TURN + 2) && me(now).gateTrophies.length > 0,
    title: t('ui.learn.gate.sealed'),
    text: (now) => t(isSealed(now) ? 'ui.learn.gate.sealed.text' : 'ui.learn.gate.sealed.not'),
    target: () => [placeSelector(GATE_PLACE)],
    why: 'A-ENC-44',
  },
  {
    id: 'gone',
    kind: 'read',
    appliesTo: (now) => isUpkeepOf(now, FIRST_TURN + 2) && me(now).gateTrophies.length > 0,
    title: t('ui.learn.gate.gone'),
    text: () => t('ui.learn.gate.gone.text'),
    target: () => [placeSelector('french-hill')],
    why: 'A-ENC-40',
  },
  {
    id: 'trophies',
    kind: 'read',
    appliesTo: (now) => isUpkeepOf(now, FIRST_TURN + 2) && me(now).gateTrophies.length > 0,
    title: t('ui.learn.gate.trophies'),
    text: (now) => t('ui.learn.gate.trophies.text', { n: me(now).monsterTrophies.length }),
    target: () => ['.sheet .cards', '.sheet'],
    why: 'A-ENC-39',
  },
  {
    id: 'aim',
    kind: 'read',
    appliesTo: (now) => isUpkeepOf(now, FIRST_TURN + 2),
    title: t('ui.learn.gate.aim'),
    text: (now) => {
      const { gates, seals, ancientOne } = viewOf(now);
      const name = now.loaded.words.name('ancientOne', ancientOne);
      return t('ui.learn.gate.aim.text', { gates: gates.length, seals: seals.length, name });
    },
    target: () => ['.rail .counts'],
    why: 'A-WIN-04',
  },
];

/** A lesson on returning through a gate and closing it. */
export const ARKHAM_GATE_LESSON: Lesson = {
  id: 'arkham-gate',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-gate.json', { with: { type: 'json' } })).default,
};
