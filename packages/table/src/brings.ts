/** What an answer costs and brings that neither its own words nor a text say, read from what is seen. */
import type { PublicOption } from '@vigil/engine';
import {
  type Args,
  aboutOf,
  askedAs,
  type Content,
  causeText,
  type FoeAhead,
  keyword,
  type MonsterAbility,
  type MonsterDef,
  type TypedDecision,
  type Words,
} from '@vigil/rules';
import { becomes, changed, FIGURES, facts, loses, lyingAt, type Reader, textOf } from './changes.js';
import { foeOdds } from './fighting.js';
import { figuresOf } from './figures.js';
import { perCent } from './odds.js';
import { cluesOn, type Somebody, sealsOf, type TableView } from './view.js';

/** What is said of an answer; `chance`: how likely it comes off, 0 to 1, where no check says so. */
export interface Brings {
  readonly text?: string | undefined;
  readonly chance?: number | undefined;
}

const NOTHING: Brings = {};

/** So many answers or fewer are told with the texts of the Mythos cards they name. */
const MOST_TEXTS = 12;

/** What an answer costs and brings, where it does not say so itself. */
export function bringsOf(reader: Reader, decision: TypedDecision, option: PublicOption): Brings {
  const own = ownOf(reader, decision, option);
  const change = aboutOf(decision).changes?.[option.id];
  if (!change) return own;
  const who = reader.view.investigators[option.by ?? decision.by[0] ?? 0];
  const { chance = own.chance } = change;
  return { text: facts([own.text, changed(reader, who, change)]), ...(chance !== undefined && { chance }) };
}

