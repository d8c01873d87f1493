import { isDecisionOf, type TypedDecision, type TypedOption } from '@vigil/rules';
import type { SeatNumber } from '../online/seat-number.js';
import type { TableEvent } from '../table-event.js';
import { turnOf } from '../view.js';
import { amountOf, optionsForSeat } from './harmless.js';
import type { OrderContext } from './orders.js';
import { pathTo } from './path-to.js';
import type { Intent, Plan, VoidReason } from './plan.js';
import { FieldReader, InputError } from './read-orders.js';
import { routeCosts } from './route-costs.js';

/** True if others should learn that a plan is void: not if nothing but a last step was left at the end of its turn. */
export function shouldReportVoid({ intents }: Pick<Plan, 'intents'>, why: VoidReason | 'taken-back'): boolean {
  return why !== 'turn-over' || intents.some((intent) => intent.do === 'go');
}

/**
 * Result of a plan for an open decision. An answer, with the rest of the plan. Untouched: the plan does not cover it,
 * so standing orders apply or the owner is asked. Or the rest is void.
 */
export type PlanResult =
  | { readonly is: 'answer'; readonly option: TypedOption; readonly left: Plan }
  | { readonly is: 'untouched' }
  | { readonly is: 'void'; readonly why: VoidReason };

const UNTOUCHED: PlanResult = { is: 'untouched' };

/** Trades, polls and questions of others cannot be planned. */
const UNPLANNABLE: readonly string[] = ['q.trade', 'q.trade-accept', 'q.end-day', 'q.keeper'];
/** The answers that are an encounter at a location, in either game. */
const ENCOUNTERS: readonly string[] = ['o.encounter', 'o.activity-investigate'];
const MAX_INTENTS = 40;

/** Reads a plan for a turn, beginning at the seat's current place. Throws {@link InputError}. */
export function readPlan(sent: unknown, seat: SeatNumber, { view, vocabulary, content }: OrderContext): Plan {
  const reader = new FieldReader(sent, 'plan');
  const now = turnOf(view);
  // The set-up is no turn.
  const turn = reader.has('turn') ? reader.number('turn', now, now + 1) : Math.max(now, 1);
  const intents = reader.list('intents', MAX_INTENTS).map((one, i): Intent => {
    const fields = new FieldReader(one, `plan.intents[${i}]`);
    const intent = readIntent(fields);
    fields.assertNoMore();
    if (intent.do === 'go' && !content.places.has(intent.to)) throw new InputError(`${fields.place}.to`, 'no place');
    if (intent.do === 'answer') {
      const { questions } = vocabulary;
      const known = Object.hasOwn(questions, intent.question) ? questions[intent.question] : undefined;
      if (!known || known.whose === 'group' || UNPLANNABLE.includes(intent.question)) {
        throw new InputError(`${fields.place}.question`, 'cannot be planned');
      }
    }
    return intent;
  });
  reader.assertNoMore();
  return { turn, at: view.investigators[seat]?.place ?? 'out', intents };
}

function readIntent(reader: FieldReader): Intent {
  const kind = reader.oneOf('do', ['go', 'stop', 'take-clues', 'encounter', 'answer']);
  switch (kind) {
    case 'go':
      return { do: kind, to: reader.text('to') };
    case 'take-clues':
      return { do: kind, n: reader.numberOr('n', 0, 99, 'all') };
    case 'answer':
      return { do: kind, question: reader.text('question'), option: reader.text('option') };
    default:
      return { do: kind };
  }
}

/** Returns why an event voids a plan [PBP-10], or undefined. */
export function voidReasonOf(plan: Plan, seat: SeatNumber, events: readonly TableEvent[]): VoidReason | undefined {
  for (const { event } of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'combat' && event.outcome === 'begins') return 'combat';
    if (event.type === 'fateApplied') {
      if (event.fate === 'free') continue;
      return event.fate === 'halted' ? 'combat' : 'fate';
    }
    if (event.type === 'removed' || event.type === 'newInvestigator') return 'fate';
    if (event.type === 'moved' && event.to !== plan.at) return 'elsewhere';
  }
  return undefined;
}

/** Applies a plan to an open decision of its owner. */
export function applyPlan(decision: TypedDecision, seat: SeatNumber, context: OrderContext, plan: Plan): PlanResult {
  const { view } = context;
  const now = turnOf(view);
  if (plan.turn < now) return { is: 'void', why: 'turn-over' };
  const options = optionsForSeat(decision, seat);
  const [intent, ...rest] = plan.intents;
  if (plan.turn > now || !intent || options.length === 0 || decision.aside) return UNTOUCHED;
  const answerWith = (option: TypedOption | undefined, left: Partial<Plan> = { intents: rest }): PlanResult =>
    option ? { is: 'answer', option, left: { ...plan, ...left } } : { is: 'void', why: 'not-offered' };
  if (isDecisionOf(decision, 'q.movement')) {
    if (decision.args.place !== plan.at) return { is: 'void', why: 'elsewhere' };
    const stop = options.find(({ key }) => key === 'o.stop');
    if (intent.do === 'stop') return answerWith(stop);
    if (intent.do === 'answer' && intent.question === decision.key) {
      return answerWith(options.find(({ id }) => id === intent.option));
    }
    // All other intents are carried out after the movement has ended at this place.
    if (intent.do !== 'go') return answerWith(stop, {});
    // A walk that is too long is not begun: its owner decides where to stop.
    if (routeCosts(plan, seat, context, [decision]).some(({ but }) => but === 'too-far'))
      return { is: 'void', why: 'too-far' };
    return planStep(decision.args.place, intent.to, options, context, plan, rest);
  }
  if (intent.do === 'answer' && intent.question === decision.key) {
    return answerWith(options.find(({ id }) => id === intent.option));
  }
  if (isDecisionOf(decision, 'q.take-clues')) {
    if (intent.do === 'go' || intent.do === 'stop') return { is: 'void', why: 'stopped' };
    if (intent.do !== 'take-clues') return UNTOUCHED;
    const { clues } = decision.args;
    const n = intent.n === 'all' ? clues : Math.min(intent.n, clues);
    return answerWith(options.find((option) => amountOf(option) === n));
  }
  if (!isDecisionOf(decision, 'q.location', 'q.street', 'q.explored-gate', 'q.activity')) return UNTOUCHED;
  if (intent.do === 'go' || intent.do === 'stop') return { is: 'void', why: 'stopped' };
  // There were no Clues to take.
  if (intent.do === 'take-clues') return applyPlan(decision, seat, context, { ...plan, intents: rest });
  return intent.do === 'encounter' ? answerWith(options.find(({ key }) => ENCOUNTERS.includes(key))) : UNTOUCHED;
}

/** Takes the next step towards a planned place; at that place, drops the step from the plan. */
function planStep(
  from: string,
  to: string,
  options: readonly TypedOption[],
  { content, view }: OrderContext,
  plan: Plan,
  rest: readonly Intent[],
): PlanResult {
  const [, next] = pathTo(content, view, from, to);
  const option = options.find(({ key, on }) => key === 'o.go' && on === next);
  if (next === undefined || !option) return { is: 'void', why: 'no-way' };
  const intents = next === to ? rest : plan.intents;
  return { is: 'answer', option, left: { ...plan, at: next, intents } };
}
