import type { OpenQuestion, PublicOption } from '@vigil/engine';
import {
  type Content,
  type HauntInvestigator,
  type HauntOutcome,
  type HauntSetup,
  type HauntState,
  listMythosCards,
  readOptionId,
} from '@vigil/rules';
import type { Seeker } from './find-ending.js';
import { createBestOptionSeeker } from './seeker.js';

/** The purpose of a Haunt seeker: shut gates, eliminate all investigators, or nothing. */
export type HauntPurpose = 'shut' | 'fall' | 'nothing';

/** Scores the options of each question by simple rules, as the seeker of Arkham Horror does. */
export function createHauntSeeker(
  content: Content,
  purpose: HauntPurpose,
  seed: string,
): Seeker<HauntSetup, HauntState, HauntOutcome> {
  return createBestOptionSeeker(seed, (state, question, option) =>
    purpose === 'nothing' ? 0 : score(content, state, purpose, question, option),
  );
}

/** Returns a score of an option for the purpose; 0: no opinion. */
function score(
  content: Content,
  state: HauntState,
  purpose: HauntPurpose,
  question: OpenQuestion,
  option: PublicOption,
): number {
  const { id } = option;
  const falls = purpose === 'fall';
  switch (question.key) {
    case 'q.day':
      return scoreDay(content, state, falls, option);
    case 'q.end-day':
      return id === 'agree' ? 1 : 0;
    case 'q.tokens':
      // Doom awakens the Ancient One, so Terror first.
      return readOptionId('tokens', id)?.doom === 0 ? 1 : 0;
    case 'q.movement':
      return scoreMovement(content, state, falls, question, option);
    case 'q.activity':
      return id === 'seal' || id === 'close' ? 2 : id === 'nothing' ? 1 : 0;
    case 'q.ritual':
      return id === 'roll' ? 1 : 0;
    case 'q.bonus':
      return falls ? 0 : id === 'no-bonus' ? 0 : 1;
    case 'q.after-roll':
      return falls || id !== 'clue' ? 0 : isWorthClues(question) ? 1 : -1;
    case 'q.escape':
      return id === (falls ? 'fight' : 'escape') ? 1 : 0;
    case 'q.continue-combat':
      return id === (falls ? 'continue' : 'stop') ? 1 : 0;
    case 'q.ancient-escape':
      return id === 'escape' ? 1 : 0;
    default:
      return 0;
  }
}

/** Clues are saved for seals, unless they save an investigator. */
function isWorthClues({ args = {} }: OpenQuestion): boolean {
  return ['close', 'focus', 'evade'].includes(String(args.check));
}

/**
 * Scores a City phase higher while an investigator has a free slot and something to do; otherwise the end of the day.
 */
function scoreDay(content: Content, state: HauntState, falls: boolean, { key, by }: PublicOption): number {
  if (key === 'o.end-day') return 0;
  const who = state.investigators[by ?? -1];
  if (!who) return 0;
  if (key === 'o.other-world') return 1;
  return falls || sealableGates(content, state, who).length > 0 ? 1 : -1;
}

/** Gates that can be sealed today, and the Clues needed. */
function sealableGates(content: Content, state: HauntState, who: HauntInvestigator): string[] {
  if (who.clues < 5) return [];
  const grey = listMythosCards(state).flatMap((card) => content.mythos.get(card)?.white ?? []);
  return state.gates.flatMap(({ marker, at, faceUp }) =>
    faceUp && grey.some((symbol) => symbol === content.gateMarkers.get(marker)?.symbol) ? at : [],
  );
}

function scoreMovement(
  content: Content,
  state: HauntState,
  falls: boolean,
  question: OpenQuestion,
  { id, args }: PublicOption,
): number {
  const who = state.investigators[question.by[0] as number];
  if (!who || falls) return id === 'stop' ? 1 : 0;
  if (id !== 'stop' && !readOptionId('go', id)) return -1;
  const wanted = sealableGates(content, state, who);
  const currentSteps = stepsToNearest(content, who.place, wanted);
  if (id === 'stop') return currentSteps === 0 ? 3 : 1;
  return stepsToNearest(content, String(args?.place), wanted) < currentSteps ? 2 : 0;
}

/** Returns the number of steps to the nearest of some places. */
function stepsToNearest(content: Content, from: string, wanted: readonly string[]): number {
  const far = new Map([[from, 0]]);
  for (const [place, n] of far) {
    if (wanted.includes(place)) return n;
    for (const next of content.places.get(place)?.connects ?? []) if (!far.has(next)) far.set(next, n + 1);
  }
  return Number.POSITIVE_INFINITY;
}
