/** Effects of Kingsport's cards and sheets with rules of their own (`mod: 'rule'`). */
import type { Rule } from '@vigil/engine';
import { isKeptClear } from '../../arkham/board/monsters.js';
import { canTerrorRise } from '../../arkham/board/tracks.js';
import { isSlumbering } from '../../arkham/end/awakening.js';
import type {
  ArkhamBoardRules,
  ArkhamGateRules,
  ArkhamPeopleRules,
  ArkhamRuleTable,
  ArkhamTurnRules,
  Game,
} from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { discardCard } from '../../common/cards/cards.js';
import { findModifier, modifiersInPlay } from '../../common/figures/modifiers.js';
import { isInterruptOf } from '../../common/game.js';
import { emptyRule } from '../../common/layers.js';
import { gainClues } from '../../common/resources/resources.js';
import { canSpend, spend } from '../../common/resources/spending.js';
import type { Fate } from '../../language/terms.js';
import { countBrood, gainBroodToken } from './brood-tokens.js';
import { CORRUPTING_DOOM, DREAMER_CLUES, QUELL_CLUES } from './constants.js';
import { KINGSPORT_SLICE } from './rifts.js';

/** True if one of the investigator's cards or sheets has that rule. */
function hasRule(g: Game, who: Investigator, name: string): boolean {
  return findModifier(g, who, 'rule', (rule) => rule.name === name) !== undefined;
}

/** A card may be discarded to prevent being arrested or delayed (Makeup Kit, Telescope). */
export function sparingCardsLayer({
  applyFate,
}: Pick<ArkhamPeopleRules, 'applyFate'>): Pick<ArkhamPeopleRules, 'applyFate'> {
  return {
    applyFate: (g, who, fate, cause) =>
      (fate === 'arrested' || fate === 'delayed') && hasRule(g, who, sparingRuleOf(fate))
        ? applyUnlessSpared(g, who, fate, () => applyFate(g, who, fate, cause))
        : applyFate(g, who, fate, cause),
  };
}

/** Returns the rule name of a card that prevents that fate. */
const sparingRuleOf = (fate: Fate) => `kingsport-spares-${fate}`;

function* applyUnlessSpared(g: Game, who: Investigator, fate: Fate, fateRule: () => Rule): Rule {
  if (!(yield* offerToSpare(g, who, fate))) yield* fateRule();
}

function* offerToSpare(g: Game, who: Investigator, fate: Fate): Rule<boolean> {
  const rule = sparingRuleOf(fate);
  const card = who.cards.find((possession) =>
    g.card(possession.card).modifiers?.some((modifier) => modifier.mod === 'rule' && modifier.name === rule),
  );
  // Nothing to prevent, for example a second delay (A-MOVE-36).
  if (!card || !g.rules.people.fateWouldApply(g, who, fate)) return false;
  const gives = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.spare',
    args: { investigator: who.id, card: card.card, what: fate === 'arrested' ? 'arrested' : 'delayed' },
    why: g.rules.reasons.answer,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    about: () => ({ changes: { no: { fate } } }),
    asides: { inText: who },
  }));
  if (gives) discardCard(g, who, card);
  return gives;
}

/** True if the Ancient One's sheet has that rule, in the final battle too. */
function isPrinted({ ancientOne }: Game, name: string): boolean {
  return ancientOne.modifiers.some((modifier) => modifier.mod === 'rule' && modifier.name === name);
}

/** True if the slumbering Ancient One has that rule. */
function hasActivePower(g: Game, name: string): boolean {
  return g.effectIndex.hasTableModifier('rule') && modifiersInPlay(g, 'rule').some(([rule]) => rule.name === name);
}

const ELDER_SIGN = 'elder-sign';
/** True if Wendy Adams holds the card that protects her. */
function isGuarded(g: Game, who: Investigator): boolean {
  return who.cards.some(({ card }) => card === ELDER_SIGN) && hasRule(g, who, 'kingsport-blessed-child');
}

/** Sheet effects on fates: some investigators cannot be arrested or cursed, others gain on arrival at a place. */
export function shelterLayer(
  below: Pick<ArkhamPeopleRules, 'applyFate' | 'receive' | 'fateWouldApply' | 'wouldReceive' | 'onRelocated'>,
): Pick<ArkhamPeopleRules, 'applyFate' | 'receive' | 'fateWouldApply' | 'wouldReceive' | 'onRelocated'> {
  const isImmuneTo = (g: Game, who: Investigator, card: string): boolean =>
    (card === 'curse' && isGuarded(g, who)) || (card === 'bank-loan' && hasRule(g, who, 'kingsport-minor'));
  return {
    applyFate(g, who, fate, cause) {
      if (fate === 'arrested' && isGuarded(g, who)) return emptyRule();
      const brood = fate === 'devoured' ? countBrood(who) : 0;
      const fateRule = below.applyFate(g, who, fate, cause);
      return brood > 0 ? devourWithBrood(g, who, brood, fateRule) : fateRule;
    },
    receive: (g, who, card, cause) => (isImmuneTo(g, who, card) ? emptyRule() : below.receive(g, who, card, cause)),
    fateWouldApply: (g, who, fate) => !(fate === 'arrested' && isGuarded(g, who)) && below.fateWouldApply(g, who, fate),
    wouldReceive: (g, who, card) => !isImmuneTo(g, who, card) && below.wouldReceive(g, who, card),
    onRelocated(g, who, from) {
      const comes = below.onRelocated(g, who, from);
      return hasRule(g, who, 'kingsport-dreamer') ? enterWithDreamerClue(g, who, from, comes) : comes;
    },
  };
}

