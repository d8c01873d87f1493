import type { ArkhamRuleTable } from '../arkham/game.js';
import type { Layer as AnyLayer, BoxRules as AnyRules } from '../common/layers.js';
import type { HauntRuleTable } from '../haunt/game.js';
import type { Pack } from '../language/components.js';
import { Content } from '../language/content.js';
import { VOCABULARY, type Vocabulary } from '../language/questions/index.js';

/** Rule changes of an expansion ("box") for one game. */
export type ArkhamRules = AnyRules<ArkhamRuleTable>;
export type HauntRules = AnyRules<HauntRuleTable>;
export type ArkhamLayer = AnyLayer<ArkhamRuleTable>;
export type HauntLayer = AnyLayer<HauntRuleTable>;

/** An expansion: its components and its rule changes for each game. Texts and art are found by the id of its pack. */
export interface Box {
  readonly pack: Pack;
  readonly arkham?: ArkhamRules;
  readonly haunt?: HauntRules;
}

/** Merges the components of several boxes. Components of later boxes override those of earlier ones. */
export function contentOfBoxes(boxes: readonly Box[]): Content {
  return new Content(boxes.map(({ pack }) => pack));
}

/** Rule changes of the boxes for Arkham Horror, in order: the second argument of `arkham`. */
export function arkhamRulesOf(boxes: readonly Box[]): ArkhamRules[] {
  return boxes.flatMap(({ arkham }) => arkham ?? []);
}

/** Rule changes of the boxes for Haunt of the Watchers. */
export function hauntRulesOf(boxes: readonly Box[]): HauntRules[] {
  return boxes.flatMap(({ haunt }) => haunt ?? []);
}

/** Merges the questions and options that boxes add. Throws if two boxes define the same one. */
export function vocabularyOf(rules: readonly Pick<AnyRules, 'vocabulary'>[]): Vocabulary {
  return rules.reduce<Vocabulary>(
    (below, { vocabulary: { questions, options, asides } = {} }) => ({
      questions: mergeUnique(below.questions, questions),
      options: mergeUnique(below.options, options),
      asides: mergeUnique(below.asides, asides),
    }),
    VOCABULARY,
  );
}

function mergeUnique<T>(known: Readonly<Record<string, T>>, more: Readonly<Record<string, T>> = {}): Record<string, T> {
  const duplicate = Object.keys(more).find((key) => Object.hasOwn(known, key));
  if (duplicate !== undefined) throw new Error(`"${duplicate}" is already in the vocabulary`);
  return { ...known, ...more };
}
