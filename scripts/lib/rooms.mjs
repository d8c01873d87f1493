/**
 * The rooms inside packages, the folders under `src`, and who may import from whom. A room not named here is free.
 */

/** Of a room: the others it may import from, or (`not`) those it may not, but for sources that stand in no room. */
export const ROOMS = {
  rules: {
    language: { only: [] },
    common: { only: ['language'] },
    arkham: { only: ['common', 'language'] },
    haunt: { only: ['common', 'language'] },
    // A layer stands on the game it changes. Nothing knows a box: it is handed over when a game is made.
    boxes: { only: ['arkham', 'common', 'haunt', 'language'] },
    words: { only: ['language'] },
  },
  web: {
    // What only one game shows is behind its face.
    board: { not: ['game-ui/arkham', 'game-ui/haunt'] },
    cards: { not: ['game-ui/arkham', 'game-ui/haunt'] },
    transfer: { not: ['game-ui/arkham', 'game-ui/haunt'] },
    play: { not: ['board', 'game-ui', 'transfer', 'table'] },
    text: { not: ['board', 'game-ui/arkham', 'game-ui/haunt', 'transfer', 'table'] },
    table: { not: ['game-ui/arkham', 'game-ui/haunt'] },
    'game-ui/arkham': { not: ['game-ui/haunt'] },
    'game-ui/haunt': { not: ['game-ui/arkham'] },
    art: { only: [] },
    words: { only: [] },
  },
};

/**
 * Where each box has a folder of its own, `within` a room or (`''`) beside it, and who alone names boxes: sources and
 * rooms that find them for all others. `shared`: folders that are no box but what several of them have.
 */
export const BOXES = {
  content: { within: '', knownTo: ['registry.ts', 'words.ts', 'atmosphere.ts', 'index.ts'], shared: ['pharaoh'] },
  rules: { within: 'boxes/', knownTo: ['boxes/'] },
  web: { within: 'art/', knownTo: ['art/', 'credits/'] },
};

/** Where sources may import each other in a circle: texts make checks, and checks carry out texts. */
export const RECURSION = ['packages/rules/src/common/resolving'];

/**
 * What still breaks these rules, to be mended: `rules: language > arkham` for rooms, the folders of its sources for a
 * circle. One that is here without need fails the check too, so that the list stays true.
 */
export const KNOWN = [];
