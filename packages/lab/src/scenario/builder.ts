import {
  type AncientOneDef,
  alwaysInPlay,
  type CardDef,
  type CardInPlay,
  CHOSEN_SHEETS,
  type Content,
  type InvestigatorDef,
  type Pack,
  type Possession,
} from '@vigil/rules';
import { DEVOURED } from '@vigil/rules/builders';
import { boxScenarios } from '../games/boxes.js';
import type { Cast } from './cast.js';
import { didYouMean, type Path, ScenarioError } from './fault.js';
import type { CardSpec, CommonDocument, MonsterSpec, PersonSpec } from './format.js';
import type { ComponentPool } from './pool.js';
import { checkTokens } from './tokens.js';
import { refuseOver } from './turns.js';

/** Returns the named investigators, and blank ones to fill the number. Throws if there are too many. */
export function seats<P extends PersonSpec>(
  { players }: CommonDocument,
  investigators: readonly P[],
  nobody: (name: string) => P,
  max: number,
): P[] {
  if (players !== undefined && players < investigators.length) {
    throw new ScenarioError(['players'], `${players} players, but ${investigators.length} investigators`);
  }
  const specs = [...investigators];
  while (specs.length < (players ?? 1)) specs.push(nobody(`extra-${specs.length + 1}`));
  if (specs.length > max) throw new ScenarioError(['investigators'], `more than ${max} investigators`);
  return specs;
}

/** A sheet dealt to an investigator. `own`: made for this scenario, so no other seat can draw it. */
export interface DealtInvestigator {
  readonly sheet: InvestigatorDef;
  readonly own: boolean;
}

/** Deals every seat its sheet and registers the names. */
export function dealAll<P extends PersonSpec, D extends DealtInvestigator>(
  document: CommonDocument,
  specs: readonly P[],
  cast: Cast,
  deal: (spec: P, name: string, path: Path) => D,
): readonly D[] {
  return specs.map((spec, i) => {
    const path: Path = document.investigators?.[i] ? ['investigators', i] : ['players'];
    const name = spec.name ?? spec.sheet ?? `investigator-${i + 1}`;
    const dealt = deal(spec, name, path);
    cast.seat([name, dealt.sheet.id], path);
    return dealt;
  });
}

/** Ids of components defined by this scenario. */
export function ownIds(pack: Pack, base: Content): ReadonlySet<string> {
  const lists = ['cards', 'mythos', 'locationCards', 'gateCards'] as const;
  return new Set(
    lists.flatMap((list) => {
      return pack[list].map(({ id }) => id).filter((id) => !base[list].has(id));
    }),
  );
}

const ANY_AREA = ['location', 'street'] as const;

/** Returns the number of copies that a person can have of a card without being devoured. */
function mostHeld(def: CardDef | undefined): number {
  const limits = (def?.triggers ?? []).flatMap((trigger) => {
    const condition = trigger.if as
      | { readonly has?: { readonly card?: string }; readonly atLeast?: number }
      | undefined;
    const isOfOwn = trigger.when.on === 'gained' && condition?.has?.card === def?.id;
    return isOfOwn && JSON.stringify(trigger.then[0]) === JSON.stringify(DEVOURED) && condition?.atLeast !== undefined
      ? [condition.atLeast - 1]
      : [];
  });
  return Math.min(...limits, Number.POSITIVE_INFINITY);
}

/** Builds the parts common to positions of all games, from a pool. */
export class Builder {
  protected readonly content: Content;
  protected readonly cast: Cast;
  protected readonly pool: ComponentPool;
  private readonly common: CommonDocument;

  constructor(common: CommonDocument, content: Content, cast: Cast, pool: ComponentPool) {
    this.common = common;
    this.content = content;
    this.cast = cast;
    this.pool = pool;
  }

  protected get ancientOne(): AncientOneDef {
    const id = this.common.ancientOne ?? 'sleeper';
    const { ancientOnes } = this.content;
    const ancientOne = ancientOnes.get(id);
    if (!ancientOne) {
      throw new ScenarioError(['ancientOne'], `there is no Ancient One "${id}"${didYouMean(id, ancientOnes.keys())}`);
    }
    return ancientOne;
  }

