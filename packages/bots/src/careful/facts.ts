/** Facts about the components in use, read from their effects. */
import type { CardDef, Content, Effect } from '@vigil/rules';

/** Facts about the components in use. */
export interface Facts {
  /** Frequency of gates at a place, compared with the place where most open. */
  readonly oftenAt: ReadonlyMap<string, number>;
  /** Share of the cards that open a gate at each place. */
  readonly gateShare: ReadonlyMap<string, number>;
  /** Share of the cards of each deck that seal a gate. */
  readonly sealShare: ReadonlyMap<string, number>;
  /** Share of the cards of each deck that are weapons. */
  readonly weaponShare: ReadonlyMap<string, number>;
  /** The cards that seal a gate. */
  readonly seals: ReadonlySet<string>;
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
  const inDecks = new Map<string, readonly [seals: number, weapons: number, all: number]>();
  for (const card of content.cards.values()) {
    const isSeal = sealsGate(card);
    if (isSeal) seals.add(card.id);
    const [sealCount, weaponCount, total] = inDecks.get(card.deck) ?? [0, 0, 0];
    const copies = card.count ?? 1;
    inDecks.set(card.deck, [
      sealCount + (isSeal ? copies : 0),
      weaponCount + (card.weapon ? copies : 0),
      total + copies,
    ]);
  }
  return {
    gateShare: new Map([...gates].map(([at, n]) => [at, n / Math.max(1, content.mythos.size)])),
    oftenAt: new Map([...gates].map(([at, n]) => [at, n / most])),
    sealShare: new Map([...inDecks].map(([deck, [sealCount, , all]]) => [deck, sealCount / Math.max(1, all)])),
    weaponShare: new Map([...inDecks].map(([deck, [, weapons, all]]) => [deck, weapons / Math.max(1, all)])),
    seals,
  };
}

/** True if a card closes and seals the gate where its holder is. */
function sealsGate({ abilities = [] }: CardDef): boolean {
  return abilities.some(({ then }) => then?.some((effect: Effect) => effect.do === 'closeGate' && effect.seal));
}
