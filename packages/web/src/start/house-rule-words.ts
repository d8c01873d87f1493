import { HOUSE_RULES } from '../words/en/house-rules.js';
import { loadMessages } from '../words/t.js';

/** A key of the messages of house rules. */
export type HouseRuleKey = keyof typeof HOUSE_RULES;

/** A message of house rules, which come with the screens that speak of them. */
export const t = await loadMessages<HouseRuleKey>(
  HOUSE_RULES,
  async () => (await import('../words/de/house-rules.js')).HOUSE_RULES_DE,
);