function ownOf(reader: Reader, decision: TypedDecision, option: PublicOption): Brings {
  const { w, content, view } = reader;
  const { key, args = {} } = option;
  const about = aboutOf(decision);
  const who = view.investigators[option.by ?? decision.by[0] ?? 0];
  const said = (what: string, more?: Args): Brings => ({ text: w.say(`brings.${what}`, more) });
  switch (key) {
    case 'o.gate':
      return { text: facts([closing(reader, decision, args), lyingAt(reader, String(args.place))]) };
    case 'o.ride':
      return { text: lyingAt(reader, String(args.place)) };
    case 'o.engage':
    case 'o.fight': {
      const foe = about.foes?.find(({ monster }) => monster === option.on);
      return { text: foe && meets(w, foe, [foe]) };
    }
    case 'o.monster-at': {
      // What each is about to do is said where they move.
      const monster = decision.key === 'q.monster-order' ? undefined : content.tokens.get(String(option.on));
      const n = cluesOn(view, String(option.on));
      return {
        text: monster && facts([monsterFigures(w, monster), n > 0 ? w.say('brings.steal', { n }) : '']),
      };
    }
    case 'o.ability':
      return { text: keyword(w, args.ability as MonsterAbility).help };
    case 'o.gift':
      return { text: textOf(reader, String(args.investigator)) };
    case 'o.leave-on-top':
    case 'o.stays-on-top': {
      const { mythos, card } = (decision.args ?? {}) as Args;
      return { text: mythos === undefined ? textOf(reader, String(card)) : mythosSaid(reader, String(mythos)) };
    }
    case 'o.foreseen':
    case 'o.seen-mythos':
    case 'o.mythos-card':
      return { text: mythosSaid(reader, String(args.mythos), decision.options.length > MOST_TEXTS) };
    case 'o.take-clue': {
      const taker = view.investigators.find(({ id }) => id === option.on);
      return taker ? said('clues.becomes', { n: taker.clues, after: taker.clues + 1 }) : NOTHING;
    }
    case 'o.place': {
      if (!/^q\.(which-seal|seal-place|gate-place)$/.test(decision.key)) return NOTHING;
      const [n, of] = gatesOpening(reader.content, view, String(args.place), true);
      return said('opens', { n, of });
    }
    case 'o.dimension': {
      const n = view.monsters.filter(({ token }) => content.tokens.get(token)?.symbol === args.symbol).length;
      return said('on-board', { n });
    }
    case 'o.with-sanity':
    case 'o.with-stamina':
      return { text: causeText(w, content, String(decision.args?.['card' as never])).join(' ') };
    case 'o.leave-ritual':
      return said('ritual.left');
    case 'o.yes': {
      const { card } = (decision.args ?? {}) as Args;
      return card === undefined ? NOTHING : { text: textOf(reader, String(card)) };
    }
    case 'o.keep-waiting':
      return said('waiting');
    case 'o.give-up':
      return about.limits
        ? said('given-up', { ...about.limits, money: w.say('amount.money', { n: about.limits.value }) })
        : NOTHING;
    case 'o.investigator':
      return { text: ofSomebody(reader, decision, option) };
    case 'o.close-fight':
    case 'o.close-lore':
      return said('closes', { n: sentBack(reader, String(args.gate)) });
    case 'o.wait':
      return decision.key === 'q.explored-gate' ? said('waits') : NOTHING;
    case 'o.seal':
      return who && decision.key === 'q.seal' ? said('seals', seal(view, who, Number(args.n))) : NOTHING;
    case 'o.leave-unsealed': {
      const [n, of] = gatesOpening(reader.content, view, String(args.place));
      return said('unsealed', { n, of });
    }
    case 'o.take-loss': {
      const lost = askedAs(decision, 'q.loss')?.args;
      return who && lost ? { text: loses(reader, who, { sanity: -lost.sanity, stamina: -lost.stamina }) } : NOTHING;
    }
    case 'o.split': {
      const way = decision.key === 'q.split-loss' ? -1 : 1;
      const by = { sanity: way * Number(args.sanity), stamina: way * Number(args.stamina) };
      return who ? { text: becomes(w, who, by, figuresOf(view, who).maximum) } : NOTHING;
    }
    case 'o.spread':
      return { text: standingAt(reader, args) };
    case 'o.monster-first':
      return { text: causeText(w, reader.content, String(args.monster)).join(' ') };
    case 'o.escape':
      return said('escape');
    case 'o.stand':
      return { text: (about.foes ?? []).map((foe) => meets(w, foe, about.foes ?? [])).join('; ') };
    case 'o.continue-combat':
      return { text: about.foes?.[0] && guard(w, about.foes[0]) };
    case 'o.stop-combat':
      return said('stop', { monster: String(args.monster) });
    case 'o.cast-surely':
    case 'o.cast-surely-with':
      return { ...said('sure'), chance: 1 };
    case 'o.try-escape':
      return { ...said('away'), chance: askedAs(decision, 'q.ancient-escape')?.about.away };
    case 'o.stay-in-battle':
      return said('stays');
    case 'o.roll-focus':
      if (decision.key === 'q.ritual') return said('ritual');
      return who && decision.key === 'q.advance' ? { text: advancing(reader, who, about.gates ?? []) } : NOTHING;
    case 'o.steal':
      return said('steal', { n: Number(args.clues) });
    default:
      return NOTHING;
  }
}

/**
 * How many of the Mythos cards open a gate at a place, as long as none has been taken out; none where it is sealed.
 * `unsealed`: what it would be without the seal.
 */
export function gatesOpening(
  content: Content,
  view: TableView,
  place: string,
  unsealed = false,
): readonly [n: number, of: number] {
  const cards = [...content.mythos.values()].filter(({ type }) => type !== 'reshuffle');
  if (!unsealed && sealsOf(view).includes(place)) return [0, cards.length];
  return [cards.filter((card) => card.gate === place).length, cards.length];
}

/** What a Mythos card is, where it opens a gate and lays Clues, what it has move; `brief`: that alone, without its text. */
function mythosSaid(reader: Reader, id: string, brief = false): string {
  const { w, content } = reader;
  const def = content.mythos.get(id);
  if (!def) return brief ? '' : textOf(reader, id);
  const { gate, gateBurst, clues, white, black } = def;
  const places = (ids: readonly string[]) => w.list(ids.map((at) => w.name('place', at)));
  const symbols = (ids: readonly string[]) => ids.map((one) => w.say(`symbol.${one}`)).join(', ') || 'none';
  return facts([
    w.say('brings.mythos', { type: def.type }),
    gate === undefined ? '' : w.say('brings.mythos.gate', { place: gate, burst: gateBurst ? 'yes' : 'no' }),
    clues.length === 0 ? '' : w.say('brings.mythos.clues', { names: places(clues) }),
    white.length + black.length === 0
      ? ''
      : w.say('brings.mythos.moves', { white: symbols(white), black: symbols(black) }),
    brief ? '' : textOf(reader, id),
  ]);
}

