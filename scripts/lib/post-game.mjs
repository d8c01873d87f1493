/**
 * A game by post of three players over eight weeks, on a simulated clock: the keeper vanishes, a deadline changes, one
 * player goes on vacation, and the keeper's role is handed over. Its chronicle is in docs/play-by-post.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-01-05T08:00:00Z');
const DAYS = 56;
const SETUP = {
  investigators: ['kate-winthrop', 'joe-diamond', 'gloria-goldberg'],
  ancientOne: 'azathoth',
  houseRules: { phaseOrder: 'free', mythosDriver: 'keeper' },
};
const SETTINGS = { pace: 'post', deadline: 72, reminder: 24, absence: 'wait', away: 10, keeper: true, undo: 'ask' };
/** The players with the hours at which they read the table; undefined: the keeper, who has no seat. */
const PLAYERS = [
  { name: 'Anna', seat: 0, hour: 8 },
  { name: 'Ben', seat: 1, hour: 13 },
  { name: 'Cleo', seat: 2, hour: 20 },
];
const KEEPER_HOUR = 22;
/** The day after which the first keeper is not seen again. */
const KEEPER_VANISHES = 15;
/** The vacation of Cleo: the days on which she does not read. */
const VACATION = { from: 33, until: 40 };

/** Plays the game. Returns its chronicle, its log and the information about its table. */
export async function playPostGame() {
  const game = await PostGame.open('a long spring');
  try {
    await game.play();
    return await game.result();
  } finally {
    await game.close();
  }
}

class PostGame {
  #keys = 0;
  #now = START;
  #at = '';