  /** Returns the sheets that are not in play. */
  protected unused(
    investigators: readonly { readonly id: string }[],
    dealt: readonly DealtInvestigator[],
    barred: readonly string[] = [],
  ): string[] {
    const taken = new Set([...investigators.map(({ id }) => id), ...barred]);
    const given = this.common.unusedInvestigators;
    given?.forEach((id, i) => {
      if (!this.content.investigators.has(id) || taken.has(id)) {
        throw new ScenarioError(['unusedInvestigators', i], `"${id}" is in play, or is not an investigator`);
      }
    });
    if (given) return [...given];
    const own = new Set(dealt.filter((d) => d.own).map((d) => d.sheet.id));
    return [...this.content.investigators.keys()].filter((id) => !taken.has(id) && !own.has(id));
  }

  protected token(monster: MonsterSpec, path: Path): string {
    if (typeof monster === 'string') return this.pool.token(monster, path);
    const token = this.pool.token(monster.kind, [...path, 'kind']);
    if (monster.as !== undefined) this.cast.call(token, monster.as, [...path, 'as']);
    return token;
  }

  protected placeOf(id: string, path: Path, kinds: readonly string[]): void {
    const { places } = this.content;
    const place = places.get(id);
    if (!place) throw new ScenarioError(path, `there is no place "${id}"${didYouMean(id, places.keys())}`);
    if (!kinds.includes(place.kind)) {
      throw new ScenarioError(path, `"${id}" is a ${place.kind}, not a ${kinds.join(' or ')}`);
    }
  }

  /** Returns the cards initially on the table, and those the document has turned up. */
  protected lying(): CardInPlay[] {
    const inPlay = alwaysInPlay(this.content);
    const { tableCards } = this.content;
    const areasOf = new Map(boxScenarios(this.content).flatMap(([, { laidAt = {} }]) => Object.entries(laidAt)));
    const isAtStart = new Set(inPlay.map(({ card }) => card));
    for (const kind of CHOSEN_SHEETS) {
      const card = this.common[kind];
      if (card === undefined) continue;
      const all = this.content.choosableSheets(kind).map(({ id }) => id);
      if (!all.includes(card)) {
        const other = CHOSEN_SHEETS.find((sheet) => this.content.choosableSheets(sheet).some(({ id }) => id === card));
        const near = other ? `: it is a ${other}` : didYouMean(card, all);
        throw new ScenarioError([kind], `there is no ${kind} "${card}"${near}`);
      }
      inPlay.push({ card, as: kind });
    }
    this.common.inPlay?.forEach((entry, i) => {
      const { card, exhausted, tokens, at } = typeof entry === 'string' ? { card: entry } : entry;
      const def = tableCards.get(card);
      // A card that starts at an area is placed elsewhere.
      if (at !== undefined && def?.at !== undefined && isAtStart.delete(card))
        inPlay.splice(inPlay.findIndex((tableCard) => tableCard.card === card) >>> 0, 1);
      const areas = def && (areasOf.get(def.kind) ?? (def.at === undefined ? undefined : ANY_AREA));
      if (at !== undefined) this.placeOf(at, ['inPlay', i, 'at'], areas ?? ANY_AREA);
      else if (areas) {
        const help = `"${card}" lies at a ${areas.join(' or ')}: say which with \`at\``;
        throw new ScenarioError(['inPlay', i], help);
      }
      const isOnce = def?.always === true;
      if (!def || inPlay.some((tableCard) => tableCard.card === card && (isOnce || tableCard.at === at))) {
        const why = def ? `"${card}" is already there` : `there is no card for the table "${card}"`;
        throw new ScenarioError(['inPlay', i], `${why}${def ? '' : didYouMean(card, tableCards.keys())}`);
      }
      checkTokens(def, tokens, this.content, ['inPlay', i, 'tokens']);
      inPlay.push({
        card,
        as: def.kind,
        ...(at && { at }),
        ...(tokens && { tokens }),
        ...(exhausted && { exhausted: true as const }),
      });
    });
    return inPlay;
  }

