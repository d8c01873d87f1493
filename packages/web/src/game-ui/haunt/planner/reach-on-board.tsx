import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SlotPreview } from './pointed-slot.js';

/** A mark on the board: its position, and the steps to it. */
interface StepMark {
  readonly place: string;
  readonly steps: number;
  readonly x: string;
  readonly y: string;
}

/** The steps to every place within reach, drawn at the places of the current board. */
export function ReachOnBoard({ reach }: Pick<SlotPreview, 'reach'>) {
  const [drawn, setDrawn] = useState<{ board: Element; viewBox: string; marks: readonly StepMark[] }>();
  useEffect(() => {
    const marks: StepMark[] = [];
    let drawing: SVGElement | null | undefined;
    for (const { place, steps } of reach) {
      const mark = document.querySelector(`.board [data-place="${CSS.escape(place)}"]`);
      const at = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(mark?.getAttribute('transform') ?? '');
      drawing ??= mark?.closest('svg');
      if (at && steps > 0) marks.push({ place, steps, x: at[1] ?? '0', y: at[2] ?? '0' });
    }
    const board = drawing?.closest('.board');
    const viewBox = drawing?.getAttribute('viewBox');
    setDrawn(board && viewBox ? { board, viewBox, marks } : undefined);
  }, [reach]);
  if (!drawn?.board.isConnected) return null;
  return createPortal(
    <svg className="walk-route reach-marks" viewBox={drawn.viewBox} aria-hidden="true">
      {drawn.marks.map(({ place, steps, x, y }) => (
        <g key={place} transform={`translate(${x} ${y})`}>
          <circle cx={-25} cy={15} r={11.5} />
          <text x={-25} y={20.5} textAnchor="middle">
            {steps}
          </text>
        </g>
      ))}
    </svg>,
    drawn.board,
  );
}
