import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../src/notify/addresses.js';
import { attachAddress, confirmAddress, recoverLinks, stopAddress } from '../../src/notify/manage-addresses.js';
import { MAX_TRIES } from '../../src/notify/outbox.js';
import { DE } from '../../src/notify/words/de.js';
import { EN } from '../../src/notify/words/en.js';
import {
  AT_ONCE,
  buildWait,
  createScene,
  HOST,
  HOUR,
  hashOf,
  MINUTE,
  SEATS,
  startMailServer,
  TABLE,
  tokenOf,
} from './scene.js';

let server: Awaited<ReturnType<typeof startMailServer>>;
let scene: Awaited<ReturnType<typeof createScene>>;
const [ADA, BOB] = SEATS as [(typeof SEATS)[0], (typeof SEATS)[0]];

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.mails.length = 0;
  server.refuses.clear();
  server.down = false;
  scene = await createScene(server.url);
});
afterEach(async () => {
  expect(scene.reportedErrors).toEqual([]);
  await scene.close();
});

const work = () => scene.notify.work();

describe('a mail address', () => {
  it('must be confirmed before anything else is sent to it', async () => {
    const address = { channel: 'mail', shape: 'standard', target: ' Ada@Example.org ', preferences: AT_ONCE } as const;
    await attachAddress(scene.notify.deps, ADA, hashOf(tokenOf(ADA)), address);
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    expect(await work()).toBe(1);
    const [mail] = server.mails;
    expect(mail?.to).toBe('ada@example.org');
    expect(mail?.text).toContain(EN.confirm.heading('Tuesday <Night>'));
    const [, tokens = ''] = /\/confirm\/(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(await confirmAddress(scene.notify.deps, `${tokens.slice(0, -2)}xx`)).toBeUndefined();
    expect(await work()).toBe(0);
    expect((await confirmAddress(scene.notify.deps, tokens))?.state).toBe('on');
    // The existing wait is announced now.
    expect(await work()).toBe(1);
    expect(server.mails[1]?.headers.subject).toBe(EN.subject.waiting('Tuesday <Night>', 1));
  });

  it('that is attached to a seat and to the host is asked once, and confirmed for both', async () => {
    const linkOf = (owner: typeof ADA) => ({ owner, link: hashOf(tokenOf(owner)) });
    const address = { channel: 'mail', shape: 'standard', target: 'ada@example.org', preferences: AT_ONCE } as const;
    for (const { owner, link } of [linkOf(ADA), linkOf(HOST)])
      await attachAddress(scene.notify.deps, owner, link, address);
    // An address given later for another player's seat needs its own confirmation.
    scene.clock.advance(2 * MINUTE);
    await attachAddress(scene.notify.deps, BOB, hashOf(tokenOf(BOB)), address);
    await work();
    expect(server.mails).toHaveLength(2);
    const tokens = server.mails.map(({ text }) => /\/confirm\/(\S+)/.exec(text)?.[1] ?? '');
    await confirmAddress(scene.notify.deps, tokens[0] ?? '');
    const listStates = async () =>
      (await scene.notify.deps.rows.addressesOf(TABLE)).map(({ role, seat, state }) => `${role} ${seat}: ${state}`);
    expect((await listStates()).sort()).toEqual(['host undefined: on', 'seat 0: on', 'seat 1: unconfirmed']);
    await confirmAddress(scene.notify.deps, tokens[1] ?? '');
    expect(await listStates()).toContain('seat 1: on');
  });

  it('cannot be confirmed after two days', async () => {
    await scene.attach(ADA, 'mail', 'ada@example.org');
    await work();
    const [, tokens = ''] = /\/confirm\/(\S+)/.exec(server.mails[0]?.text ?? '') ?? [];
    scene.clock.advance(49 * HOUR);
    expect(await confirmAddress(scene.notify.deps, tokens)).toBeUndefined();
  });

  it('receives the question of a turn, its answers and a link into the seat, in text and HTML', async () => {
    const address = await scene.attachMail(ADA, 'ada@example.org');
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    await work();
    const [mail] = server.mails;
    const link = `https://vigil.example/t/${TABLE}?decision=1#${scene.notify.deps.links.token('seat', address.id)}`;
    for (const part of ['Where does <b>1</b> go?', '  - Stay', '  - Fish & Chips', `${EN.link.decide}: ${link}`])
      expect(mail?.text).toContain(part);
    for (const part of ['Where does &lt;b&gt;1&lt;/b&gt; go?', '<li>Fish &amp; Chips</li>', `href="${link}"`])
      expect(mail?.html).toContain(part);
    expect(mail?.html).not.toMatch(/<img|<script|http:/);
    expect(mail?.headers['list-unsubscribe']).toMatch(/^<https:\/\/vigil\.example\/api\/v1\/notify\/stop\/\S+>$/);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers['auto-submitted']).toBe('auto-generated');
    // The link in the mail is one of the seat's.
    const token = link.slice(link.indexOf('#') + 1);
    expect(await scene.storage.link(hashOf(token))).toMatchObject({ role: 'seat', seat: 0, table: TABLE });
  });

  it('of the host receives what waits for the keeper, and nothing that is a seat’s alone [PBP-11]', async () => {
    const address = await scene.attachMail(HOST, 'host@example.org');
    await scene.attachMail(ADA, 'ada@example.org');
    const now = scene.clock.now();
    await scene.wait(buildWait('1', 1, now));
    await work();
    expect(server.mails).toEqual([]);
    // The Mythos waits only for the keeper; a decision that Bob missed waits for the keeper as well.
    await scene.wait(buildWait('2', 0, now, { kind: 'keeper' }));
    await work();
    expect(server.mails.map(({ to }) => to)).toEqual(['host@example.org']);
    const link = `https://vigil.example/t/${TABLE}?decision=2#${scene.notify.deps.links.token('seat', address.id)}`;
    for (const part of [EN.part.keeper, 'Where does <b>2</b> go?', `${EN.link.decide}: ${link}`])
      expect(server.mails[0]?.text).toContain(part);
    await scene.notify.remind(buildWait('2', 0, now, { kind: 'keeper', reminders: 1, remindedAt: now }));
    await work();
    await scene.wait(buildWait('3', 0, now, { kind: 'absent' }));
    await work();
    expect(
      server.mails
        .slice(1)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ada@example.org', 'host@example.org', 'host@example.org']);
  });

  it('receives the reason of a void plan once, in words [PBP-10]', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    await scene.attachMail(BOB, 'bob@example.org', { ...AT_ONCE, language: 'de' });
    const at = scene.clock.now();
    const plan = (why: string) => ({
      plan: { turn: 2, at: 'downtown', intents: [{ do: 'encounter' }] },
      void: why,
      at,
    });
    await scene.storage.changeSeat(TABLE, 0, { plan: plan('combat') });
    // A plan that became void because its turn ended is not announced.
    await scene.storage.changeSeat(TABLE, 1, { plan: plan('turn-over') });
    expect(await work()).toBe(1);
    expect(server.mails[0]?.to).toBe('ada@example.org');
    expect(server.mails[0]?.headers.subject).toBe(EN.subject.void('Tuesday <Night>'));
    expect(server.mails[0]?.text).toContain(EN.part.void('combat'));
    expect(await work()).toBe(0);
    await scene.storage.changeSeat(TABLE, 1, { plan: plan('no-way') });
    expect(await work()).toBe(1);
    expect(server.mails[1]?.text).toContain(DE.part.void('no-way'));
  });

  it('receives mails in its language', async () => {
    await scene.attachMail(ADA, 'ada@example.org', { ...AT_ONCE, language: 'de', zone: 'Europe/Berlin' });
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    await work();
    expect(server.mails[0]?.headers.subject).toBe(DE.subject.waiting('Tuesday <Night>', 1));
    expect(server.mails[0]?.text).toContain(DE.part.answers);
    const wait = buildWait('1', 0, scene.clock.now(), { due: scene.clock.now() + 24 * HOUR, reminders: 1 });
    await scene.notify.remind(wait);
    await work();
    expect(server.mails[1]?.text).toContain(DE.part.due('Dienstag, 3. März um 13:00 MEZ'));
  });

  it('receives one message for several decisions, and none for answered ones', async () => {
    await scene.attachMail(ADA, 'ada@example.org', DEFAULT_PREFERENCES);
    const start = scene.clock.now();
    await scene.wait(buildWait('1', 0, start), buildWait('2', 1, start));
    expect(await work()).toBe(0);
    scene.clock.advance(5 * MINUTE);
    await scene.wait(buildWait('3', 0, scene.clock.now()), buildWait('4', 0, scene.clock.now(), { kind: 'poll' }));
    scene.clock.advance(5 * MINUTE);
    // The first decision was answered, so nothing is due.
    expect(await work()).toBe(0);
    scene.clock.advance(5 * MINUTE);
    expect(await work()).toBe(1);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.headers.subject).toBe(EN.subject.waiting('Tuesday <Night>', 2));
    expect(server.mails[0]?.text).toContain(EN.part.poll);
    scene.clock.advance(24 * HOUR);
    expect(await work()).toBe(0);
  });

  it('receives in the morning what came up in quiet hours, unless it was answered at night', async () => {
    const quiet = { from: 22 * 60, until: 7 * 60 };
    await scene.attachMail(ADA, 'ada@example.org', { ...AT_ONCE, quiet });
    await scene.attachMail(BOB, 'bob@example.org', { ...AT_ONCE, quiet });
    scene.clock.at = Date.parse('2026-03-02T23:00:00Z');
    await scene.wait(buildWait('1', 0, scene.clock.now()), buildWait('2', 1, scene.clock.now()));
    expect(await work()).toBe(0);
    await scene.wait(buildWait('2', 1, scene.clock.now()));
    scene.clock.at = Date.parse('2026-03-03T07:00:00Z');
    expect(await work()).toBe(1);
    expect(server.mails.map(({ to }) => to)).toEqual(['bob@example.org']);
  });

  it('receives nothing while its seat is at the table, for an hour at most', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    scene.presence.seats.add(0);
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    expect(await work()).toBe(0);
    scene.clock.advance(30 * MINUTE);
    expect(await work()).toBe(0);
    scene.clock.advance(40 * MINUTE);
    expect(await work()).toBe(1);
  });

  it('receives each reminder, and none after the answer', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    const wait = buildWait('1', 0, scene.clock.now(), { due: scene.clock.now() + HOUR });
    await scene.wait(wait);
    await work();
    for (const reminders of [1, 1, 2]) await scene.notify.remind({ ...wait, reminders });
    expect(await work()).toBe(1);
    expect(server.mails[1]?.headers.subject).toBe(EN.subject.reminder('Tuesday <Night>'));
    await scene.notify.remind({ ...wait, reminders: 3 });
    await scene.wait(buildWait('2', 1, scene.clock.now()));
    expect(await work()).toBe(0);
  });

  it('receives a reminder even if the process that recorded it ended before it sent it', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    const wait = buildWait('1', 0, scene.clock.now());
    await scene.wait(wait);
    await work();
    scene.clock.advance(HOUR);
    await scene.storage.setReminded(wait, scene.clock.now());
    await scene.storage.changeTable(TABLE, { name: 'Wednesday' });
    expect(await work()).toBe(1);
    expect(server.mails[1]?.headers.subject).toBe(EN.subject.reminder('Wednesday'));
    const [recordedWait] = await scene.storage.waits([TABLE]);
    await scene.notify.remind(recordedWait ?? wait);
    expect(await work()).toBe(0);
  });

  it('receives beginning, digest, end, new players and mentions, as its preferences say', async () => {
    await scene.attachMail(ADA, 'ada@example.org', { ...AT_ONCE, without: [] });
    await scene.attachMail(BOB, 'bob@example.org', { ...AT_ONCE, without: ['game', 'digest', 'joined', 'talk'] });
    const phase = { type: 'phase', phase: 'upkeep', turn: 2 } as const;
    const events = [{ event: phase, at: 1, sheets: [], hits: [] }];
    await scene.play([{ body: { kind: 'began' } }, { events }], []);
    await scene.storage.changeSeat(TABLE, 2, { name: 'Dee', claimedAt: scene.clock.now() });
    const message = {
      table: TABLE,
      kind: 'talk',
      role: 'seat',
      seat: 2,
      name: 'Dee',
      number: 2,
      at: scene.clock.now(),
    } as const;
    await scene.storage.say({ ...message, text: 'Are you there, @ada? <i>x</i>' });
    await scene.storage.say({ ...message, text: 'Nobody is meant' });
    await work();
    expect(server.mails.map(({ to }) => to)).toEqual(['ada@example.org']);
    const text = server.mails[0]?.text ?? '';
    for (const part of ['The game has begun.', 'Digest 2', EN.part.joined('Dee'), 'Are you there, @ada?'])
      expect(text).toContain(part);
    expect(server.mails[0]?.html).toContain('&lt;img src=x&gt;');
    expect(server.mails[0]?.html).toContain('&lt;i&gt;x&lt;/i&gt;');
    await scene.play([{}], [], { status: 'ended' });
    await work();
    expect(server.mails[1]?.headers.subject).toBe('Tuesday <Night>: the game is over');
    expect(await work()).toBe(0);
  });

  it('receives nothing after one click has stopped it, or after its seat’s links were revoked', async () => {
    const ada = await scene.attachMail(ADA, 'ada@example.org');
    await scene.attachMail(BOB, 'bob@example.org');
    const url = scene.notify.deps.links.stopUrl(ada.id);
    expect(await stopAddress(scene.notify.deps, 'forged.x')).toBe(false);
    expect(await stopAddress(scene.notify.deps, url.slice(url.lastIndexOf('/') + 1))).toBe(true);
    await scene.storage.revokeLinks(TABLE, 'seat', 1, scene.clock.now());
    await scene.wait(buildWait('1', 0, scene.clock.now()), buildWait('2', 1, scene.clock.now()));
    expect(await work()).toBe(0);
    const listStates = (await scene.notify.deps.rows.addressesOf(TABLE)).map(({ seat, state, reason }) => [
      seat,
      state,
      reason,
    ]);
    expect(listStates.sort()).toEqual([
      [0, 'off', 'unsubscribed'],
      [1, 'off', 'link-revoked'],
    ]);
  });

  it('receives new links to its tables, and the reply does not reveal whether it is known', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    await scene.attachMail(BOB, 'ada@example.org');
    await scene.attach(SEATS[2] ?? ADA, 'mail', 'cy@example.org');
    await work();
    server.mails.length = 0;
    for (const mail of ['ADA@example.org', 'ada@example.org', 'cy@example.org', 'nobody@example.org'])
      expect(await recoverLinks(scene.notify.deps, mail)).toBeUndefined();
    expect(await work()).toBe(1);
    const tokens = [...(server.mails[0]?.text ?? '').matchAll(/#(\S{43})/g)].map(([, token = '']) => token);
    const found = await Promise.all(tokens.map((token) => scene.storage.link(hashOf(token))));
    expect(found.map((row) => row?.seat)).toEqual([0, 1]);
    // The outbox does not contain the tokens.
    const items = JSON.stringify(
      await scene.storage.db.withTables<{ notifyItems: object }>().selectFrom('notifyItems').selectAll().execute(),
    );
    for (const token of tokens) expect(items).not.toContain(token);
  });
});

