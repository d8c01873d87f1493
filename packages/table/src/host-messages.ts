import { PlayError, type PlayErrorCode, type Seat } from '@vigil/engine';
import type { Box, Content, HauntPreview, Pack } from '@vigil/rules';
import type { BotSeat, BotSeats, SeatPlayer } from './bot-seats.js';
import { boxesOfSave, boxesOfSetup, type LoadBoxes } from './boxes.js';
import { type AnswerOptions, type GameUpdate, Host } from './host.js';
import { gameOfSave, openGame, openNewGame } from './open-game.js';
import type { GameCopy } from './replay-cursor.js';
import type { GameId, TableView } from './view.js';

/**
 * A request to open a game. `packFiles`: custom packs it is played with. `packs`: the boxes of a position, which does
 * not name them. `bots`: seats that bots play.
 */
export type OpenRequest = { readonly packFiles?: readonly Pack[]; readonly bots?: readonly BotSeat[] } & (
  | { readonly do: 'start'; readonly game: GameId; readonly setup: unknown; readonly seed: string }
  | {
      readonly do: 'from';
      readonly game: GameId;
      readonly position: unknown;
      readonly seed: string;
      readonly packs?: readonly string[];
    }
  | { readonly do: 'resume'; readonly saved: unknown }
);

/** A request to the host of a game. */
export type HostRequest =
  | OpenRequest
  /** `seen`: the moves of the update it answers. The host ignores answers to any other. */
  | {
      readonly do: 'answer';
      readonly decision: string;
      readonly option: string;
      readonly seen: number;
      readonly answerOptions: AnswerOptions;
    }
  /** `pastBarrier`: also across dice and reveals. */
  | { readonly do: 'undo'; readonly pastBarrier: boolean; readonly seen: number }
  /** Lets the bots take one step. `seen`: as for an answer. */
  | { readonly do: 'step'; readonly seen: number; readonly answerOptions: AnswerOptions }
  /** Gives these seats to bots, and all others to people. */
  | { readonly do: 'seat-bots'; readonly seats: readonly Seat[] }
  /** `event`: only that many events of the last answer before that moment; all if omitted. */
  | { readonly do: 'look'; readonly at: number; readonly event?: number | undefined }
  /** Requests an independent copy of the game after that many answers. */
  | { readonly do: 'cut'; readonly at: number };

/**
 * A reply of the host. `refused`: there is no such game, with the reason, and the code and packs of a `PlayError` for a
 * localized message.
 */
export type HostReply =
  | { readonly say: 'update'; readonly update: GameUpdate }
  | {
      readonly say: 'past';
      readonly at: number;
      readonly view: TableView | undefined;
      readonly monsterPreview: HauntPreview | undefined;
      readonly event?: number | undefined;
    }
  /** Undefined: that moment belongs to another version and cannot be replayed. */
  | { readonly say: 'cut'; readonly cut: GameCopy | undefined }
  | {
      readonly say: 'refused';
      readonly why: string;
      readonly code?: PlayErrorCode;
      /** Place of the fault in a save. */
      readonly place?: string;
      readonly packs?: readonly string[];
    };

/** A connection to a host: in a worker, on a server, or in the same process. */
export interface HostPort {
  send(message: HostRequest): void;
  onMessage(listener: (message: HostReply) => void): void;
  close(): void;
}

/** Loads the bot for the seats of one game. */
export type LoadSeatPlayer = (game: GameId, boxes: readonly Box[], content: Content) => Promise<SeatPlayer>;

/** A game that was opened, and its bots. */
interface OpenTable {
  readonly host: Host;
  readonly game: GameId;
  readonly boxes: readonly Box[];
  readonly content: Content;
  bots: BotSeats | undefined;
}

/**
 * Returns the handler of requests to one host. Requests are handled one after the other, in order. `loadPlayer`: called
 * for games with bots only.
 */
export function createRequestHandler(
  load: LoadBoxes,
  loadPlayer?: LoadSeatPlayer,
): (message: HostRequest) => Promise<HostReply> {
  let table: OpenTable | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  return (message) => {
    const reply = previous.then(async (): Promise<HostReply> => {
      try {
        if (message.do === 'start' || message.do === 'from' || message.do === 'resume') {
          table = await openHost(message, load, loadPlayer);
          const { host } = table;
          return await withPreview(host, { say: 'update', update: host.update() });
        }
        if (!table) throw new Error('No game has been begun.');
        return await withPreview(table.host, await handleRequest(table, message, loadPlayer));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (!(error instanceof PlayError)) return { say: 'refused', why };
        const { code, place, packs } = error;
        return { say: 'refused', why, code, packs, ...(place !== undefined && { place }) };
      }
    });
    previous = reply;
    return reply;
  };
}

