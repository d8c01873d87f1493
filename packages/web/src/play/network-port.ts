import type { TableUpdate } from '@vigil/table';
import type { OnlineTable } from '../online/online-table.js';
import type { HostMessage, HostUpdate, SessionPort } from './session.js';

/** Number of updates whose marks are remembered: an answer belongs to one of the last shown. */
const MAX_REMEMBERED = 8;

/**
 * Port to a game at an online table. The number of its last entry serves as the session's moves. `first`: the current
 * game with all events.
 */
export function createNetworkPort(table: OnlineTable): { readonly port: SessionPort; readonly first: HostUpdate } {
  let listener: (message: HostMessage) => void = () => {};
  const shown = new Map<number, TableUpdate['decisions']>();
  const remember = ({ number, decisions }: TableUpdate) => {
    shown.set(number, decisions);
    for (const old of [...shown.keys()].slice(0, -MAX_REMEMBERED)) shown.delete(old);
  };
  const { update: now } = table.game();
  remember(now);
  // Published when the game is over.
  const seed = () => table.state.get().info?.seed;
  const stop = table.onGame((message) => {
    if (message.type === 'past') {
      const { at, view, monsterPreview } = message;
      return listener({ say: 'past', at, view, monsterPreview: monsterPreview });
    }
    remember(message.update);
    const { answerIgnored, validAnswers, isComplete, isOwn } = message;
    listener({
      say: 'update',
      update: {
        ...toHostUpdate(message.update, seed(), answerIgnored),
        validAnswers: validAnswers,
        isComplete: isComplete,
        isByOthers: !isOwn,
      },
    });
  });
  const port: SessionPort = {
    send(message) {
      switch (message.do) {
        case 'answer': {
          const { decision, option } = message;
          const mark = shown.get(message.seen)?.find(({ id }) => id === decision)?.mark;
          return table.choose(decision, option, mark);
        }
        case 'undo':
          return table.undo();
        case 'look':
          return table.requestPast(message.at);
        default:
          // A game over the network is begun by its table.
          return;
      }
    },
    onMessage(message) {
      listener = message;
    },
    close: stop,
  };
  return { port, first: toHostUpdate(now, seed()) };
}

/** Converts a table update to a session update; online games have no save here. */
function toHostUpdate(
  update: TableUpdate,
  seed: string | undefined,
  answerIgnored?: HostUpdate['answerIgnored'],
): HostUpdate {
  return { ...update, moves: update.number, seed, saved: undefined, answerIgnored };
}
