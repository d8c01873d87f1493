import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** A line on the current board along the places of a path; nothing for fewer than two places. */
export function RouteOnBoard({ path }: { path: readonly string[] }) {
  const [drawn, setDrawn] = useState<{ board: Element; viewBox: string; points: string }>();
  const route = path.join(' ');
  useEffect(() => {
    const marks = route.split(' ').map((place) => document.querySelector(`.board [data-place="${CSS.escape(place)}"]`));
    const board = marks[0]?.closest('.board');
    const viewBox = marks[0]?.closest('svg')?.getAttribute('viewBox');
    const points = marks.flatMap(
      (mark) =>
        /translate\(([-\d.]+) ([-\d.]+)\)/
          .exec(mark?.getAttribute('transform') ?? '')
          ?.slice(1)
          .join(',') ?? [],
    );
    setDrawn(board && viewBox && points.length > 1 ? { board, viewBox, points: points.join(' ') } : undefined);
  }, [route]);
  if (!drawn?.board.isConnected) return null;
  return createPortal(
    <svg className="walk-route" viewBox={drawn.viewBox} aria-hidden="true">
      <polyline points={drawn.points} />
    </svg>,
    drawn.board,
  );
}
