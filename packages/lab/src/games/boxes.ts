import { RandomSource } from '@vigil/bots';
import type { Content, HauntState, State, TableState } from '@vigil/rules';
import { TableArrangement } from '../arrange/table-arrangement.js';
import { DARK_PHARAOH_LAB, REVISED_LAB } from '../boxes/dark-pharaoh.js';
import { DUNWICH_LAB } from '../boxes/dunwich.js';
import { KING_LAB } from '../boxes/king-in-yellow.js';
import { KINGSPORT_LAB } from '../boxes/kingsport.js';
import type { Coverage } from '../coverage/coverage.js';
import type { Goal } from '../guided/goals.js';
import type { BoxInGame, BoxLab, BoxScenario, BoxStage, IsUnresolved } from './box-types.js';
import type { Invariant } from './game.js';

/** Lab additions by pack id; the bundled boxes come first. */
const labsByPack = new Map<string, BoxLab>([
  ['dunwich', DUNWICH_LAB],
  ['king-in-yellow', KING_LAB],
  ['dark-pharaoh', DARK_PHARAOH_LAB],
  ['dark-pharaoh-revised', REVISED_LAB],
  ['kingsport', KINGSPORT_LAB],
]);

/** Registers the additions of a box to the lab by the id of its pack. Throws for a registered id. */
export function addToLab(pack: string, box: BoxLab): void {
  if (labsByPack.has(pack)) throw new Error(`the lab already has the box "${pack}"`);
  labsByPack.set(pack, box);
}

/** Returns the additions of the boxes of some content to Arkham Horror, in pack order. */
export function arkhamBoxes(content: Content): BoxInGame<State>[] {
  return arkhamBoxesById(content).map(([, box]) => box);
}

/** As {@link arkhamBoxes}, with the ids of their packs. */
export function arkhamBoxesById({ packs }: Content): (readonly [pack: string, box: BoxInGame<State>])[] {
  return packs.flatMap(({ id }) => {
    const box = labsByPack.get(id)?.arkham;
    return box ? [[id, box] as const] : [];
  });
}

/** Returns the additions of boxes to scenarios, with the ids of their packs, in order. */
export function boxScenarios({ packs }: Content): (readonly [pack: string, scenario: BoxScenario])[] {
  return packs.flatMap(({ id }) => {
    const scenario = labsByPack.get(id)?.scenario;
    return scenario ? [[id, scenario] as const] : [];
  });
}

/** Additions to Haunt of the Watchers. */
export function hauntBoxes({ packs }: Content): BoxInGame<HauntState>[] {
  return packs.flatMap(({ id }) => labsByPack.get(id)?.haunt ?? []);
}

/** Returns the invariants of a game with boxes. Each box overrides the result of those before it. */
export function invariantsWith<S extends TableState>(
  boxes: readonly BoxInGame<S>[],
  own: readonly Invariant<S>[],
  content: Content,
): readonly Invariant<S>[] {
  return boxes.reduce((below, box) => box.invariants?.(below, content) ?? below, own);
}

/** Returns a position of guided fuzzing with the additions of boxes. `seed`: of its game. */
export function arrangeWithBoxes<S extends TableState>(
  boxes: readonly BoxInGame<S>[],
  content: Content,
  coverage: Coverage,
  state: S,
  seed: string,
): S {
  const stage: BoxStage<S> = {
    table: new TableArrangement(content, state),
    chance: new RandomSource(`boxes ${seed}`),
    lacks: (resolution, id) => coverage.lacks(resolution, id),
  };
  for (const box of boxes) box.arrange?.(stage);
  return state;
}

/** Returns the goal of guided fuzzing in a game with boxes. */
export function goalWithBoxes<S extends TableState>(
  boxes: readonly BoxInGame<S>[],
  content: Content,
  coverage: Coverage,
  own: Goal,
): Goal {
  const lacks: IsUnresolved = (resolution, id) => coverage.lacks(resolution, id);
  return boxes.reduce((below, box) => box.extendGoal?.(below, lacks, content) ?? below, own);
}
