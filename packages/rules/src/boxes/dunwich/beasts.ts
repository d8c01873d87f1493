/** What encounters do to the monsters on the board. */
import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import { isSomebodyAt } from '../../arkham/mythos/monster-moves.js';
import { ask } from '../../common/ask.js';
import { figures, successFaces } from '../../common/figures/modifiers.js';
import type { Handler } from '../../common/meanings.js';
import { countSuccesses, rollPlain } from '../../common/resolving/dice.js';

/** A die for each monster on the board; a success sends it to the cup. */
export const sweepBoard: Handler = function* (g, who, { source }): Rule {
  for (const { token } of [...g.means.board.monstersOnBoard(g)]) {
    if (g.means.board.isSpared(g, token)) continue;
    const dice = rollPlain(g, who, 1, source);
    if (countSuccesses(dice, successFaces(g, who)) > 0) yield* g.means.board.returnMonster(g, token, 'cup');
  }
};

/**
 * All monsters in Arkham and Dunwich but Spawn and flying ones go along the white or the black arrow, each like a normal
 * one: it stays where somebody is (A-MYTHOS-29).
 */
export const driveMonsters: Handler = function* (game, who, { source }): Rule {
  const g = game as Game;
  const arrows = yield* ask<'white' | 'black'>(g, () => ({
    by: [who.seat],
    key: 'q.which-arrow',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: [
      { id: 'white', value: 'white', key: 'o.arrow-white' },
      { id: 'black', value: 'black', key: 'o.arrow-black' },
    ],
    asides: { inText: who },
  }));
  for (const monster of [...g.s.monsters]) {
    const { abilities, movement } = figures(g, monster.token);
    if (movement === 'flying' || abilities.includes('spawn')) continue;
    if (!abilities.includes('elusive') && isSomebodyAt(g, monster.at)) continue;
    const to = g.place(monster.at)[arrows];
    if (to !== undefined && g.s.monsters.includes(monster)) yield* g.means.board.moveMonster(g, monster, to);
  }
};
