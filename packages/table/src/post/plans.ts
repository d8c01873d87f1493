import { isAsked, type TypedDecision, type TypedOption } from '@vigil/rules';
import type { SeatNumber } from '../online/messages.js';
import type { ToldEvent } from '../told.js';
import { turnOf } from '../view.js';
import { numberOf, optionsOf } from './harmless.js';
import type { AtTable } from './orders.js';
import { Fields, Misread } from './read-orders.js';
import { wayTo } from './way-to.js';

/** One thing of a plan. `answer`: an answer by its id, when that is asked; what hangs on others cannot be planned. */
export type Intent =
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'stop' }
  | { readonly do: 'take-clues'; readonly n: number | 'all' }
  | { readonly do: 'encounter' }
  | { readonly do: 'answer'; readonly question: string; readonly option: string };

/**
 * A whole turn posted at once (PBP-10). `turn`: the turn (in Haunt the day) it is for; `at`: where its owner stands as long
 * as nothing intervenes; `intents`: what is left to do, in order.
 */
export interface Plan {
  readonly turn: number;
  readonly at: string;
  readonly intents: readonly Intent[];
}

/** Why the rest of a plan is void: a message `plan.void.<why>`. */
export type Voided = 'combat' | 'befell' | 'elsewhere' | 'no-way' | 'stopped' | 'not-offered' | 'turn-over';

/**
 * What a plan comes to where a decision is open: an answer, with what is left of it then; nothing, since it says nothing
 * of that (a Clue for a check): then standing orders count, or its owner is asked; or the rest of it is void.
 */
export type Planned =
  | { readonly is: 'answer'; readonly option: TypedOption; readonly left: Plan }
  | { readonly is: 'untouched' }
  | { readonly is: 'void'; readonly why: Voided };

const UNTOUCHED: Planned = { is: 'untouched' };

/** Trades, polls and what is asked of others stay with people: these cannot be planned. */
const NOT_PLANNED: readonly string[] = ['q.trade', 'q.trade-accept', 'q.end-day', 'q.keeper'];
const MOST_INTENTS = 40;

/** The plan that somebody sent for a turn, beginning where he stands. Throws {@link Misread}. */
export function readPlan(sent: unknown, seat: SeatNumber, { view, vocabulary, content }: AtTable): Plan {
  const of = new Fields(sent, 'plan');
  const turn = of.has('turn') ? of.number('turn', turnOf(view), turnOf(view) + 1) : turnOf(view);
  const intents = of.list('intents', MOST_INTENTS).map((one, i): Intent => {
    const fields = new Fields(one, `plan.intents[${i}]`);
    const intent = readIntent(fields);
    fields.end();
    if (intent.do === 'go' && !content.places.has(intent.to)) throw new Misread(`${fields.place}.to`, 'no place');
    if (intent.do === 'answer') {
      const { whose } = vocabulary.questions[intent.question] ?? { whose: 'group' };
      if (whose === 'group' || NOT_PLANNED.includes(intent.question)) {
        throw new Misread(`${fields.place}.question`, 'cannot be planned');
      }
    }
    return intent;
  });
  of.end();
  return { turn, at: view.investigators[seat]?.place ?? 'out', intents };
}

function readIntent(of: Fields): Intent {
  const kind = of.one('do', ['go', 'stop', 'take-clues', 'encounter', 'answer']);
  switch (kind) {
    case 'go':
      return { do: kind, to: of.text('to') };
    case 'take-clues':
      return { do: kind, n: of.numberOr('n', 0, 99, 'all') };
    case 'answer':
      return { do: kind, question: of.text('question'), option: of.text('option') };
    default:
      return { do: kind };
  }
}

/** Whether something that was told ends what somebody had planned (PBP-10); undefined: it goes on. */
export function voidedBy(plan: Plan, seat: SeatNumber, told: readonly ToldEvent[]): Voided | undefined {
  for (const { event } of told) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'combat' && event.outcome === 'begins') return 'combat';
    if (event.type === 'befell') {
      if (event.fate === 'free') continue;
      return event.fate === 'halted' ? 'combat' : 'befell';
    }
    if (event.type === 'removed' || event.type === 'newInvestigator') return 'befell';
    if (event.type === 'moved' && event.to !== plan.at) return 'elsewhere';
  }
  return undefined;
}

/** What a plan says to an open decision of its owner. */
export function planned(decision: TypedDecision, seat: SeatNumber, at: AtTable, plan: Plan): Planned {
  const { view } = at;
  const now = turnOf(view);
  if (plan.turn < now) return { is: 'void', why: 'turn-over' };
  const options = optionsOf(decision, seat);
  const [intent, ...rest] = plan.intents;
  if (plan.turn > now || !intent || options.length === 0 || decision.aside) return UNTOUCHED;
  const give = (option: TypedOption | undefined, left: Partial<Plan> = { intents: rest }): Planned =>
    option ? { is: 'answer', option, left: { ...plan, ...left } } : { is: 'void', why: 'not-offered' };
  if (isAsked(decision, 'q.movement')) {
    if (decision.args.place !== plan.at) return { is: 'void', why: 'elsewhere' };
    const stop = options.find(({ key }) => key === 'o.stop');
    if (intent.do === 'stop') return give(stop);
    if (intent.do === 'answer' && intent.question === decision.key) {
      return give(options.find(({ id }) => id === intent.option));
    }
    // Whatever comes next is done where he is.
    if (intent.do !== 'go') return give(stop, {});
    return step(decision.args.place, intent.to, options, at, plan, rest);
  }
  if (intent.do === 'answer' && intent.question === decision.key) {
    return give(options.find(({ id }) => id === intent.option));
  }
  if (isAsked(decision, 'q.take-clues')) {
    if (intent.do === 'go' || intent.do === 'stop') return { is: 'void', why: 'stopped' };
    if (intent.do !== 'take-clues') return UNTOUCHED;
    const { clues } = decision.args;
    const n = intent.n === 'all' ? clues : Math.min(intent.n, clues);
    return give(options.find((option) => numberOf(option) === n));
  }
  if (!isAsked(decision, 'q.location', 'q.street', 'q.explored-gate', 'q.activity')) return UNTOUCHED;
  if (intent.do === 'go' || intent.do === 'stop') return { is: 'void', why: 'stopped' };
  // There were none.
  if (intent.do === 'take-clues') return planned(decision, seat, at, { ...plan, intents: rest });
  return intent.do === 'encounter' ? give(options.find(({ key }) => key === 'o.encounter')) : UNTOUCHED;
}

/** The next step to a place that is planned; at the place itself, what comes after it. */
function step(
  from: string,
  to: string,
  options: readonly TypedOption[],
  { content, view }: AtTable,
  plan: Plan,
  rest: readonly Intent[],
): Planned {
  const [, next] = wayTo(content, view, from, to);
  const option = options.find(({ key, on }) => key === 'o.go' && on === next);
  if (next === undefined || !option) return { is: 'void', why: 'no-way' };
  const intents = next === to ? rest : plan.intents;
  return { is: 'answer', option, left: { ...plan, at: next, intents } };
}
