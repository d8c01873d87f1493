import type { TableUpdate } from '@vigil/table';
import type { OnlineTable } from '../online/online-table.js';
import type { HostMessage, HostUpdate, SessionPort } from './session.js';

/** Of so many updates it is remembered how their decisions stood: an answer belongs to one of the last that were shown. */
const MAX_REMEMBERED = 8;

/**
 * The way to a game that is played at a table over the network. The number of its last entry is what a session calls its
 * moves. `first`: the game as it stands, all told.
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
  // It is told when the game is over.
  const seed = () => table.state.get().info?.seed;
  const stop = table.onGame((heard) => {
    if (heard.heard === 'past') {
      const { at, view, foresight } = heard;
      return listener({ say: 'past', at, view, monsterPreview: foresight });
    }
    remember(heard.update);
    const { answerIgnored, validAnswers, isComplete, isOwn } = heard;
    listener({
      say: 'update',
      update: {
        ...toHostUpdate(heard.update, seed(), answerIgnored),
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
    onMessage(heard) {
      listener = heard;
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
