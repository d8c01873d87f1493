import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamChecks, ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { setSlider } from '../../arkham/turn/sliders.js';
import { SLIDER_MOVES, type SliderMove } from '../../arkham/turn/upkeep.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { figures } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, unlessGone } from '../../common/game.js';
import { cardInPlay, takeFrom, turnCard } from '../../common/in-play.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { dealLoss } from '../../common/resolving/resources.js';
import { weakenThroughout } from '../../common/resolving/spells.js';
import type { OpenGate } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { FORESIGHT_STOPS, LOCUSTS, SCRIPT_BONUS } from './constants.js';
import { PART } from './part.js';
import { toPhaseEnd } from './passing.js';

// ---- Astral Travel ----

export const hasGate: Targets = (g) => g.s.gates.length > 0;

/** Through any open gate of Arkham. */
export const travel: Handler = function* (of, caster, { source }): Rule {
  const [g, who] = [of as Game, caster as Investigator];
  const gate = yield* askUnlessMoot<OpenGate>(g, () => {
    if (g.s.gates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.through-which-gate',
      args: { investigator: who.id, source },
      why: g.means.reasons.choice,
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
  if (gate) yield* g.means.gates.enter(g, who, gate);
};

// ---- Denying the Ancient One ----

const DENIAL = 'the-ancient-one-denied';

/** To the end of the turn it lies on the table that the Ancient One is denied. */
export const deny: Handler = function* (of): Rule {
  const g = of as Game;
  turnCard(g, DENIAL, 'up');
};

/** With the turn the denial ends. */
export function denying({ endTurn }: Pick<ArkhamTurn, 'endTurn'>): Pick<ArkhamTurn, 'endTurn'> {
  return {
    endTurn(g) {
      const denial = cardInPlay(g.s, DENIAL);
      if (denial) takeFrom(g, denial);
      return endTurn(g);
    },
  };
}

// ---- Plague of Locusts ----

function neighbourhood(g: Game, place: string): string | undefined {
  return g.place(place).street;
}

/** The monsters that locusts have bitten this turn, each as often as it was. */
function bittenNow(g: AnyGame): readonly string[] {
  const { locusts: plague } = PART.of(g);
  return plague?.turn === g.s.turn ? plague.tokens : [];
}

function timesIn(tokens: readonly string[], token: string): number {
  return tokens.reduce((times, one) => (one === token ? times + 1 : times), 0);
}

/** All in the caster's neighbourhood suffer: people a point of Stamina, monsters one of toughness for this turn. */
export const locusts: Handler = function* (of, caster, { source }): Rule {
  const [g, who] = [of as Game, caster as Investigator];
  const where = neighbourhood(g, who.place);
  if (where === undefined) return;
  const tokens = [...bittenNow(g)];
  for (const { token, at } of [...g.s.monsters]) {
    if (neighbourhood(g, at) !== where) continue;
    if (figures(g, token).toughness - timesIn(tokens, token) <= 1) yield* g.means.board.returnMonster(g, token, 'cup');
    else tokens.push(token);
  }
  PART.of(g).locusts = { turn: g.s.turn, tokens };
  for (const other of g.s.investigators.filter(({ place }) => neighbourhood(g, place) === where)) {
    const loss = dealLoss(g, other, { stamina: LOCUSTS.stamina }, { source });
    yield* other === who ? loss : unlessGone(other, loss);
  }
};

/** What the locusts have bitten is less tough in every fight of this turn. */
export function bitten({ prepare }: Pick<ArkhamChecks, 'prepare'>): Pick<ArkhamChecks, 'prepare'> {
  return {
    prepare(g, who, combat) {
      prepare(g, who, combat);
      const bites = combat.token === undefined ? 0 : timesIn(bittenNow(g), combat.token);
      if (bites > 0) weakenThroughout(combat, 'plague-of-locusts', bites);
    },
  };
}

// ---- Premonition ----

type Step = SliderMove | undefined;

/** Where a slider can go on from here: any way at first, then on as it began. */
function steps({ sliders }: Investigator, before: Step) {
  return SLIDER_MOVES.flat().filter(({ value: { at, by } }) => {
    const to = sliders[at] + by;
    return to >= 0 && to <= 3 && (!before || (before.at === at && before.by === by));
  });
}

/** One slider of his goes up to two stops. */
export const foresee: Handler = function* (of, caster): Rule {
  const [g, who] = [of as Game, caster as Investigator];
  let before: Step;
  for (let i = 0; i < FORESIGHT_STOPS; i++) {
    const step: Step = yield* ask<Step>(g, () => ({
      by: [who.seat],
      key: 'q.sliders',
      args: { investigator: who.id, focus: FORESIGHT_STOPS - i, free: 'no' },
      why: g.means.reasons.choice,
      options: [{ id: 'keep', value: undefined, key: 'o.keep-sliders' }, ...steps(who, before)],
      asides: { inText: who },
      about: () => ({ checks: {} }),
    }));
    if (!step) break;
    setSlider(who, step.at, who.sliders[step.at] + step.by);
    before = step;
  }
  if (before) g.tell?.({ type: 'sliders', seat: who.seat, sliders: [...who.sliders] });
};

// ---- Revelation of Script ----

/** Lore checks but Spell checks are easier to the end of the phase. */
export const reveal: Handler = function* (of, caster): Rule {
  const [g, who] = [of as Game, caster as Investigator];
  toPhaseEnd(g, who, { mod: 'check', check: 'lore', by: SCRIPT_BONUS });
  toPhaseEnd(g, who, { mod: 'check', check: 'spell', by: -SCRIPT_BONUS });
};
