/** The weight of events in a story. It decides which are skipped, emphasized, or listed in the contents. */
import type { Event } from '@vigil/rules';
import type { ActionBlock, Block, Sentence } from './document.js';

/** Events a reader may skip. They are included, since every action must be available (PBP-15). */
const LOW: ReadonlySet<Event['type']> = new Set([
  'firstPlayer',
  'sliders',
  'refreshed',
  'exhausted',
  'shuffled',
  'allocated',
  'markersOff',
]);
const HIGH: ReadonlySet<Event['type']> = new Set([
  'awakened',
  'over',
  'gateClosed',
  'sealed',
  'newInvestigator',
  'removed',
]);
/** Fates of a defeat; blessings are fates too. */
const DEFEAT_FATES: ReadonlySet<string> = new Set(['insane', 'unconscious', 'out', 'devoured', 'lost', 'arrested']);
/** Events of a turn that the contents mention. */
const SUMMARY: ReadonlySet<Event['type']> = new Set([
  'gateClosed',
  'sealed',
  'awakened',
  'over',
  'removed',
  'newInvestigator',
]);

/** True if the contents mention an event. */
export function isInSummary(event: Event): boolean {
  return SUMMARY.has(event.type) || (event.type === 'fateApplied' && DEFEAT_FATES.has(event.fate));
}

/** Returns the weight of an event in a story. */
export function weightOf(event: Event): Sentence['weight'] {
  if (LOW.has(event.type)) return 'low';
  return HIGH.has(event.type) || (event.type === 'fateApplied' && DEFEAT_FATES.has(event.fate)) ? 'high' : 'normal';
}

/** Merges consecutive minor actions of several people into one paragraph. */
export function mergeTrivialActions(blocks: readonly Block[]): readonly Block[] {
  const merged: Block[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    if (block.kind === 'action' && last?.kind === 'action' && isTrivial(block) && isTrivial(last)) {
      merged[merged.length - 1] = { kind: 'action', seat: undefined, parts: [...last.parts, ...block.parts] };
    } else merged.push(block);
  }
  return merged;
}

function isTrivial({ parts }: ActionBlock): boolean {
  return parts.every((part) => part.kind === 'sentence' && part.weight === 'low');
}
