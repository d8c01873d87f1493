import type { Seat } from '@vigil/engine';
import {
  ARKHAM_PLAYERS,
  type ArkhamFigures,
  arkham,
  arkhamRulesOf,
  type Box,
  type ClosedPlace,
  Content,
  checkReferences,
  type Investigator,
  type MonsterDef,
  type RumorInPlay,
  readHouseRules,
  rumorTokens,
  type State,
  startingPile,
} from '@vigil/rules';
import { baseContent } from '../base-content.js';
import { boxDecks, onlyNamed, ownDecks, takeHeldCards } from '../boxes.js';
import { Builder, dealAll, ownIds, seats } from '../builder.js';
import { Cast } from '../cast.js';
import { createDealDice } from '../dealt.js';
import { definedPack } from '../definitions.js';
import { type Path, ScenarioError } from '../fault.js';
import { textsIn } from '../names.js';
import { completePile, namedDecks, namedPile, restOfDecks } from '../piles.js';
import { ComponentPool } from '../pool.js';
import { checkRumorTokens } from '../tokens.js';
import { refuseOver, refuseToCome } from '../turns.js';
import type { ArkhamDocument, InvestigatorSpec } from './format.js';
import { type DealtSheet, dealSheet } from './sheets.js';

/** Builds the position of a scenario of Arkham Horror. Throws {@link ScenarioError} for an impossible one. */
export function buildArkhamPosition(
  document: ArkhamDocument,
  boxes: readonly Box[],
): { content: Content; cast: Cast; state: State } {
  const { board, cup, gatePile, investigators = [], rumor } = document;
  const base = baseContent(boxes);
  const pack = definedPack(document, { board, cup, investigators, rumor }, base);
  const cast = new Cast();
  const specs = seats<InvestigatorSpec>(document, investigators, (name) => ({ name }), ARKHAM_PLAYERS.most);
  const packs = onlyNamed(document, base);
  const below = packs === base.packs ? base : undefined;
  const known = new Content([...packs, pack], below);
  checkReferences(known);
  const dealt = dealAll(document, specs, cast, (spec, name, path) => dealSheet(spec, name, known, path));
  const sheets = [...pack.investigators, ...dealt.map((d) => d.sheet)];
  const content = new Content([...packs, { ...pack, investigators: sheets }], below);
  if (document.dealt) return { content, cast, state: dealtTable(document, content, boxes, dealt) };
  const named = textsIn([board, cup, gatePile, investigators, rumor]);
  const pool = new ComponentPool(content, named, ownIds(pack, base));
  const state = new ArkhamBuilder(document, content, cast, pool).state(specs, dealt);
  return { content, cast, state };
}

/** Returns a table as dealt by the rules from a seed (A-SETUP-01 to 08). */
function dealtTable(
  document: ArkhamDocument,
  content: Content,
  boxes: readonly Box[],
  dealt: readonly DealtSheet[],
): State {
  const { ancientOne = 'sleeper', herald, guardian, houseRules: rules = {} } = document;
  const investigators = dealt.map(({ sheet }) => sheet.id);
  const sheets = { ...(herald !== undefined && { herald }), ...(guardian !== undefined && { guardian }) };
  const setup = { investigators, ancientOne, ...sheets, houseRules: rules };
  return arkham(content, arkhamRulesOf(boxes)).begin(setup, createDealDice(document));
}

/** Throws {@link ScenarioError} for more monsters than the rules allow, by `figures`. */
export function checkLimits({ monsters, investigators }: State, figures: ArkhamFigures): void {
  const { monsters: inside, monsterLimit, outskirtsLimit } = figures;
  if (monsterLimit === undefined) return;
  if (inside > monsterLimit) {
    const limit = `the limit of ${monsterLimit} for ${investigators.length} investigators`;
    throw new ScenarioError(['board', 'monsters'], `${inside} monsters are above ${limit}`);
  }
  if (monsters.filter(({ at }) => at === 'outskirts').length > outskirtsLimit) {
    throw new ScenarioError(
      ['board', 'monsters', 'outskirts'],
      `the Outskirts hold ${outskirtsLimit} monsters at most`,
    );
  }
}

class ArkhamBuilder extends Builder {
  private readonly document: ArkhamDocument;

  constructor(document: ArkhamDocument, content: Content, cast: Cast, pool: ComponentPool) {
    super(document, content, cast, pool);
    this.document = document;
  }

