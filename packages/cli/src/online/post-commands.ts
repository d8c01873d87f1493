/** Terminal commands for standing orders, plans and absences of a seat at an online table. */
import type { Content, Words } from '@vigil/rules';
import {
  type Absence,
  legOddsText,
  obstacleText,
  orderText,
  type Plan,
  planText,
  type RouteLeg,
  type SeatNumber,
  type StandingOrder,
  type TableUpdate,
  turnOf,
  type VoidReason,
  voidText,
} from '@vigil/table';
import { lookUp } from '../terminal/look-up.js';
import { say } from '../terminal/text.js';
import { UserError } from '../user-error.js';
import type { ServerClient } from './server.js';

/** The settings left for a seat while its player is away. */
interface StandingState {
  readonly orders: readonly StandingOrder[];
  readonly plan?: { readonly plan: Plan; readonly void?: VoidReason | 'taken-back' };
  readonly absences?: readonly Absence[];
}

/** Context of the commands: the server, the words and the current game. */
export interface PostContext {
  readonly server: ServerClient;
  readonly w: Words;
  readonly content: Content;
  /** The current game, and the seat that enters the command. */
  currentUpdate(): TableUpdate;
  seat(): SeatNumber;
  /** Sends a request that is complete with its reply. */
  send(path: string, body: object): Promise<void>;
  /** Attaches a text to the next answer. */
  narrate(text: string): void;
  print(text: string): void;
}

const COMMANDS = {
  orders: ['orders', 'anweisungen'],
  order: ['order', 'anweisung'],
  plan: ['plan'],
  away: ['away', 'fort'],
  tell: ['tell', 'erzähl'],
  pass: ['pass', 'lass'],
  agree: ['agree', 'einverstanden'],
  refuse: ['refuse', 'ablehnen'],
} as const;

/** German words of orders and plans, by their interface names. */
const GERMAN: Readonly<Record<string, string>> = {
  hinweise: 'clues',
  monster: 'meet',
  kampf: 'combat',
  hände: 'hands',
  nehmen: 'take-clues',
  take: 'take-clues',
  zwischendurch: 'pass',
  'let-be': 'pass',
  nie: 'never',
  weg: 'drop',
  ausweichen: 'evade',
  kämpfen: 'fight',
  fliehen: 'flee',
  beste: 'best',
  nichts: 'nothing',
  alle: 'all',
  reaktionen: 'reactions',
  alles: 'everything',
  bleiben: 'stay',
  begegnung: 'encounter',
  nächste: 'next',
  zurück: 'back',
};
const DAY = 86_400_000;

/** Commands for play by post at a terminal. */
export class PostCommands {
  private readonly at: PostContext;
  /** The active plan, so that its end can be announced. */
  private hasPlan = false;
  private asked = '';

  constructor(at: PostContext) {
    this.at = at;
  }

  /** Prints the orders and plans that the seat already has. */
  async printSaved(): Promise<void> {
    const left = await this.loadSaved();
    this.hasPlan = left.plan !== undefined && left.plan.void === undefined;
    if (left.orders.length > 0) this.list(left);
    if (left.plan) this.printPlan(left.plan);
  }

  /** Runs a line if it is one of these commands; the promise resolves when done. Undefined for any other line. */
  handleLine(line: string): Promise<void> | undefined {
    const [first = '', ...words] = line.trim().split(/\s+/);
    const name = (Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).find((item) =>
      (COMMANDS[item] as readonly string[]).includes(first.toLowerCase()),
    );
    return name && this.perform(name, words);
  }