describe('the outbox', () => {
  it('retries after growing delays while the mail server is unavailable, with the same Message-ID', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    server.down = true;
    expect(await work()).toBe(0);
    let waited = 0;
    for (let tries = 1; tries < 5; tries++) {
      // Each delay is between half and all of its maximum.
      scene.clock.advance(15_000 * 2 ** (tries - 1) - 1_000);
      expect((await scene.notify.deps.rows.claim('x', scene.clock.now(), scene.clock.now(), 9)).length).toBe(0);
      scene.clock.advance(15_000 * 2 ** (tries - 1) + 1_000);
      waited += 30_000 * 2 ** (tries - 1);
      if (tries === 4) server.down = false;
      expect(await work()).toBe(tries === 4 ? 1 : 0);
    }
    expect(waited).toBe(450_000);
    expect(server.mails).toHaveLength(1);
  });

  it('gives up in the end and saves the reason', async () => {
    await scene.attachMail(ADA, 'ada@example.org', { ...AT_ONCE, without: [] });
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    server.down = true;
    for (let tries = 0; tries < MAX_TRIES + 3; tries++) {
      await work();
      scene.clock.advance(7 * HOUR);
    }
    const db = scene.storage.db.withTables<{ notifyLetters: { state: string; why: string; tries: number } }>();
    const letters = await db.selectFrom('notifyLetters').select(['state', 'why', 'tries']).execute();
    // The letter with the confirmation was withdrawn.
    expect(letters.filter(({ state }) => state !== 'withdrawn')).toEqual([
      { state: 'given-up', why: 'SMTP 451', tries: MAX_TRIES },
    ]);
    expect(await scene.notify.deps.rows.counts()).toEqual({ 'given-up': 1, withdrawn: 1 });
  });

  it('switches an address off that the mail server does not know', async () => {
    const { id } = await scene.attachMail(ADA, 'ada@example.org');
    server.refuses.add('ada@example.org');
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    expect(await work()).toBe(0);
    expect(await scene.notify.deps.rows.address(id)).toMatchObject({ state: 'off', reason: 'refused' });
  });

  it('sends once, even if several processes send at once', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    await scene.attachMail(BOB, 'bob@example.org');
    const others = await Promise.all([scene.openOther(), scene.openOther(), scene.openOther()]);
    for (let turn = 1; turn <= 5; turn++) {
      await scene.wait(buildWait(`${turn}`, 0, scene.clock.now()), buildWait(`${turn}.1`, 1, scene.clock.now()));
      await Promise.all([scene.notify, ...others].map((one) => one.work()));
      scene.clock.advance(MINUTE);
    }
    expect(server.mails).toHaveLength(10);
    expect(new Set(server.mails.map(({ headers }) => headers['message-id'])).size).toBe(10);
    for (const other of others) await other.close();
  });

  it('repeats a message with the same Message-ID if a process died before it recorded the sending', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    const dyingProcess = await scene.openOther();
    dyingProcess.deps.rows.settle = async () => {
      throw new Error('killed');
    };
    const reportedErrors = scene.reportedErrors.length;
    await dyingProcess.work();
    expect(scene.reportedErrors.splice(reportedErrors)).toEqual(['sending a message: Error: killed']);
    // The letter is held, so no other process sends it at the same time.
    expect(await work()).toBe(0);
    scene.clock.advance(6 * MINUTE);
    expect(await work()).toBe(1);
    const ids = server.mails.map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    scene.clock.advance(HOUR);
    expect(await work()).toBe(0);
  });

  it('sends what a process that died had not read yet', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    await scene.wait(buildWait('1', 0, scene.clock.now()));
    await scene.notify.close();
    const later = await scene.openOther();
    expect(await later.work()).toBe(1);
    await later.close();
  });
});