  state(specs: readonly InvestigatorSpec[], dealt: readonly DealtSheet[]): State {
    const { document, content, pool } = this;
    const { board = {} } = document;
    const final = document.battle !== undefined || document.phase?.startsWith('final-') === true;
    const turn = document.turn ?? 1;
    // Named components are taken first; the rest fills the cup and the decks.
    const gates = Object.entries(board.gates ?? {}).map(([at, marker]) => {
      const path = ['board', 'gates', at];
      this.placeOf(at, path, ['location', 'street']);
      return { marker: pool.marker(marker, path), at };
    });
    const monsters = Object.entries(board.monsters ?? {}).flatMap(([at, list]) => {
      this.placeOf(at, ['board', 'monsters', at], ['street', 'location', 'sky', 'outskirts']);
      return list.map((monster, i) => ({ token: this.token(monster, ['board', 'monsters', at, i]), at }));
    });
    const rumor = this.rumor(turn, specs.length);
    const environment = this.environment();
    const investigators = specs.map((spec, seat) => this.investigator(spec, dealt[seat] as DealtSheet, seat, turn));
    takeHeldCards(document, content, pool);
    const cup = namedPile(document.cup, ['cup'], (name, path) => pool.token(name, path));
    const gatePile = namedPile(document.gatePile, ['gatePile'], (name, path) => pool.marker(name, path));
    const ownOnes = ownDecks(document.decks, content);
    const decks = namedDecks(ownOnes, content, pool, this.districts, boxDecks(content).keys());
    const headlines = Object.entries(document.headlines ?? {}).map(([card, until]) => {
      refuseOver(until, turn, ['headlines', card]);
      return { card: pool.mythos(card, ['headlines', card]), as: 'headline', until };
    });
    const begins = (token: string) => startingPile(content.tokens.get(token) as MonsterDef, this.ancientOne);
    const inCup = pool.restOfTokens.filter((token) => begins(token) === 'cup');
    const first = document.first === undefined ? 0 : this.cast.seatOf(document.first, ['first']);
    const state: State = {
      houseRules: readHouseRules(document.houseRules, content.houseRules),
      turn,
      step: { phase: document.phase ?? (final ? 'final-attack' : 'upkeep'), done: this.done(first, specs.length) },
      first,
      ancientOne: this.ancientOne.id,
      doom: document.doom ?? 0,
      terror: document.terror ?? 0,
      investigators,
      unusedInvestigators: this.unused(investigators, dealt),
      monsters,
      cup: completePile(document.cup, cup, inCup),
      box: pool.restOfTokens.filter((token) => begins(token) === 'box'),
      gates,
      gatePile: completePile(document.gatePile, gatePile, pool.restOfMarkers),
      seals: [...(board.seals ?? [])],
      clues: { ...board.clues },
      closed: this.closed(),
      decks: { ...restOfDecks(ownOnes, decks, content, pool), locations: this.locationDecks(decks) },
      specials: this.specials(),
      inPlay: [
        ...this.lying(),
        ...(environment === undefined ? [] : [{ card: environment, as: 'environment' }]),
        ...(rumor ? [rumor] : []),
        ...headlines,
      ],
      faceUpLocationCards: (board.faceUpLocationCards ?? []).map((card) => card),
      ...(document.twoMythosCards && { twoMythosCards: true as const }),
      elderSignsPlayed: document.elderSignsPlayed ?? 0,
      ...(final && { battle: this.battle() }),
      ...this.phaseProgress(specs, investigators, first),
      knownOrder: {},
      ruledOut: {},
    };
    this.check(state);
    return state;
  }

  /** Sets the middle of the movement of the next investigator, with movement points left. */
  private phaseProgress(
    specs: readonly InvestigatorSpec[],
    investigators: readonly Investigator[],
    first: Seat,
  ): Pick<State, 'phaseProgress'> {
    const moving = specs.findIndex(({ movement }) => movement !== undefined);
    const points = specs[moving]?.movement;
    if (points === undefined) return {};
    const path: Path = ['investigators', moving, 'movement'];
    if (this.document.phase !== 'movement')
      throw new ScenarioError(
        path,
        `movement points are left only in the middle of a movement: give \`phase: movement\``,
      );
    const next = (first + this.done(first, specs.length)) % specs.length;
    if (moving !== next || specs.filter(({ movement }) => movement !== undefined).length > 1) {
      throw new ScenarioError(path, `it is ${this.cast.nameOf(next)} who moves now; \`done\` says who has moved`);
    }
    const from = investigators[moving]?.place ?? '';
    return { phaseProgress: { part: 'walk', seat: moving, points, from, moved: true, stopped: false } };
  }

  private battle(): NonNullable<State['battle']> {
    const { combatRating } = this.ancientOne;
    const { battle = {}, terror = 0 } = this.document;
    const rating = typeof combatRating === 'number' ? combatRating : combatRating === 'minus-terror' ? -terror : 0;
    return { round: battle.round ?? 1, pool: battle.pool ?? 0, rating: battle.rating ?? rating, cause: 'doom' };
  }

  /** Returns the number of seats, from the first player on, that have acted in this phase. */
  private done(first: Seat, players: number): number {
    const { done = 0 } = this.document;
    if (typeof done === 'number') return done;
    const seats = done.map((who, i) => (this.cast.seatOf(who, ['done', i]) - first + players) % players);
    seats.sort((a, b) => a - b);
    if (seats.some((seat, i) => seat !== i)) {
      throw new ScenarioError(['done'], 'those who have acted are not the first ones clockwise from the first player');
    }
    return seats.length;
  }

