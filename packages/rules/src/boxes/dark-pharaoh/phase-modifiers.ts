import type { Rule } from '@vigil/engine';
import type { ArkhamTurnRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { addUntilEndOfTurn, removeUntilEndOfTurn } from '../../common/effects/temporary-modifiers.js';
import type { Modifier } from '../../language/modifiers.js';
import { PHARAOH_SLICE } from './pharaoh-state.js';

/** Adds a modifier for the investigator to the end of this phase. */
export function addUntilEndOfPhase(g: Game, who: Investigator, modifier: Modifier): void {
  addUntilEndOfTurn(who, modifier);
  const part = PHARAOH_SLICE.of(g);
  part.phaseModifiers = [...(part.phaseModifiers ?? []), { seat: who.seat, phase: g.s.step.phase, modifier }];
}

/** Removes modifiers of phases that are over. */
function removePhaseModifiers(g: Game): void {
  const part = PHARAOH_SLICE.of(g);
  if (!part.phaseModifiers) return;
  const left = part.phaseModifiers.filter(({ seat, phase, modifier }) => {
    if (phase === g.s.step.phase) return true;
    const who = g.investigatorAt(seat);
    const held = who.untilTurnEnds.find((end) => JSON.stringify(end) === JSON.stringify(modifier));
    if (held) removeUntilEndOfTurn(who, [held]);
    return false;
  });
  part.phaseModifiers = left.length > 0 ? left : undefined;
}

/** Removes expired modifiers before every part of a turn. */
export function phaseModifiersLayer(
  turn: ArkhamTurnRules,
): Pick<ArkhamTurnRules, 'upkeep' | 'movement' | 'encounter' | 'otherWorld' | 'mythos' | 'endTurn'> {
  const afterCleanup = (part: (g: Game, who: Investigator) => Rule) => (g: Game, who: Investigator) => {
    removePhaseModifiers(g);
    return part(g, who);
  };
  return {
    upkeep: afterCleanup(turn.upkeep),
    movement: afterCleanup(turn.movement),
    encounter: afterCleanup(turn.encounter),
    otherWorld: afterCleanup(turn.otherWorld),
    mythos: {
      ...turn.mythos,
      phase(g) {
        removePhaseModifiers(g);
        return turn.mythos.phase(g);
      },
    },
    endTurn(g) {
      PHARAOH_SLICE.of(g).phaseModifiers = undefined;
      return turn.endTurn(g);
    },
  };
}
