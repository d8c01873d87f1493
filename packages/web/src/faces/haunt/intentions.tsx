import type { HauntView } from '@vigil/rules';
import { useMemo } from 'react';
import type { BoardPlan } from '../../board/boards.js';
import { LABEL_HEIGHT, MARK } from '../../board/labels.js';
import { standingOn } from '../../board/standing.js';
import type { Occupant } from '../../board/tokens.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import { useLit, usePointer, useTable } from '../../table/context.js';
import { type Aim, aimsOf, keyOf, markOf, markWidth, widthOf } from './aims.js';
import { movesAhead } from './foresight.js';
import './intentions.css';

/** What the monsters have in mind before they move, as it is drawn on the board; nothing where they do not move. */
export function useAims(
  view: HauntView,
  at: (place: string) => readonly Occupant[],
  plan: BoardPlan,
): readonly Aim[] | undefined {
  const edition = useEdition();
  const { decision, snapshot } = useTable();
  const asked = decision !== undefined;
  const { moves } = snapshot.foresight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is where follows from the view
  return useMemo(() => {
    if (!asked || !movesAhead(view)) return undefined;
    return aimsOf(moves, plan, standingOn(plan, at), (aim) => wordOf(edition, aim));
  }, [view, asked, plan, moves]);
}

/** A goal in a word; with a mark of doubt where somebody has to choose, and how many share it. */
function wordOf({ words }: Edition, { goal, open, tokens }: Pick<Aim, 'goal' | 'open' | 'tokens'>): string {
  return `${words.say(`goal.${goal}`)}${open ? '?' : ''}${tokens.length > 1 ? ` ×${tokens.length}` : ''}`;
}

/** From each monster a line to where it will go, by its goal. The table of foreseen moves says the same. */
export function AimLines({ aims }: { aims: readonly Aim[] }) {
  return (
    <g className="intentions">
      {aims.map((aim) => (
        <g key={keyOf(aim)}>
          {aim.label && <path className={`intention-tie ${aim.goal}`} d={tie(aim.label)} />}
          {aim.lines.map(({ token, curve }) => (
            <Line key={`${token} ${curve.d}`} aim={aim} token={token} d={curve.d} />
          ))}
        </g>
      ))}
      <IntentionHeads />
    </g>
  );
}

/** One line; it is lit with its monster, and all of one label are with that. */
function Line({ aim, token, d }: { aim: Aim; token: string; d: string }) {
  const own = useLit(token);
  const lit = useLit(keyOf(aim)) || own ? ' lit' : '';
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

/** From a label to the line it belongs to. */
function tie({ box: { x, y, w, h }, at }: NonNullable<Aim['label']>): string {
  return `M${x + w / 2} ${y + h / 2}L${at.x} ${at.y}`;
}

/** The goals in words, beside the lines; where there is no room for them, the numbers of the monsters in the table. */
export function AimLabels({ aims }: { aims: readonly Aim[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused; the table of foreseen moves says the same
    <g className="intention-labels" aria-hidden="true">
      {aims.map((aim) => aim.label && <AimLabel key={keyOf(aim)} aim={aim} label={aim.label} />)}
    </g>
  );
}

function AimLabel({ aim, label: { box, small } }: { aim: Aim; label: NonNullable<Aim['label']> }) {
  const edition = useEdition();
  const token = keyOf(aim);
  const { pointing } = useTable();
  const { handlers, lit } = usePointer(token);
  return (
    <g
      className={lit ? 'aim lit' : 'aim'}
      transform={`translate(${box.x + box.w / 2} ${box.y + box.h / 2})`}
      data-aim={aim.tokens.join(' ')}
      {...handlers}
      onPointerEnter={() => pointing.light(token)}
      onPointerLeave={() => pointing.light(undefined)}
    >
      {small ? (
        <IntentionMark goal={aim.goal} mark={markOf(aim)} />
      ) : (
        <IntentionLabel goal={aim.goal} label={wordOf(edition, aim)} />
      )}
    </g>
  );
}

/** The goal of a monster in a word, around 0, 0. */
export function IntentionLabel({ goal, label }: { goal: string; label: string }) {
  return <Tag goal={goal} text={label} w={widthOf(label)} h={LABEL_HEIGHT} />;
}

/** The number of a monster in the table of foreseen moves, around 0, 0. */
function IntentionMark({ goal, mark }: { goal: string; mark: string }) {
  return <Tag goal={goal} text={mark} w={markWidth(mark)} h={MARK} />;
}

function Tag({ goal, text, w, h }: { goal: string; text: string; w: number; h: number }) {
  return (
    <g className={`intention-label ${goal}`}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} />
      <text y={4} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** The heads of the lines: they refer to them. */
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
