import { askedAs, optionId, type View } from '@vigil/rules';
import { aboutNow, checkOf, nextArgs, odds, pointsOf, rolledArgs, worldArgs } from './asked.js';
import { type Lesson, type Now, option, place, type Step } from './lesson.js';
import { t } from './words.js';

const REVOLVER = optionId.takeUp('38-revolver');
const BOTH = optionId.amount(2);
const GOAL = 'independence-square';
const GATE = 'the-unnamable';
const GHOUL = 'ghoul-1';
const BEGAN = 2;

const viewOf = (now: Now): View => now.view as View;
const me = (now: Now) => viewOf(now).investigators[0] as View['investigators'][number];
const inTurn = (now: Now, turn: number): boolean => viewOf(now).turn === turn;
/** The moment after the Mythos phase: the next turn's Upkeep, or whatever is asked first in it. */
const afterMythos = (now: Now): boolean => viewOf(now).turn === BEGAN + 1 && viewOf(now).step.phase === 'upkeep';

/** The Speed of the investigator's slider. */
function speed(now: Now): number {
  const who = me(now);
  return now.edition.content.investigators.get(who.id)?.sliders['speed-sneak'][who.sliders[0]]?.[0] ?? 0;
}

/** How many steps it is from where somebody stands to the place of the Clues, on the way the lesson takes. */
function stepsLeft(now: Now): number {
  const at = me(now).place;
  if (at === GOAL) return 0;
  return at === 'downtown' ? 1 : now.edition.content.places.get(at)?.street === 'downtown' ? 2 : 9;
}

