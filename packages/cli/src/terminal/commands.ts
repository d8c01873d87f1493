/** Commands besides answers, by letter or word in either language. */
const COMMANDS = {
  view: ['v', 'view', 'lage'],
  board: ['b', 'board', 'spielplan', 'brett'],
  people: ['p', 'people', 'leute'],
  map: ['map', 'karte'],
  go: ['g', 'go', 'geh'],
  if: ['if', 'wenn'],
  card: ['c', 'card'],
  odds: ['o', 'odds', 'chancen'],
  advice: ['a', 'advice', 'rat'],
  why: ['w', 'why', 'warum'],
  log: ['l', 'log', 'chronik'],
  asides: ['m', 'more', 'mehr'],
  undo: ['u', 'undo'],
  'undo-all': ['u!', 'undo!'],
  save: ['s', 'save'],
  say: ['say', 'sag'],
  help: ['?', 'h', 'help', 'hilfe'],
  quit: ['q', 'quit', 'exit', 'ende'],
} as const;
export type CommandName = keyof typeof COMMANDS;

const NAMES = Object.keys(COMMANDS) as CommandName[];

/** Every word that names a command. */
export const COMMAND_WORDS: readonly string[] = NAMES.flatMap((name) =>
  COMMANDS[name].filter((word) => word.length > 2),
);

/**
 * Parses the command at the start of a line, and the rest. Undefined: the line is an answer. An empty line prints
 * everything again.
 */
export function commandOf(line: string): { readonly command: CommandName | undefined; readonly argument: string } {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const command =
    word === '' ? 'view' : NAMES.find((name) => (COMMANDS[name] as readonly string[]).includes(word.toLowerCase()));
  return { command, argument: rest.join(' ') };
}
