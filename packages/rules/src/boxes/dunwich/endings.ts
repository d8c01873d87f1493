import type { Rule } from '@vigil/engine';
import { slumbers } from '../../arkham/end/awakening.js';
import { firstCitizen } from '../../arkham/end/scoring.js';
import { won } from '../../arkham/end/victory.js';
import type { Game } from '../../arkham/game.js';
import { boxRumor } from '../../arkham/mythos/rumors.js';
import type { ArkhamGates, ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ofKind } from '../../common/figures/by-kind.js';
import { handOf } from '../../common/figures/hand.js';
import { GameOver, unlessGone } from '../../common/game.js';
import { turnCard } from '../../common/in-play.js';
import type { Handler } from '../../common/meanings.js';

/** He gives himself up, and everybody has won. */
export const winTogether: Handler = function* (of, who, cause): Rule {
  const g = of as Game;
  yield* unlessGone(who, g.means.people.befall(g, who, 'devoured', cause));
  throw new GameOver(won(g, 'greater-good'));
};

/** He has gone over: he wins, and all others lose. Who plays alone has won. */
export const winAlone: Handler = (of, who) => {
  const g = of as Game;
  throw new GameOver({
    ...won(g, 'winning-team'),
    won: g.players === 1,
    winner: who.seat,
    firstCitizen: firstCitizen(g),
  });
};

/** The rumor in play leaves the game, neither passed nor failed. */
export const boxRumors: Handler = function* (g): Rule {
  yield* boxRumor(g as Game);
};

/** What makes the Ancient One weaker in the final battle lies on the table for the rest of the game. */
export const bindBeast: Handler = function* (g): Rule {
  turnCard(g, 'the-beast-is-bound', 'up');
};

/** How many open gates more awaken the Ancient One, by what anybody has. */
function moreGates(g: Game): number {
  if (!g.spoken.isHeld('gatesToAwaken')) return 0;
  let more = 0;
  for (const who of g.s.investigators) {
    if (who.place === 'out') continue;
    for (const [{ by }] of ofKind(handOf(g, who).modifiers, 'gatesToAwaken')) more += by;
  }
  return more;
}

/** The Fire of Asshurbanipal: as long as anybody has it. */
export function burningFire(below: ArkhamGates): Pick<ArkhamGates, 'toAwaken'> {
  return { toAwaken: (g) => below.toAwaken(g) + moreGates(g) };
}

function* watching(g: Game, part: Rule<unknown>): Rule {
  const before = moreGates(g);
  yield* part;
  if (moreGates(g) < before && slumbers(g) && g.s.gates.length >= g.means.gates.toAwaken(g)) {
    g.means.turn.awaken(g, 'gates');
  }
}

/** Who loses it while so many gates are open that it was needed awakens the Ancient One (BOX-20). */
export function fireGoesOut(
  below: Pick<ArkhamTurn, 'upkeep' | 'movement' | 'encounter' | 'otherWorld' | 'mythos'>,
): Pick<ArkhamTurn, 'upkeep' | 'movement' | 'encounter' | 'otherWorld' | 'mythos'> {
  // Also who is gone has lost it; a game that is over stays so.
  const watched = (part: (g: Game, who: Investigator) => Rule) => (g: Game, who: Investigator) =>
    moreGates(g) === 0 ? part(g, who) : watching(g, unlessGone(who, part(g, who)));
  const { mythos } = below;
  return {
    mythos: { ...mythos, phase: (g) => (moreGates(g) === 0 ? mythos.phase(g) : watching(g, mythos.phase(g))) },
    upkeep: watched(below.upkeep),
    movement: watched(below.movement),
    encounter: watched(below.encounter),
    otherWorld: watched(below.otherWorld),
  };
}
