import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import type { Modifier } from '../../language/effects.js';
import { PART } from './part.js';

/** Holds for him to the end of this phase. */
export function toPhaseEnd(g: Game, who: Investigator, modifier: Modifier): void {
  who.untilTurnEnds.push(modifier);
  const part = PART.of(g);
  part.passing = [...(part.passing ?? []), { seat: who.seat, phase: g.s.step.phase, modifier }];
}

/** What held to the end of a phase that is over holds no more. */
function passed(g: Game): void {
  const part = PART.of(g);
  if (!part.passing) return;
  const left = part.passing.filter(({ seat, phase, modifier }) => {
    if (phase === g.s.step.phase) return true;
    const { untilTurnEnds } = g.at(seat);
    const at = untilTurnEnds.findIndex((one) => JSON.stringify(one) === JSON.stringify(modifier));
    if (at >= 0) untilTurnEnds.splice(at, 1);
    return false;
  });
  part.passing = left.length > 0 ? left : undefined;
}

/** Every part of a turn begins without what was over before it. */
export function passing(
  turn: ArkhamTurn,
): Pick<ArkhamTurn, 'upkeep' | 'movement' | 'encounter' | 'otherWorld' | 'mythos' | 'endTurn'> {
  return {
    *upkeep(g, who): Rule {
      passed(g);
      yield* turn.upkeep(g, who);
    },
    *movement(g, who): Rule {
      passed(g);
      yield* turn.movement(g, who);
    },
    *encounter(g, who): Rule {
      passed(g);
      yield* turn.encounter(g, who);
    },
    *otherWorld(g, who): Rule {
      passed(g);
      yield* turn.otherWorld(g, who);
    },
    mythos: {
      ...turn.mythos,
      *phase(g): Rule {
        passed(g);
        yield* turn.mythos.phase(g);
      },
    },
    *endTurn(g): Rule {
      PART.of(g).passing = undefined;
      yield* turn.endTurn(g);
    },
  };
}
