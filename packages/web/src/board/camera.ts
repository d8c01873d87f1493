/** The view of a board: scaled, then moved by x and y, in pixels of its frame. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

/** All of the board, as large as its frame allows. */
export const WHOLE_BOARD: Camera = { x: 0, y: 0, scale: 1 };
/** Maximum width of the zoomed board, in pixels: there is no more detail beyond. */
const MAX_WIDTH = 3200;

/** Returns the rectangle of the board at scale 1: as large as fits, centred. `ratio`: width divided by height. */
export function fitBoard(frame: Size, ratio: number): FramePoint & Size {
  const w = Math.min(frame.w, frame.h * ratio);
  const h = w / ratio;
  return { x: (frame.w - w) / 2, y: (frame.h - h) / 2, w, h };
}

/** Returns the maximum scale. */
export function maxScale(frame: Size, ratio: number): number {
  return Math.max(1, MAX_WIDTH / Math.max(1, fitBoard(frame, ratio).w));
}

/** Returns the nearest camera that shows as little empty space as possible. */
export function clampCamera(camera: Camera, frame: Size, ratio: number): Camera {
  const fit = fitBoard(frame, ratio);
  const scale = Math.min(maxScale(frame, ratio), Math.max(1, camera.scale));
  return {
    x: clampAxis(camera.x, fit.x * scale, fit.w * scale, frame.w),
    y: clampAxis(camera.y, fit.y * scale, fit.h * scale, frame.h),
    scale,
  };
}

/** Clamps one axis: centred if it fits, else without a gap at either edge. */
function clampAxis(moved: number, start: number, long: number, frame: number): number {
  if (long <= frame) return (frame - long) / 2 - start;
  return Math.min(-start, Math.max(frame - long - start, moved));
}

/** Zooms by a factor, keeping one point of the frame in place. */
export function zoomCamera(camera: Camera, by: number, at: FramePoint, frame: Size, ratio: number): Camera {
  const scale = Math.min(maxScale(frame, ratio), Math.max(1, camera.scale * by));
  const grown = scale / camera.scale;
  return clampCamera({ x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, scale }, frame, ratio);
}

/** Pans so that a point of the frame is centred, unless it is well within view already. */
export function panTowards(camera: Camera, point: FramePoint, frame: Size, ratio: number): Camera {
  const near = (at: number, long: number) => at > long * 0.15 && at < long * 0.85;
  if (near(point.x, frame.w) && near(point.y, frame.h)) return camera;
  const moved = { ...camera, x: camera.x + frame.w / 2 - point.x, y: camera.y + frame.h / 2 - point.y };
  return clampCamera(moved, frame, ratio);
}