describe('changes that players vote on', () => {
  const change = { kind: 'settings', settings: { deadline: 24 } } as const;
  const propose = () =>
    scene.storage.putProposal({
      table: TABLE,
      id: 'p1',
      seat: 1,
      change,
      at: scene.clock.now(),
      due: scene.clock.now() + 72 * HOUR,
      votes: [{ seat: 1, yes: true }],
    });

  it('are announced to the others, with the proposal and the end of the vote', async () => {
    await scene.attachMail(ADA, 'ada@example.org');
    await scene.attachMail(BOB, 'bob@example.org', { ...AT_ONCE, language: 'de' });
    server.mails.length = 0;
    await propose();
    expect(await work()).toBe(1);
    const [mail] = server.mails;
    expect(mail?.to).toBe('ada@example.org');
    expect(mail?.text).toContain(EN.part.proposal('Bob @here'));
    expect(mail?.text).toContain('24 hours to answer');
    expect(mail?.text).toContain('March 5');
  });

  it('are not announced after they are decided, and a failure is announced with its reason', async () => {
    await scene.attachMail(ADA, 'ada@example.org', { ...AT_ONCE, when: 'batched' });
    server.mails.length = 0;
    await propose();
    expect(await work()).toBe(0);
    await scene.storage.dropProposal(TABLE, 'p1');
    const body = { kind: 'note', what: 'proposal-failed', seat: 1, change, result: 'lost' } as const;
    await scene.play([{ body, seat: 1, answers: 0, events: [] }], []);
    scene.clock.advance(HOUR);
    expect(await work()).toBe(1);
    const [mail] = server.mails;
    expect(mail?.text).toContain('Bob @here’s proposal fails: too many are against it.');
    expect(mail?.text).not.toContain(EN.part.proposal('Bob @here'));
  });
});
