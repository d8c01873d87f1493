import type { Seat } from '@vigil/engine';
import {
  alwaysInPlay,
  type Box,
  Content,
  checkReferences,
  DEFAULT_HAUNT_HOUSE_RULES,
  HAUNT_PLAYERS,
  type HauntGate,
  type HauntInvestigator,
  type HauntMonster,
  type HauntState,
  haunt,
  hauntCopies,
  hauntMythos,
  REMOVED_SHEETS,
  setSlot,
  toHauntContent,
} from '@vigil/rules';
import { baseContent } from '../base-content.js';
import { Builder, dealAll, ownIds, seats } from '../builder.js';
import { Cast } from '../cast.js';
import { createDealDice } from '../dealt.js';
import { definedPack } from '../definitions.js';
import { type Path, ScenarioError } from '../fault.js';
import type { Definitions } from '../format.js';
import { textsIn } from '../names.js';
import { completeDeck, completePile, namedDecks, namedPile, restOfDecks } from '../piles.js';
import { ComponentPool } from '../pool.js';
import { refuseToCome } from '../turns.js';
import type { GateSpec, HauntDocument, HauntMonsterSpec, HauntPersonSpec } from './format.js';
import { type DealtSlots, dealSheet, slotOf } from './slots.js';

/** Builds the position of a scenario of Haunt. Throws {@link ScenarioError} for an impossible one. */
export function buildHauntPosition(
  document: HauntDocument,
  boxes: readonly Box[],
): { content: Content; cast: Cast; state: HauntState } {
  const { board, cup, gatePile, investigators = [] } = document;
  const position = { board, cup, gatePile, investigators };
  const base = baseContent(boxes);
  const pack = definedPack({ ...document, define: withInline(document) }, position, base);
  const cast = new Cast();
  // There may be only one, if nothing depends on it.
  const specs = seats<HauntPersonSpec>(document, investigators, (name) => ({ name }), HAUNT_PLAYERS.most);
  const known = new Content([...base.packs, pack], base);
  checkReferences(known);
  const dealt = dealAll(document, specs, cast, (spec, name, path) => dealSheet(spec, name, known, path));
  const sheets = [...pack.investigators, ...dealt.map((d) => d.sheet)];
  const content = toHauntContent(new Content([...base.packs, { ...pack, investigators: sheets }], base));
  const used = { copies: hauntCopies, mythos: new Set(hauntMythos(content)) };
  if (document.dealt) return { content, cast, state: dealtTable(document, content, dealt) };
  const pool = new ComponentPool(content, textsIn(position), ownIds(pack, base), used);
  const state = new HauntBuilder(document, content, cast, pool).state(specs, dealt);
  return { content, cast, state };
}

/** Returns a table as dealt by the rules from a seed (H-SETUP-01 to 13). */
function dealtTable(document: HauntDocument, content: Content, dealt: readonly DealtSlots[]): HauntState {
  const { ancientOne = 'sleeper', houseRules = {} } = document;
  const investigators = dealt.map(({ sheet }) => sheet.id);
  return haunt(content).begin({ investigators, ancientOne, houseRules }, createDealDice(document));
}

/** The definitions, with Mythos cards written inline. */
function withInline({ define = {}, mythos = [] }: HauntDocument): Definitions {
  const inline = mythos.filter((card) => typeof card !== 'string');
  return { ...define, mythos: [...(define.mythos ?? []), ...inline] };
}

class HauntBuilder extends Builder {
  private readonly document: HauntDocument;
  private readonly placedToday: string[] = [];

  constructor(document: HauntDocument, content: Content, cast: Cast, pool: ComponentPool) {
    super(document, content, cast, pool);
    this.document = document;
  }