  static async open(seed) {
    const game = new PostGame();
    const { carefulAnswer, LoopGuard } = await import('@vigil/bots');
    const { createApp, openStorage, PostTimer, TableApp } = await import('@vigil/server');
    const { loadBoxes } = await import('@vigil/content');
    const { openGame } = await import('@vigil/table');
    game.folder = mkdtempSync(join(tmpdir(), 'vigil-eight-weeks-'));
    game.storage = await openStorage({ folder: game.folder });
    await game.storage.migrate();
    let drawn = 0;
    const block = () => createHash('sha256').update(`${seed} ${drawn++}`).digest();
    const random = (bytes) => Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, block)).subarray(0, bytes);
    game.errors = [];
    const onError = (_, error) => game.errors.push(error);
    const app = new TableApp({ storage: game.storage, environment: { now: () => game.#now, random }, onError });
    game.reminders = 0;
    game.timer = new PostTimer(app, async () => {
      game.reminders++;
    });
    game.http = createApp({ page: game.folder, version: 'docs', tableApp: app });
    game.app = app;
    const { content } = await openGame('arkham', await loadBoxes(['base']));
    const guard = new LoopGuard();
    game.choose = (decision, view, seat) => carefulAnswer(decision, view, content, seat, guard);
    return game;
  }

  async close() {
    await this.timer.close();
    await this.app.close();
    await this.storage.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Sends a request with a link of the table. Throws if it is refused. */
  async ask(token, method, path, body) {
    const response = await this.http.request(`/api/v1${this.#at}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return /json/.test(response.headers.get('content-type')) ? JSON.parse(text) : text;
  }

  key() {
    return `eight-weeks-${++this.#keys}`;
  }

  /** Lets time pass until an hour of a day, with everything that falls due meanwhile. */
  async passTo(day, hour) {
    const to = START - 8 * HOUR + day * DAY + hour * HOUR;
    while (this.#now < to) {
      this.#now = Math.min(to, this.#now + HOUR);
      await this.timer.work();
    }
  }

  async play() {
    const name = 'Letters from Arkham';
    const table = await this.ask(undefined, 'POST', '/tables', {
      name,
      game: 'arkham',
      setup: SETUP,
      settings: SETTINGS,
      hostName: 'Dora',
    });
    this.table = table;
    this.#at = `/tables/${table.id}`;
    for (const { name: player, seat } of PLAYERS)
      await this.ask(table.seats[seat], 'POST', '/claim', { seat, name: player, language: 'en' });
    await this.ask(table.host, 'POST', '/begin', { key: this.key() });
    for (let day = 0; day < DAYS; day++) {
      for (const { seat, hour } of PLAYERS) {
        await this.passTo(day, hour);
        if (seat !== 2 || day < VACATION.from || day >= VACATION.until) await this.readTable(seat, day);
      }
      await this.passTo(day, KEEPER_HOUR);
      await this.startMythos(day);
    }
    await this.say(0, 'Eight weeks! Let us stop here and meet in person.');
    await this.ask(table.seats[0], 'POST', '/close');
  }

  /** A player reads the table: does what this day asks of the group, and answers everything that waits for the seat. */
  async readTable(seat, day) {
    await this.actInGroup(seat, day);
    for (let i = 0; i < 60; i++) {
      const { waits, decisions, polls, view, outcome } = await this.ask(this.table.seats[seat], 'GET', '/game');
      if (outcome !== undefined) return;
      const hasVoted = ({ decision }) =>
        polls.some((poll) => poll.decision === decision && poll.votes.some((vote) => vote.seat === seat));
      const wait = waits.find((one) => one.seat === seat && one.kind !== 'keeper' && !hasVoted(one));
      const open = decisions.find(({ id }) => id === wait?.decision);
      if (!open) return;
      const offered = open.options.filter(({ by }) => by === undefined || by === seat);
      const wanted = this.choose(open, view, seat);
      const option = offered.find(({ id }) => id === wanted) ?? offered[0];
      const body = { seat, decision: open.id, option: option.id, mark: open.mark, key: this.key() };
      await this.ask(this.table.seats[seat], 'POST', '/answers', body);
    }
  }

  /** The holder of the keeper's role begins the Mythos Phase. */
  async startMythos(day) {
    const { roles } = await this.ask(this.table.seats[0], 'GET', '');
    if (roles.keeper === undefined && day > KEEPER_VANISHES) return;
    const token = roles.keeper === undefined ? this.table.host : this.table.seats[roles.keeper];
    const { decisions, waits } = await this.ask(token, 'GET', '/game');
    const open = decisions.find(({ id }) => waits.some(({ decision, kind }) => kind === 'keeper' && decision === id));
    if (!open) return;
    const body = { decision: open.id, option: open.options[0].id, mark: open.mark, key: this.key() };
    await this.ask(token, 'POST', '/answers', body);
  }

  /** Talk, votes, vacation and hand-over, each on its day. */
  async actInGroup(seat, day) {
    const { seats } = this.table;
    const propose = (change) => this.ask(seats[seat], 'POST', '/proposals', { seat, change });
    switch (`${day} ${PLAYERS[seat].name}`) {
      case '0 Anna':
        return await this.say(0, 'I read here over breakfast. Who takes the Woods?');
      case '0 Cleo':
        return await this.say(2, 'I do, in the evenings.');
      case '21 Ben':
        await this.say(1, 'Our keeper has not been here for six days. I propose that Anna takes over.');
        await propose({ kind: 'role', role: 'keeper', to: 0 });
        return;
      case '21 Cleo':
        await this.agree(seat);
        await this.say(2, 'The host’s link is lost with our keeper, too. Anna should be the host as well.');
        await propose({ kind: 'role', role: 'host', to: 0 });
        return;
      case '22 Anna':
      case '22 Ben':
        return await this.agree(seat);
      case '28 Cleo':
        await this.say(2, 'Three days for each answer are long. Two would do, and whoever is late plays safe.');
        await propose({ kind: 'settings', settings: { deadline: 48, absence: 'harmless' } });
        return;
      case '29 Anna':
        return await this.agree(seat);
      case '30 Cleo': {
        await this.say(2, 'I am away in the mountains from Saturday for a week, and over one weekend at the end.');
        const span = (from, until) => ({ from: START + from * DAY, until: START + until * DAY });
        await this.ask(seats[2], 'PUT', '/seats/2/away', { away: [span(33, 40), span(53, 55)] });
        return;
      }
      case '42 Anna':
        await this.say(0, 'I have exams. Ben, will you keep the game from here?');
        await this.ask(seats[0], 'POST', '/roles', { role: 'keeper', to: 1, key: this.key() });
        return;
    }
  }

  async agree(seat) {
    const { proposals } = await this.ask(this.table.seats[seat], 'GET', '');
    for (const { id } of proposals)
      await this.ask(this.table.seats[seat], 'POST', `/proposals/${id}`, { seat, yes: true });
  }

  async say(seat, text) {
    await this.ask(this.table.seats[seat], 'POST', '/talk', { seat, text, key: this.key() });
  }

  async result() {
    const token = this.table.seats[0];
    const chronicle = await this.ask(token, 'GET', '/chronicle.md?lang=en&talk=1');
    const { logEntries, view } = await this.ask(token, 'GET', '/game');
    return {
      chronicle,
      dayOf: ({ at }) => Math.floor((at - START) / DAY),
      log: logEntries,
      view,
      info: await this.ask(token, 'GET', ''),
      reminders: this.reminders,
      errors: this.errors,
    };
  }
}

/** Returns the chronicle as a document of this repository. */
export function chronicleDocument({ chronicle }) {
  return `<!-- Generated by \`npm run regenerate -- post-game\`. -->\n\n${chronicle.trimEnd()}\n`;
}
