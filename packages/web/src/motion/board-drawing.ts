/** Position of a token on the board's plane, and its scale. */
export interface TokenPosition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A token on the board: its drawing and its position. */
export interface BoardToken extends TokenPosition {
  readonly drawing: SVGGElement;
}

/** The movable parts of a board as drawn at one time. Read from attributes, so that no layout is forced. */
export interface BoardDrawing {
  readonly board: HTMLElement;
  /** Container for temporary drawings, not managed by React. */
  readonly temporaryLayer: SVGGElement;
  readonly tokens: ReadonlyMap<string, BoardToken>;
  /** Spirals of open gates and discs of face-down ones, by place. */
  readonly gates: ReadonlyMap<string, SVGGElement>;
  /** The id of the deciding investigator. */
  readonly active: string | undefined;
}

const TOKEN_TRANSFORM = /translate\((\S+) (\S+)\) scale\((\S+)\)/;

/** Reads the board as currently drawn. */
export function readBoardDrawing(board: HTMLElement): BoardDrawing | undefined {
  const temporaryLayer = board.querySelector<SVGGElement>('.passing');
  if (!temporaryLayer) return undefined;
  const tokens = new Map<string, BoardToken>();
  let active: string | undefined;
  for (const drawing of board.querySelectorAll<SVGGElement>('[data-token]')) {
    const [, x, y, scale] = TOKEN_TRANSFORM.exec(drawing.getAttribute('transform') ?? '') ?? [];
    const id = drawing.dataset.token ?? '';
    tokens.set(id, { drawing, x: Number(x), y: Number(y), scale: Number(scale) });
    if (drawing.firstElementChild?.classList.contains('active')) active ??= id;
  }
  const gates = new Map<string, SVGGElement>();
  for (const gate of board.querySelectorAll<SVGGElement>('.place .gate, .place .unknown-gate')) {
    gates.set(gate.closest<SVGGElement>('[data-place]')?.dataset.place ?? '', gate);
  }
  return { board, temporaryLayer, tokens, gates, active };
}
