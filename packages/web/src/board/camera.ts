/** How the board is looked at: moved by x and y after it was made larger, in pixels of its frame. */
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

/** All of the board, as large as its frame lets it be. */
export const WHOLE_BOARD: Camera = { x: 0, y: 0, scale: 1 };
/** How wide the board can be made, in pixels: there is nothing more to see beyond. */
const MAX_WIDTH = 3200;

/** The board within its frame at scale 1: as large as fits, in the middle. `ratio`: its width by its height. */
export function fitBoard(frame: Size, ratio: number): FramePoint & Size {
  const w = Math.min(frame.w, frame.h * ratio);
  const h = w / ratio;
  return { x: (frame.w - w) / 2, y: (frame.h - h) / 2, w, h };
}

/** How much larger the board can be made. */
export function maxScale(frame: Size, ratio: number): number {
  return Math.max(1, MAX_WIDTH / Math.max(1, fitBoard(frame, ratio).w));
}

/** The nearest camera that shows no more of the void than it must. */
export function clampCamera(camera: Camera, frame: Size, ratio: number): Camera {
  const fit = fitBoard(frame, ratio);
  const scale = Math.min(maxScale(frame, ratio), Math.max(1, camera.scale));
  return {
    x: clampAxis(camera.x, fit.x * scale, fit.w * scale, frame.w),
    y: clampAxis(camera.y, fit.y * scale, fit.h * scale, frame.h),
    scale,
  };
}

/** One direction: in the middle if it fits, else without a gap at either edge. */
function clampAxis(moved: number, start: number, long: number, frame: number): number {
  if (long <= frame) return (frame - long) / 2 - start;
  return Math.min(-start, Math.max(frame - long - start, moved));
}

/** Larger or smaller by a factor, with one point of the frame staying where it is. */
export function zoomCamera(camera: Camera, by: number, at: FramePoint, frame: Size, ratio: number): Camera {
  const scale = Math.min(maxScale(frame, ratio), Math.max(1, camera.scale * by));
  const grown = scale / camera.scale;
  return clampCamera({ x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, scale }, frame, ratio);
}

/** Moved so that a point of the frame comes to its middle, unless it is well within view already. */
export function panTowards(camera: Camera, point: FramePoint, frame: Size, ratio: number): Camera {
  const near = (at: number, long: number) => at > long * 0.15 && at < long * 0.85;
  if (near(point.x, frame.w) && near(point.y, frame.h)) return camera;
  const moved = { ...camera, x: camera.x + frame.w / 2 - point.x, y: camera.y + frame.h / 2 - point.y };
  return clampCamera(moved, frame, ratio);
}