  state(specs: readonly HauntPersonSpec[], dealt: readonly DealtSlots[]): HauntState {
    const { document, content, pool } = this;
    const turn = document.turn ?? 1;
    // Named components are taken first; the rest fills the cup and the decks.
    const gates = this.gates();
    const monsters = this.monsters();
    const mythos = (document.mythos ?? []).map((card, i) =>
      typeof card === 'string' ? pool.mythos(card, ['mythos', i]) : pool.mythos(card.id, ['mythos', i, 'id']),
    );
    const mythosDiscards = (document.mythosDiscards ?? []).map((id, i) => pool.mythos(id, ['mythosDiscards', i]));
    const investigators = specs.map((spec, seat) => this.investigator(spec, dealt[seat] as DealtSlots, seat, turn));
    const cup = namedPile(document.cup, ['cup'], (name, path) => pool.token(name, path));
    const gatePile = namedPile(document.gatePile, ['gatePile'], (name, path) => pool.marker(name, path));
    const location = (name: string, path: Path) => pool.locationCard(name, path);
    const decks = namedDecks(document.decks, content, pool, { location });
    const rest = () => pool.restOf('locationCards', content.locationCards.keys());
    const state: HauntState = {
      houseRules: { ...DEFAULT_HAUNT_HOUSE_RULES, ...document.houseRules },
      day: document.day ?? 1,
      turn,
      step: this.step(),
      startingInvestigators: document.startingInvestigators ?? investigators.length,
      ancientOne: this.ancientOne.id,
      doom: document.doom ?? 0,
      terror: document.terror ?? 0,
      investigators,
      unusedInvestigators: this.unused(investigators, dealt, REMOVED_SHEETS),
      monsters,
      cup: completePile(document.cup, cup, this.restOfCup()),
      box: [],
      gates,
      gatePile: completePile(document.gatePile, gatePile, pool.restOfMarkers),
      clues: { ...document.board?.clues },
      closed: this.closed(),
      decks: {
        ...restOfDecks(document.decks, decks, content, pool),
        location: completeDeck(document.decks?.location, decks.get('location'), rest),
      },
      specials: this.specials(),
      inPlay: [...alwaysInPlay(content), ...mythos.map((card) => ({ card, as: 'mythos' }))],
      mythosDiscards,
      placedToday: this.placedToday,
      ...this.phaseOf(investigators, dealt),
      knownOrder: {},
      ruledOut: {},
    };
    this.checkBoard(state.clues, state.doom);
    return state;
  }

  private step(): HauntState['step'] {
    const { phase = 'day', segment } = this.document;
    if (segment !== undefined && phase !== 'upkeep' && phase !== 'city')
      throw new ScenarioError(['segment'], 'only an Upkeep and a City phase have segments: give `phase` as well');
    if (segment !== undefined && phase === 'city' && (segment < 2 || segment > 6))
      throw new ScenarioError(['segment'], 'the segments of a City phase are 2 to 6');
    return { phase, segment: segment ?? (phase === 'city' ? 2 : 1) };
  }

  /** The current City or Other World phase. The slot that started a City phase is allocated. */
  private phaseOf(
    investigators: readonly HauntInvestigator[],
    dealt: readonly DealtSlots[],
  ): Pick<HauntState, 'city' | 'otherWorld'> {
    const { phase, active, slot, met, acted } = this.document;
    if (phase !== 'city' && phase !== 'other-world') {
      if (active !== undefined)
        throw new ScenarioError(['active'], 'an investigator is active only in a City or Other World phase');
      return {};
    }
    const seat = active === undefined ? 0 : this.cast.seatOf(active, ['active']);
    if (investigators[seat]?.place === 'out')
      throw new ScenarioError(['active'], `${this.cast.nameOf(seat)} is out; \`active\` says whose phase it is`);
    if (phase === 'other-world') return { otherWorld: seat };
    const who = investigators[seat] as HauntInvestigator;
    const speed = who.slots[0];
    const { sheet } = dealt[seat] as DealtSlots;
    const startedSlot = Math.max(0, speed.indexOf(speed.includes('allocated') ? 'allocated' : 'free'));
    const at = slot === undefined ? startedSlot : slotOf(sheet, 'speed-sneak', slot, ['slot']);
    setSlot(who, 0, at, 'allocated');
    met?.forEach((place, i) => {
      this.placeOf(place, ['met', i], ['location']);
    });
    const tokens = (acted ?? []).map((name, i) => this.onBoard(name, ['acted', i]));
    return { city: { seat, slot: at, met: [...(met ?? [])], acted: tokens } };
  }

