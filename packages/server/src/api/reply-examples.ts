/** Examples of replies for the OpenAPI document. */
import type { ApiReplies } from './replies.js';

const TABLE = 'k3v9qx2m7r5t8w1z';
const TOKEN = 'q0b1c2d3e4f5g6h7i8j9k0l1m2n3o4p5q6r7s8t9u0v';
const MARCH = Date.UTC(2026, 2, 2, 18);

export const REPLY_EXAMPLES: Partial<ApiReplies> = {
  CreatedTable: { id: TABLE, host: TOKEN, seats: [TOKEN.replace('q', 'a'), TOKEN.replace('q', 'b')], spectator: TOKEN },
  NewLink: { token: TOKEN },
  EntryNumber: { number: 42 },
  Done: {},
  OwnTables: {
    tables: [
      {
        id: TABLE,
        name: 'Thursdays',
        game: 'arkham',
        status: 'playing',
        changedAt: MARCH,
        setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig', packs: ['base'] },
        paused: false,
        you: { seats: [1], host: false, keeper: false },
        seats: [
          { seat: 0, name: 'Anna' },
          { seat: 1, name: 'Bob' },
        ],
        waits: [{ decision: '57', seat: 1, kind: 'decision', since: MARCH, due: MARCH + 172_800_000 }],
        waiting: [1],
        waitsForKeeper: false,
      },
    ],
    notFound: [],
  },
  ChatMessages: [{ n: 1, kind: 'talk', seat: 0, name: 'Anna', text: 'I take the gate.', number: 42, at: MARCH }],
  PlanCosts: { costs: [{ from: 'downtown', to: 'easttown', cost: 1, left: 2 }] },
  Digests: [{ number: 61, title: 'Turn 3', text: '[b]Mythos, turn 3[/b]\n…' }],
  PushKey: { key: 'BOr0…', mail: true },
};
