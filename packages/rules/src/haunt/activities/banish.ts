import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { previewCheck } from '../../common/checks/checks.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import { type CheckDetails, type OptionWithValue, optionId } from '../../language/questions/index.js';
import { markerOf } from '../board/gates.js';
import { type Game, monstersInCity } from '../game.js';
import { makeFocusCheck } from '../people/skills.js';
import type { BoardMonster, Gate, Investigator } from '../state.js';

/**
 * True if an investigator can banish at the face-up gate there: a clue to pay and a matching monster (H-BANISH-01,
 * H-BANISH-02, H-BANISH-05).
 */
export function canBanish(g: Game, who: Investigator, gate: Gate): boolean {
  return who.clues > 0 && banishableMonsters(g, gate).length > 0;
}

/** Monsters in the city with the gate's symbol, including the Sky (H-BANISH-04, H-BANISH-05, H-BANISH-09). */
function banishableMonsters(g: Game, gate: Gate): BoardMonster[] {
  const { symbol } = markerOf(g, gate);
  return monstersInCity(g).filter(({ token }) => g.monster(token).symbol === symbol);
}

/**
 * Banishes monsters (H-ADD-11) for a clue and a Focus check with the gate's modifier (H-BANISH-02 to H-BANISH-09). Each
 * success sends up to one monster to the stack of the gate's world, in the chosen order. Nothing else uses that
 * modifier (H-ADD-12).
 */
export function* banishMonsters(g: Game, who: Investigator, gate: Gate): Rule {
  const { world } = markerOf(g, gate);
  const { at } = gate;
  who.clues -= 1;
  g.emit?.({ type: 'paid', seat: who.seat, what: 'clue', amount: 1, from: at });
  g.emit?.({ type: 'ritual', seat: who.seat, at, kind: 'banish', outcome: 'begun' });
  const { passed, successes } = yield* makeFocusCheck(g, who, banishSpec(g, gate));
  g.emit?.({ type: 'ritual', seat: who.seat, at, kind: 'banish', outcome: passed ? 'done' : 'failed' });
  for (let left = successes; left > 0; left--) {
    const monster = yield* chooseNextMonster(g, who, gate, left);
    if (!monster) break;
    yield* g.rules.board.sendMonster(g, monster, world);
  }
  yield* defeatIfAtZero(g, who);
}

function banishSpec(g: Game, gate: Gate) {
  const { modifier } = markerOf(g, gate);
  return { modifier, difficulty: 1, cause: { source: gate.marker }, counts: banishableMonsters(g, gate).length };
}

/** Previews the Focus check of a banishing, after paying a clue. */
export function previewBanish(g: Game, who: Investigator, gate: Gate): CheckDetails {
  return previewCheck(g, who, { kind: 'focus', ...banishSpec(g, gate) }, who.clues - 1);
}

/** Chooses the next monster to banish (H-BANISH-04, H-BANISH-09); undefined: no more. */
function* chooseNextMonster(g: Game, who: Investigator, gate: Gate, left: number): Rule<BoardMonster | undefined> {
  return yield* askUnlessMoot<BoardMonster | undefined>(g, () => {
    const monsters = banishableMonsters(g, gate);
    if (monsters.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.banish',
      args: { investigator: who.id, gate: gate.marker, n: left },
      why: 'H-BANISH-04',
      options: [
        ...monsters.map(
          (monster): OptionWithValue<'q.banish', BoardMonster | undefined> => ({
            id: optionId.banish(monster.token),
            value: monster,
            key: 'o.monster-at',
            args: { monster: g.monster(monster.token).id, place: monster.at },
            on: monster.token,
          }),
        ),
        { id: 'done', value: undefined, key: 'o.done' },
      ],
    };
  });
}
