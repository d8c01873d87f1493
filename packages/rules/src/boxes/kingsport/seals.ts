/** Seals that cards of Kingsport place, move, and take from Mythos cards. */

import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { noteTopSeen, putUnder } from '../../common/known-order.js';
import type { Investigator } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { MYTHOS_SHOWN_FOR_SEAL, ORDERED_MYTHOS } from './constants.js';
import { MYTHOS_ID } from './kingsport-card-questions.js';

/** Places a seal from the supply where the investigator is. */
export const placeSealHere: ArkhamHandler = function* (g, who): Rule {
  const sealer = sealerOf(g, who);
  if (sealer && g.rules.gates.canSeal(g, who.place, sealer)) yield* g.rules.gates.seal(g, who.place, sealer, 'place');
};

/** True if a seal can be placed here: an Elder Sign is never given up without effect (A-ENC-07). */
export const canSealHere: ArkhamTargetCheck = (g, who) => {
  const sealer = sealerOf(g, who);
  return sealer !== undefined && g.rules.gates.canSeal(g, who.place, sealer);
};

/** Turns a doom token from the track into a seal, at a place with neither gate nor seal. */
export const sealFromDoom: ArkhamHandler = function* (g, who, { source }): Rule {
  const sealer = sealerOf(g, who);
  if (!sealer || g.s.doom === 0) return;
  const at = yield* choosePlace(g, who, source, () =>
    sealablePlaces(g, sealer).filter((place) => g.gateAt(place) === undefined),
  );
  if (at === undefined) return;
  yield* g.rules.board.addDoom(g, -1);
  yield* g.rules.gates.seal(g, at, sealer, 'place');
};

/** Moves a seal: a gate at the new place is sealed, and monsters there return to the cup. */
export const moveSeal: ArkhamHandler = function* (g, who, { source }): Rule {
  const sealer = sealerOf(g, who);
  if (!sealer || sealablePlaces(g, sealer).length === 0) return;
  const from = yield* g.rules.gates.removeSeal(g, who, source);
  if (from === undefined) return;
  const at = yield* choosePlace(g, who, source, () => sealablePlaces(g, sealer).filter((place) => place !== from));
  if (at !== undefined) for (const token of g.monstersAt(at)) yield* g.rules.board.returnMonster(g, token, 'cup');
  yield* closeAndSeal(g, at ?? from, sealer);
};

/** True if any seal can be moved to any place. */
export const canMoveSeal: ArkhamTargetCheck = (g, who) => {
  const sealer = sealerOf(g, who);
  const moves = g.s.seals.some((at) => !g.rules.gates.isSealPermanent(g, at));
  return sealer !== undefined && moves && sealablePlaces(g, sealer).length > 0;
};

/** Reveals three Mythos cards; the gate at one of their gate locations, chosen by the investigator, is sealed. */
export const sealNamedGate: ArkhamHandler = function* (g, who, { source }): Rule {
  const sealer = sealerOf(g, who);
  const deck = g.mutableDeck('mythos');
  const shown = deck.splice(0, MYTHOS_SHOWN_FOR_SEAL);
  if (shown.length > 0) g.reveal();
  // The cards have no other effect and go under the deck.
  putUnder(g.s, 'mythos', deck, shown);
  const chosen = yield* chooseMythos(g, who, shown, source, 'choose');
  const at = chosen === undefined ? undefined : g.mythos(chosen).gate;
  if (!sealer || at === undefined || !g.gateAt(at) || !g.rules.gates.canSeal(g, at, sealer)) return;
  yield* closeAndSeal(g, at, sealer);
};

/** The investigator looks at the top five Mythos cards and puts them back in any order. */
export const reorderTopFiveMythos: ArkhamHandler = function* (g, who, { source }): Rule {
  const deck = g.mutableDeck('mythos');
  const seen = deck.slice(0, ORDERED_MYTHOS);
  if (seen.length > 0) g.reveal();
  noteTopSeen(g.s, 'mythos', seen.length);
  const ordered: string[] = [];
  for (const left = [...seen]; left.length > 0; ) {
    const next = (yield* chooseMythos(g, who, left, source, 'order')) ?? (left[0] as string);
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
  }
  deck.splice(0, ordered.length, ...ordered);
};

/** Closes the gate there, without a trophy, and seals the place. */
function* closeAndSeal(g: Game, at: string, who: SealingInvestigator): Rule {
  const gate = g.gateAt(at);
  if (gate) yield* g.rules.gates.closeGate(g, gate, undefined, { trophy: false, seal: 'no' });
  yield* g.rules.gates.seal(g, at, who, gate ? 'gate' : 'place');
}

type SealingInvestigator = Game['s']['investigators'][number];

/** Returns the investigator in this game's type. */
function sealerOf(g: Game, { seat }: Investigator): SealingInvestigator | undefined {
  return g.s.investigators.find((investigator) => investigator.seat === seat);
}

/** Returns the unstable locations the investigator could seal. */
function sealablePlaces(g: Game, who: SealingInvestigator): string[] {
  const places: string[] = [];
  for (const { id, stable } of g.content.locations.values()) {
    if (!stable && g.rules.gates.canSeal(g, id, who)) places.push(id);
  }
  return places;
}

function* choosePlace(
  g: Game,
  who: Investigator,
  source: string,
  places: () => readonly string[],
): Rule<string | undefined> {
  return yield* askUnlessMoot<string>(g, () => {
    const open = places();
    if (open.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.seal-place',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: open.map((place) => ({
        id: optionId.place(place),
        value: place,
        key: 'o.place',
        args: { place },
        on: place,
      })),
      asides: { inText: who },
    };
  });
}

/** Asks the investigator for one of some Mythos cards. */
function* chooseMythos(
  g: Game,
  who: Investigator,
  cards: readonly string[],
  source: string,
  what: 'order' | 'choose',
): Rule<string | undefined> {
  if (cards.length === 0) return undefined;
  return yield* ask<string>(g, () => ({
    by: [who.seat],
    key: 'q.next-mythos',
    args: { investigator: who.id, source, n: cards.length, what },
    why: g.rules.reasons.choice,
    options: cards.map(
      (mythos): OptionWithValue<'q.next-mythos', string> => ({
        id: MYTHOS_ID.make(mythos),
        value: mythos,
        key: 'o.seen-mythos',
        args: { mythos },
        on: mythos,
      }),
    ),
    asides: { inText: who },
  }));
}
