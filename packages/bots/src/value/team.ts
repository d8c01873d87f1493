/** Readings of the investigators that both games share, for the chance of winning. */
import type { Content } from '@vigil/rules';
import { bestWeapon } from '../careful/arkham/outlook.js';
import type { AnyInvestigator, AnyView } from '../careful/decision-context.js';
import { type Facts, factsOf } from '../careful/facts.js';

/** Clues that a seal costs, which both games share. */
const SEAL_CLUES = 5;

/** Means and sums over the investigators. Shares are 0 to 1; sums are divided by their number. */
export interface Team {
  readonly sanity: number;
  readonly stamina: number;
  /** The share of the weakest in the points that they have left. */
  readonly weakest: number;
  readonly clues: number;
  /** Investigators who can pay for a seal, and seals that their Clues and cards pay for. */
  readonly readyToSeal: number;
  readonly sealsInHand: number;
  readonly sealCards: number;
  readonly weapon: number;
  readonly blessed: number;
  readonly allies: number;
  readonly trophies: number;
  readonly gateTrophies: number;
  readonly money: number;
}

/** Returns the possessions of the investigators. */
export function readTeam(content: Content, view: AnyView): Team {
  const facts = factsOf(content);
  const people: readonly AnyInvestigator[] = view.investigators;
  const n = Math.max(1, people.length);
  const mean = (worth: (who: AnyInvestigator) => number) => people.reduce((sum, who) => sum + worth(who), 0) / n;
  const maximum = ({ seat }: AnyInvestigator, what: 'sanity' | 'stamina') =>
    Math.max(1, view.figures.people[seat]?.maximum[what] ?? 5);
  const share = (who: AnyInvestigator, what: 'sanity' | 'stamina') => who[what] / maximum(who, what);
  const cards = (who: AnyInvestigator) => sealCards(facts, who);
  return {
    sanity: mean((who) => share(who, 'sanity')),
    stamina: mean((who) => share(who, 'stamina')),
    weakest: Math.min(1, ...people.map((who) => Math.min(share(who, 'sanity'), share(who, 'stamina')))),
    clues: mean(({ clues }) => Math.min(clues, 2 * SEAL_CLUES)),
    readyToSeal: mean((who) => (who.clues >= SEAL_CLUES || cards(who) > 0 ? 1 : 0)),
    sealsInHand: people.reduce((sum, who) => sum + Math.floor(who.clues / SEAL_CLUES) + cards(who), 0),
    sealCards: mean(cards),
    weapon: mean((who) => bestWeapon(content, who as never)),
    blessed: mean((who) => (who.cards.some(({ card }) => bringsLuck(content, card)) ? 1 : 0)),
    allies: mean((who) => who.cards.filter(({ card }) => content.cards.get(card)?.deck === 'ally').length),
    trophies: mean(({ monsterTrophies }) =>
      monsterTrophies.reduce((sum, token) => sum + (content.tokens.get(token)?.toughness ?? 0), 0),
    ),
    gateTrophies: people.reduce((sum, { gateTrophies }) => sum + gateTrophies.length, 0),
    money: mean(({ money }) => Math.min(money, 10)),
  };
}

function sealCards({ seals }: Facts, { cards }: AnyInvestigator): number {
  let n = 0;
  for (const { card } of cards) if (seals.has(card)) n++;
  return n;
}

/** True if a card makes more faces of a die successes. */
function bringsLuck(content: Content, card: string): boolean {
  return (content.cards.get(card)?.modifiers ?? []).some((one) => one.mod === 'success' && one.faces.length > 2);
}
