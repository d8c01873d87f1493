import type { Content, Event, State } from '@vigil/rules';
import { abilitiesOf, type Count, type Resolving } from './coverage.js';

/** What can be resolved of a component in Arkham Horror, and by what it is counted. */
export const RESOLUTIONS = [
  /** Entries of location and gate cards, as `card/at`; the gate card that shuffles its deck by its id. */
  'location encounter',
  'gate encounter',
  /** A mythos phase with the card, to its end. */
  'mythos card',
  'rumor passed',
  'rumor failed',
  'monster fought',
  'monster defeated',
  'card gained',
  /** Abilities of cards, as `card:1`; a spell's casting counts when it succeeds. */
  'card used',
  'investigator played',
  'investigator used',
  'location used',
  /** The start of the battle, or the defeat that stands in its place. */
  'ancient one awakened',
  'ancient one attacks',
] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** What games of Arkham Horror resolve of some components. */
export function arkhamResolving(content: Content): Resolving<Resolution> {
  return {
    resolutions: RESOLUTIONS,
    all: resolvable(content),
    listen(start, count) {
      const game = new Listening(content, start.ancientOne, count);
      for (const { id } of start.investigators) count('investigator played', id);
      return (event) => game.hear(event);
    },
  };
}

/** One game being listened to: some things count only once what they belong to has come to its end. */
class Listening {
  private readonly content: Content;
  private readonly ancientOne: string;
  private readonly count: Count<Resolution>;
  /** The mythos card of the phase under way. */
  private mythos: string | undefined;
  /** The Ancient One is attacking, and nothing has kept it from it. */
  private attacking = false;
  private awakened = false;

  constructor(content: Content, ancientOne: string, count: Count<Resolution>) {
    this.content = content;
    this.ancientOne = ancientOne;
    this.count = count;
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'encounter': {
        const kind = this.content.gateCards.has(event.card) ? 'gate encounter' : 'location encounter';
        return this.count(kind, `${event.card}/${event.at}`);
      }
      case 'shuffled':
        return this.count('gate encounter', event.card);
      case 'mythos':
        // With two cards in a phase only the gate of the first counts, so the last is the one resolved.
        if (this.content.mythos.get(event.card)?.type === 'reshuffle') this.count('mythos card', event.card);
        else this.mythos = event.card;
        return;
      case 'rumor':
        if (event.outcome === 'ignored') this.mythos = undefined;
        else this.count(event.outcome === 'passed' ? 'rumor passed' : 'rumor failed', event.card);
        return;
      case 'phase':
        return this.phase(event.phase as State['step']['phase']);
      case 'awakened':
        this.mythos = undefined;
        this.awakened = true;
        return;
      case 'combat': {
        const kind = this.content.tokens.get(event.monster)?.id ?? '';
        if (event.outcome === 'begins') this.count('monster fought', kind);
        else if (event.outcome === 'won') this.count('monster defeated', kind);
        return;
      }
      case 'received':
        return this.count('card gained', event.card);
      case 'newInvestigator':
        return this.count('investigator played', event.investigator);
      case 'used':
        return this.used(event.card, event.ability);
      case 'cast':
        if (event.passed) this.count('card used', `${event.card}:1`);
        return;
      case 'over':
        if (event.outcome.how === 'awakened-as-defeat') this.count('ancient one awakened', this.ancientOne);
        if (this.attacking) this.count('ancient one attacks', this.ancientOne);
        return;
      default:
        return;
    }
  }

  private phase(phase: State['step']['phase']): void {
    if (phase === 'final-battle-start') return;
    if (this.mythos !== undefined) this.count('mythos card', this.mythos);
    this.mythos = undefined;
    if (this.awakened && phase === 'final-refresh') this.count('ancient one awakened', this.ancientOne);
    this.awakened = false;
    if (this.attacking) this.count('ancient one attacks', this.ancientOne);
    this.attacking = phase === 'final-ancient-one';
  }

  private used(source: string, ability: number): void {
    const { investigators, locations, cards } = this.content;
    if (investigators.has(source)) this.count('investigator used', `${source}:${ability}`);
    if (locations.has(source)) this.count('location used', `${source}:${ability}`);
    const used = cards.get(source)?.abilities?.[ability - 1];
    if (!used) return;
    // A casting may fail; it is told by itself.
    if (!used.cast) this.count('card used', `${source}:${ability}`);
    if (used.then.some((effect) => effect.do === 'cancelAncientAttack')) this.attacking = false;
  }
}

/** Everything that can be resolved. What can never come about by the rules is not among it. */
function resolvable(content: Content): [Resolution, string][] {
  const list: [Resolution, string][] = [];
  const add = (resolution: Resolution, ...ids: readonly string[]) => {
    for (const id of ids) list.push([resolution, id]);
  };
  for (const { id, entries } of content.locationCards.values()) {
    add('location encounter', ...entries.map(({ at }) => `${id}/${at}`));
  }
  for (const { id, entries, reshuffle } of content.gateCards.values()) {
    if (reshuffle) add('gate encounter', id);
    add('gate encounter', ...entries.map(({ at }) => `${id}/${at}`));
  }
  for (const { id, rumor } of content.mythos.values()) {
    add('mythos card', id);
    if (!rumor) continue;
    add('rumor passed', id);
    // One that fails when the Ancient One awakens is just put away then.
    if (rumor.failIf !== 'awakening') add('rumor failed', id);
  }
  for (const { id, combat } of content.monsters.values()) {
    add('monster fought', id);
    // One without combat figures is never beaten: meeting it ends by its own text.
    if (combat) add('monster defeated', id);
  }
  for (const card of content.cards.values()) {
    add('card gained', card.id);
    add('card used', ...abilitiesOf(card));
  }
  for (const sheet of content.investigators.values()) {
    add('investigator played', sheet.id);
    add('investigator used', ...abilitiesOf(sheet));
  }
  for (const location of content.locations.values()) add('location used', ...abilitiesOf(location));
  for (const { id, modifiers } of content.ancientOnes.values()) {
    add('ancient one awakened', id);
    if (!modifiers.some(({ mod }) => mod === 'awakensAsDefeat')) add('ancient one attacks', id);
  }
  return list;
}
