import { askedAs, type HauntView, optionId } from '@vigil/rules';
import { aboutNow, rolledArgs } from './asked.js';
import { type Lesson, type Now, option, place, type Step } from './lesson.js';
import { t } from './words.js';

const GATE = 'graveyard';
const BEGAN = 3;
const [AMANDA, HARVEY] = [0, 1];
const SEAL = 5;
/** Those who can be banished through the gate. */
const BANISHED = ['gug-1', 'nightgaunt-1'];

const viewOf = (now: Now): HauntView => now.view as HauntView;
const somebody = (now: Now, seat: number) => viewOf(now).investigators[seat] as HauntView['investigators'][number];
const today = (now: Now): boolean => viewOf(now).day === BEGAN;
/** Between two phases of the day, after so many. */
const between = (now: Now, phases: number): boolean =>
  now.asks('q.day') && today(now) && viewOf(now).turn === phases + 1;
/** Those of them who are still about. */
const abroad = (now: Now): readonly string[] =>
  BANISHED.filter((token) => viewOf(now).monsters.some((one) => one.token === token));
/** Whether they have brought a gate. */
const hasCome = (now: Now): boolean => viewOf(now).gates.some(({ at }) => at === 'the-unnamable');
const isOpen = (now: Now): boolean => viewOf(now).gates.some(({ at }) => at === GATE);
/** Whose City phase it is. */
const acting = (now: Now, seat: number): boolean => today(now) && viewOf(now).city?.seat === seat;
/** A check of a kind: its bonus is asked for, or its dice lie. */
const checks = (now: Now, which: string): boolean =>
  now.asks('q.bonus', 'q.after-roll') && aboutNow(now).check === which;
const moving = (now: Now): boolean => viewOf(now).step.segment <= 2;

/** What is said of an Evade check: the bonus that costs nothing, or what the dice gave. */
function evading(now: Now): string {
  if (now.asks('q.bonus')) return t('ui.learn.shut.free');
  const { successes, need } = rolledArgs(now);
  return t(successes >= need ? 'ui.learn.shut.evade.won' : 'ui.learn.shut.evade.lost', rolledArgs(now));
}

const evadeTarget = (now: Now): readonly string[] => [
  option(
    now.asks('q.bonus')
      ? optionId.bonus('speed-sneak', 1)
      : rolledArgs(now).successes >= rolledArgs(now).need || somebody(now, AMANDA).clues <= SEAL
        ? 'enough'
        : 'clue',
  ),
  '.options',
];

