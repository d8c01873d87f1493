/** Where a token stands on the board's plane, and how large it is drawn. */
export interface TokenPosition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A token on the board: its drawing and where it stands. */
export interface BoardToken extends TokenPosition {
  readonly drawing: SVGGElement;
}

/** What of the board can move, as it is drawn at one moment. It is read from attributes, so that nothing is laid out. */
export interface BoardDrawing {
  readonly board: HTMLElement;
  /** Where what only passes by is drawn: React leaves it alone. */
  readonly temporaryLayer: SVGGElement;
  readonly tokens: ReadonlyMap<string, BoardToken>;
  /** The spirals of open gates and the discs of face-down ones, by place. */
  readonly gates: ReadonlyMap<string, SVGGElement>;
  /** Who decides. */
  readonly active: string | undefined;
}

const TOKEN_TRANSFORM = /translate\((\S+) (\S+)\) scale\((\S+)\)/;

/** Reads the board as it is drawn now. */
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
