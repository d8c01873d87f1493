import type { Seat } from '@vigil/engine';
import {
  Content,
  DEFAULT_HOUSE_RULES,
  type Investigator,
  type Pack,
  type Possession,
  type RumorInPlay,
  type State,
} from '@vigil/rules';
import { Cast } from './cast.js';
import { definedPack } from './definitions.js';
import { didYouMean, type Path, ScenarioFault } from './fault.js';
import type { CardSpec, InvestigatorSpec, MonsterSpec, ScenarioDocument } from './format.js';
import { namedDecks, namedPile, restOfDecks, wholePile } from './piles.js';
import { type Dealt, dealSheet, maximumOf } from './sheets.js';
import { Supply } from './supply.js';

/** The position a scenario begins with, and what belongs to it. */
export interface Position {
  readonly content: Content;
  readonly cast: Cast;
  readonly state: State;
}

/** Sets up what a scenario describes. Throws {@link ScenarioFault} for what cannot be. */
export function setUp(document: ScenarioDocument, base: Pack): Position {
  const pack = definedPack(document, base);
  const cast = new Cast();
  const specs = seats(document);
  const dealt = deal(document, specs, new Content([base, pack]), cast);
  const content = new Content([
    base,
    { ...pack, investigators: [...pack.investigators, ...dealt.map((d) => d.sheet)] },
  ]);
  const supply = new Supply(content, texts(document), new Set(ownIds(pack, base)));
  const builder = new Builder(document, content, cast, supply);
  const state = builder.state(specs, dealt);
  return { content, cast, state };
}

/** The investigators named, and nobodies to make up the number. */
function seats({ players, investigators = [] }: ScenarioDocument): InvestigatorSpec[] {
  if (players !== undefined && players < investigators.length) {
    throw new ScenarioFault(['players'], `${players} players, but ${investigators.length} investigators`);
  }
  const specs = [...investigators];
  while (specs.length < (players ?? 1)) specs.push({ name: `extra-${specs.length + 1}` });
  if (specs.length > 8) throw new ScenarioFault(['investigators'], 'more than 8 investigators');
  return specs;
}

function deal(
  document: ScenarioDocument,
  specs: readonly InvestigatorSpec[],
  content: Content,
  cast: Cast,
): readonly Dealt[] {
  return specs.map((spec, i) => {
    const path: Path = document.investigators?.[i] ? ['investigators', i] : ['players'];
    const name = spec.name ?? spec.sheet ?? `investigator-${i + 1}`;
    const dealt = dealSheet(spec, name, content, path);
    cast.seat([name, dealt.sheet.id], path);
    return dealt;
  });
}

/** Ids of components that only this scenario has. */
function ownIds(pack: Pack, base: Pack): string[] {
  const lists = ['cards', 'mythos', 'locationCards', 'gateCards'] as const;
  return lists.flatMap((list) => {
    const printed = new Set(base[list].map(({ id }) => id));
    return pack[list].map(({ id }) => id).filter((id) => !printed.has(id));
  });
}

/** Every text of the position. */
function texts({ board, cup, gatePile, investigators, rumor }: ScenarioDocument): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part);
  };
  look([board, cup, gatePile, investigators, rumor]);
  return found;
}

class Builder {
  private readonly document: ScenarioDocument;
  private readonly content: Content;
  private readonly cast: Cast;
  private readonly supply: Supply;

  constructor(document: ScenarioDocument, content: Content, cast: Cast, supply: Supply) {
    this.document = document;
    this.content = content;
    this.cast = cast;
    this.supply = supply;
  }

