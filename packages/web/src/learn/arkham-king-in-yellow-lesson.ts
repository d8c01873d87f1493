import { optionId, type View } from '@vigil/rules';
import type { KingPart } from '@vigil/rules/king-in-yellow';
import { type Lesson, type Now, option, place, type Step } from './lesson.js';
import { t } from './words.js';

const BEGAN = 3;
/** Where the lesson begins, and who is gone from there. */
const DINER = 'velmas-diner';
const GONE = 'velma';
/** The Act that would begin, and the Clues that stop it with one player. */
const ACT = 'act-2';
const PRICE = 2;
const STOPS = optionId.amount(PRICE);
const SPELL = 'call-the-azure-flame';
const FLAME = 'azure-flame';
const RIOT = 'riot-1';

const viewOf = (now: Now): View => now.view as View;
const me = (now: Now) => viewOf(now).investigators[0] as View['investigators'][number];
const eating = (now: Now): boolean => now.asks('q.choose') && viewOf(now).turn === BEGAN;
const morning = (now: Now): boolean => viewOf(now).turn === BEGAN + 1 && viewOf(now).step.phase === 'upkeep';
const cardName = (now: Now, id: string): string => now.edition.words.name('card', id);
const lies = (now: Now, card: string): boolean => viewOf(now).inPlay.some((one) => one.card === card);
/** What of the box is on no card. The box's rules are fetched with its table, so that only their form is known here. */
const partOf = (now: Now): KingPart | undefined => viewOf(now).boxes?.['king-in-yellow'] as KingPart | undefined;
/** The street of a riot, once they have broken out. */
const riotAt = (now: Now): string | undefined => viewOf(now).monsters.find(({ token }) => token === RIOT)?.at;

const STAGE = ['.rail .acts-stage', '.rail'];

const STEPS: readonly Step[] = [
  {
    id: 'play',
    kind: 'read',
    on: eating,
    title: t('ui.learn.king.play'),
    text: () => t('ui.learn.king.play.text'),
    target: () => STAGE,
    why: 'Y-ACT-01',
  },
  {
    id: 'gone',
    kind: 'do',
    on: eating,
    title: t('ui.learn.king.gone'),
    text: (now) => t('ui.learn.king.gone.text', { name: now.edition.words.name('mythos', GONE) }),
    target: () => ['.options'],
    spare: ['.board .blight-here', place(DINER)],
    why: 'Y-BLIGHT-01',
  },
  {
    id: 'sign',
    kind: 'do',
    on: (now) => now.asks('q.yellow-sign'),
    title: t('ui.learn.king.sign'),
    text: (now) => t('ui.learn.king.sign.text', { n: partOf(now)?.signs.left ?? 0 }),
    target: () => [option('terror'), '.options'],
    spare: ['.rail .yellow-signs'],
    why: 'Y-HERALD-02',
  },
  {
    id: 'act',
    kind: 'do',
    about: true,
    on: (now) => now.asks('q.stop-act'),
    title: t('ui.learn.king.act'),
    text: (now) => t('ui.learn.king.act.text', { n: PRICE, act: now.edition.words.name('mythos', ACT) }),
    target: () => [option(STOPS), '.options'],
    spare: STAGE,
    why: 'Y-ACT-03',
  },
  {
    id: 'stopped',
    kind: 'read',
    on: morning,
    title: t('ui.learn.king.stopped'),
    text: (now) =>
      t(lies(now, ACT) ? 'ui.learn.king.stopped.begun' : 'ui.learn.king.stopped.text', { terror: viewOf(now).terror }),
    target: () => STAGE,
    why: 'Y-ACT-02',
  },
  {
    id: 'riots',
    kind: 'read',
    on: (now) => morning(now) && riotAt(now) !== undefined,
    title: t('ui.learn.king.riots'),
    text: () => t('ui.learn.king.riots.text'),
    target: (now) => [`.board-tokens [data-token="${RIOT}"]`, place(riotAt(now) ?? DINER)],
    why: 'Y-RIOT-01',
  },
  {
    id: 'flame',
    kind: 'do',
    on: (now) => morning(now) && now.asks('q.stay-exhausted'),
    title: t('ui.learn.king.flame'),
    text: (now) => t('ui.learn.king.flame.text', { flame: cardName(now, FLAME), spell: cardName(now, SPELL) }),
    target: () => [option('yes'), '.options'],
    spare: [`.sheet [data-about="${FLAME}"]`],
    why: 'Y-MAGIC-01',
  },
  {
    id: 'aim',
    kind: 'read',
    on: morning,
    title: t('ui.learn.king.aim'),
    text: (now) => t('ui.learn.king.aim.text', { clues: me(now).clues }),
    target: () => STAGE,
    why: 'Y-ACT-04',
  },
];

/** The play, for those who know Arkham: somebody is gone, terror brings a sign, an Act is stopped, and a flame is kept. */
export const ARKHAM_KING_IN_YELLOW_LESSON: Lesson = {
  id: 'arkham-king-in-yellow',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-king-in-yellow.json', { with: { type: 'json' } })).default,
};
