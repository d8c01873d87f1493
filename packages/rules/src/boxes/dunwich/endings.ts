import type { Rule } from '@vigil/engine';
import { isSlumbering } from '../../arkham/end/awakening.js';
import { firstCitizen } from '../../arkham/end/scoring.js';
import { endAsWon } from '../../arkham/end/victory.js';
import type { ArkhamGateRules, ArkhamHandler, ArkhamTurnRules, Game } from '../../arkham/game.js';
import { removeRumor } from '../../arkham/mythos/rumors.js';
import type { Investigator } from '../../arkham/state.js';
import { modifiersOfKind } from '../../common/figures/by-kind.js';
import { handOf } from '../../common/figures/hand.js';
import { GameOver, unlessInterrupted } from '../../common/game.js';
import { turnCard } from '../../common/in-play.js';

/** The investigator sacrifices themselves, and all players win. */
export const winForAll: ArkhamHandler = function* (g, who, cause): Rule {
  yield* unlessInterrupted(who, g.rules.people.applyFate(g, who, 'devoured', cause));
  throw new GameOver(endAsWon(g, 'greater-good'));
};

/** The investigator changes sides: they win and all others lose. A solo player wins. */
export const winAlone: ArkhamHandler = (g, who) => {
  throw new GameOver({
    ...endAsWon(g, 'winning-team'),
    won: g.players === 1,
    winner: who.seat,
    firstCitizen: firstCitizen(g),
  });
};

/** Removes the rumor in play from the game, neither passed nor failed. */
export const removeRumors: ArkhamHandler = function* (g): Rule {
  yield* removeRumor(g);
};

/** Puts the card that weakens the Ancient One in the final battle on the table until the game ends. */
export const bindBeast: ArkhamHandler = function* (g): Rule {
  turnCard(g, 'the-beast-is-bound', 'up');
};

/** Returns the number of extra open gates needed to awaken the Ancient One, by cards held. */
function extraGatesToAwaken(g: Game): number {
  if (!g.effectIndex.hasHeldModifier('gatesToAwaken')) return 0;
  let more = 0;
  for (const who of g.s.investigators) {
    if (who.place === 'out') continue;
    for (const [{ by }] of modifiersOfKind(handOf(g, who).modifiers, 'gatesToAwaken')) more += by;
  }
  return more;
}

/** The Fire of Asshurbanipal, while an investigator has it. */
export function fireGatesLayer(below: ArkhamGateRules): Pick<ArkhamGateRules, 'gatesToAwaken'> {
  return { gatesToAwaken: (g) => below.gatesToAwaken(g) + extraGatesToAwaken(g) };
}

function* runWatchingFire(g: Game, part: Rule<unknown>): Rule {
  const before = extraGatesToAwaken(g);
  yield* part;
  if (extraGatesToAwaken(g) < before && isSlumbering(g) && g.s.gates.length >= g.rules.gates.gatesToAwaken(g)) {
    g.rules.turn.awaken(g, 'gates');
  }
}

/** Losing the card while its extra gates are needed awakens the Ancient One (BOX-20). */
export function fireLostLayer(
  below: Pick<ArkhamTurnRules, 'upkeep' | 'movement' | 'encounter' | 'otherWorld' | 'mythos'>,
): Pick<ArkhamTurnRules, 'upkeep' | 'movement' | 'encounter' | 'otherWorld' | 'mythos'> {
  // Also applies to investigators who left the game; a finished game stays finished.
  const watchFire = (part: (g: Game, who: Investigator) => Rule) => (g: Game, who: Investigator) =>
    extraGatesToAwaken(g) === 0 ? part(g, who) : runWatchingFire(g, unlessInterrupted(who, part(g, who)));
  const { mythos } = below;
  return {
    mythos: {
      ...mythos,
      phase: (g) => (extraGatesToAwaken(g) === 0 ? mythos.phase(g) : runWatchingFire(g, mythos.phase(g))),
    },
    upkeep: watchFire(below.upkeep),
    movement: watchFire(below.movement),
    encounter: watchFire(below.encounter),
    otherWorld: watchFire(below.otherWorld),
  };
}