  state(specs: readonly InvestigatorSpec[], dealt: readonly Dealt[]): State {
    const { document, content, supply } = this;
    const { board = {} } = document;
    const final = document.battle !== undefined || document.phase?.startsWith('final-') === true;
    const turn = document.turn ?? 1;
    // Everything named first; what is left makes up the cup and the decks.
    const gates = Object.entries(board.gates ?? {}).map(([at, marker]) => {
      const path = ['board', 'gates', at];
      this.placeOf(at, path, ['location']);
      return { marker: supply.marker(marker, path), at };
    });
    const monsters = Object.entries(board.monsters ?? {}).flatMap(([at, list]) => {
      this.placeOf(at, ['board', 'monsters', at], ['street', 'location', 'sky', 'outskirts']);
      return list.map((monster, i) => ({ token: this.token(monster, ['board', 'monsters', at, i]), at }));
    });
    const rumor = this.rumor(turn);
    const environment = this.environment();
    const investigators = specs.map((spec, seat) => this.investigator(spec, dealt[seat] as Dealt, seat, turn));
    const cup = namedPile(document.cup, ['cup'], (name, path) => supply.token(name, path));
    const gatePile = namedPile(document.gatePile, ['gatePile'], (name, path) => supply.marker(name, path));
    const decks = namedDecks(document.decks, content, supply);
    const headlines = Object.entries(document.headlines ?? {}).map(([card, until]) => {
      return { card: supply.mythos(card, ['headlines', card]), until };
    });
    const inCup = supply.restOfTokens.filter((token) => this.content.tokens.get(token)?.inCup);
    const first = document.first === undefined ? 0 : this.cast.seatOf(document.first, ['first']);
    const state: State = {
      houseRules: { ...DEFAULT_HOUSE_RULES, ...document.houseRules },
      turn,
      step: { phase: document.phase ?? (final ? 'final-attack' : 'upkeep'), done: this.done(first, specs.length) },
      first,
      ancientOne: this.ancientOne.id,
      doom: document.doom ?? 0,
      terror: document.terror ?? 0,
      investigators,
      unusedInvestigators: this.unused(investigators, dealt),
      monsters,
      cup: wholePile(document.cup, cup, inCup),
      box: [],
      gates,
      gatePile: wholePile(document.gatePile, gatePile, supply.restOfMarkers),
      seals: [...(board.seals ?? [])],
      clues: { ...board.clues },
      closed: this.closed(),
      decks: restOfDecks(document.decks, decks, content, supply),
      specials: Object.fromEntries(
        [...content.cards.values()]
          .filter((card) => card.deck === 'special')
          .flatMap((card) => {
            const supplied = supply.special(card.id);
            return supplied ? [supplied] : [];
          }),
      ),
      ...(environment !== undefined && { environment }),
      ...(rumor && { rumor }),
      headlines,
      turnedUp: (board.turnedUp ?? []).map((card) => card),
      ...(document.twoMythosCards && { twoMythosCards: true as const }),
      elderSignsPlayed: document.elderSignsPlayed ?? 0,
      ...(final && { battle: this.battle() }),
    };
    this.check(state);
    return state;
  }

  private get ancientOne() {
    const id = this.document.ancientOne ?? 'sleeper';
    const ancientOne = this.content.ancientOnes.get(id);
    if (!ancientOne) {
      throw new ScenarioFault(
        ['ancientOne'],
        `there is no Ancient One "${id}"${didYouMean(id, this.content.ancientOnes.keys())}`,
      );
    }
    return ancientOne;
  }

  private battle(): NonNullable<State['battle']> {
    const { combatRating } = this.ancientOne;
    const { battle = {}, terror = 0 } = this.document;
    const rating = typeof combatRating === 'number' ? combatRating : combatRating === 'minus-terror' ? -terror : 0;
    return { round: battle.round ?? 1, pool: battle.pool ?? 0, rating: battle.rating ?? rating, cause: 'doom' };
  }

  /** How many seats from the first player on have acted in this phase. */
  private done(first: Seat, players: number): number {
    const { done = 0 } = this.document;
    if (typeof done === 'number') return done;
    const seats = done.map((who, i) => (this.cast.seatOf(who, ['done', i]) - first + players) % players);
    seats.sort((a, b) => a - b);
    if (seats.some((seat, i) => seat !== i)) {
      throw new ScenarioFault(['done'], 'those who have acted are not the first ones clockwise from the first player');
    }
    return seats.length;
  }

