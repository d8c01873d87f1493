/** The faces of dice, defined once and referred to by id. */

/** Positions of pips on a grid of 24. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
];

/** The definitions of the faces, once per page. */
export function diceSymbols(): string {
  const faces = PIPS.map(
    (pips, i) =>
      `<symbol id="die-${i + 1}" viewBox="0 0 24 24"><path class="body" d="M4 1.5h16L22.5 4v16L20 22.5H4L1.5 20V4z"/>${pips
        .map(([x, y]) => `<circle class="pip" cx="${x}" cy="${y}" r="2.3"/>`)
        .join('')}</symbol>`,
  );
  return `<svg width="0" height="0" aria-hidden="true" focusable="false" class="faces">${faces.join('')}</svg>`;
}

/** Returns one die. The caller writes its result in words. */
export function dieHtml(face: number, hit: boolean): string {
  return `<svg class="die${hit ? ' hit' : ''}" aria-hidden="true" focusable="false"><use href="#die-${face}"/></svg>`;
}
