/** The heralds of Kingsport (K-HERALD). Their direct effects are on their sheets. */
import type { Rule } from '@vigil/engine';
import type { ArkhamBoardRules, ArkhamGateRules, MythosSteps } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import { resolveForFirstPlayer } from '../../arkham/mythos/card-text.js';
import type { Investigator } from '../../arkham/state.js';
import { askUnlessMoot } from '../../common/ask.js';
import type { Cause } from '../../common/game.js';
import { isSheetInPlay } from '../../common/in-play.js';
import { canPay, pay } from '../../common/resources/costs.js';
import type { MythosDef } from '../../language/components.js';
import type { Effect, Effects } from '../../language/effects.js';
import { OMEN } from './constants.js';

const GHROTH = 'ghroth';
const TULZSCHA = 'tulzscha';
const CULTIST = 'cultist';
const A_CLUE = { clues: OMEN.clues } as const;

const areAllInArkham = (what: 'sanity' | 'stamina'): Effect => ({
  do: 'each',
  of: 'investigators-in-arkham',
  then: [{ do: 'lose', what, amount: OMEN[what] }],
});
/** Results of the die the first player rolls. */
const OMEN_EFFECTS: Effects = [
  {
    do: 'roll',
    dice: 1,
    faces: [
      { on: [1], then: [areAllInArkham('sanity')] },
      { on: [2], then: [areAllInArkham('stamina')] },
      { on: [5], then: [{ do: 'track', what: 'terror', by: OMEN.terror }] },
      { on: [6], then: [{ do: 'track', what: 'doom', by: OMEN.doom }] },
    ],
  },
];

/**
 * Ghroth: a mystic Environment drawn for full resolution has omens before the card itself (K-HERALD-03, BOX-02).
 *
 * Tulzscha: seals burn where a Cultist began the phase (K-HERALD-02).
 */
export function heraldMythosLayer(below: MythosSteps): Pick<MythosSteps, 'card' | 'phase'> {
  return {
    card: (g, card) =>
      isOmen(card) && isSheetInPlay(g, GHROTH) ? resolveWithOmens(g, card, below) : below.card(g, card),
    phase: (g) => (isSheetInPlay(g, TULZSCHA) ? burnSealsThen(g, below) : below.phase(g)),
  };
}

function* resolveWithOmens(g: Game, card: MythosDef, below: Pick<MythosSteps, 'card'>): Rule {
  if (!(yield* offerToBuyOffOmen(g))) yield* resolveForFirstPlayer(g, OMEN_EFFECTS, GHROTH);
  yield* below.card(g, card);
}

function* burnSealsThen(g: Game, below: Pick<MythosSteps, 'phase'>): Rule {
  yield* burnSeals(g);
  yield* below.phase(g);
}

function isOmen({ type, subtype }: MythosDef): boolean {
  return type === 'environment' && subtype === 'mystic';
}

/**
 * Asks each investigator in turn order to spend a Clue (BOX-29). Clues already paid are lost.
 *
 * The questions stop once one has not paid, or if one cannot: further Clues would buy nothing.
 */
function* offerToBuyOffOmen(g: Game): Rule<boolean> {
  const cause = { source: GHROTH };
  const all = investigatorsInOrder(g);
  for (const who of all) {
    if (all.slice(all.indexOf(who)).some((one) => !canPay(g, one, A_CLUE, cause))) return false;
    if (!(yield* offerOmenPayment(g, who, cause))) return false;
    yield* pay(g, who, A_CLUE, cause);
  }
  return true;
}

function offerOmenPayment(g: Game, who: Investigator, cause: Cause): Rule<boolean | undefined> {
  return askUnlessMoot<boolean>(g, () =>
    canPay(g, who, A_CLUE, cause)
      ? {
          by: [who.seat],
          key: 'q.omen',
          args: { investigator: who.id, source: GHROTH },
          why: 'K-HERALD-03',
          // No trades: the Mythos Phase runs without interruption.
          asides: 'none',
          options: [
            { id: 'no', value: false, key: 'o.no' },
            { id: 'yes', value: true, key: 'o.yes' },
          ],
          about: () => ({
            effects: [{ do: 'may', cost: A_CLUE, then: [], else: OMEN_EFFECTS }],
            source: GHROTH,
            checks: {},
          }),
        }
      : undefined,
  );
}

/** Returns a Cultist at a seal to the cup with the seal, unless the seal is permanent (BOX-35). */
function* burnSeals(g: Game): Rule {
  const { board, gates } = g.rules;
  for (const { token, at } of [...g.s.monsters]) {
    if (g.monster(token).id !== CULTIST || !gates.isSealed(g, at)) continue;
    yield* gates.breakSeal(g, at);
    yield* board.returnMonster(g, token, 'cup');
  }
}

/** Tulzscha adds a Cultist to the first gate, that of the set-up (K-HERALD-02). */
export function firstGateLayer(below: ArkhamGateRules): Pick<ArkhamGateRules, 'openGate'> {
  return {
    openGate(g, at, monsters, brokenSeal) {
      const opens = below.openGate(g, at, monsters, brokenSeal);
      const isFirst = g.s.turn === 0 && g.s.gates.length === 0;
      return isFirst && isSheetInPlay(g, TULZSCHA) ? openWithCultist(g, at, opens) : opens;
    },
  };
}

function* openWithCultist(g: Game, at: string, opens: Rule): Rule {
  yield* opens;
  if (g.s.gates.length === 0) return;
  const token = g.s.cup.find((one) => g.monster(one).id === CULTIST);
  if (token === undefined) return;
  g.makeMutable(g.s, 'cup').splice(g.s.cup.indexOf(token), 1);
  yield* g.rules.board.placeMonster(g, token, at);
}

/** A moving Cultist goes to an adjacent sealed location; all are adjacent to the Sky (K-HERALD-02). */
export function cultistMovesLayer({ moves }: Pick<ArkhamBoardRules, 'moves'>): ArkhamBoardRules['moves'] {
  const changed = Object.entries(moves).map(([kind, move]): [string, typeof move] => [
    kind,
    move &&
      ((g, monster, mover) => {
        const to = mover.kind.id === CULTIST && isSheetInPlay(g, TULZSCHA) ? adjacentSeals(g, monster.at) : [];
        if (to.length === 0) return move(g, monster, mover);
        // It stays for the next Mythos Phase.
        return to.includes(monster.at) ? { does: 'stay' } : { does: 'go', to, why: 'K-HERALD-02' };
      }),
  ]);
  return { ...moves, ...Object.fromEntries(changed) };
}

function adjacentSeals(g: Game, at: string): readonly string[] {
  if (g.rules.gates.isSealed(g, at)) return [at];
  const { kind } = g.place(at);
  const neighbours = kind === 'sky' ? g.s.seals : g.rules.board.adjacentAreas(g, at);
  return neighbours.filter((place) => g.rules.gates.isSealed(g, place));
}
