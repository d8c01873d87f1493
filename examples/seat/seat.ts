/**
 * Plays a seat at a table of Vigil over the live line: hears what happens, answers what is asked of its seats.
 *
 *     npx tsc -b examples/seat && node examples/seat/dist/run.js https://vigil.example/t/TABLE#TOKEN [ANSWERS]
 *
 * It takes the first answer there is; put your own idea into `choose`.
 */
interface Decision {
  readonly id: string;
  readonly key: string;
  readonly by: readonly number[];
  readonly mark: string;
  readonly options: readonly { readonly id: string; readonly key: string }[];
}

/** Every decision lists all its answers: docs/questions.md says what each means. `view`: the table as it stands. */
function choose({ options }: Decision, _view: unknown): string | undefined {
  return options[0]?.id;
}

/** Plays until the game is over or so many answers are given, and says how many that were. */
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
      // Taken, or refused because somebody was faster: either way the next update has come before or comes now.
      else if (message.say === 'done' || message.say === 'refused') waiting = false;
      if (message.say === 'done') answerCount++;
      answer();
    };
  });
}