/** How somebody stands who may be chosen, and whom he would meet with which odds. */
function ofSomebody({ w, view }: Reader, decision: TypedDecision, { on }: PublicOption): string | undefined {
  const who = view.investigators.find(({ id }) => id === on);
  if (!who) return undefined;
  const { maximum } = figuresOf(view, who);
  const stands = FIGURES.map((what) => w.say(`brings.${what}`, { n: who[what], of: maximum[what] }));
  const met = (aboutOf(decision).foes ?? []).filter(({ by }) => by === who.id);
  return [...stands, ...met.map((foe) => meets(w, foe, met))].join(' · ');
}

/** A monster with what engaging it comes to; who would, where several could. */
function meets(w: Words, foe: FoeAhead, among: readonly FoeAhead[]): string {
  const { horror, fight } = foeOdds(foe);
  const odds = [
    ...(horror === undefined ? [] : [w.say('brings.horror', { chance: perCent(horror) })]),
    ...(fight === undefined ? [] : [w.say('brings.fight', { chance: perCent(fight) })]),
    ...(foe.guard ? [guard(w, foe)] : []),
  ].join(', ');
  const several = new Set(among.map(({ by }) => by)).size > 1;
  const { monster, by: investigator } = foe;
  return several && investigator !== undefined
    ? w.say('brings.meets.by', { investigator, monster, odds })
    : w.say('brings.meets', { monster, odds });
}

/** How likely its blow is warded off, and what it costs else. */
function guard(w: Words, foe: FoeAhead): string {
  const chance = perCent(foeOdds(foe).guard ?? 1);
  const n = foe.guard?.fails?.stamina ?? 0;
  return n > 0 ? w.say('brings.guard.else', { chance, n }) : w.say('brings.guard', { chance });
}

/** The printed figures of a monster in a line. */
export function monsterFigures(w: Words, { awareness, horror, combat, toughness }: MonsterDef): string {
  return facts([
    w.say('monster.awareness', { by: w.signed(awareness) }),
    horror ? w.say('monster.horror', { by: w.signed(horror.rating), lost: horror.damage }) : '',
    combat ? w.say('monster.combat', { by: w.signed(combat.rating), lost: combat.damage }) : '',
    w.say('monster.toughness', { n: toughness }),
  ]);
}

/** What goes with a gate that is about to be closed. */
function closing(reader: Reader, decision: TypedDecision, { gate }: Args): string {
  if (askedAs(decision, 'q.which-gate')?.args.what !== 'close' || gate === undefined) return '';
  return reader.w.say('brings.goes', { n: sentBack(reader, String(gate)) });
}

/** How many monsters go with a gate that is closed (A-ENC-40). */
function sentBack({ content, view }: Reader, gate: string): number {
  const symbol = content.gateMarkers.get(gate)?.symbol;
  return view.monsters.filter(({ token }) => content.tokens.get(token)?.symbol === symbol).length;
}

/** Which seal it would be, and what is left for other things. */
function seal(view: TableView, { clues }: Somebody, cost: number): Args {
  const of = 'sealsToWin' in view.figures ? view.figures.sealsToWin : 0;
  return { n: sealsOf(view).length + 1, of, left: clues - cost };
}

/** Who stands where monsters would come out. */
function standingAt({ w, view }: Reader, args: Args): string | undefined {
  const places = Object.entries(args).flatMap(([name, place]) => (/^place\d+$/.test(name) ? [String(place)] : []));
  const met = view.investigators.filter(({ place }) => places.includes(place));
  if (met.length === 0) return undefined;
  const names = met.map(({ id, place }) => w.say('brings.at', { investigator: id, place }));
  return w.say('brings.there', { names: w.list(names) });
}

/** Where successes lead in an Other World (H-OW-09, H-OW-11). */
function advancing({ w, content }: Reader, { place }: Somebody, gates: readonly string[]): string {
  const names = w.list(
    gates.map((at) => w.name('place', at)),
    'or',
  );
  const back = gates.length === 0 ? w.say('brings.no-way') : w.say('brings.back', { names });
  return content.places.get(place)?.area === 1 ? w.say('brings.on', { back }) : back;
}
