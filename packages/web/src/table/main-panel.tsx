import { lazy } from 'react';
import type { Session } from '../play/session.js';
import type { Playback } from './chronicle/playback.js';
import { DecisionPanel } from './decision/decision-panel.js';
import { LineByLine } from './decision/line-by-line.js';
import type { Narration } from './decision/narration.js';

// Not needed before the first question is shown.
const PastPanel = lazy(() => import('./chronicle/past-panel.js'));
const BotPanel = lazy(() => import('../bots/bot-panel.js'));
const Ending = lazy(() => import('./stage/ending.js'));
const Fault = lazy(() => import('./fault.js'));

interface Props {
  readonly session: Session;
  readonly telling: Narration | undefined;
  readonly playback: Playback;
  readonly leave: () => void;
  readonly show: (decision: string) => void;
}

/** The current task: events to be told, a question, the end of the game, or an error in the rules. */
export function MainPanel({ session, telling, playback, leave, show }: Props) {
  const { outcome, fault, lookingAt, answers, bots } = session.snapshot();
  if (lookingAt !== undefined) return <PastPanel session={session} playback={playback} />;
  if (fault !== undefined) return <Fault session={session} />;
  if (telling) return <LineByLine key={answers} telling={telling} />;
  if (outcome) return <Ending session={session} outcome={outcome} playback={playback} leave={leave} />;
  if (bots?.next) return <BotPanel session={session} next={bots.next} />;
  return <DecisionPanel session={session} show={show} />;
}