  /** Handles an update: a plan may have ended, or a player may ask to undo. */
  async onUpdate({ undoRequest }: TableUpdate): Promise<void> {
    const seat = this.at.seat();
    if (undoRequest && undoRequest.id !== this.asked && undoRequest.requiredSeats.includes(seat)) {
      this.asked = undoRequest.id;
      const name = this.nameOf(undoRequest.by);
      this.at.print(say(this.at.w, 't.post.undo', { name, n: this.at.currentUpdate().answers - undoRequest.to }));
    }
    if (!this.hasPlan) return;
    const { plan } = await this.loadSaved();
    this.hasPlan = plan !== undefined && plan.void === undefined && plan.plan.intents.length > 0;
    if (plan?.void !== undefined) this.at.print(voidText(this.at.w, plan.void));
  }

  private async perform(name: keyof typeof COMMANDS, words: readonly string[]): Promise<void> {
    const { at } = this;
    switch (name) {
      case 'orders':
        return this.list(await this.loadSaved());
      case 'order':
        return await this.order(words.map(toCanonicalWord));
      case 'plan':
        return await this.plan(words.join(' '));
      case 'away':
        return await this.away(toCanonicalWord(words[0] ?? ''));
      case 'tell':
        at.narrate(words.join(' '));
        return at.print(say(at.w, words.length === 0 ? 't.post.tell.none' : 't.post.tell'));
      case 'pass': {
        const seat = at.seat();
        const wait = at.currentUpdate().waits.find((item) => item.seat === seat);
        if (!wait) throw new UserError(say(at.w, 't.post.pass.none'));
        return await at.send('/votes', { seat, decision: wait.decision, option: 'pass' });
      }
      case 'agree':
      case 'refuse': {
        const { undoRequest } = at.currentUpdate();
        if (!undoRequest) throw new UserError(say(at.w, 't.post.undo.none'));
        return await at.send('/agree', { seat: at.seat(), undo: undoRequest.id, yes: name === 'agree' });
      }
      default:
        return name satisfies never;
    }
  }

  private list({ orders }: StandingState): void {
    const { w, print } = this.at;
    if (orders.length === 0) print(say(w, 't.post.orders.none'));
    for (const [i, item] of orders.entries()) print(`  ${i + 1}  ${orderText(w, item)}`);
  }

  private async order(words: readonly string[]): Promise<void> {
    const { orders } = await this.loadSaved();
    const [kind = '', what = ''] = words;
    const others = orders.filter((order, i) =>
      kind === 'drop' ? String(i + 1) !== what && what !== 'all' : order.order !== kind || isForOneKind(order),
    );
    const more = kind === 'drop' ? [] : [this.readOrder(words)];
    await this.sendSettings('orders', { orders: [...more, ...others] });
    this.list(await this.loadSaved());
  }

  /**
   * Parses a typed order.
   *
   * @throws UserError that shows the syntax
   */
  private readOrder([kind = '', what = '', more]: readonly string[]): StandingOrder {
    const n = Number(what);
    const count = Number.isInteger(n) && what !== '' ? n : undefined;
    if (kind === 'clues' && count !== undefined) {
      return { order: kind, upTo: count, ...(more !== undefined && { from: Number(more) }) };
    }
    if (kind === 'meet' && (what === 'evade' || what === 'fight')) return { order: kind, by: what };
    if (kind === 'combat' && (what === 'fight' || what === 'flee')) {
      return { order: kind, by: what, ...(more !== undefined && { rounds: Number(more) }) };
    }
    if (kind === 'hands' && (what === 'best' || what === 'nothing')) return { order: kind, hold: what };
    if (kind === 'take-clues' && (what === 'all' || count !== undefined)) return { order: kind, n: count ?? 'all' };
    if (kind === 'pass' && (what === 'reactions' || what === 'everything')) {
      return { order: kind, what, turn: turnOf(this.at.currentUpdate().view) };
    }
    throw new UserError(say(this.at.w, 't.post.order.how'));
  }

