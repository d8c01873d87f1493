/** Where a moment is drawn: its room in the window, and where in it the place is that it is about. */
export interface MomentArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly spot: { readonly x: number; readonly y: number };
  /** The place is seen on the board there; else it is drawn. */
  readonly onBoard: boolean;
  /** It covers a part of the table where there is no room for the board: it stands before a night of its own. */
  readonly stage: boolean;
  /** A picture stands where the city was, which tells the end already: it is covered. */
  readonly coversEnding: boolean;
}

/** A board in a smaller frame is a strip: a moment has its room above the answers then, and draws its place itself. */
const MIN_BOARD = { w: 560, h: 360 };
/** How much of a narrow window a moment takes: the answers below stay in sight. */
const WINDOW_SHARE = 0.5;

/**
 * The room of a moment about a place, as the table stands in the window now, in the lengths of a moment: it grows with the
 * screen as the table does.
 */
export function getMomentArea(at: string | undefined): MomentArea {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--grown')) || 1;
  const { x, y, w, h, spot, ...more } = measureArea(at);
  const [shortX, shortY] = [spot.x / scale, spot.y / scale];
  return { ...more, x: x / scale, y: y / scale, w: w / scale, h: h / scale, spot: { x: shortX, y: shortY } };
}

/** The room in the lengths of the window. */
function measureArea(at: string | undefined): MomentArea {
  const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
  const coversEnding = document.querySelector('.board-frame > .stage:not(.aside)') !== null;
  if (frame && frame.width >= MIN_BOARD.w && frame.height >= MIN_BOARD.h) {
    const room = { x: frame.x, y: frame.y, w: frame.width, h: frame.height };
    const seen = at === undefined || coversEnding ? undefined : findSpotInArea(at, room);
    return {
      ...room,
      spot: seen ?? { x: room.w / 2, y: room.h * 0.56 },
      onBoard: seen !== undefined,
      stage: false,
      coversEnding,
    };
  }
  const top = document.querySelector('main.table > .top')?.getBoundingClientRect().bottom ?? 0;
  const room = {
    x: 0,
    y: top,
    w: innerWidth,
    h: Math.min(innerHeight - top, Math.max(400, innerHeight * WINDOW_SHARE)),
  };
  return { ...room, spot: { x: room.w / 2, y: room.h * 0.62 }, onBoard: false, stage: true, coversEnding };
}

/** The middle of a place within its room, if it is to be seen there. */
function findSpotInArea(at: string, room: Pick<MomentArea, 'x' | 'y' | 'w' | 'h'>): MomentArea['spot'] | undefined {
  const place = document.querySelector(`[data-place="${CSS.escape(at)}"]`);
  if (!place || place.closest('[inert]')) return undefined;
  const box = (place.querySelector('.hit, .street-plate') ?? place).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2 - room.x, box.y + box.height / 2 - room.y];
  const inside = box.width > 0 && x > 0 && y > 0 && x < room.w && y < room.h;
  return inside ? { x, y } : undefined;
}
