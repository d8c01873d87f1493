import type { Foresight } from '@vigil/rules';
import type { Manner, Update } from './engine.js';
import type { GameId, TableView } from './view.js';

/** What the page says to the engine. */
export type ToEngine =
  | { readonly do: 'start'; readonly game: GameId; readonly setup: unknown; readonly seed: string }
  | { readonly do: 'from'; readonly game: GameId; readonly position: unknown; readonly seed: string }
  | { readonly do: 'resume'; readonly saved: unknown }
  | { readonly do: 'answer'; readonly decision: string; readonly option: string; readonly manner: Manner }
  /** `evenChance`: also behind dice and what was revealed. */
  | { readonly do: 'undo'; readonly evenChance: boolean }
  | { readonly do: 'look'; readonly at: number };

/** What the engine says to the page. `refused`: there is no such game, and why. */
export type FromEngine =
  | { readonly say: 'update'; readonly update: Update }
  | {
      readonly say: 'past';
      readonly at: number;
      readonly view: TableView | undefined;
      readonly foresight: Foresight | undefined;
    }
  | { readonly say: 'refused'; readonly why: string };

/** A way to an engine: a worker's here, a server's elsewhere. */
export interface Port {
  send(message: ToEngine): void;
  onMessage(listener: (message: FromEngine) => void): void;
  close(): void;
}

/** A port to an engine in a worker of its own. */
export function workerPort(): Port {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  let listener: (message: FromEngine) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<FromEngine>) => listener(data);
  worker.onerror = ({ message }) => listener({ say: 'refused', why: message });
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (heard) => {
      listener = heard;
    },
    close: () => worker.terminate(),
  };
}
