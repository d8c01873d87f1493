/** Seats played by bots in a local game: the questions they answer, and undo. */
import { carefulMove, LoopGuard } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { arkhamRulesOf, hauntRulesOf, type TypedDecision, vocabularyOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  createRequestHandler,
  type GameUpdate,
  type HostReply,
  type HostRequest,
  type LoadSeatPlayer,
  type OpenRequest,
  ownersOf,
} from '../src/index.js';

const ANSWER_OPTIONS = { answerForced: true, withViews: false };
const SETUP = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };
const START: OpenRequest = { do: 'start', game: 'arkham', setup: SETUP, seed: 'company' };
const VOCABULARIES = { arkham: vocabularyOf(arkhamRulesOf([])), haunt: vocabularyOf(hauntRulesOf([])) };

/** Decisions passed to bots, by seat. */
type BotDecisions = { readonly seat: number; readonly decision: TypedDecision }[];

function open(botDecisions: BotDecisions = []): (message: HostRequest) => Promise<GameUpdate> {
  const load: LoadSeatPlayer = async (game, _boxes, content) => {
    const guard = new LoopGuard();
    return {
      vocabulary: VOCABULARIES[game],
      move(decision, view, seat) {
        botDecisions.push({ seat, decision });
        return carefulMove(decision, view, content, seat, guard);
      },
      recall: (decision, view, seat) => carefulMove(decision, view, content, seat),
      reset: () => guard.reset(),
    };
  };
  const request = createRequestHandler(async () => [{ pack: BASE }], load);
  return async (message) => expectUpdate(await request(message));
}

function expectUpdate(reply: HostReply): GameUpdate {
  if (reply.say !== 'update') throw new Error(JSON.stringify(reply));
  if (reply.update.fault !== undefined) throw new Error(reply.update.fault);
  return reply.update;
}

const step = ({ moves }: GameUpdate): HostRequest => ({ do: 'step', seen: moves, answerOptions: ANSWER_OPTIONS });
const undo = ({ moves }: GameUpdate): HostRequest => ({ do: 'undo', pastBarrier: false, seen: moves });

/** A person's answer: varied, but the same in every run. */
function createPersonAnswer({ decisions, moves, answers }: GameUpdate): HostRequest {
  const [decision] = decisions;
  const option = decision?.options[(answers * 7 + 3) % decision.options.length];
  if (!decision || !option) throw new Error('no decision is open');
  return { do: 'answer', decision: decision.id, option: option.id, seen: moves, answerOptions: ANSWER_OPTIONS };
}

/** Plays with bots and a person until `isDone`, and for at most 3000 messages. */
async function playOn(
  request: (message: HostRequest) => Promise<GameUpdate>,
  from: GameUpdate,
  isDone: (update: GameUpdate) => boolean,
): Promise<readonly GameUpdate[]> {
  const updates = [from];
  for (let update = from; !isDone(update) && update.outcome === undefined && updates.length < 3000; ) {
    update = await request(update.bots?.next === undefined ? createPersonAnswer(update) : step(update));
    updates.push(update);
  }
  return updates;
}