  private rumor(turn: number): RumorInPlay | undefined {
    const { rumor } = this.document;
    if (!rumor) return undefined;
    const card = this.supply.mythos(rumor.card, ['rumor', 'card']);
    const setup = this.content.mythos.get(card)?.rumor?.setup;
    const monsters = (rumor.monsters ?? []).map((monster, i) => this.token(monster, ['rumor', 'monsters', i]));
    return { card, since: rumor.since ?? Math.max(0, turn - 1), tokens: rumor.tokens ?? setup?.tokens ?? 0, monsters };
  }

  private environment(): string | undefined {
    const { environment } = this.document;
    if (environment === undefined) return undefined;
    const card = this.supply.mythos(environment, ['environment']);
    if (this.content.mythos.get(card)?.type !== 'environment') {
      throw new ScenarioFault(['environment'], `"${environment}" is no Environment`);
    }
    return card;
  }

  private unused(investigators: readonly Investigator[], dealt: readonly Dealt[]): string[] {
    const taken = new Set(investigators.map(({ id }) => id));
    const given = this.document.unusedInvestigators;
    given?.forEach((id, i) => {
      if (!this.content.investigators.has(id) || taken.has(id)) {
        throw new ScenarioFault(['unusedInvestigators', i], `"${id}" is in play or is no investigator`);
      }
    });
    if (given) return [...given];
    const own = new Set(dealt.filter((d) => d.own).map((d) => d.sheet.id));
    return [...this.content.investigators.keys()].filter((id) => !taken.has(id) && !own.has(id));
  }

  private closed(): State['closed'] {
    const { board = {}, terror = 0 } = this.document;
    const closed = Object.entries(board.closed ?? {}).map(([at, until]) => {
      this.placeOf(at, ['board', 'closed', at], ['location', 'street']);
      return { at, until };
    });
    for (const { id, closesAtTerror } of this.content.locations.values()) {
      if (closesAtTerror === undefined || closesAtTerror > terror || closed.some(({ at }) => at === id)) continue;
      closed.push({ at: id, until: 'for-good' });
    }
    return closed;
  }

  private token(monster: MonsterSpec, path: Path): string {
    if (typeof monster === 'string') return this.supply.token(monster, path);
    const token = this.supply.token(monster.kind, [...path, 'kind']);
    if (monster.as !== undefined) this.cast.call(token, monster.as, [...path, 'as']);
    return token;
  }

  private placeOf(id: string, path: Path, kinds: readonly string[]): void {
    const { places } = this.content;
    const place = places.get(id);
    if (!place) throw new ScenarioFault(path, `there is no place "${id}"${didYouMean(id, places.keys())}`);
    if (!kinds.includes(place.kind)) {
      throw new ScenarioFault(path, `"${id}" is a ${place.kind}, not a ${kinds.join(' or ')}`);
    }
  }

