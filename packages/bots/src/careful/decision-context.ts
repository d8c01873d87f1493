import type { Message, PublicOption } from '@vigil/engine';
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

/** The view of either game. */
export type AnyView = View | HauntView;

/** A decision with everything needed to answer it. `seat`: the seat that answers. */
export interface DecisionContext<V extends AnyView = AnyView> {
  readonly decision: TypedDecision;
  readonly view: V;
  readonly content: Content;
  readonly seat: number;
  /** The reason for the answer, once it is chosen. */
  reason?: Message | undefined;
  readonly who: V['investigators'][number];
  /** Places that seats are to go to, whatever the policy would rather do. */
  readonly goals?: Goals | undefined;
  /** Plans of this turn, kept between decisions; without it each decision plans anew. */
  readonly memo?: Memo | undefined;
}

/** Plans by what they are for. Those of an earlier turn are dropped. */
export class Memo {
  private turn = -1;
  private readonly plans = new Map<string, unknown>();

  /** Returns a plan of this turn; made once. */
  get<T>(turn: number, name: string, make: () => T): T {
    if (turn !== this.turn) {
      this.turn = turn;
      this.plans.clear();
    }
    let plan = this.plans.get(name) as T | undefined;
    if (plan === undefined) {
      plan = make();
      this.plans.set(name, plan);
    }
    return plan;
  }
}

/** The place that a seat is to go to, by seat. */
export type Goals = ReadonlyMap<number, string>;

/** An option of a decision of any kind. */
export type AnyOption = PublicOption;

/** True for a view of Haunt of the Watchers. */
export function isHaunt(view: AnyView): view is HauntView {
  return 'placedToday' in view;
}

/** Returns the options of a decision. */
export function optionsOf({ decision }: { readonly decision: TypedDecision }): readonly AnyOption[] {
  return decision.options;
}

/** Returns the id of the first option that matches, or undefined. */
export function findOption(context: DecisionContext, is: (option: AnyOption) => boolean): string | undefined {
  return optionsOf(context).find(is)?.id;
}

/** Returns the id if there is such an option. */
export function findOptionById(context: DecisionContext, id: string): string | undefined {
  return findOption(context, (option) => option.id === id);
}

/** Returns the option with the highest positive worth, the first of equals, or undefined. */
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

/** True if an option uses a card, an ability or a spell. */
export function isUseOption({ id }: AnyOption): boolean {
  return id.startsWith('use:');
}

/** True if using the option would have an effect. */
export function isUsefulOption({ key }: AnyOption): boolean {
  return key === 'o.use' || key === 'o.cast';
}

/** Returns the chance of the check an option leads to, before any Clue, or undefined if it cannot be predicted. */
export function chanceOfOption({ decision }: DecisionContext, option: string): number | undefined {
  const { checks } = aboutOf(decision) as { readonly checks?: Readonly<Record<string, CheckDetails>> };
  const check = checks?.[option];
  return check && chanceOfCheck(check);
}

/** An investigator of either game. */
export type AnyInvestigator = Investigator | HauntInvestigator;

/** True if a loss would defeat the deciding investigator. */
export function wouldBeDefeated(
  { who }: DecisionContext,
  loss: { readonly sanity?: number; readonly stamina?: number },
): boolean {
  return who.sanity <= (loss.sanity ?? 0) || who.stamina <= (loss.stamina ?? 0);
}
