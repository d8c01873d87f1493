import type { PublicOption } from '@vigil/engine';
import {
  aboutOf,
  type CheckDetails,
  type Content,
  chanceOfCheck,
  type HauntInvestigator,
  type HauntView,
  type Investigator,
  type TypedDecision,
  type View,
} from '@vigil/rules';

/** What a careful player sees of a game. */
export type AnyView = View | HauntView;

/** A decision to be made, with all that it is made from. `seat`: for whom. */
export interface DecisionContext<V extends AnyView = AnyView> {
  readonly decision: TypedDecision;
  readonly view: V;
  readonly content: Content;
  readonly seat: number;
  readonly who: V['investigators'][number];
}

/** An option of a decision, of whatever key. */
export type AnyOption = PublicOption;

/** Whether it is Haunt of the Watchers that is seen. */
export function isHaunt(view: AnyView): view is HauntView {
  return 'placedToday' in view;
}

/** The options of a decision. */
export function optionsOf({ decision }: { readonly decision: TypedDecision }): readonly AnyOption[] {
  return decision.options;
}

/** The first option that is so; undefined: none is. */
export function findOption(context: DecisionContext, is: (option: AnyOption) => boolean): string | undefined {
  return optionsOf(context).find(is)?.id;
}

/** The option of that id, if it is there. */
export function findOptionById(context: DecisionContext, id: string): string | undefined {
  return findOption(context, (option) => option.id === id);
}

/** The option with the highest worth, the first of several; undefined: none is worth more than nothing. */
export function bestOption(context: DecisionContext, worth: (option: AnyOption) => number): string | undefined {
  let found: string | undefined;
  let most = 0;
  for (const option of optionsOf(context)) {
    const is = worth(option);
    if (is <= most) continue;
    most = is;
    found = option.id;
  }
  return found;
}

/** Whether an option uses something: a card, an ability, a spell. */
export function isUseOption({ id }: AnyOption): boolean {
  return id.startsWith('use:');
}

/** Whether using it would come to something. */
export function isUsefulOption({ key }: AnyOption): boolean {
  return key === 'o.use' || key === 'o.cast';
}

/** The chance of the check that an option leads to, before any Clue; undefined: it leads to none that can be foreseen. */
export function chanceOfOption({ decision }: DecisionContext, option: string): number | undefined {
  const { checks } = aboutOf(decision) as { readonly checks?: Readonly<Record<string, CheckDetails>> };
  const check = checks?.[option];
  return check && chanceOfCheck(check);
}

/** Somebody at the table of either game. */
export type AnyInvestigator = Investigator | HauntInvestigator;

/** Whether a loss would fell him who decides. */
export function wouldBeDefeated(
  { who }: DecisionContext,
  loss: { readonly sanity?: number; readonly stamina?: number },
): boolean {
  return who.sanity <= (loss.sanity ?? 0) || who.stamina <= (loss.stamina ?? 0);
}
