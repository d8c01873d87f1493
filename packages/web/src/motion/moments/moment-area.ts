/** The area of a moment: its rectangle in the window, and the position of its place in it. */
export interface MomentArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly spot: { readonly x: number; readonly y: number };
  /** True if the place is visible on the board there; else it is drawn. */
  readonly onBoard: boolean;
  /** True if it covers a part of the table without room for the board. It then has a dark background of its own. */
  readonly stage: boolean;
  /** True if a picture of the ending has replaced the board; it is then covered. */
  readonly coversEnding: boolean;
}

/**
 * Minimum size of the board. In a smaller frame a moment uses the area above the answers, and draws its place itself.
 */
const MIN_BOARD = { w: 560, h: 360 };
/** Share of a narrow window that a moment takes: the answers below stay visible. */
const WINDOW_SHARE = 0.5;

/**
 * Returns the area of a moment about a place in the window's current layout, in units of a moment. It scales with the
 * screen as the table does.
 */
export function getMomentArea(at: string | undefined): MomentArea {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--grown')) || 1;
  const { x, y, w, h, spot, ...more } = measureArea(at);
  const [shortX, shortY] = [spot.x / scale, spot.y / scale];
  return { ...more, x: x / scale, y: y / scale, w: w / scale, h: h / scale, spot: { x: shortX, y: shortY } };
}

/** Returns the area in pixels of the window. */
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

/** Returns the centre of a place within the area, if visible there. */
function findSpotInArea(at: string, room: Pick<MomentArea, 'x' | 'y' | 'w' | 'h'>): MomentArea['spot'] | undefined {
  const place = document.querySelector(`[data-place="${CSS.escape(at)}"]`);
  if (!place || place.closest('[inert]')) return undefined;
  const box = (place.querySelector('.hit, .street-plate') ?? place).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2 - room.x, box.y + box.height / 2 - room.y];
  const inside = box.width > 0 && x > 0 && y > 0 && x < room.w && y < room.h;
  return inside ? { x, y } : undefined;
}
