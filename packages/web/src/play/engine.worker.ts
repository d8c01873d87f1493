import type { Engine } from './engine.js';
import type { FromEngine, ToEngine } from './port.js';

/** The worker's side of its messages: the types of pages and of workers cannot be used together. */
const page = self as unknown as {
  postMessage(message: FromEngine): void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
};

// Messages that come before the rules and components are here wait for them, in their order.
const loading = import('./engine.js');
let engine: Engine | undefined;

page.onmessage = async ({ data }) => {
  try {
    page.postMessage(reply(await loading, data));
  } catch (error) {
    page.postMessage({ say: 'refused', why: error instanceof Error ? error.message : String(error) });
  }
};

function reply({ Engine, foresee }: typeof import('./engine.js'), message: ToEngine): FromEngine {
  switch (message.do) {
    case 'start':
      engine = Engine.start(message.game, message.setup, message.seed);
      return { say: 'update', update: engine.update() };
    case 'from':
      engine = Engine.from(message.game, message.position, message.seed);
      return { say: 'update', update: engine.update() };
    case 'resume':
      engine = Engine.resume(message.saved);
      return { say: 'update', update: engine.update() };
    default:
  }
  if (!engine) throw new Error('No game has been begun.');
  switch (message.do) {
    case 'answer':
      return { say: 'update', update: engine.answer(message.decision, message.option, message.manner) };
    case 'undo':
      return { say: 'update', update: engine.undo(message.evenChance) };
    case 'look': {
      const view = engine.pastView(message.at);
      return { say: 'past', at: message.at, view, foresight: view && foresee(view) };
    }
    default:
      return message satisfies never;
  }
}