describe('seats played by bots', () => {
  it.each(['arkham', 'haunt'] as const)(
    'in %s answer only their own questions and no question of the group',
    async (game) => {
      const botDecisions: BotDecisions = [];
      const request = open(botDecisions);
      const first = await request({ ...START, game, bots: [{ seat: 1, since: 0 }] } as OpenRequest);
      const updates = await playOn(request, first, ({ answers }) => answers > 700);
      expect(botDecisions.length).toBeGreaterThan(20);
      for (const { seat, decision } of botDecisions) {
        expect([seat, decision.by]).toEqual([1, [1]]);
      }
      const shared = updates.flatMap(({ decisions, view, bots }) =>
        decisions
          .filter((one) => one.by.includes(0) || ownersOf(one, VOCABULARIES[game], view).voters.includes(0))
          .map((decision) => ({ decision, next: bots?.next })),
      );
      expect(shared.length).toBeGreaterThan(0);
      for (const { decision, next } of shared) expect(next).not.toBe(decision.id);
    },
  );

  it('wait while a person is asked, and a step then changes nothing', async () => {
    const request = open();
    const first = await request({ ...START, bots: [{ seat: 1, since: 0 }] } as OpenRequest);
    const [lastUpdate] = (await playOn(request, first, ({ bots }) => bots?.next === undefined)).slice(-1);
    if (!lastUpdate) throw new Error('no person is asked');
    const after = await request(step(lastUpdate));
    expect([after.answers, after.moves]).toEqual([lastUpdate.answers, lastUpdate.moves]);
  });

  it('are undone together with the answer of the person before them', async () => {
    const request = open();
    const first = await request({ ...START, bots: [{ seat: 1, since: 0 }] } as OpenRequest);
    const updates = await playOn(request, first, ({ answers }) => answers > 120);
    let compared = 0;
    for (let i = 1; i < updates.length && compared < 3; i++) {
      // A person answered at i - 1; the bots answered until i + n.
      const at = updates[i - 1] as GameUpdate;
      if (at.bots?.next !== undefined || updates[i]?.bots?.next === undefined) continue;
      const saved = (updates.slice(i).find(({ bots }) => bots?.next === undefined) as GameUpdate | undefined)?.saved;
      if (!saved) continue;
      const resumed = await request({ do: 'resume', saved, bots: [{ seat: 1, since: 0 }] });
      const before = resumed.answers;
      const afterUndo = await request(undo(resumed));
      if (resumed.undoObstacle === 'revealed') expect(afterUndo.answers).toBe(before);
      else {
        expect(afterUndo.decisions.map(({ by }) => by)).toEqual(at.decisions.map(({ by }) => by));
        expect(afterUndo.answers).toBeLessThanOrEqual(at.answers);
      }
      compared++;
    }
    expect(compared).toBe(3);
  });

  it('are restored with their reasons when a game is resumed, and only if they are given', async () => {
    const request = open();
    const bots = [{ seat: 1, since: 0 }];
    const updates = await playOn(
      request,
      await request({ ...START, bots } as OpenRequest),
      ({ answers }) => answers > 300,
    );
    const reasons = updates.flatMap((update) => update.bots?.reasons ?? []);
    expect(reasons.length).toBeGreaterThan(5);
    const { saved } = updates.at(-1) as GameUpdate;
    const again = await request({ do: 'resume', saved, bots });
    expect(again.bots?.seats).toEqual(bots);
    expect(again.bots?.reasons).toEqual(reasons);
    expect('bots' in (await request({ do: 'resume', saved }))).toBe(false);
  });

  it('can be given to bots during a game and taken back', async () => {
    const request = open();
    const first = await request(START);
    const [, , now] = await playOn(request, first, ({ answers }) => answers > 3);
    if (!now) throw new Error('the game is too short');
    const reply = await request({ do: 'seat-bots', seats: [0, 1] });
    expect(reply.bots?.seats).toEqual([0, 1].map((seat) => ({ seat, since: reply.answers })));
    const [, ...steps] = await playOn(request, reply, ({ view }) => view.step.phase === 'mythos');
    expect(steps.length).toBeGreaterThan(0);
    const back = await request({ do: 'seat-bots', seats: [] });
    expect('bots' in back).toBe(false);
  });

  it('can play a whole game without a person', async () => {
    const request = open();
    const bots = [0, 1].map((seat) => ({ seat, since: 0 }));
    const updates = await playOn(request, await request({ ...START, bots } as OpenRequest), () => false);
    const last = updates.at(-1) as GameUpdate;
    expect(last.outcome).toBeDefined();
    // A step is a few answers, so that players can watch.
    expect(updates.length).toBeGreaterThan(last.answers / 8);
    expect(updates.every((update) => update.bots?.next !== undefined || update === last)).toBe(true);
  });
});
