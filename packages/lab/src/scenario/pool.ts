import type { CardDef, Content, LocationCardDef } from '@vigil/rules';
import { didYouMean, type Path, ScenarioError } from './fault.js';

/** The subset of components a game uses. */
interface Used {
  readonly copies?: (card: CardDef) => number;
  readonly mythos?: ReadonlySet<string>;
}

/**
 * The components of a game that a position has not used yet. Everything named in a scenario is taken from here, so
 * nothing is in two places. Taking more than there are is an error that names the place in the file.
 */
export class ComponentPool {
  private readonly content: Content;
  /** Remaining copies of counted components. */
  private readonly left = new Map<string, number>();
  private readonly tokens: string[];
  private readonly markers: string[];
  /** Components that the game does not use. */
  private readonly unused = new Set<string>();
  /** Tokens and markers reserved by id, so that no one who asks for a kind gets them. */
  private readonly reserved: ReadonlySet<string>;

  /**
   * `named`: every text of the scenario. `free`: ids of its own components, available as often as named. `used`: number
   * of copies of a card, and the Mythos cards in use, if not all.
   */
  constructor(content: Content, named: ReadonlySet<string>, free: ReadonlySet<string>, used: Used = {}) {
    this.content = content;
    this.tokens = [...content.tokens.keys()];
    this.markers = [...content.gateMarkers.keys()];
    this.reserved = named;
    for (const card of content.cards.values()) {
      this.count(`card ${card.id}`, free.has(card.id), used.copies?.(card) ?? card.count);
    }
    for (const sort of ['mythos', 'locationCards', 'gateCards'] as const) {
      for (const id of content[sort].keys()) {
        const copies = sort === 'mythos' && used.mythos && !used.mythos.has(id) ? 0 : 1;
        this.count(`${sort} ${id}`, free.has(id), copies);
      }
    }
  }

  private count(key: string, free: boolean, copies: number): void {
    this.left.set(key, free ? Number.POSITIVE_INFINITY : copies);
    if (!free && copies === 0) this.unused.add(key);
  }

  /** Takes a monster token: by id, or the next of a kind. */
  token(name: string, path: Path): string {
    const { tokens, monsters } = this.content;
    if (tokens.has(name)) return this.exact(this.tokens, name, path);
    const kind = monsters.get(name);
    if (!kind) throw new ScenarioError(path, `there is no monster "${name}"${didYouMean(name, monsters.keys())}`);
    return this.next(this.tokens, (token) => tokens.get(token) === kind, kind.count, kind.name, path);
  }

  /** Takes a gate marker: by id, or the next to a world. */
  marker(name: string, path: Path): string {
    const { gateMarkers, worlds } = this.content;
    if (gateMarkers.has(name)) return this.exact(this.markers, name, path);
    const world = worlds.get(name);
    if (!world) throw new ScenarioError(path, `there is no Other World "${name}"${didYouMean(name, worlds.keys())}`);
    const leads = (marker: string) => gateMarkers.get(marker)?.world === name;
    const all = [...gateMarkers.keys()].filter(leads).length;
    return this.next(this.markers, leads, all, `${all === 1 ? 'gate' : 'gates'} to ${world.name}`, path);
  }

  /** Takes a card of an investigator deck, or a special card. */
  card(id: string, path: Path): string {
    const card = this.content.cards.get(id);
    if (!card) {
      throw new ScenarioError(path, `there is no card "${id}"${didYouMean(id, this.content.cards.keys())}`);
    }
    return this.copy(`card ${supplyOf(id)}`, id, card.count, `of the card ${card.name}`, path);
  }

  mythos(id: string, path: Path): string {
    if (!this.content.mythos.has(id)) {
      throw new ScenarioError(path, `there is no mythos card "${id}"${didYouMean(id, this.content.mythos.keys())}`);
    }
    return this.copy(`mythos ${id}`, id, 1, `mythos card "${id}"`, path);
  }

  /** Takes a location card; of a district's deck if there are such. */
  locationCard(id: string, path: Path, district?: string): string {
    const fits = (card: LocationCardDef) => district === undefined || card.neighbourhood === district;
    const card = this.content.locationCards.get(id);
    if (!card || !fits(card)) {
      const deck = [...this.content.locationCards.values()].filter(fits);
      const near = didYouMean(
        id,
        deck.map((other) => other.id),
      );
      throw new ScenarioError(path, `there is no location card "${id}"${district ? ` of ${district}` : ''}${near}`);
    }
    return this.copy(`locationCards ${id}`, id, 1, `location card "${id}"`, path);
  }

  gateCard(id: string, path: Path): string {
    if (!this.content.gateCards.has(id)) {
      throw new ScenarioError(path, `there is no gate card "${id}"${didYouMean(id, this.content.gateCards.keys())}`);
    }
    return this.copy(`gateCards ${id}`, id, 1, `gate card "${id}"`, path);
  }

  /** Takes a location or gate card that an investigator keeps. */
  encounterCard(id: string, path: Path): void {
    if (this.content.locationCards.has(id)) this.locationCard(id, path);
    else if (this.content.gateCards.has(id)) this.gateCard(id, path);
  }

  /** Returns the remaining tokens, in pack order. */
  get restOfTokens(): readonly string[] {
    return this.tokens;
  }

  get restOfMarkers(): readonly string[] {
    return this.markers;
  }

  /** Returns the name under which the supply counts a special card, and its remaining number. */
  special(id: string): [id: string, left: number] | undefined {
    return supplyOf(id) === id ? [id, this.rest('card', id)] : undefined;
  }

  /** Returns how many copies of a counted component are left; none for components defined by the scenario. */
  rest(sort: 'card' | 'mythos' | 'locationCards' | 'gateCards', id: string): number {
    const left = this.left.get(`${sort} ${id}`) ?? 0;
    return Number.isFinite(left) ? left : 0;
  }

  /** Returns the remaining copies of some components. */
  restOf(sort: 'card' | 'mythos' | 'locationCards' | 'gateCards', ids: Iterable<string>): string[] {
    return [...ids].flatMap((id) => new Array<string>(this.rest(sort, id)).fill(id));
  }

  private copy(key: string, id: string, all: number, what: string, path: Path): string {
    const left = this.left.get(key) ?? 0;
    if (this.unused.has(key)) throw new ScenarioError(path, `"${id}" is not used in this game`);
    if (left <= 0) throw new ScenarioError(path, usedUp(all, what));
    this.left.set(key, left - 1);
    return id;
  }

  private exact(list: string[], id: string, path: Path): string {
    const at = list.indexOf(id);
    if (at < 0) throw new ScenarioError(path, `"${id}" is in two places; name each component once`);
    list.splice(at, 1);
    return id;
  }

  private next(list: string[], fits: (id: string) => boolean, all: number, what: string, path: Path): string {
    const at = list.findIndex((id) => fits(id) && !this.reserved.has(id));
    if (at < 0) throw new ScenarioError(path, usedUp(all, what));
    return list.splice(at, 1)[0] as string;
  }
}

/** Example: `there are only 2 of the card Knife, and this scenario names more`. */
function usedUp(all: number, what: string): string {
  return `there ${all === 1 ? 'is' : 'are'} only ${all} ${what}, and this scenario names more`;
}

/** Blessing and Curse are two sides of one card. */
function supplyOf(card: string): string {
  return card === 'curse' ? 'blessing' : card;
}
