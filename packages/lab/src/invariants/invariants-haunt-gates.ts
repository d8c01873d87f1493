/** Invariants of the gates of Haunt: their number, and that face-down gates stay secret. */
import type { Decision } from '@vigil/engine';
import { type Content, type HauntState, haunt } from '@vigil/rules';
import type { Invariant } from '../games/game.js';
import { markersAreUnique, noMarkerLost, oneGatePerLocation } from './invariants-table.js';

/** Ancient Ones without a Combat number (H-WIN-02). */
const GATES_TO_WIN: Readonly<Record<string, number>> = { hastur: 4, azathoth: 6 };

export function gates(content: Content): Invariant<HauntState>[] {
  const { view } = haunt(content);
  return [
    markersAreUnique(content, ['H-SETUP-08', 'H-SETUP-11']),
    noMarkerLost(content, ['H-SETUP-11', 'H-SEAL-07', 'H-DEATH-03'], ({ step }) => step.phase === 'day'),
    oneGatePerLocation(content, ['H-SETUP-10', 'H-INV-13']),
    {
      name: 'the city has more gates than the team needs to win',
      clauses: ['H-WIN-01', 'H-WIN-04'],
      findViolation({ gates: open, ancientOne }) {
        const rating = content.ancientOnes.get(ancientOne)?.combatRating;
        const enough = typeof rating === 'number' ? Math.abs(rating) : (GATES_TO_WIN[ancientOne] ?? 0);
        return open.length > enough ? undefined : `${open.length} gates, ${enough} win it`;
      },
    },
    {
      name: 'views do not reveal face-down gates, decks, cup or pile',
      clauses: ['H-SETUP-12', 'H-UPKEEP-11'],
      findViolation(state) {
        const seen = JSON.stringify(view(state, undefined));
        return hidden(state, seen) ?? shown(seen, state.cup, 'the cup');
      },
    },
    {
      name: 'no decision reveals face-down gates',
      clauses: ['H-SETUP-12'],
      findViolation: (state, _asked, decisions: readonly Decision[] = []) => hidden(state, JSON.stringify(decisions)),
    },
  ];
}

/** Returns a marker in the text that must stay secret. */
function hidden({ gates: open, gatePile }: HauntState, text: string): string | undefined {
  const secret = open.filter(({ faceUp }) => !faceUp).map(({ marker }) => marker);
  return shown(text, secret, 'a face-down gate') ?? shown(text, gatePile, 'the gate pile');
}

function shown(text: string, ids: readonly string[], where: string): string | undefined {
  const found = ids.find((id) => text.includes(`"${id}"`) || text.includes(`:${id}"`));
  return found && `${found} of ${where} can be seen`;
}
