/** Facts about the components in use, read from their effects. */
import type { AncientOneDef, CardDef, Content, Countable, Effect } from '@vigil/rules';

/** A weapon among the cards of a deck. */
export interface WeaponCard {
  readonly id: string;
  readonly price: number;
  readonly share: number;
}

/** Facts about the components in use. */
export interface Facts {
  /** Frequency of gates at a place, compared with the place where most open. */
  readonly oftenAt: ReadonlyMap<string, number>;
  /** Share of the cards that open a gate at each place. */
  readonly gateShare: ReadonlyMap<string, number>;
  /** Share of the cards of each deck that seal a gate. */
  readonly sealShare: ReadonlyMap<string, number>;
  /** The weapons of each deck, with their share of its cards. */
  readonly weapons: ReadonlyMap<string, readonly WeaponCard[]>;
  /** The cards that seal a gate. */
  readonly seals: ReadonlySet<string>;
  /** Trophies and others without which each Ancient One devours an investigator in the last battle. */
  readonly battleNeeds: ReadonlyMap<string, ReadonlySet<Countable>>;
}

const factsCache = new WeakMap<Content, Facts>();

/** Returns the facts about the components in use; computed once. */
export function factsOf(content: Content): Facts {
  let facts = factsCache.get(content);
  if (!facts) {
    facts = collectFacts(content);
    factsCache.set(content, facts);
  }
  return facts;
}

function collectFacts(content: Content): Facts {
  const gates = new Map<string, number>();
  for (const { gate } of content.mythos.values()) if (gate !== undefined) gates.set(gate, (gates.get(gate) ?? 0) + 1);
  const most = Math.max(1, ...gates.values());
  const seals = new Set<string>();
  const inDecks = new Map<string, readonly [seals: number, all: number]>();
  for (const card of content.cards.values()) {
    const isSeal = sealsGate(card);
    if (isSeal) seals.add(card.id);
    const [sealCount, total] = inDecks.get(card.deck) ?? [0, 0];
    const copies = card.count ?? 1;
    inDecks.set(card.deck, [sealCount + (isSeal ? copies : 0), total + copies]);
  }
  return {
    gateShare: new Map([...gates].map(([at, n]) => [at, n / Math.max(1, content.mythos.size)])),
    oftenAt: new Map([...gates].map(([at, n]) => [at, n / most])),
    sealShare: new Map([...inDecks].map(([deck, [sealCount, all]]) => [deck, sealCount / Math.max(1, all)])),
    weapons: new Map([...inDecks].map(([deck, [, all]]) => [deck, weaponsOf(content, deck, all)])),
    seals,
    battleNeeds: new Map([...content.ancientOnes.values()].map((ancientOne) => [ancientOne.id, needsOf(ancientOne)])),
  };
}

/** Returns what an Ancient One devours an investigator without. */
function needsOf({ startOfBattle = [], attack }: AncientOneDef): ReadonlySet<Countable> {
  const needs = new Set<Countable>();
  for (const effect of [...startOfBattle, ...(attack.passedOrNot ?? [])]) {
    if (effect.do !== 'if' || !('hasAtMost' in effect.condition)) continue;
    if (effect.then.some((then) => then.do === 'applyFate' && then.fate === 'devoured'))
      needs.add(effect.condition.hasAtMost);
  }
  return needs;
}

function weaponsOf(content: Content, deck: string, all: number): readonly WeaponCard[] {
  const weapons: WeaponCard[] = [];
  for (const { id, deck: of, weapon, price = 0, count = 1 } of content.cards.values())
    if (of === deck && weapon) weapons.push({ id, price, share: count / Math.max(1, all) });
  return weapons;
}

/** True if a card closes and seals the gate where its holder is. */
function sealsGate({ abilities = [] }: CardDef): boolean {
  return abilities.some(({ then }) => then?.some((effect: Effect) => effect.do === 'closeGate' && effect.seal));
}
