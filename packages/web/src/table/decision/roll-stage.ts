import type { TypedDecision } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { useEffect, useMemo, useState } from 'react';
import { ROLL_LENGTH_MS } from '../../motion/durations.js';
import { canAnimate, getSettings, isLineByLine, paceSpeed } from '../../motion/settings.js';
import { NO_FORESIGHT, type Snapshot } from '../../play/session.js';
import type { LogLine } from '../../text/log-line.js';
import type { Company } from '../company.js';
import { findLastRoll, type Roll } from './roll.js';

/** Only the last rolls of an answer are staged, if there are more. */
const MAX_STAGED = 3;
/** Time to read the result once it is shown, in milliseconds at the directed pace. */
const READ_MS = 450;

/** Keys that answer, and those that skip everything on display, including later moments. */
const ENDING_KEYS = /^(?:[1-9su]|Escape|Enter)$/;

/** A roll on stage: its dice fall, and then its result is shown. */
export interface RollStage {
  readonly roll: Roll;
  readonly line: LogLine;
  /** The game as it was at the roll, without the lines and events that followed. */
  readonly snapshot: Snapshot;
}

interface StageState {
  readonly latest: Snapshot;
  readonly stages: readonly RollStage[];
  /** The same as `latest`, without events that were on stage. */
  readonly rest: Snapshot;
  /** Index of the stage on display; at the end: none. */
  readonly at: number;
}

/**
 * Stages the rolls of the last answer one by one before their consequences. Until a roll is over, board, sheets and log
 * show the game at the roll, and no question is open. A key or a press ends all stages. Nothing is staged without
 * motion, at the pace "at once", or line by line. Rolls of others are not staged while a question of this page is open,
 * because they would take its place.
 */
export function useRollStage(
  latest: Snapshot,
  company: Company | undefined,
): { readonly snapshot: Snapshot; readonly stage: RollStage | undefined } {
  const [position, setPosition] = useState<StageState>({ latest, stages: [], rest: latest, at: 0 });
  let now = position;
  if (position.latest !== latest) {
    now = stageRolls(position.latest, latest, company);
    setPosition(now);
  }
  const stage = now.stages[now.at];
  const { rest } = now;

  useEffect(() => {
    if (!stage) return;
    const show = (at: number) => setPosition((one) => (one.latest === latest ? { ...one, at } : one));
    const speed = Math.max(1, paceSpeed(getSettings().pace));
    const timer = setTimeout(() => show(now.at + 1), (ROLL_LENGTH_MS + READ_MS) / speed);
    const skip = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey && (event.repeat || event.ctrlKey || event.metaKey || event.altKey)) return;
      show(now.stages.length);
      if (isKey && ENDING_KEYS.test(event.key)) {
        setPosition((one) => (one.latest === latest ? { ...one, rest: { ...latest, events: [] } } : one));
      }
    };
    window.addEventListener('pointerdown', skip, true);
    window.addEventListener('keydown', skip, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', skip, true);
      window.removeEventListener('keydown', skip, true);
    };
  }, [stage, latest, now.at, now.stages.length]);

  return useMemo(() => ({ snapshot: stage?.snapshot ?? rest, stage }), [stage, rest]);
}

/** Finds the stages of an answer that was given since `before`. */
function stageRolls(before: Snapshot, latest: Snapshot, company: Company | undefined): StageState {
  const none = { latest, stages: [], rest: latest, at: 0 };
  const { pace } = getSettings();
  if (paceSpeed(pace) === 0 || isLineByLine(pace) || !canAnimate()) return none;
  if (latest.lookingAt !== undefined || before.lookingAt !== undefined || latest.fault !== undefined) return none;
  if (latest.answers <= before.answers) return none;
  const isOwnAndStays = ({ id }: TypedDecision) =>
    latest.decisions.some((decision) => decision.id === id && company?.isForOwnSeat(decision));
  if (before.decisions.some(isOwnAndStays)) return none;
  const rolls = latest.news.filter(({ at, event }) => at > before.answers && isCheckRoll(event)).slice(-MAX_STAGED);
  const stages: RollStage[] = [];
  let view: TableView = before.view;
  let eventCount = 0;
  for (const [i, line] of rolls.entries()) {
    const index = latest.events.findIndex(({ event }) => event === line.event);
    const next = rolls[i + 1];
    const roll = findLastRoll(next ? latest.lines.filter(({ id }) => id < next.id) : latest.lines, latest.since);
    if (index < 0 || !roll?.lines.has(line.id)) return none;
    view = latest.moments.get(line.id)?.view ?? view;
    const events = latest.events.slice(eventCount, index + 1);
    eventCount = index + 1;
    const isBefore = ({ id }: LogLine) => id < line.id;
    const snapshot: Snapshot = {
      ...latest,
      view,
      monsterPreview: NO_FORESIGHT,
      events,
      decisions: [],
      outcome: undefined,
      lines: latest.lines.filter(isBefore),
      news: latest.news.filter(isBefore),
    };
    stages.push({ roll, line, snapshot });
  }
  if (stages.length === 0) return none;
  return { latest, stages, rest: { ...latest, events: latest.events.slice(eventCount) }, at: 0 };
}

/** True for the roll of a check; Clues and re-rolls come after a question that shows the dice. */
function isCheckRoll(event: LogLine['event']): boolean {
  return event.type === 'rolled' && event.check !== undefined && !event.reroll && !event.faces;
}
