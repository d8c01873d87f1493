import type { Language, Words } from '@vigil/rules';
import { boxesOfSetup as boxesNamed, type ChatMessage, type TableInfo } from '@vigil/table';
import { gameAt } from '../games/index.js';
import { boxesOf } from '../packs.js';
import { createWords, loadAtmosphere } from '../terminal/language.js';
import { PromptWriter, runRepl } from '../terminal/repl.js';
import type { Screen } from '../terminal/screen.js';
import { TerminalTable } from '../terminal/table.js';
import { say } from '../terminal/text.js';
import { UserError } from '../user-error.js';
import { readLink } from './link.js';
import { OnlineHost } from './online-host.js';
import { ServerClient } from './server.js';

/** Options of an online seat. */
export interface OnlineOptions {
  readonly seat: string;
  readonly server?: string;
  readonly name?: string;
  /** True if cards are shown with their atmosphere text. */
  readonly atmosphere: boolean;
}

/** Number of recent events that are shown when a player joins. */
const RECALLED_EVENTS = 6;
/** Interval between checks for the start of the game, in milliseconds. */
const POLL_INTERVAL = 1500;

/** Plays a seat at an online table until the player leaves or the game is over. */
export async function playOnline(
  { seat, server: at, name, atmosphere }: OnlineOptions,
  language: Language,
  screen: Screen,
): Promise<void> {
  const server = new ServerClient(readLink(seat, at));
  const first = await server.table();
  const game = gameAt(first.game, await boxesOf({ packs: [...boxesNamed(first.setup)], packFiles: [] }));
  const w = await createWords(language, game);
  const info = await waitForStart(server, await takeSeat(server, first, name, language, w), w, screen);
  const host = await OnlineHost.join(server, info, game.content, w);
  const live = process.stdin.isTTY === true;
  const atmosphereTexts = await loadAtmosphere(game, language, atmosphere, process.env);
  const table = new TerminalTable(
    host,
    game,
    w,
    screen,
    { answerForced: live, withViews: false, together: false },
    atmosphereTexts,
  );
  const interruption = new PromptWriter();
  const printMessage = ({ kind, seat: from, name: who, text }: ChatMessage): void => {
    const speaker = who || (from === undefined ? say(w, 't.online.host') : sheetName(info, from, w));
    screen.line(say(w, kind === 'talk' ? 't.online.said' : 't.online.narrates', { name: speaker, text }));
  };
  const listening = host.listen({
    update: (update, stands) => interruption.write(() => table.onUpdate(update, stands)),
    chatMessage: (message) => interruption.write(() => printMessage(message)),
    note: (line) => interruption.write(() => screen.line(line)),
  });
  table.recall(RECALLED_EVENTS);
  screen.line(say(w, 't.begin.help'));
  table.show();
  const conversing = runRepl(table, screen, () => {}, { others: host.others, interruption });
  try {
    await Promise.race([conversing, listening]);
  } finally {
    server.close();
  }
}

/** Claims a free seat. */
async function takeSeat(
  server: ServerClient,
  info: TableInfo,
  name: string | undefined,
  language: Language,
  w: Words,
): Promise<TableInfo> {
  let now = info;
  for (const { seat, name: holder } of info.seats) {
    if (holder !== undefined || !info.you.seats.includes(seat)) continue;
    if (name === undefined) throw new UserError(say(w, 't.online.name'));
    now = await server.request<TableInfo>('POST', '/claim', { seat, name, language });
  }
  return now;
}

/**
 * Waits until the game has begun.
 *
 * @throws UserError if it never will
 */
async function waitForStart(server: ServerClient, info: TableInfo, w: Words, screen: Screen): Promise<TableInfo> {
  if (info.status === 'gathering') screen.line(say(w, 't.online.gathering'));
  let now = info;
  while (now.status === 'gathering') {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    now = await server.table();
  }
  if (now.status === 'closed') throw new UserError(say(w, 't.online.closed'));
  return now;
}

function sheetName({ setup }: TableInfo, seat: number, w: Words): string {
  const { investigators = [] } = (setup ?? {}) as { readonly investigators?: readonly string[] };
  return w.name('investigator', investigators[seat] ?? '');
}
