import type { PublicOption } from '@vigil/engine';
import type { Content, TypedDecision } from '@vigil/rules';
import { findTransfers, findWalks } from '@vigil/table';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../game-ui/game-ui.js';
import { optionsByTarget } from '../play/options.js';
import type { Session, Snapshot } from '../play/session.js';
import { useLoadedContent } from '../text/use-content.js';
import { DragController } from '../transfer/drag-controller.js';
import type { Company } from './company.js';
import { Comparison } from './comparing/comparison.js';
import type { TableContext } from './context.js';
import { useAnswerSequence } from './decision/answer-sequence.js';
import { NARROW_QUERY } from './narrow.js';
import type { SelectedSeat } from './people/selected-seat.js';
import { Pointing } from './pointing/pointing.js';
import type { Pane } from './tabs.js';
import type { AnswerGuardState } from './use-answer-guard.js';
import type { Inspection } from './use-inspection.js';

/** Parts of the context. */
export interface TableParts {
  readonly session: Session;
  readonly snapshot: Snapshot;
  readonly gameUi: GameUi;
  readonly company: Company | undefined;
  readonly question: string;
  readonly decision: TypedDecision | undefined;
  readonly readOnly: boolean;
  readonly guard: AnswerGuardState;
  readonly inspection: Inspection;
  readonly chooseSeat: SelectedSeat['choose'];
  readonly setPane: (pane: Pane) => void;
  readonly stageSlot: HTMLElement | undefined;
}

/** Builds the state and actions shared by all parts of the table. */
export function useTableContext(parts: TableParts): TableContext {
  const { session, snapshot, gameUi, company, question, decision, readOnly, stageSlot, chooseSeat, setPane } = parts;
  const { isMeant, isTooEarly: answeredTooEarly } = parts.guard;
  const { inspect, toggle } = parts.inspection;
  const { content } = useLoadedContent();
  const [pointing] = useState(() => new Pointing());
  const [carrying] = useState(() => new DragController());
  const [comparing] = useState(() => new Comparison());
  const [answerInSequence, interruptedWalk] = useAnswerSequence(session);
  const now = useRef<TableContext>(undefined);
  const mine = readOnly ? undefined : decision;
  const targets = useMemo(() => optionsByTarget(mine), [mine]);
  const walks = useMemo(() => findWalks(content, snapshot.view, mine), [content, snapshot.view, mine]);
  const table = useMemo(
    (): TableContext => ({
      now,
      snapshot,
      gameUi,
      company,
      question,
      decision,
      readOnly,
      interruptedWalk,
      targets,
      walks,
      pointing,
      carrying,
      comparing,
      answeredTooEarly,
      stageSlot,
      inspect,
      ...createActions({
        ...{ session, snapshot, content, company, mine, targets, walks, pointing },
        ...{ isMeant, answerInSequence, toggle, setPane, chooseSeat },
      }),
    }),
    [
      snapshot,
      gameUi,
      company,
      question,
      decision,
      readOnly,
      interruptedWalk,
      targets,
      walks,
      pointing,
      carrying,
      comparing,
      answeredTooEarly,
      stageSlot,
      inspect,
      session,
      content,
      mine,
      isMeant,
      answerInSequence,
      toggle,
      setPane,
      chooseSeat,
    ],
  );
  useLayoutEffect(() => {
    now.current = table;
  }, [table]);
  return table;
}

interface ActionParts
  extends Pick<TableParts, 'session' | 'snapshot' | 'company' | 'setPane' | 'chooseSeat'>,
    Pick<TableContext, 'targets' | 'walks' | 'pointing'>,
    Pick<AnswerGuardState, 'isMeant'>,
    Pick<Inspection, 'toggle'> {
  readonly content: Content;
  /** The decision, if it can be answered here. */
  readonly mine: TypedDecision | undefined;
  readonly answerInSequence: ReturnType<typeof useAnswerSequence>[0];
}

type Actions = Pick<TableContext, 'canAnswer' | 'answer' | 'activate' | 'giving' | 'showSheet' | 'give' | 'walk'>;

function createActions(parts: ActionParts): Actions {
  const { session, snapshot, content, company, mine, targets, walks, pointing, isMeant, answerInSequence } = parts;
  const { toggle, setPane, chooseSeat } = parts;
  const isMine = (decision: TypedDecision) => company?.canDecide(decision) !== false;
  const canAnswer = (option: Pick<PublicOption, 'by'>) => company?.canAnswer(option) !== false;
  const answer = (option: string) => {
    const given = mine && [...mine.options, ...mine.asides].find(({ id }) => id === option);
    if (given && !canAnswer(given)) return;
    if (mine && isMeant()) session.answer(mine.id, option, snapshot.moves);
  };
  const walk = (answers: readonly string[], goal: string) => {
    if (mine && isMeant()) answerInSequence({ decision: mine.id, answers }, goal);
  };
  const activate = (target: string) => {
    const [only, ...more] = targets.get(target) ?? [];
    const route = walks.get(target);
    if (!only && route && mine) return walk(route, target);
    if (!only && pointing.receiver?.(target)) return;
    if (!only) return toggle(target);
    if (more.length === 0) return answer(only.id);
    setPane('decide');
    const button = () => document.querySelector<HTMLElement>(`[data-option="${CSS.escape(only.id)}"]`);
    // In a narrow window the options have to be shown first.
    requestAnimationFrame(() => button()?.focus());
  };
  return {
    canAnswer,
    answer,
    activate,
    walk,
    giving: (from, thing) =>
      findTransfers(content, snapshot.view, mine ? snapshot.decisions.filter(isMine) : [], from, thing),
    showSheet: (whose) => {
      chooseSeat(whose);
      if (window.matchMedia(NARROW_QUERY).matches) setPane('people');
    },
    give: (way, still) => {
      if (!isMeant()) return;
      setPane('decide');
      answerInSequence(way, undefined, still);
    },
  };
}