  /** Places closed by the document. */
  protected closed(): { at: string; until: 'for-good' | 'in-play' | number }[] {
    return Object.entries(this.common.board?.closed ?? {}).map(([at, until]) => {
      this.placeOf(at, ['board', 'closed', at], ['location', 'street']);
      refuseOver(until, this.common.turn ?? 1, ['board', 'closed', at]);
      return { at, until };
    });
  }

  /** Returns the special cards without an owner. */
  protected specials(): Record<string, number> {
    const special = [...this.content.cards.values()].filter(({ deck }) => deck === 'special');
    return Object.fromEntries(
      special.flatMap(({ id }) => [this.pool.special(id)].flatMap((entry) => (entry ? [entry] : []))),
    );
  }

  protected possessions(spec: PersonSpec, path: Path): Possession[] {
    const cards = (spec.cards ?? []).map((entry, i) => {
      const card: CardSpec = typeof entry === 'string' ? { card: entry } : entry;
      const at = [...path, 'cards', i];
      const def = this.content.cards.get(card.card);
      checkTokens(def, card.tokens, this.content, [...at, 'tokens']);
      // A kept encounter is its card, which is then in no deck.
      if (def?.onCard !== undefined) this.pool.encounterCard(def.onCard, at);
      return {
        card: this.pool.card(card.card, typeof entry === 'string' ? at : [...at, 'card']),
        ...(card.exhausted && { exhausted: true as const }),
        ...(card.tokens && { tokens: card.tokens }),
        ...(card.fresh && { fresh: true as const }),
      };
    });
    cards.forEach(({ card }, i) => {
      const most = mostHeld(this.content.cards.get(card));
      if (cards.slice(0, i + 1).filter((held) => held.card === card).length <= most) return;
      throw new ScenarioError(
        [...path, 'cards', i],
        `${most + 1} of "${card}": an investigator who gains so many is devoured`,
      );
    });
    if (spec.blessed && spec.cursed)
      throw new ScenarioError([...path, 'cursed'], 'an investigator cannot be both Blessed and Cursed');
    if (spec.blessed) cards.push({ card: this.pool.card('blessing', [...path, 'blessed']) });
    if (spec.cursed) cards.push({ card: this.pool.card('curse', [...path, 'cursed']) });
    return cards;
  }

  /** Returns the values common to investigators of all games. `settlePeople` fills in missing Sanity and Stamina. */
  protected person(spec: PersonSpec, sheet: InvestigatorDef, cards: Possession[], path: Path) {
    for (const what of ['sanity', 'stamina'] as const) {
      if (spec[what] !== 0 || spec.out) continue;
      const help = 'an investigator at 0 is defeated at once: start at 1 and lose it in a step, or say `out: true`';
      throw new ScenarioError([...path, what], help);
    }
    return {
      id: sheet.id,
      sanity: spec.sanity ?? sheet.sanity,
      stamina: spec.stamina ?? sheet.stamina,
      maximumChange: { sanity: 0, stamina: 0, ...spec.maximumChange },
      money: spec.money ?? 0,
      clues: spec.clues ?? 0,
      cards,
      monsterTrophies: (spec.monsterTrophies ?? []).map((name, i) =>
        this.pool.token(name, [...path, 'monsterTrophies', i]),
      ),
      gateTrophies: (spec.gateTrophies ?? []).map((name, i) => this.pool.marker(name, [...path, 'gateTrophies', i])),
      ...(spec.enteredAt !== undefined && { enteredAt: spec.enteredAt }),
      used: [...(spec.used ?? [])],
      untilTurnEnds: [],
    };
  }

  /** Throws for a board that no game can reach. */
  protected checkBoard(clues: Readonly<Record<string, number>>, doom: number): void {
    for (const at of Object.keys(clues)) this.placeOf(at, ['board', 'clues', at], ['location', 'street']);
    if (doom > this.ancientOne.doom) {
      throw new ScenarioError(['doom'], `${doom} is more than the ${this.ancientOne.doom} of the doom track`);
    }
  }
}
