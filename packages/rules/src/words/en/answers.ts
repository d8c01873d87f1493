// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/**
 * Prompts and answers in their setting: the asked investigator and component, and labels of answers that differ by
 * question (`answer.<question>.<option>`). Labels have the arguments of both.
 */
export const ANSWERS: Record<string, string> = {
  'q.named': '{investigator}: {prompt}',
  'asked.by': '{source}: {question}',
  'asked.by.named': '{investigator} · {source}: {question}',
  'asked.cost': '{cost}?',
  // Causes of questions that are not components.
  'asked.insane': 'insanity',
  'asked.unconscious': 'unconsciousness',
  'answer.preview': '{answer}: {preview}',
  'answer.price': '{answer} ({cost})',
  'answer.nothing': 'Do nothing',
  // Set-up, Upkeep and movement.
  'answer.refresh.yes': 'Refresh it',
  'answer.refresh.no': 'Leave it exhausted',
  'answer.stay-exhausted.yes': 'Keep it exhausted',
  'answer.stay-exhausted.no': 'Refresh it',
  'answer.upkeep.done': 'End the Upkeep',
  'answer.other-world-movement.go-on': 'Move on',
  'answer.movement-over.go-on': 'End the movement',
  'answer.give-money.nothing': 'Give nothing',
  // Cards and trades.
  'answer.again.yes': 'Make the check again',
  'answer.again.no': 'Stop here',
  'answer.sell-more.yes': 'Sell an item',
  'answer.sell-more.no': 'Sell nothing more',
  'answer.search.enough': 'Take nothing more',
  'answer.may-take.no': 'Leave it',
  'answer.exhaust-in-place.card': 'Exhaust {card}',
  'answer.pay-with.pay-own': '{what, select, clues {Spend {n, plural, one {# Clue} other {# Clues}}} other {Pay ${n}}}',
  'answer.pay-with.card': 'Use {card}',
  'answer.final-trade.done': 'Finish trading',
  // Checks and fights.
  'answer.loss.enough': 'Do nothing',
  'answer.failed-horror.no': 'Accept the result',
  'answer.failed-combat.no': 'Accept the result',
  'answer.ward-off.no': 'Take the hit',
  'answer.ancient-attack.no': 'Use nothing',
  'answer.final-attack.wait': 'Do not attack',
  // Encounters and gates.
  'answer.encounter-card.go-on': 'Have this encounter',
  'answer.inner-room.place': 'Stay {placeAt}',
  'answer.explored-gate.wait': 'Leave it open',
  'answer.advance.stay': 'Stay here',
  'answer.banish.done': 'Stop banishing',
  // The Mythos Phase.
  'answer.before-mythos.go-on': 'Begin the Mythos Phase',
  'answer.mythos-card.go-on': 'Keep this card',
  'answer.keeper.go-on': 'Begin the Mythos Phase',
};