  private gates(): HauntGate[] {
    return Object.entries(this.document.board?.gates ?? {}).map(([at, spec]) => {
      const path: Path = ['board', 'gates', at];
      this.placeOf(at, path, ['location']);
      const { marker, faceUp } = gateOf(spec);
      return { marker: this.pool.marker(marker, path), at, faceUp };
    });
  }

  private readonly tokens: HauntMonster[] = [];

  private monsters(): HauntMonster[] {
    for (const [at, list] of Object.entries(this.document.board?.monsters ?? {})) {
      const path: Path = ['board', 'monsters', at];
      if (!this.content.worlds.has(at)) this.placeOf(at, path, ['street', 'location', 'sky', 'outskirts']);
      list.forEach((spec, i) => {
        this.tokens.push(this.monster(spec, at, [...path, i]));
      });
    }
    return this.tokens;
  }

  private monster(spec: HauntMonsterSpec, at: string, path: Path): HauntMonster {
    if (typeof spec === 'string') {
      const [kind = '', clues] = spec.split('+');
      return { token: this.token(kind, path), at, clues: Number(clues ?? 0) };
    }
    const { clues = 0, today = false } = spec;
    const token = this.token(spec, path);
    if (today) this.placedToday.push(token);
    return { token, at, clues };
  }

  /** Finds a monster on the board by name, token or kind. */
  private onBoard(name: string, path: Path): string {
    const named = this.cast.tokenOf(name) ?? name;
    const fits = ({ token }: HauntMonster) => token === named || this.content.tokens.get(token)?.id === named;
    const found = this.tokens.find(fits);
    if (!found) throw new ScenarioError(path, `there is no "${name}" on the board`);
    return found.token;
  }

  /** Returns the remaining tokens of the cup. The masks are in it only against their Ancient One. */
  private restOfCup(): string[] {
    const masks = this.ancientOne.masksInCup === true;
    return this.pool.restOfTokens.filter((token) => {
      const kind = this.content.tokens.get(token);
      return kind?.inCup || (masks && kind?.abilities.includes('mask'));
    });
  }

  private investigator(
    spec: HauntPersonSpec,
    { sheet, slots }: DealtSlots,
    seat: Seat,
    turn: number,
  ): HauntInvestigator {
    const path: Path = ['investigators', seat];
    const place = spec.out ? 'out' : (spec.place ?? sheet.home);
    this.placeOf(place, [...path, 'place'], ['street', 'location', 'world', 'lost', 'out']);
    const cards = this.possessions(spec, path);
    if (spec.retainer) cards.push({ card: this.pool.card('retainer', [...path, 'retainer']) });
    const since = (when: boolean | number | undefined) =>
      when === true ? turn - 1 : when === false ? undefined : when;
    const stays = since(spec.stays);
    const waits = since(spec.waits);
    for (const field of ['stays', 'waits'] as const) refuseToCome(spec[field], turn, [...path, field]);
    if (spec.estate && !spec.out)
      throw new ScenarioError([...path, 'estate'], 'only an investigator that is `out` leaves an estate');
    return {
      seat,
      place,
      ...this.person(spec, sheet, cards, path),
      slots,
      ...(spec.pledged !== undefined && { pledged: { card: this.pool.card(spec.pledged, [...path, 'pledged']) } }),
      ...(stays !== undefined && { staysSince: stays }),
      ...(waits !== undefined && { waitsSince: waits }),
      ...(spec.estate && { estate: { id: sheet.id, clues: 0, spells: 0, allies: 0, value: 0, ...spec.estate } }),
    };
  }
}

function gateOf(spec: GateSpec): { marker: string; faceUp: boolean } {
  if (typeof spec === 'string') return { marker: spec, faceUp: true };
  return 'up' in spec ? { marker: spec.up, faceUp: true } : { marker: spec.down, faceUp: false };
}
