/**
 * Special cards of Kingsport, in pairs: the White Ship with its captain, the Great Seal with Changed, and Nine Lives.
 */
import type { Rule } from '@vigil/engine';
import type { ArkhamGateRules, ArkhamHandler, ArkhamPeopleRules, Game } from '../../arkham/game.js';
import { mustBeDevoured } from '../../arkham/people/status.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { discardCard } from '../../common/cards/cards.js';
import { returnGatesBySection } from '../../common/effects/destinations.js';
import { layInPlay } from '../../common/in-play.js';
import type { Investigator as AnyInvestigator } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';

const CAPTAIN = 'captain-of-the-white-ship';
const NINE_LIVES = 'nine-lives';
const GREAT_SEAL = 'the-great-seal';

const findHeld = (who: AnyInvestigator, id: string) => who.cards.find(({ card }) => card === id);

/** The captain is never delayed in Other Worlds, and is lost with the ship. Nine Lives may prevent being devoured. */
export function sparedFatesLayer({ fates }: Pick<ArkhamPeopleRules, 'fates'>): Pick<ArkhamPeopleRules, 'fates'> {
  return {
    fates: {
      ...fates,
      *delayed(g, who, cause): Rule {
        if (findHeld(who, CAPTAIN) && g.isInOtherWorld(who)) return;
        yield* fates.delayed(g, who, cause);
      },
      *lost(g, who, cause): Rule {
        try {
          yield* fates.lost(g, who, cause);
        } finally {
          const captain = who.place === 'lost' ? findHeld(who, CAPTAIN) : undefined;
          if (captain) discardCard(g, who, captain);
        }
      },
      *devoured(g, who, cause): Rule {
        const mayLive = findHeld(who, NINE_LIVES) && !mustBeDevoured(g, who);
        if (mayLive && !(yield* offerToBeDevoured(g, who))) return yield* surviveDevouring(g, who);
        yield* fates.devoured(g, who, cause);
      },
    },
  };
}

/** Asks whether the owner of Nine Lives is devoured after all. */
function offerToBeDevoured(g: Game, who: Investigator): Rule<boolean> {
  return ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.nine-lives',
    args: { investigator: who.id },
    why: 'K-GUARD-03',
    asides: 'none',
    options: [
      { id: 'no', value: false, key: 'o.live-on' },
      { id: 'yes', value: true, key: 'o.let-go' },
    ],
    about: () => ({ changes: { no: survivalPreview(g, who), yes: { fate: 'devoured' } } }),
  }));
}

/** Returns the survivor's points and place. */
function survivalPreview(g: Game, who: Investigator) {
  const { street } = g.place(who.place);
  return {
    sanity: Math.max(0, 1 - who.sanity),
    stamina: Math.max(0, 1 - who.stamina),
    place: street === who.place ? undefined : street,
  };
}

/**
 * Survives being devoured: at least 1 Sanity and 1 Stamina, in the street nearby (BOX-48). Interrupts the current
 * action.
 */
function* surviveDevouring(g: Game, who: Investigator): Rule {
  const { place, ...gained } = survivalPreview(g, who);
  for (const what of ['sanity', 'stamina'] as const) {
    const by = gained[what];
    if (by === 0) continue;
    who[what] += by;
    g.emit?.({ type: 'gained', seat: who.seat, what, amount: by, from: NINE_LIVES });
  }
  if (place !== undefined) yield* g.rules.people.relocate(g, who, place, NINE_LIVES);
  throw g.interrupt(who);
}

/** Replaces Movement: sails to the first area of any Other World except the current one. */
export const sailToWorld: ArkhamHandler = function* (g, who, { source }): Rule {
  const currentWorld = g.place(who.place).world;
  const worlds = [...g.content.worlds.keys()].filter((world) => world !== currentWorld);
  const options = worlds.map((world) => ({
    id: optionId.place(world),
    value: world,
    key: 'o.place' as const,
    args: { place: world },
    on: `${world}-1`,
  }));
  const to = yield* ask<string>(g, () => ({
    by: [who.seat],
    key: 'q.sail',
    args: { investigator: who.id, source },
    why: 'DEC-29',
    asides: { inText: who },
    options,
    about: () => ({ changes: returnGatesBySection(g, who, options) }),
  }));
  yield* g.rules.people.travel(g, who, `${to}-1`, source);
  who.enteredAt = undefined;
};

// ---- the Great Seal ----

/** Placing a seal may also place the Great Seal, which makes it permanent. */
export function greatSealLayer(below: ArkhamGateRules): Pick<ArkhamGateRules, 'seal' | 'isSealPermanent'> {
  return {
    *seal(g, at, who, over): Rule {
      const card = who && findHeld(who, GREAT_SEAL);
      // Before the seal is placed: the sixth wins at once.
      if (card && (yield* offerGreatSeal(g, who, at))) {
        who.cards.splice(who.cards.indexOf(card), 1);
        g.emit?.({ type: 'discarded', seat: who.seat, card: GREAT_SEAL, box: true });
        layInPlay(g, { card: GREAT_SEAL, as: 'seal', at });
        g.emit?.({ type: 'laidOut', card: GREAT_SEAL });
      }
      yield* below.seal(g, at, who, over);
    },
    isSealPermanent: (g, at) =>
      below.isSealPermanent(g, at) ||
      g.s.inPlay.some((tableCard) => tableCard.card === GREAT_SEAL && tableCard.at === at),
  };
}

function offerGreatSeal(g: Game, who: Investigator, at: string): Rule<boolean> {
  return ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.great-seal',
    args: { investigator: who.id, place: at },
    why: 'DEC-29',
    asides: 'none',
    options: [
      { id: 'no', value: false, key: 'o.no' },
      { id: 'yes', value: true, key: 'o.yes' },
    ],
    about: () => ({ effects: [], source: GREAT_SEAL, checks: {} }),
  }));
}
