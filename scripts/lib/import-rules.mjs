/** Import rules for folders inside packages. A folder that is not named here is free. */

/** By folder, under `src`: `only` the folders it may import from, or `not` those it may not. */
export const FOLDERS = {
  rules: {
    language: { only: [] },
    common: { only: ['language'] },
    arkham: { only: ['common', 'language'] },
    haunt: { only: ['common', 'language'] },
    // A box's layer changes a game. No game knows a box: boxes are passed in when a game is created.
    boxes: { only: ['arkham', 'common', 'haunt', 'language'] },
    words: { only: ['language'] },
  },
  web: {
    // Only a game's own face shows parts of that game.
    board: { not: ['faces/arkham', 'faces/haunt'] },
    cards: { not: ['faces/arkham', 'faces/haunt'] },
    giving: { not: ['faces/arkham', 'faces/haunt'] },
    play: { not: ['board', 'faces', 'giving', 'table'] },
    say: { not: ['board', 'faces/arkham', 'faces/haunt', 'giving', 'table'] },
    table: { not: ['faces/arkham', 'faces/haunt'] },
    'faces/arkham': { not: ['faces/haunt'] },
    'faces/haunt': { not: ['faces/arkham'] },
    art: { only: [] },
    words: { only: [] },
  },
};

/**
 * Folders of boxes: each box has its own, `within` a folder or (`''`) directly under `src`.
 *
 *   - `knownTo`: the only sources and folders that may name boxes;
 *   - `shared`: folders that several boxes use, and that are no box.
 */
export const BOXES = {
  content: { within: '', knownTo: ['registry.ts', 'words.ts', 'atmosphere.ts', 'index.ts'], shared: ['pharaoh'] },
  rules: { within: 'boxes/', knownTo: ['boxes/'] },
  web: { within: 'art/', knownTo: ['art/', 'credits/'] },
};

/** Folders whose sources may import each other in a cycle: texts make checks, and checks execute texts. */
export const RECURSION = ['packages/rules/src/common/resolving'];

/**
 * Known violations, to be fixed: `rules: language > arkham` for folders, or the folders of a cycle's sources. An entry
 * without a violation also fails the check, so that the list stays true.
 */
export const KNOWN = [];