  private investigator(spec: InvestigatorSpec, { sheet, sliders }: Dealt, seat: Seat, turn: number): Investigator {
    const path: Path = ['investigators', seat];
    const place = spec.out ? 'out' : (spec.place ?? sheet.home);
    this.placeOf(place, [...path, 'place'], ['street', 'location', 'world', 'lost', 'jail', 'out']);
    const cards = this.possessions(spec, path);
    const change = { sanity: 0, stamina: 0, ...spec.maximumChange };
    const value = (what: 'sanity' | 'stamina'): number => {
      const holder = { sheet, change: change[what], cards: cards.map(({ card }) => card) };
      const slumbering = this.document.battle === undefined ? this.ancientOne : undefined;
      const maximum = maximumOf(what, holder, this.content, slumbering);
      const wanted = spec[what] ?? maximum;
      if (wanted > maximum) throw new ScenarioFault([...path, what], `${wanted} is above the maximum of ${maximum}`);
      return wanted;
    };
    const loses = spec.losesTurn === true ? turn : spec.losesTurn === false ? undefined : spec.losesTurn;
    return {
      seat,
      id: sheet.id,
      place,
      sanity: value('sanity'),
      stamina: value('stamina'),
      maximumChange: change,
      money: spec.money ?? 0,
      clues: spec.clues ?? 0,
      sliders,
      cards,
      monsterTrophies: (spec.monsterTrophies ?? []).map((name, i) =>
        this.supply.token(name, [...path, 'monsterTrophies', i]),
      ),
      gateTrophies: (spec.gateTrophies ?? []).map((name, i) => this.supply.marker(name, [...path, 'gateTrophies', i])),
      delayed: spec.delayed ?? false,
      ...(loses !== undefined && { losesTurn: loses }),
      explored: spec.explored ?? false,
      ...(spec.enteredAt !== undefined && { enteredAt: spec.enteredAt }),
      ...(spec.returnedOn !== undefined && { returnedOn: spec.returnedOn }),
      ...(spec.fellOn !== undefined && { fellOn: spec.fellOn }),
      used: [...(spec.used ?? [])],
      ...(spec.defaulted && { defaulted: true as const }),
      untilTurnEnds: [],
    };
  }

  private possessions(spec: InvestigatorSpec, path: Path): Possession[] {
    const cards = (spec.cards ?? []).map((entry, i) => {
      const card: CardSpec = typeof entry === 'string' ? { card: entry } : entry;
      const at = [...path, 'cards', i];
      return {
        card: this.supply.card(card.card, typeof entry === 'string' ? at : [...at, 'card']),
        ...(card.exhausted && { exhausted: true as const }),
        ...(card.tokens && { tokens: card.tokens }),
        ...(card.fresh && { fresh: true as const }),
      };
    });
    if (spec.blessed && spec.cursed) throw new ScenarioFault([...path, 'cursed'], 'nobody is blessed and cursed');
    if (spec.blessed) cards.push({ card: this.supply.card('blessing', [...path, 'blessed']) });
    if (spec.cursed) cards.push({ card: this.supply.card('curse', [...path, 'cursed']) });
    return cards;
  }

  /** What no game can come to. */
  private check(state: State): void {
    const { board = {} } = this.document;
    const players = state.investigators.length;
    board.seals?.forEach((at, i) => {
      this.placeOf(at, ['board', 'seals', i], ['location']);
      if (state.gates.some((gate) => gate.at === at)) {
        throw new ScenarioFault(['board', 'seals', i], `${at} has a gate and a seal`);
      }
    });
    for (const at of Object.keys(state.clues)) this.placeOf(at, ['board', 'clues', at], ['location', 'street']);
    if (state.doom > this.ancientOne.doom) {
      throw new ScenarioFault(['doom'], `${state.doom} is more than the ${this.ancientOne.doom} of the doom track`);
    }
    const outside = state.monsters.filter(({ at }) => at === 'outskirts').length;
    const inside = state.monsters.length - outside;
    if (state.terror < 10 && inside > players + 3) {
      const limit = `the limit of ${players + 3} for ${players} investigators`;
      throw new ScenarioFault(['board', 'monsters'], `${inside} monsters are above ${limit}`);
    }
    if (state.terror < 10 && outside > Math.max(0, 8 - players)) {
      throw new ScenarioFault(['board', 'monsters', 'outskirts'], `the Outskirts hold ${8 - players} monsters at most`);
    }
    state.investigators.forEach((who, seat) => {
      if (who.explored && !state.gates.some((gate) => gate.at === who.place)) {
        const where = `explored, but there is no gate at ${who.place}`;
        throw new ScenarioFault(['investigators', seat, 'explored'], where);
      }
    });
  }
}
