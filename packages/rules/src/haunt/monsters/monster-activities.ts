import type { Rule } from '@vigil/engine';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { collectCluesAt } from '../board/clues.js';
import { markerOf } from '../board/gates.js';
import { associationOf } from '../board/symbols.js';
import { isTerrorHeld } from '../board/tracks.js';
import { type Game, isInCity } from '../game.js';
import { askTeam } from '../people/team.js';
import type { BoardMonster } from '../state.js';
import { changeClues } from './monster-clues.js';
import { distinctMonsters } from './monster-movement.js';
import { OUTSKIRTS, topmostMonster } from './monsters.js';

/** A monster's activity at the end of a City phase: `summon` others through a gate, open a `gate`, raise `terror`. */
export type MonsterActivity = 'none' | 'summon' | 'gate' | 'terror';

/**
 * Returns a monster's activity if the phase ended now. `none`: not able (H-MONSTER-ACT-02), or prevented, in which case
 * it keeps its clues (H-MONSTER-ACT-10, H-MONSTER-ACT-11, H-MONSTER-ACT-14).
 */
export function activityOf(g: Game, { token, at, clues }: BoardMonster): MonsterActivity {
  if (clues === 0) return 'none';
  const symbol = associationOf(g, at, g.monster(token).symbol);
  if (symbol === 'none') return 'none';
  // H-MONSTER-ACT-12, H-MONSTER-ACT-14; needs no gate nearby (H-MONSTER-ACT-20).
  if (symbol === 'black') return isTerrorHeld(g) ? 'none' : 'terror';
  // H-MONSTER-ACT-11
  if (g.rules.board.isAppearanceForbidden(g, at)) return 'none';
  const gate = g.gateAt(at);
  // H-MONSTER-ACT-09, H-MONSTER-ACT-10
  if (!gate) return g.s.gatePile.length > 0 ? 'gate' : 'none';
  // On grey it summons (H-MONSTER-ACT-04). H-MONSTER-ACT-05: a face-down gate is always worth turning, since its world
  // is unknown.
  return gate.faceUp && !nextSummoned(g, at) ? 'none' : 'summon';
}

/**
 * Runs City segment VI, and at no other time (H-MONSTER-ACT-18). Every able monster in the city completes one activity
 * (H-MONSTER-ACT-01), regardless of investigators there (H-MONSTER-ACT-17).
 */
export function* runMonsterActivities(g: Game): Rule {
  const acted = g.s.city?.acted ?? [];
  for (;;) {
    // The position records which monsters have acted, so a checkpoint may be here. It records neither failed spells nor
    // a box's wrapper.
    if (!g.failedSpells && g.rules.turn.city.at(-1) === runMonsterActivities) g.checkpointHere?.(() => {});
    const next = yield* chooseNextActor(g, acted);
    if (!next) return;
    acted.push(next.token);
    // It may have been removed while the order was asked for.
    if (g.s.monsters.includes(next)) yield* g.rules.board.performActivity(g, next);
  }
}

/** Lets the team choose the order (H-MONSTER-ACT-03), unless the rest only raises Terror. */
function* chooseNextActor(g: Game, acted: readonly string[]): Rule<BoardMonster | undefined> {
  const able = g.s.monsters.filter(
    (monster) => activityOf(g, monster) !== 'none' && isInCity(g, monster.at) && !acted.includes(monster.token),
  );
  if (able.length < 2 || able.every((monster) => activityOf(g, monster) === 'terror')) return able[0];
  return yield* askTeam(g, (by) => ({
    by,
    key: 'q.monster-acts',
    why: 'H-MONSTER-ACT-03',
    options: distinctMonsters(g, able).flatMap((monster) => activityOption(monster, activityOf(g, monster))),
  }));
}

function activityOption(
  monster: BoardMonster,
  what: MonsterActivity,
): OptionWithValue<'q.monster-acts', BoardMonster>[] {
  const { token, at, clues } = monster;
  if (what === 'none') return [];
  const args = { monster: token, place: at, what, n: clues };
  return [{ id: optionId.monster(token), value: monster, key: 'o.monster-activity', args, on: token }];
}

/** Performs a monster's activity, if it has one now. */
export function* performActivity(g: Game, monster: BoardMonster): Rule {
  const what = activityOf(g, monster);
  if (what === 'none') return;
  const { token, at, clues } = monster;
  g.emit?.({ type: 'activity', monster: token, at, what });
  switch (what) {
    case 'terror': // H-MONSTER-ACT-13
      changeClues(g, monster, -clues);
      return yield* g.rules.board.raiseTerror(g, clues);
    case 'gate': // H-MONSTER-ACT-09
      if (yield* g.rules.gates.place(g, at)) changeClues(g, monster, -clues);
      return;
    case 'summon':
      return yield* summonMonsters(g, monster);
    default:
      return what satisfies never;
  }
}

/**
 * Summons monsters. The gate is turned, which captures no one (H-MONSTER-ACT-05, H-MONSTER-ACT-15). For each clue the
 * topmost monster of its world, or of the Outskirts, comes. When none is left the summoner keeps its other clues
 * (H-MONSTER-ACT-06, H-MONSTER-ACT-07, H-MONSTER-ACT-08).
 */
function* summonMonsters(g: Game, summoner: BoardMonster): Rule {
  const { at } = summoner;
  const gate = g.gateAt(at);
  if (gate) yield* g.rules.gates.turnFaceUp(g, gate);
  while (summoner.clues > 0) {
    const summoned = nextSummoned(g, at);
    if (!summoned) return;
    changeClues(g, summoner, -1);
    // H-MONSTER-ACT-16
    yield* g.rules.board.sendMonster(g, summoned, at);
  }
  yield* collectCluesAt(g, at);
}

/** Previews the monsters summoned through a face-up gate, in order; fewer than `n` if there are not enough. */
export function previewSummoned(g: Game, at: string, n: number): string[] {
  const gate = g.gateAt(at);
  if (!gate?.faceUp) return [];
  const from = (stack: string) => g.s.monsters.filter((monster) => monster.at === stack).reverse();
  return [...from(markerOf(g, gate).world), ...from(OUTSKIRTS)].slice(0, n).map(({ token }) => token);
}

/** Returns the next monster to come through the face-up gate of a place. */
function nextSummoned(g: Game, at: string): BoardMonster | undefined {
  const gate = g.gateAt(at);
  if (!gate) return undefined;
  return topmostMonster(g, markerOf(g, gate).world) ?? topmostMonster(g, OUTSKIRTS);
}
