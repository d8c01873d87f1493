import type { Rule } from '@vigil/engine';
import type { ArkhamCheckRules, ArkhamHandler, ArkhamTargetCheck, ArkhamTurnRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { setSlider } from '../../arkham/turn/sliders.js';
import { SLIDER_MOVES, type SliderMove } from '../../arkham/turn/upkeep.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { weakenThroughout } from '../../common/cards/spells.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, unlessInterrupted } from '../../common/game.js';
import { cardInPlay, removeFromTable, turnCard } from '../../common/in-play.js';
import { dealLoss } from '../../common/resources/resources.js';
import type { OpenGate } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { FORESIGHT_STOPS, LOCUSTS, SCRIPT_BONUS } from './constants.js';
import { PHARAOH_SLICE } from './pharaoh-state.js';
import { addUntilEndOfPhase } from './phase-modifiers.js';

// ---- Astral Travel ----

export const hasGate: ArkhamTargetCheck = (g) => g.s.gates.length > 0;

/** Travels through any open gate of Arkham. */
export const castAstralTravel: ArkhamHandler = function* (g, who, { source }): Rule {
  const gate = yield* askUnlessMoot<OpenGate>(g, () => {
    if (g.s.gates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.through-which-gate',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: g.s.gates.map((open) => ({
        id: optionId.gate(open.at),
        value: open,
        key: 'o.gate' as const,
        args: { place: open.at, gate: open.marker },
        on: open.at,
      })),
      asides: { inText: who },
    };
  });
  if (gate) yield* g.rules.gates.enter(g, who, gate);
};

// ---- Denying the Ancient One ----

const DENIAL_CARD = 'the-ancient-one-denied';

/** Puts the denial card on the table until the end of the turn. */
export const castDenial: ArkhamHandler = function* (g): Rule {
  turnCard(g, DENIAL_CARD, 'up');
};

/** Removes the denial at the end of the turn. */
export function endDenialLayer({ endTurn }: Pick<ArkhamTurnRules, 'endTurn'>): Pick<ArkhamTurnRules, 'endTurn'> {
  return {
    endTurn(g) {
      const denial = cardInPlay(g.s, DENIAL_CARD);
      if (denial) removeFromTable(g, denial);
      return endTurn(g);
    },
  };
}

// ---- Plague of Locusts ----

function neighbourhoodOf(g: Game, place: string): string | undefined {
  return g.place(place).street;
}

/** Returns the monsters bitten by locusts this turn, once for each bite. */
function bittenThisTurn(g: AnyGame): readonly string[] {
  const { locusts: plague } = PHARAOH_SLICE.of(g);
  return plague?.turn === g.s.turn ? plague.tokens : [];
}

function countToken(tokens: readonly string[], token: string): number {
  return tokens.reduce((times, one) => (one === token ? times + 1 : times), 0);
}

/**
 * Everything in the caster's neighbourhood suffers: investigators lose 1 Stamina, monsters 1 toughness for this turn.
 */
export const castLocusts: ArkhamHandler = function* (g, who, { source }): Rule {
  const where = neighbourhoodOf(g, who.place);
  if (where === undefined) return;
  const tokens = [...bittenThisTurn(g)];
  for (const { token, at } of [...g.s.monsters]) {
    if (neighbourhoodOf(g, at) !== where) continue;
    if (monsterStats(g, token).toughness - countToken(tokens, token) <= 1)
      yield* g.rules.board.returnMonster(g, token, 'cup');
    else tokens.push(token);
  }
  PHARAOH_SLICE.of(g).locusts = { turn: g.s.turn, tokens };
  for (const other of g.s.investigators.filter(({ place }) => neighbourhoodOf(g, place) === where)) {
    const loss = dealLoss(g, other, { stamina: LOCUSTS.stamina }, { source });
    yield* other === who ? loss : unlessInterrupted(other, loss);
  }
};

/** Lowers the toughness of bitten monsters in every fight of this turn. */
export function bittenMonstersLayer({ prepare }: Pick<ArkhamCheckRules, 'prepare'>): Pick<ArkhamCheckRules, 'prepare'> {
  return {
    prepare(g, who, combat) {
      prepare(g, who, combat);
      const bites = combat.token === undefined ? 0 : countToken(bittenThisTurn(g), combat.token);
      if (bites > 0) weakenThroughout(combat, 'plague-of-locusts', bites);
    },
  };
}

// ---- Premonition ----

type SliderStep = SliderMove | undefined;

/** Returns the next slider moves: either way at first, then the same way. */
function sliderSteps({ sliders }: Investigator, before: SliderStep) {
  return SLIDER_MOVES.flat().filter(({ value: { at, by } }) => {
    const to = sliders[at] + by;
    return to >= 0 && to <= 3 && (!before || (before.at === at && before.by === by));
  });
}

/** Moves one of the caster's sliders by up to two stops. */
export const castPremonition: ArkhamHandler = function* (g, who): Rule {
  let before: SliderStep;
  for (let i = 0; i < FORESIGHT_STOPS; i++) {
    const step: SliderStep = yield* ask<SliderStep>(g, () => ({
      by: [who.seat],
      key: 'q.sliders',
      args: { investigator: who.id, focus: FORESIGHT_STOPS - i, free: 'no' },
      why: g.rules.reasons.choice,
      options: [{ id: 'keep', value: undefined, key: 'o.keep-sliders' }, ...sliderSteps(who, before)],
      asides: { inText: who },
      about: () => ({ checks: {} }),
    }));
    if (!step) break;
    setSlider(who, step.at, who.sliders[step.at] + step.by);
    before = step;
  }
  if (before) g.emit?.({ type: 'sliders', seat: who.seat, sliders: [...who.sliders] });
};

// ---- Revelation of Script ----

/** Lore checks other than Spell checks are easier to the end of the phase. */
export const castScript: ArkhamHandler = function* (g, who): Rule {
  addUntilEndOfPhase(g, who, { mod: 'check', check: 'lore', by: SCRIPT_BONUS });
  addUntilEndOfPhase(g, who, { mod: 'check', check: 'spell', by: -SCRIPT_BONUS });
};
