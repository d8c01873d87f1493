import type { ArkhamMeanings } from '../arkham/own-meanings.js';
import type { Layer as AnyLayer, BoxRules as AnyRules } from '../common/layers.js';
import type { HauntMeanings } from '../haunt/own-meanings.js';
import type { Pack } from '../language/components.js';
import { Content } from '../language/content.js';
import { VOCABULARY, type Vocabulary } from '../language/questions/index.js';

/** What a box changes in the rules of a game. */
export type ArkhamRules = AnyRules<ArkhamMeanings>;
export type HauntRules = AnyRules<HauntMeanings>;
export type ArkhamLayer = AnyLayer<ArkhamMeanings>;
export type HauntLayer = AnyLayer<HauntMeanings>;

/**
 * A box as it stands on a shelf: its components, and what it changes in the rules of each game. Its words and its art are
 * found by the id of its pack.
 */
export interface Box {
  readonly pack: Pack;
  readonly arkham?: ArkhamRules;
  readonly haunt?: HauntRules;
}

/** The components of some boxes; those of later ones go before those of earlier ones. */
export function contentOf(boxes: readonly Box[]): Content {
  return new Content(boxes.map(({ pack }) => pack));
}

/** What boxes change in the rules of Arkham Horror, in their order: the second argument of `arkham`. */
export function arkhamRules(boxes: readonly Box[]): ArkhamRules[] {
  return boxes.flatMap(({ arkham }) => arkham ?? []);
}

/** The same for Haunt of the Watchers. */
export function hauntRules(boxes: readonly Box[]): HauntRules[] {
  return boxes.flatMap(({ haunt }) => haunt ?? []);
}

/** All that is asked and answered where boxes change the rules. Throws if one says anew what is said already. */
export function vocabularyOf(rules: readonly Pick<AnyRules, 'vocabulary'>[]): Vocabulary {
  return rules.reduce<Vocabulary>(
    (below, { vocabulary: { questions, options, asides } = {} }) => ({
      questions: added(below.questions, questions),
      options: added(below.options, options),
      asides: added(below.asides, asides),
    }),
    VOCABULARY,
  );
}

function added<T>(known: Readonly<Record<string, T>>, more: Readonly<Record<string, T>> = {}): Record<string, T> {
  const twice = Object.keys(more).find((key) => Object.hasOwn(known, key));
  if (twice !== undefined) throw new Error(`"${twice}" is in the vocabulary already`);
  return { ...known, ...more };
}