const STEPS: readonly Step[] = [
  {
    id: 'signs',
    kind: 'read',
    on: (now) => between(now, 0),
    title: t('ui.learn.shut.signs'),
    text: () => t('ui.learn.shut.signs.text'),
    target: () => ['.rail .signs'],
    spare: [place(GATE)],
    why: 'H-SEAL-01',
  },
  {
    id: 'minds',
    kind: 'read',
    on: (now) => between(now, 0),
    title: t('ui.learn.shut.minds'),
    text: () => t('ui.learn.shut.minds.text'),
    target: () => ['.foreseen'],
    spare: [place('the-unnamable'), place('merchant-district')],
    why: 'H-MONSTER-ACT-09',
  },
  {
    id: 'harvey',
    kind: 'do',
    on: (now) => between(now, 0),
    title: t('ui.learn.shut.harvey'),
    text: () => t('ui.learn.shut.harvey.text'),
    target: () => [option(optionId.city(0, 1)), '.day-options'],
    why: 'H-CITY-SPEED-01',
  },
  {
    id: 'banish',
    kind: 'do',
    about: true,
    on: (now) => now.asks('q.activity') && acting(now, HARVEY) && now.offers('banish'),
    title: t('ui.learn.shut.banish'),
    text: () => t('ui.learn.shut.banish.text'),
    target: () => [option('banish'), '.options'],
    why: 'H-BANISH-02',
  },
  {
    id: 'focus',
    kind: 'do',
    on: (now) => checks(now, 'focus') && acting(now, HARVEY),
    title: t('ui.learn.shut.focus'),
    text: (now) => t('ui.learn.shut.focus.text', rolledArgs(now)),
    target: () => [option('clue'), '.options'],
    spare: ['.decision .check'],
    why: 'H-BANISH-07',
  },
  {
    id: 'whom',
    kind: 'do',
    about: true,
    on: (now) => now.asks('q.banish'),
    title: t('ui.learn.shut.whom'),
    text: (now) => t('ui.learn.shut.whom.text', { n: askedAs(now.decision, 'q.banish')?.args.n ?? 0 }),
    target: (now) => [
      ...BANISHED.map((token) => optionId.banish(token))
        .filter(now.offers)
        .map(option),
      '.options',
    ],
    why: 'H-BANISH-05',
  },
  {
    id: 'amanda',
    kind: 'do',
    on: (now) => between(now, 1) && isOpen(now),
    title: t('ui.learn.shut.amanda'),
    text: (now) =>
      t('ui.learn.shut.amanda.text', { cost: SEAL, n: abroad(now).length, gate: hasCome(now) ? 'yes' : 'no' }),
    target: () => [option(optionId.city(1, 0)), '.day-options'],
    why: 'H-SEQ-08',
  },
  {
    id: 'walk',
    kind: 'do',
    on: (now) => now.asks('q.movement') && acting(now, AMANDA) && isOpen(now),
    title: t('ui.learn.shut.walk'),
    text: (now) => {
      const at = somebody(now, AMANDA).place;
      if (at === GATE) return t('ui.learn.shut.walk.there');
      return t(at === 'rivertown' ? 'ui.learn.shut.walk.on' : 'ui.learn.shut.walk.text');
    },
    target: (now) => {
      const at = somebody(now, AMANDA).place;
      if (at === GATE) return [option('stop'), '.options'];
      return [place(at === 'rivertown' ? GATE : 'rivertown')];
    },
    spare: [place(GATE), '.person.active'],
    why: (now) => (somebody(now, AMANDA).place === 'rivertown' ? 'H-CITY-MOVE-10' : 'H-CITY-MOVE-01'),
  },
  {
    id: 'past',
    kind: 'do',
    on: (now) => checks(now, 'evade') && acting(now, AMANDA) && moving(now),
    title: t('ui.learn.shut.past'),
    text: evading,
    target: evadeTarget,
    spare: ['.decision .check'],
    why: (now) => (now.asks('q.bonus') ? 'H-SKILL-05' : 'H-SKILL-13'),
  },
  {
    id: 'steal',
    kind: 'do',
    on: (now) => now.asks('q.steal'),
    title: t('ui.learn.shut.steal'),
    text: () => t('ui.learn.shut.steal.text'),
    target: () => [option(optionId.steal('zombie-1')), '.options'],
    why: 'H-CITY-MOVE-12',
  },
  {
    id: 'initiative',
    kind: 'do',
    on: (now) => (now.asks('q.initiative') || checks(now, 'evade')) && acting(now, AMANDA) && !moving(now),
    title: t('ui.learn.shut.initiative'),
    text: (now) => (now.asks('q.initiative') ? t('ui.learn.shut.initiative.text') : evading(now)),
    target: (now) => (now.asks('q.initiative') ? [option(optionId.seat(0)), '.options'] : evadeTarget(now)),
    spare: ['.decision .check'],
    why: 'H-ENC-INIT-01',
  },
  {
    id: 'escape',
    kind: 'do',
    on: (now) => now.asks('q.escape') && today(now),
    title: t('ui.learn.shut.escape'),
    text: () => t('ui.learn.shut.escape.text'),
    target: () => [option('escape'), '.options'],
    why: 'H-ENC-INIT-05',
  },
  {
    id: 'seal',
    kind: 'do',
    about: true,
    on: (now) => now.asks('q.activity') && acting(now, AMANDA) && now.offers('seal'),
    title: t('ui.learn.shut.seal'),
    text: () => t('ui.learn.shut.seal.text', { cost: SEAL }),
    target: () => [option('seal'), '.options'],
    why: 'H-SEAL-02',
  },
  {
    id: 'tokens',
    kind: 'do',
    on: (now) => now.asks('q.tokens') && today(now),
    title: t('ui.learn.shut.tokens'),
    text: () => t('ui.learn.shut.tokens.text'),
    target: () => [option(optionId.tokens(2, 0)), '.options'],
    spare: ['.rail .doom'],
    why: 'H-SEAL-03',
  },
  {
    id: 'ritual',
    kind: 'do',
    on: (now) => (now.asks('q.ritual') || checks(now, 'focus')) && acting(now, AMANDA),
    title: t('ui.learn.shut.ritual'),
    text: (now) => {
      if (now.asks('q.ritual')) return t('ui.learn.shut.ritual.text');
      const { successes, need } = rolledArgs(now);
      return t(successes >= need ? 'ui.learn.shut.ritual.more' : 'ui.learn.shut.ritual.not', rolledArgs(now));
    },
    target: (now) => [option(now.asks('q.ritual') ? 'roll' : 'clue'), '.options'],
    spare: ['.decision .check'],
    why: (now) => (now.asks('q.ritual') ? 'H-SEAL-05' : 'H-SEAL-07'),
  },
  {
    id: 'missed',
    kind: 'do',
    on: (now) => now.asks('q.day') && today(now) && viewOf(now).turn > 2 && isOpen(now),
    title: t('ui.learn.shut.missed'),
    text: () => t('ui.learn.shut.missed.text'),
    target: () => ['.decision'],
    back: ['seal', 'walk', 'amanda'],
    why: 'H-SEAL-02',
  },
  {
    id: 'gone',
    kind: 'read',
    on: (now) => between(now, 2) && !isOpen(now),
    title: t('ui.learn.shut.gone'),
    text: (now) =>
      t('ui.learn.shut.gone.text', { trophy: somebody(now, AMANDA).gateTrophies.length > 0 ? 'yes' : 'no' }),
    target: () => [place(GATE)],
    why: 'H-SEAL-09',
  },
  {
    id: 'aim',
    kind: 'read',
    on: (now) => now.asks('q.day') && viewOf(now).turn > 2,
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