const STEPS: readonly Step[] = [
  {
    id: 'paper',
    kind: 'read',
    on: (now) => now.asks('q.sliders') && inTurn(now, BEGAN),
    title: t('ui.learn.arkham.paper'),
    text: () => t('ui.learn.arkham.paper.text'),
    target: () => ['.decision'],
    why: 'A-UPKEEP-07',
  },
  {
    id: 'you',
    kind: 'read',
    on: (now) => now.asks('q.sliders') && inTurn(now, BEGAN),
    title: t('ui.learn.arkham.you'),
    text: (now) => {
      const { id, sanity, stamina } = me(now);
      return t('ui.learn.arkham.you.text', { who: now.edition.words.name('investigator', id), sanity, stamina });
    },
    target: () => ['.sheet .who', '.sheet'],
    why: 'A-STATUS-03',
  },
  {
    id: 'sliders',
    kind: 'do',
    on: (now) => now.asks('q.sliders') && inTurn(now, BEGAN),
    title: t('ui.learn.arkham.sliders'),
    text: (now) =>
      speed(now) < 2
        ? t('ui.learn.arkham.sliders.text', { focus: askedAs(now.decision, 'q.sliders')?.args.focus ?? 0 })
        : t('ui.learn.arkham.sliders.keep', { speed: speed(now) }),
    target: (now) => (speed(now) < 2 ? [option('speed-sneak:right'), '.options'] : [option('keep'), '.options']),
    why: 'A-UPKEEP-08',
  },
  {
    id: 'walk',
    kind: 'do',
    on: (now) => now.asks('q.movement') && inTurn(now, BEGAN),
    title: t('ui.learn.arkham.walk'),
    text: (now) => {
      const left = stepsLeft(now);
      if (left === 0) return t('ui.learn.arkham.walk.there');
      if (left > pointsOf(now)) return t('ui.learn.arkham.walk.short', { n: pointsOf(now) });
      return t('ui.learn.arkham.walk.text', nextArgs(now, left === 1 ? GOAL : 'downtown'));
    },
    target: (now) => {
      const left = stepsLeft(now);
      if (left === 0 || left > pointsOf(now)) return ['.options'];
      return [place(left === 1 ? GOAL : 'downtown')];
    },
    spare: [place(GOAL), place('bank-of-arkham'), '.person.active'],
    why: 'A-MOVE-01',
  },
  {
    id: 'monster',
    kind: 'do',
    on: (now) => now.asks('q.fight-or-evade', 'q.fight-or-flee') && inTurn(now, BEGAN),
    title: t('ui.learn.arkham.monster'),
    text: (now) =>
      now.asks('q.fight-or-evade')
        ? t('ui.learn.arkham.monster.text', { evade: odds(checkOf(now, 'evade', 'flee')) })
        : t('ui.learn.arkham.monster.round'),
    target: () => [option('fight')],
    spare: [place(GOAL)],
    why: 'A-MOVE-07',
  },
  {
    id: 'weapon',
    kind: 'do',
    about: true,
    on: (now) => now.asks('q.hands') && inTurn(now, BEGAN),
    title: t('ui.learn.arkham.weapon'),
    text: (now) => {
      const check = checkOf(now, 'roll');
      return now.offers(REVOLVER)
        ? t('ui.learn.arkham.weapon.text', { dice: check?.dice ?? 0 })
        : t('ui.learn.arkham.weapon.roll', { need: check?.difficulty ?? 1, chance: odds(check) });
    },
    target: (now) => [now.offers(REVOLVER) ? option(REVOLVER) : option('roll')],
    spare: ['.decision .check'],
    why: 'A-COMBAT-17',
  },
  {
    id: 'clues',
    kind: 'do',
    about: true,
    on: (now) => now.asks('q.take-clues') && inTurn(now, BEGAN),
    title: t('ui.learn.arkham.clues'),
    text: (now) => t(me(now).monsterTrophies.length > 0 ? 'ui.learn.arkham.clues.won' : 'ui.learn.arkham.clues.text'),
    target: (now) =>
      [option(BOTH), option(optionId.amount(1)), '.options'].filter((_, i) => i !== 0 || now.offers(BOTH)),
    spare: [place(GOAL)],
    why: 'A-MOVE-13',
  },
  {
    id: 'check',
    kind: 'do',
    about: true,
    on: (now) => now.asks('q.after-roll') && viewOf(now).step.phase === 'arkham-encounters' && inTurn(now, BEGAN),
    title: t('ui.learn.arkham.check'),
    text: (now) => {
      const planned = me(now).place === GOAL && aboutNow(now).check === 'will';
      return planned
        ? t('ui.learn.arkham.check.text', { ...rolledArgs(now), modifier: '−1' })
        : t('ui.learn.arkham.check.other', rolledArgs(now));
    },
    target: () => [option('clue'), '.options'],
    spare: ['.decision .check'],
    why: 'A-SKILL-08',
  },
  {
    id: 'mythos',
    kind: 'read',
    on: afterMythos,
    title: t('ui.learn.arkham.mythos'),
    text: (now) => t('ui.learn.arkham.mythos.text', { card: now.edition.words.name('mythos', 'blue-flu') }),
    target: () => ['.decision .news', '.chronicle'],
    why: 'A-MYTHOS-01',
  },
  {
    id: 'gate',
    kind: 'read',
    on: (now) => afterMythos(now) && viewOf(now).gates.some(({ at }) => at === GATE),
    title: t('ui.learn.arkham.gate'),
    text: (now) => {
      const marker = viewOf(now).gates.find(({ at }) => at === GATE)?.marker ?? '';
      return t('ui.learn.arkham.gate.text', worldArgs(now, marker));
    },
    target: () => [place(GATE)],
    why: 'A-MYTHOS-06',
  },
  {
    id: 'moves',
    kind: 'read',
    on: (now) =>
      afterMythos(now) &&
      viewOf(now).monsters.some(({ token, at }) => token === GHOUL && at === 'miskatonic-university'),
    title: t('ui.learn.arkham.moves'),
    text: () => t('ui.learn.arkham.moves.text'),
    target: () => [place('miskatonic-university')],
    spare: [place('uptown')],
    why: 'A-MYTHOS-27',
  },
  {
    id: 'doom',
    kind: 'read',
    on: afterMythos,
    title: t('ui.learn.arkham.doom'),
    text: (now) => {
      const { ancientOne, doom } = viewOf(now);
      const def = now.edition.content.ancientOnes.get(ancientOne);
      return t('ui.learn.arkham.doom.text', { left: (def?.doom ?? 0) - doom, name: def?.name ?? '' });
    },
    target: () => ['.rail .doom'],
    why: 'A-AWAKEN-01',
  },
  {
    id: 'aim',
    kind: 'read',
    on: afterMythos,
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
