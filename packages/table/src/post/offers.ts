import { isUse, type TypedDecision } from '@vigil/rules';
import type { StandingOrder } from './order-kinds.js';

/** The option that continues and uses nothing. */
const PASS = 'o.go-on';

/**
 * Returns the standing order that always gives this answer [PBP-26], for questions that only offer effects to use. By
 * post, others would wait for it each time. Undefined for other questions.
 */
export function orderForOffer({ key, options }: TypedDecision, option: string): StandingOrder | undefined {
  const chosen = options.find(({ id }) => id === option);
  const isOffer = options.length > 1 && options.every((one) => one.key === PASS || isUse(one.key));
  if (!chosen || !isOffer || !options.some((one) => one.key === PASS)) return undefined;
  const order = { order: 'answer', question: key, option: chosen.key } as const;
  if (chosen.key === PASS) return order;
  const orderWithSubject = chosen.on === undefined ? order : { ...order, on: chosen.on };
  // Some components have several abilities.
  const isOnly = options.filter((one) => one.key === chosen.key && one.on === chosen.on).length === 1;
  return isOnly ? orderWithSubject : { ...orderWithSubject, id: chosen.id };
}
