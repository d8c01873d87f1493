/**
 * Plays a seat at a Vigil table over the live connection: receives updates and answers the decisions of its seats.
 *
 *     npx tsc -b examples/seat && node examples/seat/dist/run.js https://vigil.example/t/TABLE#TOKEN [ANSWERS]
 *
 * It always takes the first option; put your own strategy into `choose`.
 */
interface Decision {
  readonly id: string;
  readonly key: string;
  readonly by: readonly number[];
  readonly mark: string;
  readonly options: readonly { readonly id: string; readonly key: string }[];
}

/**
 * Chooses an option id. Every decision lists all its options; docs/questions.md explains them. The view is that of
 * the seat.
 */
function choose({ options }: Decision, _view: unknown): string | undefined {
  return options[0]?.id;
}

/** Plays until the game is over or `maxAnswers` are given, and returns the number of answers. */
export function play(link: string, maxAnswers: number, Socket: new (url: string) => WebSocket): Promise<number> {
  const [, server, table, token] = /^(.+)\/t\/([^#?]+)[^#]*#(.+)$/.exec(link) ?? [];
  const socket = new Socket(`${server?.replace(/^http/, 'ws')}/api/v1/live`);
  let seats: readonly number[] = [];
  let game: { readonly decisions: readonly Decision[]; readonly view: unknown; readonly outcome?: unknown } | undefined;
  let answerCount = 0;
  let waiting = false;
  const answer = () => {
    if (game?.outcome !== undefined || answerCount >= maxAnswers) return socket.close();
    const open = game?.decisions.find(({ by }) => by.some((seat) => seats.includes(seat)));
    if (!game || !open || waiting) return;
    waiting = true;
    const { id: decision, mark } = open;
    const key = crypto.randomUUID();
    socket.send(JSON.stringify({ do: 'answer', decision, option: choose(open, game.view), mark, key }));
  };
  return new Promise((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', table, tokens: [token] }));
    socket.onerror = () => reject(new Error('the line broke'));
    socket.onclose = () => resolve(answerCount);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.say === 'table' && message.table.status === 'closed') socket.close();
      if (message.say === 'table') seats = message.table.you.seats;
      else if (message.say === 'update') game = message.update;
      else if (message.say === 'refused' && !message.key) reject(new Error(message.refusal.why));
      // Accepted, or refused because another player was faster: either way the next update is here or about to arrive.
      else if (message.say === 'done' || message.say === 'refused') waiting = false;
      if (message.say === 'done') answerCount++;
      answer();
    };
  });
}
