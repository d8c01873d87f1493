import type { View } from '@vigil/rules';
import { nextArgs, pointsOf } from './asked.js';
import { type Lesson, type Now, option, place, type Step } from './lesson.js';
import { t } from './words.js';

const BEGAN = 3;
/** Where the lesson begins, and what is closed there. */
const STREET = 'northside';
const BARRED = 'barred-from-northside';
const AIM = 'the-unnamable';
const WAY: readonly string[] = [STREET, 'merchant-district', AIM];
const HERALD = 'herald-of-the-dark-pharaoh';
const BENEFIT = 'anointed';
const DETRIMENT = 'tainted-soul';
const EXHIBITION = ['.rail .exhibition', '.rail'];

const viewOf = (now: Now): View => now.view as View;
const me = (now: Now) => viewOf(now).investigators[0] as View['investigators'][number];
const walking = (now: Now): boolean => now.asks('q.movement') && viewOf(now).turn === BEGAN;
const atStart = (now: Now): boolean => walking(now) && me(now).place === STREET;
const offered = (now: Now): boolean =>
  now.asks('q.may', 'q.choose') &&
  viewOf(now).turn === BEGAN &&
  viewOf(now).step.phase === 'arkham-encounters' &&
  me(now).place === AIM;
const morning = (now: Now): boolean => viewOf(now).turn === BEGAN + 1 && viewOf(now).step.phase === 'upkeep';
const nameOf = (now: Now, id: string): string => now.edition.words.name('place', id);
const cardName = (now: Now, id: string): string => now.edition.words.name('card', id);
const holds = (now: Now, card: string): boolean => me(now).cards.some((one) => one.card === card);
/** The Exhibit Item that was drawn, if one was. */
const relic = (now: Now): string | undefined =>
  me(now).cards.find(({ card }) => now.edition.content.cards.get(card)?.deck === 'exhibit')?.card;

/** The next place of the way; undefined: elsewhere. */
function onward(now: Now): string | undefined {
  const at = WAY.indexOf(me(now).place);
  return at < 0 ? undefined : WAY[at + 1];
}

const STEPS: readonly Step[] = [
  {
    id: 'herald',
    kind: 'read',
    on: atStart,
    title: t('ui.learn.pharaoh.herald'),
    text: () => t('ui.learn.pharaoh.herald.text'),
    target: () => [`.rail-beside [data-about="${HERALD}"]`, '.rail'],
    why: 'P-HERALD-02',
  },
  {
    id: 'barred',
    kind: 'read',
    on: (now) => atStart(now) && holds(now, BARRED),
    title: t('ui.learn.pharaoh.barred'),
    text: (now) => t('ui.learn.pharaoh.barred.text', { street: nameOf(now, STREET) }),
    target: () => [`.barrier[data-about="${STREET}"]`, place(STREET)],
    spare: [place(STREET)],
    why: 'P-BAR-01',
  },
  {
    id: 'walk',
    kind: 'do',
    on: walking,
    title: t('ui.learn.pharaoh.walk'),
    text: (now) => {
      const next = onward(now);
      if (next === undefined) return t('ui.learn.pharaoh.walk.elsewhere');
      const left = WAY.length - WAY.indexOf(next);
      if (pointsOf(now) < left) return t('ui.learn.pharaoh.walk.short', { n: pointsOf(now) });
      return t('ui.learn.pharaoh.walk.text', { ...nextArgs(now, next), aim: nameOf(now, AIM) });
    },
    target: (now) => {
      const next = onward(now);
      return next === undefined ? ['.decision'] : [place(next)];
    },
    spare: [place(AIM), '.person.active'],
    why: 'P-SETUP-01',
  },
  {
    id: 'offer',
    kind: 'do',
    about: true,
    on: offered,
    title: t('ui.learn.pharaoh.offer'),
    text: (now) => t(now.asks('q.choose') ? 'ui.learn.pharaoh.offer.deck' : 'ui.learn.pharaoh.offer.text'),
    target: (now) => (now.asks('q.choose') ? ['.options'] : [option('yes'), '.options']),
    why: (now) => (now.asks('q.choose') ? 'P-HERALD-02' : 'P-BENEF-01'),
  },
  {
    id: 'relic',
    kind: 'read',
    on: morning,
    title: t('ui.learn.pharaoh.relic'),
    text: (now) => {
      const card = relic(now);
      if (card === undefined) return t('ui.learn.pharaoh.relic.none', { aim: nameOf(now, AIM) });
      const args = { card: cardName(now, card) };
      return holds(now, 'curse') ? t('ui.learn.pharaoh.relic.cursed', args) : t('ui.learn.pharaoh.relic.spared', args);
    },
    target: (now) => [...[relic(now) ?? []].flat().map((card) => `.sheet [data-about="${card}"]`), '.sheet'],
    why: (now) => (holds(now, 'curse') ? 'P-HERALD-03' : 'P-EXHIBIT-01'),
  },
  {
    id: 'favours',
    kind: 'read',
    on: morning,
    title: t('ui.learn.pharaoh.favours'),
    text: (now) =>
      holds(now, DETRIMENT) && holds(now, 'curse') && !holds(now, BENEFIT)
        ? t('ui.learn.pharaoh.favours.lost', {
            detriment: cardName(now, DETRIMENT),
            benefit: cardName(now, BENEFIT),
          })
        : t('ui.learn.pharaoh.favours.text'),
    target: () => EXHIBITION,
    why: 'P-BENEF-01',
  },
  {
    id: 'freed',
    kind: 'read',
    on: (now) => morning(now) && !holds(now, BARRED),
    title: t('ui.learn.pharaoh.freed'),
    text: (now) => t('ui.learn.pharaoh.freed.text', { street: nameOf(now, STREET) }),
    target: () => [place(STREET)],
    why: 'P-BAR-05',
  },
  {
    id: 'ways',
    kind: 'read',
    on: morning,
    title: t('ui.learn.pharaoh.ways'),
    text: () => t('ui.learn.pharaoh.ways.text'),
    target: () => EXHIBITION,
    why: 'P-SETUP-03',
  },
];

/** The exhibition of 2006, for those who know Arkham: a closed neighbourhood, a bargain, and what a herald makes of it. */
export const ARKHAM_DARK_PHARAOH_LESSON: Lesson = {
  id: 'arkham-dark-pharaoh',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-dark-pharaoh.json', { with: { type: 'json' } })).default,
};
