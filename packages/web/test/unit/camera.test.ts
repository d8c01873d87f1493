import { describe, expect, it } from 'vitest';
import { clampCamera, fitBoard, maxScale, panTowards, WHOLE_BOARD, zoomCamera } from '../../src/board/camera.js';

const frame = { w: 390, h: 284 };
const RATIO = 1000 / 846;

describe('the view of the board', () => {
  it('shows the complete board in the center at scale 1', () => {
    const { x, y, w, h } = fitBoard(frame, RATIO);
    expect([x + w / 2, y + h / 2]).toEqual([195, 142]);
    expect(clampCamera({ x: 99, y: -99, scale: 1 }, frame, RATIO)).toEqual(WHOLE_BOARD);
  });

  it('keeps the point under the pointer in place while zooming', () => {
    const at = { x: 200, y: 150 };
    const next = zoomCamera(WHOLE_BOARD, 2, at, frame, RATIO);
    expect(next.scale).toBe(2);
    expect([at.x - next.x, at.y - next.y]).toEqual([at.x * 2, at.y * 2]);
  });

  it('stays on the board and below the maximum scale', () => {
    const { x, y, w, h } = fitBoard(frame, RATIO);
    for (const far of [-9999, 0, 9999]) {
      const camera = clampCamera({ x: far, y: far, scale: 3 }, frame, RATIO);
      expect(camera.x + x * 3).toBeLessThanOrEqual(0.001);
      expect(camera.x + (x + w) * 3).toBeGreaterThanOrEqual(frame.w - 0.001);
      expect(camera.y + y * 3).toBeLessThanOrEqual(0.001);
      expect(camera.y + (y + h) * 3).toBeGreaterThanOrEqual(frame.h - 0.001);
    }
    let camera = WHOLE_BOARD;
    for (let i = 0; i < 40; i++) camera = zoomCamera(camera, 1.4, { x: 0, y: 0 }, frame, RATIO);
    expect(camera.scale).toBeCloseTo(maxScale(frame, RATIO));
  });

  it('moves only for a point that is not well within view', () => {
    const camera = zoomCamera(WHOLE_BOARD, 3, { x: 195, y: 142 }, frame, RATIO);
    expect(panTowards(camera, { x: 200, y: 100 }, frame, RATIO)).toBe(camera);
    expect(panTowards(camera, { x: 500, y: 100 }, frame, RATIO).x).toBeLessThan(camera.x);
  });
});
