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
    // Parts that only one game shows are in its game-ui folder.
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
export const RECURSION = ['effects', 'checks', 'combat', 'cards', 'resources'].map(
  (folder) => `packages/rules/src/common/${folder}`,
);

/** Folders whose sources may refer to each other's types in a cycle: a game, its rule table, and their contracts. */
export const TYPE_CYCLES = ['packages/rules/src/common'];

/**
 * Known violations, to be fixed: `rules: language > arkham` for folders, or the folders of a cycle's sources. An entry
 * without a violation also fails the check, so that the list stays true.
 */
export const KNOWN = [];