  private rumor(turn: number, players: number): RumorInPlay | undefined {
    const { rumor } = this.document;
    if (!rumor) return undefined;
    const card = this.pool.mythos(rumor.card, ['rumor', 'card']);
    if (this.content.mythos.get(card)?.type !== 'rumor') {
      throw new ScenarioError(['rumor', 'card'], `"${card}" is not a Rumor`);
    }
    const setup = this.content.mythos.get(card)?.rumor?.setup;
    const monsters = (rumor.monsters ?? []).map((monster, i) => this.token(monster, ['rumor', 'monsters', i]));
    const since = rumor.since ?? Math.max(0, turn - 1);
    const tokens = rumor.tokens ?? rumorTokens(setup?.tokens ?? 0, players);
    checkRumorTokens(this.content.mythos.get(card), tokens, players, ['rumor', 'tokens']);
    return { card, as: 'rumor', since, tokens, monsters };
  }

  private environment(): string | undefined {
    const { environment } = this.document;
    if (environment === undefined) return undefined;
    const card = this.pool.mythos(environment, ['environment']);
    if (this.content.mythos.get(card)?.type !== 'environment') {
      throw new ScenarioError(['environment'], `"${environment}" is not an Environment`);
    }
    return card;
  }

  /** Includes the shops closed by terror. */
  protected override closed(): ClosedPlace[] {
    const { terror = 0 } = this.document;
    const closed = super.closed();
    for (const { id, closesAtTerror } of this.content.locations.values()) {
      if (closesAtTerror === undefined || closesAtTerror > terror || closed.some(({ at }) => at === id)) continue;
      closed.push({ at: id, until: 'for-good' });
    }
    return closed;
  }

  private investigator(spec: InvestigatorSpec, { sheet, sliders }: DealtSheet, seat: Seat, turn: number): Investigator {
    const path: Path = ['investigators', seat];
    const place = spec.out ? 'out' : (spec.place ?? sheet.home);
    this.placeOf(place, [...path, 'place'], ['street', 'location', 'world', 'lost', 'jail', 'out']);
    const loses = spec.losesTurn === true ? turn : spec.losesTurn === false ? undefined : spec.losesTurn;
    for (const field of ['returnedOn', 'defeatedOn'] as const) refuseToCome(spec[field], turn, [...path, field]);
    return {
      seat,
      place,
      ...this.person(spec, sheet, this.possessions(spec, path), path),
      sliders,
      delayed: spec.delayed ?? false,
      ...(loses !== undefined && { losesTurn: loses }),
      explored: spec.explored ?? false,
      ...(spec.returnedOn !== undefined && { returnedOn: spec.returnedOn }),
      ...(spec.defeatedOn !== undefined && { defeatedOn: spec.defeatedOn }),
      ...(spec.defaulted && { defaulted: true as const }),
    };
  }

  /** Throws for a state that no game can reach. */
  private check(state: State): void {
    const { board = {} } = this.document;
    board.seals?.forEach((at, i) => {
      this.placeOf(at, ['board', 'seals', i], ['location']);
      if (this.content.places.get(at)?.stable)
        throw new ScenarioError(['board', 'seals', i], `${at} is stable, so no gate is sealed there (A-ENC-46)`);
      if (state.gates.some((gate) => gate.at === at)) {
        throw new ScenarioError(['board', 'seals', i], `${at} has a gate and a seal`);
      }
    });
    this.checkBoard(state.clues, state.doom);
    if (state.battle && state.doom === 0) {
      const why = 'with no doom token left the battle is won: give `doom`, the number of tokens on the track';
      throw new ScenarioError(this.document.doom === undefined ? ['battle'] : ['doom'], why);
    }
    state.investigators.forEach((who, seat) => {
      if (who.explored && !state.gates.some((gate) => gate.at === who.place)) {
        const where = `explored, but there is no gate at ${who.place}`;
        throw new ScenarioError(['investigators', seat, 'explored'], where);
      }
    });
  }

  /** Each district has a deck of its own. */
  private get districts(): Readonly<Record<string, (name: string, path: Path) => string>> {
    const { content, pool } = this;
    return Object.fromEntries(
      [...content.neighbourhoods].map((street) => [street, (name, path) => pool.locationCard(name, path, street)]),
    );
  }

  /** A location deck is shuffled before every encounter, so it holds only the cards the scenario names. */
  private locationDecks(named: ReadonlyMap<string, readonly string[]>): State['decks']['locations'] {
    const all = [...this.content.locationCards.values()];
    const decks: Record<string, string[]> = {};
    for (const around of this.content.neighbourhoods) {
      const cards = all.filter((card) => card.neighbourhood === around).map(({ id }) => id);
      decks[around] = [...(named.get(around) ?? this.pool.restOf('locationCards', cards))];
    }
    return decks;
  }
}
