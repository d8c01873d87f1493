import type { HauntView } from '@vigil/rules';
import { useMemo } from 'react';
import { getBoardOccupancy } from '../../board/board-occupancy.js';
import type { BoardPlan } from '../../board/boards.js';
import { LABEL_HEIGHT, MARK_SIZE } from '../../board/labels.js';
import type { Occupant } from '../../board/occupant.js';
import { useIsHighlighted, usePointer, useTable } from '../../table/context.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import { type Aim, aimKey, computeAims, formatMark, labelWidth, markWidth } from './aims.js';
import { willMonstersMove } from './will-monsters-move.js';
import './intentions.css';

/** Returns the intentions of the monsters before they move, as drawn on the board; empty if they do not move. */
export function useAims(
  view: HauntView,
  at: (place: string) => readonly Occupant[],
  plan: BoardPlan,
): readonly Aim[] | undefined {
  const loaded = useLoadedContent();
  const { decision, snapshot } = useTable();
  const asked = decision !== undefined;
  const { moves } = snapshot.monsterPreview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions follow from the view
  return useMemo(() => {
    if (!asked || !willMonstersMove(view)) return undefined;
    return computeAims(moves, plan, getBoardOccupancy(plan, at), (aim) => formatAim(loaded, aim));
  }, [view, asked, plan, moves]);
}

/** Formats a goal; with a question mark if a player has to choose, and the number of monsters that share it. */
function formatAim({ words }: LoadedContent, { goal, open, tokens }: Pick<Aim, 'goal' | 'open' | 'tokens'>): string {
  return `${words.say(`goal.${goal}`)}${open ? '?' : ''}${tokens.length > 1 ? ` ×${tokens.length}` : ''}`;
}

/** A line from each monster to its destination, styled by its goal. The table of predicted moves says the same. */
export function AimLines({ aims }: { aims: readonly Aim[] }) {
  return (
    <g className="intentions">
      {aims.map((aim) => (
        <g key={aimKey(aim)}>
          {aim.label && <path className={`intention-tie ${aim.goal}`} d={labelTie(aim.label)} />}
          {aim.lines.map(({ token, curve }) => (
            <AimLine key={`${token} ${curve.d}`} aim={aim} token={token} d={curve.d} />
          ))}
        </g>
      ))}
      <IntentionHeads />
    </g>
  );
}

/** One line; it is highlighted with its monster, and all lines of a label together. */
function AimLine({ aim, token, d }: { aim: Aim; token: string; d: string }) {
  const own = useIsHighlighted(token);
  const lit = useIsHighlighted(aimKey(aim)) || own ? ' lit' : '';
  return (
    <>
      <path className={`intention-edge${lit}`} d={d} />
      <path
        className={`intention ${aim.goal}${aim.open ? ' open' : ''}${lit}`}
        d={d}
        markerEnd={`url(#intent-${aim.goal})`}
      />
    </>
  );
}

/** Returns the path from a label to its line. */
function labelTie({ box: { x, y, w, h }, at }: NonNullable<Aim['label']>): string {
  return `M${x + w / 2} ${y + h / 2}L${at.x} ${at.y}`;
}

/** The goals as text beside the lines; without room, the numbers of the monsters in the table. */
export function AimLabels({ aims }: { aims: readonly Aim[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside can be focused; the table of planned moves has the same content
    <g className="intention-labels" aria-hidden="true">
      {aims.map((aim) => aim.label && <AimLabel key={aimKey(aim)} aim={aim} label={aim.label} />)}
    </g>
  );
}

function AimLabel({ aim, label: { box, isMark } }: { aim: Aim; label: NonNullable<Aim['label']> }) {
  const loaded = useLoadedContent();
  const token = aimKey(aim);
  const { pointing } = useTable();
  const { handlers, lit } = usePointer(token);
  return (
    <g
      className={lit ? 'aim lit' : 'aim'}
      transform={`translate(${box.x + box.w / 2} ${box.y + box.h / 2})`}
      data-aim={aim.tokens.join(' ')}
      {...handlers}
      onPointerEnter={() => pointing.highlight(token)}
      onPointerLeave={() => pointing.highlight(undefined)}
    >
      {isMark ? (
        <IntentionMark goal={aim.goal} mark={formatMark(aim)} />
      ) : (
        <IntentionLabel goal={aim.goal} label={formatAim(loaded, aim)} />
      )}
    </g>
  );
}

/** The goal of a monster as text, around 0, 0. */
export function IntentionLabel({ goal, label }: { goal: string; label: string }) {
  return <LabelPill goal={goal} text={label} w={labelWidth(label)} h={LABEL_HEIGHT} />;
}

/** The number of a monster in the table of predicted moves, around 0, 0. */
function IntentionMark({ goal, mark }: { goal: string; mark: string }) {
  return <LabelPill goal={goal} text={mark} w={markWidth(mark)} h={MARK_SIZE} />;
}

function LabelPill({ goal, text, w, h }: { goal: string; text: string; w: number; h: number }) {
  return (
    <g className={`intention-label ${goal}`}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} />
      <text y={5.6} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** The SVG markers for the heads of the lines. */
export function IntentionHeads() {
  return (
    <defs>
      {(['hunt', 'collect', 'act'] as const).map((goal) => (
        <marker
          key={goal}
          id={`intent-${goal}`}
          viewBox="0 0 8 8"
          refX={6}
          refY={4}
          markerWidth={5}
          markerHeight={5}
          orient="auto"
        >
          <path className={`intention-head ${goal}`} d="M0 0L8 4L0 8Z" />
        </marker>
      ))}
    </defs>
  );
}
