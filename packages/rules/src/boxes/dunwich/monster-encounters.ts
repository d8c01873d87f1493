/** Handlers of encounters that move monsters on the board. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, Game } from '../../arkham/game.js';
import { hasInvestigatorAt } from '../../arkham/mythos/monster-moves.js';
import { ask } from '../../common/ask.js';
import { countSuccesses, rollPlain } from '../../common/checks/dice.js';
import { monsterStats, successFaces } from '../../common/figures/modifiers.js';

/** Rolls a die for each monster on the board; a success returns it to the cup. */
export const rollAwayMonsters: ArkhamHandler = function* (g, who, { source }): Rule {
  for (const { token } of [...g.rules.board.monstersOnBoard(g)]) {
    if (g.rules.board.isSpared(g, token)) continue;
    const dice = rollPlain(g, who, 1, source);
    if (countSuccesses(dice, successFaces(g, who)) > 0) yield* g.rules.board.returnMonster(g, token, 'cup');
  }
};

/**
 * Moves all monsters in Arkham and Dunwich except Spawn and flying ones along the white or the black arrow.
 *
 * Each moves as a normal monster: it stays where an investigator is (A-MYTHOS-29).
 */
export const driveMonstersAlongArrows: ArkhamHandler = function* (g, who, { source }): Rule {
  const arrows = yield* ask<'white' | 'black'>(g, () => ({
    by: [who.seat],
    key: 'q.which-arrow',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: [
      { id: 'white', value: 'white', key: 'o.arrow-white' },
      { id: 'black', value: 'black', key: 'o.arrow-black' },
    ],
    asides: { inText: who },
    about: () => ({
      changes: { white: { moves: drivableMonsters(g, 'white') }, black: { moves: drivableMonsters(g, 'black') } },
    }),
  }));
  for (const monster of [...g.s.monsters]) {
    const to = driveTarget(g, monster, arrows);
    if (to !== undefined && g.s.monsters.includes(monster)) yield* g.rules.board.moveMonster(g, monster, to);
  }
};

/** Returns the destination of a monster along the arrows of a colour. Undefined if it stays. */
function driveTarget(g: Game, { token, at }: Game['s']['monsters'][number], arrows: 'white' | 'black') {
  const { abilities, movement } = monsterStats(g, token);
  if (movement === 'flying' || abilities.includes('spawn')) return undefined;
  if (!abilities.includes('elusive') && hasInvestigatorAt(g, at)) return undefined;
  return g.place(at)[arrows];
}

/** Returns all monsters that the arrows of a colour would move now. */
function drivableMonsters(g: Game, arrows: 'white' | 'black') {
  return g.s.monsters.flatMap((monster) => {
    const to = driveTarget(g, monster, arrows);
    return to === undefined ? [] : [{ monster: monster.token, to }];
  });
}
