import { optionId, type View } from '@vigil/rules';
import { aboutNow, checkOf, odds, rolledArgs } from './asked.js';
import { type Lesson, type Now, option, place, type Step } from './lesson.js';
import { t } from './words.js';

const REVOLVER = optionId.takeUp('38-revolver');
const SABER = optionId.takeUp('cavalry-saber');
const ENGAGE = optionId.engage('zombie-1');
const HOME = 'graveyard';
const SEAL = 5;
const BEGAN = 4;

const viewOf = (now: Now): View => now.view as View;
const me = (now: Now) => viewOf(now).investigators[0] as View['investigators'][number];
const inTurn = (now: Now, turn: number): boolean => viewOf(now).turn === turn;
const upkeep = (now: Now, turn: number): boolean => inTurn(now, turn) && viewOf(now).step.phase === 'upkeep';
const atTheGate = (now: Now): boolean => me(now).place === HOME && viewOf(now).gates.some(({ at }) => at === HOME);
const isSealed = (now: Now): boolean => viewOf(now).seals.includes(HOME);
/** The dice of a check lie. */
const rolled = (now: Now, check: string): boolean => now.asks('q.after-roll') && aboutNow(now).check === check;

/** The Fight of the investigator's slider. */
function fight(now: Now): number {
  const who = me(now);
  return now.edition.content.investigators.get(who.id)?.sliders['fight-will'][who.sliders[1]]?.[0] ?? 0;
}

/** Whether a Clue can be spent without lacking for the seal. */
const toSpare = (now: Now): boolean => me(now).clues > SEAL;