/** Devours an investigator who has that many brood tokens. */
function* devourWithBrood(g: Game, who: Investigator, brood: number, fateRule: Rule): Rule {
  try {
    yield* fateRule;
  } catch (interrupt) {
    if (who.place === 'out' && isInterruptOf(interrupt, who) && isPrinted(g, 'kingsport-bargain')) {
      yield* addDoomOfBrood(g, brood);
    }
    throw interrupt;
  }
}

function* enterWithDreamerClue(g: Game, who: Investigator, from: string, comes: Rule): Rule {
  yield* comes;
  const { kind } = g.place(who.place);
  if ((kind === 'world' || kind === 'lost') && who.place !== from) yield* gainClues(g, who, DREAMER_CLUES, who.id);
}

/** Adds that many doom tokens, even past the end of the track. */
function* addDoomOfBrood(g: Game, n: number): Rule {
  if (g.s.doom + n <= g.ancientOne.doom) return yield* g.rules.board.addDoom(g, n);
  g.s.doom += n;
  g.emit?.({ type: 'doom', by: n, doom: g.s.doom });
  if (isSlumbering(g)) g.rules.turn.awaken(g, 'doom');
}

const QUELLING_RULE = 'kingsport-settle-down';

/** Raises terror, less the points that an investigator pays for. */
export function quellTerrorLayer({
  raiseTerror,
}: Pick<ArkhamBoardRules, 'raiseTerror'>): Pick<ArkhamBoardRules, 'raiseTerror'> {
  return {
    *raiseTerror(g, by): Rule {
      let left = by;
      for (const who of left > 0 && canTerrorRise(g) ? g.s.investigators : []) {
        if (who.place === 'out' || !hasRule(g, who, QUELLING_RULE)) continue;
        while (left > 0 && (yield* offerToQuell(g, who, left))) {
          yield* spend(g, who, 'clues', QUELL_CLUES, who.id);
          left--;
        }
      }
      if (by <= 0 || left > 0) yield* raiseTerror(g, left);
    },
  };
}

function offerToQuell(g: Game, who: Investigator, left: number): Rule<boolean | undefined> {
  return askUnlessMoot<boolean>(g, () =>
    canSpend(g, who, 'clues') >= QUELL_CLUES
      ? {
          by: [who.seat],
          key: 'q.quell',
          args: { investigator: who.id, n: g.s.terror },
          why: g.rules.reasons.answer,
          options: [
            { id: 'yes', value: true, key: 'o.yes' },
            { id: 'no', value: false, key: 'o.no' },
          ],
          about: () => ({ changes: { yes: { clues: -QUELL_CLUES, terror: left - 1 }, no: { terror: left } } }),
        }
      : undefined,
  );
}

/** Ancient One effects on gates, seals, drawn cards and the final battle. */
export function ancientOnePowersLayer(below: ArkhamRuleTable): Pick<ArkhamRuleTable, 'gates' | 'turn' | 'cards'> {
  const { gates, turn, cards } = below;
  return {
    gates: { ...gates, ...sealBargainLayer(gates), ...gateBurstLayer(gates) },
    turn: { ...turn, ...burstTurnLayer(turn) },
    cards: {
      ...cards,
      onDrawn(g, who, card) {
        const below = cards.onDrawn?.(g, who, card);
        return g.card(card).type === 'tome' ? addDoomForTome(g, below) : (below ?? emptyRule());
      },
    },
  };
}

function* addDoomForTome(g: Game, below: Rule | undefined): Rule {
  if (below) yield* below;
  if (!KINGSPORT_SLICE.of(g).dealingInvestigator && hasActivePower(g, 'kingsport-corrupting-text'))
    yield* g.rules.board.addDoom(g, CORRUPTING_DOOM);
}

function sealBargainLayer({ seal }: Pick<ArkhamGateRules, 'seal'>): Pick<ArkhamGateRules, 'seal'> {
  return {
    *seal(g, at, who, over = 'gate'): Rule {
      yield* seal(g, at, who, over);
      // Only the investigator who seals a gate makes the bargain.
      if (who && over === 'gate' && hasActivePower(g, 'kingsport-bargain'))
        yield* gainBroodToken(g, who, { source: g.s.ancientOne });
    },
  };
}

/** If every gate is a gate burst, so is a gate opened by an encounter: it removes a seal (D-BURST-02, D-BURST-03). */
function gateBurstLayer({ open }: Pick<ArkhamGateRules, 'open'>): Pick<ArkhamGateRules, 'open'> {
  return {
    open: (g, at, monster) =>
      hasActivePower(g, 'kingsport-all-burst') ? openWithBurst(g, at, monster, open) : open(g, at, monster),
  };
}

function* openWithBurst(g: Game, at: string, monster: boolean, open: ArkhamGateRules['open']): Rule {
  const { gates } = g.rules;
  if (!gates.isSealed(g, at) || isKeptClear(g, at)) return yield* open(g, at, monster);
  if (yield* gates.breakSeal(g, at))
    yield* gates.openGate(g, at, monster ? gates.monstersOfGate(g, 'encounter') : 0, true);
}

function burstTurnLayer({
  mythos,
  final,
}: Pick<ArkhamTurnRules, 'mythos' | 'final'>): Pick<ArkhamTurnRules, 'mythos' | 'final'> {
  return {
    mythos: {
      ...mythos,
      gate: (g, card) =>
        mythos.gate(
          g,
          card.gate !== undefined && hasActivePower(g, 'kingsport-all-burst') ? { ...card, gateBurst: true } : card,
        ),
    },
    final: {
      ...final,
      // After its first attack.
      successesForDoom: (g) =>
        final.successesForDoom(g) * ((g.s.battle?.round ?? 1) > 1 && isPrinted(g, 'kingsport-many-arms') ? 2 : 1),
    },
  };
}
