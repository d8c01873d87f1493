/** Effects that arranged positions skip: those of components that enter play. */
import type { CardText, Effects, TableState } from '@vigil/rules';
import type { ScenarioDocument } from './format.js';
import type { Position } from './game.js';

/**
 * Lists effects that a position skipped, one line each. A scenario places components directly, so their effects on
 * entry are not applied.
 */
export function listSkippedEffects(
  document: ScenarioDocument,
  { state, content }: Pick<Position, 'state' | 'content'>,
): string[] {
  if (document.dealt) return [];
  const lines: string[] = [];
  const addLine = (id: string, when: string) => lines.push(`${id}: its effect ${when} has not been applied`);
  for (const { token } of (state as TableState).monsters) {
    if (content.tokens.get(token)?.entersPlay) addLine(token, 'as it enters play');
  }
  for (const { cards } of (state as TableState).investigators) {
    for (const { card } of cards)
      if (isTriggered(content.cards.get(card), 'gained')) addLine(card, 'when it is gained');
  }
  for (const { card } of state.inPlay) {
    const mythos = content.mythos.get(card);
    const tableCard = content.tableCards.get(card);
    if (does(mythos?.effects)) addLine(card, 'as it comes into play');
    if (does(tableCard?.setUp) && state.step.phase !== 'set-up') addLine(card, 'at setup');
    if (isTriggered(tableCard, 'enters')) addLine(card, 'as it enters play');
  }
  return [...new Set(lines)];
}

function does(effects: Effects | undefined): boolean {
  return effects !== undefined && effects.length > 0;
}

function isTriggered(text: CardText | undefined, on: 'gained' | 'enters'): boolean {
  return text?.triggers?.some(({ when }) => when.on === on) === true;
}
