import type { Rule } from '@vigil/engine';
import type { ArkhamBoardRules, ArkhamHandler, ArkhamPeopleRules } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import { findRumor } from '../../arkham/mythos/in-play.js';
import { endRumor } from '../../arkham/mythos/rumors.js';
import type { Investigator } from '../../arkham/state.js';
import { fightOrEvade } from '../../arkham/turn/combat.js';
import { askUnlessMoot } from '../../common/ask.js';
import { discardCard, exhaust } from '../../common/cards/cards.js';
import { cardInPlay } from '../../common/in-play.js';
import { possessionId } from '../../common/possession-id.js';
import type { Possession } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { RELIC_TERROR } from './constants.js';
import { PHARAOH_SLICE } from './pharaoh-state.js';

// ---- Cursed Relics ----

/**
 * Removes a token from the rumor. Unless an investigator appeases the relics, it goes to the terror track and terror
 * rises.
 *
 * With the last token the rumor fails if any lie on the track.
 */
export const advanceCursedRelics: ArkhamHandler = function* (g, _, { source }): Rule {
  const rumor = findRumor(g.s);
  if (rumor?.card !== source) return;
  const appeased = yield* offerToAppease(g, source);
  rumor.tokens -= 1;
  g.emit?.({ type: 'tokens', on: source, by: -1, tokens: rumor.tokens });
  const part = PHARAOH_SLICE.of(g);
  if (!appeased) {
    part.terrorTrackTokens = (part.terrorTrackTokens ?? 0) + 1;
    yield* g.rules.board.raiseTerror(g, RELIC_TERROR);
  }
  if (rumor.tokens <= 0 && part.terrorTrackTokens) yield* endRumor(g, rumor, 'failed');
};

/** Asks investigators in turn order to exhaust a ready Exhibit Item or discard a Unique item. */
function* offerToAppease(g: Game, source: string): Rule<boolean> {
  const isExhibit = ({ card }: Possession) => g.card(card).deck === 'exhibit';
  for (const who of investigatorsInOrder(g)) {
    const given = yield* askUnlessMoot<Possession | undefined>(g, () => {
      const offerGift = (possession: Possession) =>
        isExhibit(possession) ? !possession.exhausted : g.card(possession.card).deck === 'unique';
      // Of equal cards, take the first.
      const able = who.cards
        .filter(offerGift)
        .filter(
          (possession, i, all) => all.findIndex((other) => possessionId(other) === possessionId(possession)) === i,
        );
      if (able.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.appease',
        args: { investigator: who.id, source },
        why: g.rules.reasons.choice,
        options: [
          ...able.map((one) => ({
            id: optionId.card(possessionId(one)),
            value: one,
            key: 'o.card' as const,
            args: { card: one.card },
            on: one.card,
          })),
          { id: 'no', value: undefined, key: 'o.no' },
        ],
        about: () => ({
          changes: Object.fromEntries(able.map((one) => [optionId.card(possessionId(one)), { terror: 0 }])),
        }),
        asides: { inText: who },
      };
    });
    if (!given) continue;
    if (isExhibit(given)) exhaust(g, who, given);
    else discardCard(g, who, given);
    return true;
  }
  return false;
}

/** Raises terror by 1 for each token on the terror track, and removes the tokens. */
export const raiseTerrorByRelics: ArkhamHandler = function* (g): Rule {
  const part = PHARAOH_SLICE.of(g);
  const { terrorTrackTokens = 0 } = part;
  part.terrorTrackTokens = undefined;
  yield* g.rules.board.raiseTerror(g, terrorTrackTokens);
};

// ---- Return to the Old Ways ----

/** Passes the rumor. */
export const passOldWays: ArkhamHandler = function* (g, _, { source }): Rule {
  const rumor = findRumor(g.s);
  if (rumor?.card === source) yield* endRumor(g, rumor, 'passed');
};

/** Discards all Common items in play and removes their deck from the game. */
export const failOldWays: ArkhamHandler = function* (g): Rule {
  for (const who of g.s.investigators) {
    for (const held of who.cards.filter(({ card }) => g.card(card).deck === 'common')) discardCard(g, who, held);
  }
  g.mutableDecks().common = [];
};

// ---- Clothing Drive ----

const CLOTHING_DRIVE = 'clothing-drive';
const MUMMY = 'robed-mummy-1';

/**
 * During the drive, a mummy meets each investigator without an Exhibit Item in every street entered in the Movement
 * Phase.
 */
export function mummiesLayer(people: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'travel'> {
  return {
    travel(g, who, to, from) {
      const goes = people.travel(g, who, to, from);
      const enters = g.s.step.phase === 'movement' && to !== who.place && cardInPlay(g.s, CLOTHING_DRIVE);
      return enters ? enterDuringDrive(g, who, to, goes) : goes;
    },
  };
}

/** Shows the mummy ahead of a move. */
export function mummiesAheadLayer(board: ArkhamBoardRules): Pick<ArkhamBoardRules, 'monstersOnEntering'> {
  return {
    monstersOnEntering(g, who, at) {
      const others = board.monstersOnEntering(g, who, at);
      return meetsMummy(g, who, at) ? [...others, MUMMY] : others;
    },
  };
}

/** True if a mummy meets the investigator on entering an area. */
function meetsMummy(g: Game, who: Investigator, at: string): boolean {
  if (!cardInPlay(g.s, CLOTHING_DRIVE) || g.place(at).kind !== 'street') return false;
  return !who.cards.some(({ card }) => g.card(card).deck === 'exhibit');
}

function* enterDuringDrive(g: Game, who: Investigator, to: string, goes: Rule): Rule {
  yield* goes;
  if (who.place === to && meetsMummy(g, who, to)) yield* meetMummy(g, who);
}

/** The mummy is not a token and is gone after the fight. A fight ends the movement as usual (A-MOVE-09). */
function* meetMummy(g: Game, who: Investigator): Rule {
  if ((yield* fightOrEvade(g, who, MUMMY)) === 'evaded') return;
  g.moving.delete(who.seat);
  g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'halted' });
}
