import { entryText, gateCardText } from '@vigil/rules';
import type { TerminalScene } from './scene.js';
import { say } from './text.js';

/** Returns the text of an encounter. */
export function encounterText({ content, w }: TerminalScene, card: string, at: string | undefined): string | undefined {
  const gateCard = content.gateCards.get(card);
  if (gateCard) return gateCardText(w, gateCard, at ?? 'other');
  const entry = content.locationCards.get(card)?.entries.find((item) => item.at === at);
  return entry && entryText(w, entry);
}

/** Returns the name of a source: a component, a skill, an encounter. Undefined for a clause of the rules. */
export function sourceName({ w }: TerminalScene, source: string): string | undefined {
  if (w.has(`skill.${source}`)) return w.say(`skill.${source}`);
  const [card = '', at] = source.split('/');
  if (at !== undefined) return w.theme(card, at) ?? say(w, 'shared.here.encounter');
  const name = w.name('component', source);
  return name === source ? undefined : name;
}
