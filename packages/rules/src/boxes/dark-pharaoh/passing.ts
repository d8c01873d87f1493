import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { holdFor, letGoOf } from '../../common/resolving/during.js';
import type { Modifier } from '../../language/modifiers.js';
import { PART } from './part.js';

/** Holds for him to the end of this phase. */
export function toPhaseEnd(g: Game, who: Investigator, modifier: Modifier): void {
  holdFor(who, modifier);
  const part = PART.of(g);
  part.passing = [...(part.passing ?? []), { seat: who.seat, phase: g.s.step.phase, modifier }];
}

/** What held to the end of a phase that is over holds no more. */
function passed(g: Game): void {
  const part = PART.of(g);
  if (!part.passing) return;
  const left = part.passing.filter(({ seat, phase, modifier }) => {
    if (phase === g.s.step.phase) return true;
    const who = g.at(seat);
    const held = who.untilTurnEnds.find((one) => JSON.stringify(one) === JSON.stringify(modifier));
    if (held) letGoOf(who, [held]);
    return false;
  });
  part.passing = left.length > 0 ? left : undefined;
}

/** Every part of a turn begins without what was over before it. */
export function passing(
  turn: ArkhamTurn,
): Pick<ArkhamTurn, 'upkeep' | 'movement' | 'encounter' | 'otherWorld' | 'mythos' | 'endTurn'> {
  const after = (part: (g: Game, who: Investigator) => Rule) => (g: Game, who: Investigator) => {
    passed(g);
    return part(g, who);
  };
  return {
    upkeep: after(turn.upkeep),
    movement: after(turn.movement),
    encounter: after(turn.encounter),
    otherWorld: after(turn.otherWorld),
    mythos: {
      ...turn.mythos,
      phase(g) {
        passed(g);
        return turn.mythos.phase(g);
      },
    },
    endTurn(g) {
      PART.of(g).passing = undefined;
      return turn.endTurn(g);
    },
  };
}
