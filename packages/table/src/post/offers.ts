import { isUse, type TypedDecision } from '@vigil/rules';
import type { StandingOrder } from './order-kinds.js';

/** The answer by which somebody goes on and uses nothing. */
const PASS = 'o.go-on';

/**
 * The standing order that gives this answer each time (PBP-26), where something is only offered in between: by post the
 * others wait for whoever has nothing else to decide than whether to use something. Undefined: it is another question.
 */
export function orderForOffer({ key, options }: TypedDecision, option: string): StandingOrder | undefined {
  const chosen = options.find(({ id }) => id === option);
  const isOffer = options.length > 1 && options.every((one) => one.key === PASS || isUse(one.key));
  if (!chosen || !isOffer || !options.some((one) => one.key === PASS)) return undefined;
  const order = { order: 'answer', question: key, option: chosen.key } as const;
  return chosen.key === PASS || chosen.on === undefined ? order : { ...order, on: chosen.on };
}
