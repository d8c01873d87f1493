import type { View } from '@vigil/rules';
import { type Lesson, type LessonState, type LessonStep, optionSelector, placeSelector } from './lesson.js';
import { movementPoints, placeArgs } from './question-facts.js';
import { t } from './words.js';

const FIRST_TURN = 3;
/** The street where the lesson begins, and the card that bars it. */
const START_STREET = 'northside';
const BARRED_CARD = 'barred-from-northside';
const DESTINATION = 'the-unnamable';
const ROUTE: readonly string[] = [START_STREET, 'merchant-district', DESTINATION];
const HERALD = 'herald-of-the-dark-pharaoh';
const BENEFIT = 'anointed';
const DETRIMENT = 'tainted-soul';
const EXHIBITION_TARGETS = ['.rail .exhibition', '.rail'];

const viewOf = (now: LessonState): View => now.view as View;
const me = (now: LessonState) => viewOf(now).investigators[0] as View['investigators'][number];
const isMoving = (now: LessonState): boolean => now.asks('q.movement') && viewOf(now).turn === FIRST_TURN;
const isAtStart = (now: LessonState): boolean => isMoving(now) && me(now).place === START_STREET;
const isItemOffered = (now: LessonState): boolean =>
  now.asks('q.may', 'q.choose') &&
  viewOf(now).turn === FIRST_TURN &&
  viewOf(now).step.phase === 'arkham-encounters' &&
  me(now).place === DESTINATION;
const isNextUpkeep = (now: LessonState): boolean =>
  viewOf(now).turn === FIRST_TURN + 1 && viewOf(now).step.phase === 'upkeep';
const placeName = (now: LessonState, id: string): string => now.loaded.words.nameInForm('place', id, 'the');
const cardName = (now: LessonState, id: string): string => now.loaded.words.name('card', id);
const hasCard = (now: LessonState, card: string): boolean =>
  me(now).cards.some((possession) => possession.card === card);
/** The Exhibit Item that was drawn, if one was. */
const findExhibitItem = (now: LessonState): string | undefined =>
  me(now).cards.find(({ card }) => now.loaded.content.cards.get(card)?.deck === 'exhibit')?.card;

/** The next place of the way; undefined: elsewhere. */
function nextPlace(now: LessonState): string | undefined {
  const at = ROUTE.indexOf(me(now).place);
  return at < 0 ? undefined : ROUTE[at + 1];
}

const STEPS: readonly LessonStep[] = [
  {
    id: 'herald',
    kind: 'read',
    appliesTo: isAtStart,
    title: t('ui.learn.pharaoh.herald'),
    text: () => t('ui.learn.pharaoh.herald.text'),
    target: () => [`.rail-heralds [data-about="${HERALD}"]`, '.rail'],
    why: 'P-HERALD-02',
  },
  {
    id: 'barred',
    kind: 'read',
    appliesTo: (now) => isAtStart(now) && hasCard(now, BARRED_CARD),
    title: t('ui.learn.pharaoh.barred'),
    text: (now) => t('ui.learn.pharaoh.barred.text', { street: placeName(now, START_STREET) }),
    target: () => [`.barrier[data-about="${START_STREET}"]`, placeSelector(START_STREET)],
    keepVisible: [placeSelector(START_STREET)],
    why: 'P-BAR-01',
  },
  {
    id: 'walk',
    kind: 'do',
    appliesTo: isMoving,
    title: t('ui.learn.pharaoh.walk'),
    text: (now) => {
      const next = nextPlace(now);
      if (next === undefined) return t('ui.learn.pharaoh.walk.elsewhere');
      const left = ROUTE.length - ROUTE.indexOf(next);
      if (movementPoints(now) < left) return t('ui.learn.pharaoh.walk.short', { n: movementPoints(now) });
      return t('ui.learn.pharaoh.walk.text', placeArgs(now, next, DESTINATION));
    },
    target: (now) => {
      const next = nextPlace(now);
      return next === undefined ? ['.decision'] : [placeSelector(next)];
    },
    keepVisible: [placeSelector(DESTINATION), '.person.active'],
    why: 'P-SETUP-01',
  },
  {
    id: 'offer',
    kind: 'do',
    isEssential: true,
    appliesTo: isItemOffered,
    title: t('ui.learn.pharaoh.offer'),
    text: (now) => t(now.asks('q.choose') ? 'ui.learn.pharaoh.offer.deck' : 'ui.learn.pharaoh.offer.text'),
    target: (now) => (now.asks('q.choose') ? ['.options'] : [optionSelector('yes'), '.options']),
    why: (now) => (now.asks('q.choose') ? 'P-HERALD-02' : 'P-BENEF-01'),
  },
  {
    id: 'relic',
    kind: 'read',
    appliesTo: isNextUpkeep,
    title: t('ui.learn.pharaoh.relic'),
    text: (now) => {
      const card = findExhibitItem(now);
      if (card === undefined) return t('ui.learn.pharaoh.relic.none', { aim: placeName(now, DESTINATION) });
      const args = { card: cardName(now, card) };
      return hasCard(now, 'curse')
        ? t('ui.learn.pharaoh.relic.cursed', args)
        : t('ui.learn.pharaoh.relic.spared', args);
    },
    target: (now) => [...[findExhibitItem(now) ?? []].flat().map((card) => `.sheet [data-about="${card}"]`), '.sheet'],
    why: (now) => (hasCard(now, 'curse') ? 'P-HERALD-03' : 'P-EXHIBIT-01'),
  },
  {
    id: 'favours',
    kind: 'read',
    appliesTo: isNextUpkeep,
    title: t('ui.learn.pharaoh.favours'),
    text: (now) =>
      hasCard(now, DETRIMENT) && hasCard(now, 'curse') && !hasCard(now, BENEFIT)
        ? t('ui.learn.pharaoh.favours.lost', {
            detriment: cardName(now, DETRIMENT),
            benefit: cardName(now, BENEFIT),
          })
        : t('ui.learn.pharaoh.favours.text'),
    target: () => EXHIBITION_TARGETS,
    why: 'P-BENEF-01',
  },
  {
    id: 'freed',
    kind: 'read',
    appliesTo: (now) => isNextUpkeep(now) && !hasCard(now, BARRED_CARD),
    title: t('ui.learn.pharaoh.freed'),
    text: (now) => t('ui.learn.pharaoh.freed.text', { street: placeName(now, START_STREET) }),
    target: () => [placeSelector(START_STREET)],
    why: 'P-BAR-05',
  },
  {
    id: 'ways',
    kind: 'read',
    appliesTo: isNextUpkeep,
    title: t('ui.learn.pharaoh.ways'),
    text: () => t('ui.learn.pharaoh.ways.text'),
    target: () => EXHIBITION_TARGETS,
    why: 'P-SETUP-03',
  },
];

/**
 * A lesson on Curse of the Dark Pharaoh, for those who know Arkham: a closed neighbourhood, a bargain, and a herald.
 */
export const ARKHAM_DARK_PHARAOH_LESSON: Lesson = {
  id: 'arkham-dark-pharaoh',
  game: 'arkham',
  steps: STEPS,
  position: async () => (await import('./fixtures/arkham-dark-pharaoh.json', { with: { type: 'json' } })).default,
};