/** Returns the boxes needed to open a game. */
export function requiredBoxes(beginning: OpenRequest): readonly string[] {
  switch (beginning.do) {
    case 'start':
      return boxesOfSetup(beginning.setup);
    case 'from':
      return boxesOfSetup(beginning);
    case 'resume':
      return boxesOfSave(beginning.saved);
    default:
      return beginning satisfies never;
  }
}

/** Opens a game with the boxes it names, and with its bots. */
async function openHost(
  message: OpenRequest,
  load: LoadBoxes,
  loadPlayer: LoadSeatPlayer | undefined,
): Promise<OpenTable> {
  const game = message.do === 'resume' ? gameOfSave(message.saved) : message.game;
  const boxes = await load(requiredBoxes(message), message.packFiles);
  const opened = await (message.do === 'start' ? openNewGame : openGame)(game, boxes);
  const { content } = opened;
  const bots = message.bots?.length ? await seatBots({ game, boxes, content }, message.bots, loadPlayer) : undefined;
  const open = (): Host => {
    switch (message.do) {
      case 'start':
        return Host.start(opened, message.setup, message.seed, bots);
      case 'from':
        return Host.from(opened, message.position, message.seed);
      case 'resume':
        return Host.resume(opened, message.saved, false, bots);
      default:
        return message satisfies never;
    }
  };
  return { host: open(), game, boxes, content, bots };
}

/** Loads the bots of a game. */
async function seatBots(
  { game, boxes, content }: Pick<OpenTable, 'game' | 'boxes' | 'content'>,
  seats: readonly BotSeat[],
  loadPlayer: LoadSeatPlayer | undefined,
): Promise<BotSeats> {
  if (!loadPlayer) throw new Error('No bot plays here.');
  const [{ BotSeats: Bots }, player] = await Promise.all([import('./bot-seats.js'), loadPlayer(game, boxes, content)]);
  return new Bots(player, seats);
}

/** Gives seats to bots; the seats that stay bots keep what they know. */
async function changeBots(
  table: OpenTable,
  seats: readonly Seat[],
  loadPlayer: LoadSeatPlayer | undefined,
): Promise<GameUpdate> {
  const { answers } = table.host;
  if (seats.length === 0) table.bots = undefined;
  else if (table.bots) table.bots.setSeats(seats, answers);
  else {
    const since = seats.map((seat) => ({ seat, since: answers }));
    table.bots = await seatBots(table, since, loadPlayer);
  }
  return table.host.setBots(table.bots);
}

/** Adds the preview to a reply. Its code is loaded when a position first needs it. */
async function withPreview(host: Host, reply: HostReply): Promise<HostReply> {
  const view = reply.say === 'update' ? reply.update.view : reply.say === 'past' ? reply.view : undefined;
  const fetching = view && host.loadPreview(view);
  if (!fetching) return reply;
  try {
    await fetching;
  } catch {
    // Offline, the game goes on without the preview.
    return reply;
  }
  const monsterPreview = host.previewMonsters(view);
  if (reply.say === 'update') return { ...reply, update: { ...reply.update, monsterPreview } };
  return reply.say === 'past' ? { ...reply, monsterPreview } : reply;
}

async function handleRequest(
  table: OpenTable,
  message: Exclude<HostRequest, OpenRequest>,
  loadPlayer: LoadSeatPlayer | undefined,
): Promise<HostReply> {
  const { host } = table;
  switch (message.do) {
    case 'step':
      return { say: 'update', update: host.answerForBots(message.answerOptions, message.seen) };
    case 'seat-bots':
      return { say: 'update', update: await changeBots(table, message.seats, loadPlayer) };
    case 'answer':
      return {
        say: 'update',
        update: host.answer(message.decision, message.option, message.answerOptions, message.seen),
      };
    case 'undo':
      return { say: 'update', update: host.undo(message.pastBarrier, message.seen) };
    case 'look': {
      const { at, event } = message;
      const view = event === undefined ? host.pastView(at) : await host.viewAfterEvent(at, event);
      return { say: 'past', at, event, view, monsterPreview: view && host.previewMonsters(view) };
    }
    case 'cut':
      return { say: 'cut', cut: await host.copyAt(message.at) };
    default:
      return message satisfies never;
  }
}