  /** `plan [next] PLACE [PLACE …] , stay` as typed: places by name, separated by commas. */
  private async plan(text: string): Promise<void> {
    const { w, content, print, currentUpdate } = this.at;
    if (text === '') {
      const { plan } = await this.loadSaved();
      return plan ? this.printPlan(plan) : print(say(w, 't.post.plan.none'));
    }
    const parts = text.split(',').map((part) => part.trim());
    if (toCanonicalWord(parts[0] ?? '') === 'drop') {
      await this.sendSettings('plan', { plan: null });
      this.hasPlan = false;
      return print(say(w, 't.post.plan.none'));
    }
    const [head = '', ...rest] = (parts[0] ?? '').split(' ');
    const next = toCanonicalWord(head) === 'next';
    if (next) parts[0] = rest.join(' ');
    const places = [...content.places.values()].filter((place) => place.kindDef.onFoot);
    const intents = parts.map((part): Plan['intents'][number] => {
      const [word = '', second = ''] = part.split(' ').map(toCanonicalWord);
      if (word === 'stay') return { do: 'stop' };
      if (word === 'encounter') return { do: 'encounter' };
      if (word === 'take-clues') return { do: 'take-clues', n: /^\d+$/.test(second) ? Number(second) : 'all' };
      const { entries } = lookUp(
        places.map(({ id }) => ({ id, name: w.name('place', id) })),
        part,
      );
      const [to] = entries;
      if (!to) throw new UserError(say(w, 't.post.plan.place', { name: part }));
      return { do: 'go', to: to.id };
    });
    const plan = { turn: turnOf(currentUpdate().view) + (next ? 1 : 0), intents };
    const { costs } = await this.sendSettings<{ costs: readonly RouteLeg[] }>('plan', { plan });
    for (const leg of costs) {
      const { to, cost, left, but, foes } = leg;
      const odds = legOddsText(w, leg, w);
      const against = `${but === undefined || foes ? '' : ` · ${obstacleText(w, but)}`}${odds === '' ? '' : ` · ${odds}`}`;
      print(
        `  ${say(w, 't.post.cost', { place: to, n: cost, isKnown: left === undefined ? 'no' : 'yes', left: left ?? 0 })}${against}`,
      );
    }
    const savedPlan = (await this.loadSaved()).plan;
    this.hasPlan = savedPlan !== undefined && savedPlan.void === undefined;
    if (savedPlan) this.printPlan(savedPlan);
  }

  private printPlan({ plan, void: why }: NonNullable<StandingState['plan']>): void {
    const { w, print, currentUpdate } = this.at;
    print(why === undefined ? planText(w, plan, currentUpdate().game === 'haunt') : voidText(w, why));
  }

  private async away(days: string): Promise<void> {
    const { w, print } = this.at;
    const n = Number(days);
    if (days !== 'back' && !(n > 0)) throw new UserError(say(w, 't.post.away.how'));
    const from = Date.now();
    const until = days === 'back' ? from : from + n * DAY;
    const { absences = [] } = await this.loadSaved();
    const later = absences.filter((absence) => absence.from > (days === 'back' ? from : until + DAY));
    await this.sendSettings('away', { away: days === 'back' ? later : [{ from, until }, ...later] });
    print(say(w, days === 'back' ? 't.post.back' : 't.post.away', { n }));
  }

  private loadSaved(): Promise<StandingState> {
    return this.at.server.request('GET', `/seats/${this.at.seat()}/settings`);
  }

  private sendSettings<T>(what: string, body: object): Promise<T> {
    return this.at.server.request('PUT', `/seats/${this.at.seat()}/${what}`, body);
  }

  private nameOf(seat: SeatNumber): string {
    return this.at.w.name('investigator', this.at.currentUpdate().view.investigators[seat]?.id ?? '');
  }
}

function toCanonicalWord(word: string): string {
  const plain = word.toLowerCase();
  return Object.hasOwn(GERMAN, plain) ? (GERMAN[plain] ?? plain) : plain;
}

/** True if an order concerns one kind of monster only; there is a separate order for all kinds. */
function isForOneKind(order: StandingOrder): boolean {
  return 'monster' in order && order.monster !== undefined;
}