const STEPS: readonly Step[] = [
  {
    id: 'beyond',
    kind: 'read',
    on: (now) => upkeep(now, BEGAN),
    title: t('ui.learn.gate.beyond'),
    text: (now) => t('ui.learn.gate.beyond.text', { clues: me(now).clues }),
    target: () => ['.person.active'],
    why: 'A-MOVE-21',
  },
  {
    id: 'ready',
    kind: 'do',
    on: (now) => now.asks('q.sliders') && upkeep(now, BEGAN),
    title: t('ui.learn.gate.ready'),
    text: () => t('ui.learn.gate.ready.text'),
    target: () => [option('keep'), '.options'],
    why: 'A-UPKEEP-08',
  },
  {
    id: 'encounter',
    kind: 'do',
    on: (now) => now.asks('q.after-roll') && viewOf(now).step.phase === 'other-world-encounters' && inTurn(now, BEGAN),
    title: t('ui.learn.gate.encounter'),
    text: (now) =>
      toSpare(now)
        ? t('ui.learn.gate.encounter.text', { ...rolledArgs(now), clues: me(now).clues })
        : t('ui.learn.gate.encounter.keep', rolledArgs(now)),
    target: (now) => [option(toSpare(now) ? 'clue' : 'enough'), '.options'],
    spare: ['.decision .check'],
    why: 'A-OTHER-02',
  },
  {
    id: 'meanwhile',
    kind: 'read',
    on: (now) => upkeep(now, BEGAN + 1),
    title: t('ui.learn.gate.meanwhile'),
    text: (now) => t('ui.learn.gate.meanwhile.text', { gates: viewOf(now).gates.length }),
    target: () => ['.decision .news', '.chronicle'],
    why: 'A-MYTHOS-07',
  },
  {
    id: 'tomorrow',
    kind: 'do',
    on: (now) => now.asks('q.sliders') && upkeep(now, BEGAN + 1),
    title: t('ui.learn.gate.tomorrow'),
    text: (now) =>
      fight(now) < 3 ? t('ui.learn.gate.tomorrow.text') : t('ui.learn.gate.tomorrow.keep', { fight: fight(now) }),
    target: (now) => [option(fight(now) < 3 ? 'fight-will:right' : 'keep'), '.options'],
    why: 'A-ENC-37',
  },
  {
    id: 'back',
    kind: 'do',
    on: (now) => now.asks('q.movement') && inTurn(now, BEGAN + 1) && atTheGate(now),
    title: t('ui.learn.gate.back'),
    text: (now) => t(now.offers(ENGAGE) ? 'ui.learn.gate.back.text' : 'ui.learn.gate.back.alone'),
    target: (now) => [option(now.offers(ENGAGE) ? ENGAGE : 'stop'), '.options'],
    spare: [place(HOME), '.person.active'],
    why: 'A-MOVE-28',
  },
  {
    id: 'horror',
    kind: 'do',
    on: (now) => rolled(now, 'horror') && inTurn(now, BEGAN + 1),
    title: t('ui.learn.gate.horror'),
    text: (now) => t(toSpare(now) ? 'ui.learn.gate.horror.spare' : 'ui.learn.gate.horror.text', rolledArgs(now)),
    target: (now) => [option(toSpare(now) ? 'clue' : 'enough'), '.options'],
    spare: ['.decision .check'],
    why: 'A-COMBAT-02',
  },
  {
    id: 'fight',
    kind: 'do',
    on: (now) => now.asks('q.fight-or-flee', 'q.fight-or-evade') && inTurn(now, BEGAN + 1),
    title: t('ui.learn.gate.fight'),
    text: () => t('ui.learn.gate.fight.text'),
    target: () => [option('fight'), '.options'],
    why: 'A-COMBAT-06',
  },
  {
    id: 'weapons',
    kind: 'do',
    on: (now) => now.asks('q.hands') && inTurn(now, BEGAN + 1),
    title: t('ui.learn.gate.weapons'),
    text: (now) => {
      if (now.offers(REVOLVER)) return t('ui.learn.gate.weapons.text', { odds: odds(checkOf(now, 'roll')) });
      if (now.offers(SABER)) return t('ui.learn.gate.weapons.more');
      return t('ui.learn.gate.weapons.roll', { odds: odds(checkOf(now, 'roll')) });
    },
    target: (now) => [REVOLVER, SABER, 'roll'].filter((id) => now.offers(id)).map((id) => option(id)),
    spare: ['.decision .check'],
    why: 'A-COMBAT-17',
  },
  {
    id: 'close',
    kind: 'do',
    about: true,
    on: (now) => (now.asks('q.explored-gate') || rolled(now, 'close')) && atTheGate(now),
    title: t('ui.learn.gate.close'),
    text: (now) =>
      now.asks('q.explored-gate')
        ? t('ui.learn.gate.close.text', { fight: odds(checkOf(now, 'fight')), lore: odds(checkOf(now, 'lore')) })
        : t('ui.learn.gate.close.roll', rolledArgs(now)),
    target: (now) => [option(now.asks('q.explored-gate') ? 'fight' : toSpare(now) ? 'clue' : 'enough'), '.options'],
    spare: ['.decision .check'],
    why: (now) => (now.asks('q.explored-gate') ? 'A-ENC-37' : 'A-ENC-38'),
  },
  {
    id: 'seal',
    kind: 'do',
    about: true,
    on: (now) => now.asks('q.seal'),
    title: t('ui.learn.gate.seal'),
    text: () => t('ui.learn.gate.seal.text'),
    target: () => [option('seal'), '.options'],
    why: 'A-ENC-42',
  },
  {
    id: 'sealed',
    kind: 'read',
    on: (now) => upkeep(now, BEGAN + 2) && me(now).gateTrophies.length > 0,
    title: t('ui.learn.gate.sealed'),
    text: (now) => t(isSealed(now) ? 'ui.learn.gate.sealed.text' : 'ui.learn.gate.sealed.not'),
    target: () => [place(HOME)],
    why: 'A-ENC-44',
  },
  {
    id: 'gone',
    kind: 'read',
    on: (now) => upkeep(now, BEGAN + 2) && me(now).gateTrophies.length > 0,
    title: t('ui.learn.gate.gone'),
    text: () => t('ui.learn.gate.gone.text'),
    target: () => [place('french-hill')],
    why: 'A-ENC-40',
  },
  {
    id: 'trophies',
    kind: 'read',
    on: (now) => upkeep(now, BEGAN + 2) && me(now).gateTrophies.length > 0,
    title: t('ui.learn.gate.trophies'),
    text: (now) => t('ui.learn.gate.trophies.text', { n: me(now).monsterTrophies.length }),
    target: () => ['.sheet .cards', '.sheet'],
    why: 'A-ENC-39',
  },
  {
    id: 'aim',
    kind: 'read',
    on: (now) => upkeep(now, BEGAN + 2),
    title: t('ui.learn.gate.aim'),
    text: (now) => {
      const { gates, seals, ancientOne } = viewOf(now);
      const name = now.edition.words.name('ancientOne', ancientOne);
      return t('ui.learn.gate.aim.text', { gates: gates.length, seals: seals.length, name });
    },
    target: () => ['.rail .counts'],
    why: 'A-WIN-04',
  },
];

/** Back through a gate, and what is done about it. */
export const ARKHAM_GATE_LESSON: Lesson = {
  id: 'arkham-gate',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-gate.json', { with: { type: 'json' } })).default,
};
