import type { Content, Event, State } from '@vigil/rules';
import type { CountResolution, ResolutionSource } from './coverage.js';
import { SHARED_RESOLUTIONS, countSharedResolutions, listSharedResolvable } from './coverage-both.js';

/** The resolutions counted for components of Arkham Horror. */
export const RESOLUTIONS = [
  ...SHARED_RESOLUTIONS,
  /** Mythos phases with the card, run to their end. */
  'mythos card',
  'rumor passed',
  'rumor failed',
  /** Starts of the final battle, or defeats instead of it. */
  'ancient one awakened',
  'ancient one attacks',
] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** Returns the resolutions that games of Arkham Horror can reach with the given content. */
export function arkhamResolutions(content: Content): ResolutionSource<Resolution> {
  return {
    resolutions: RESOLUTIONS,
    resolvable: listResolvable(content),
    listen(start, count) {
      const game = new GameListener(content, start.ancientOne, count);
      for (const { id } of start.investigators) count('investigator played', id);
      return (event) => game.handleEvent(event);
    },
  };
}

/** Listener to one game. Some resolutions count only once the phase or fight they belong to has ended. */
class GameListener {
  private readonly content: Content;
  private readonly ancientOne: string;
  private readonly count: CountResolution<Resolution>;
  /** The Mythos card of the current phase. */
  private mythos: string | undefined;
  /** True while the Ancient One is attacking and nothing has prevented it. */
  private attacking = false;
  private awakened = false;

  constructor(content: Content, ancientOne: string, count: CountResolution<Resolution>) {
    this.content = content;
    this.ancientOne = ancientOne;
    this.count = count;
  }

  handleEvent(event: Event): void {
    countSharedResolutions(this.content, event, this.count);
    switch (event.type) {
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
      case 'used':
        return this.used(event.card, event.ability);
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
    const effects = this.content.cards.get(source)?.abilities?.[ability - 1]?.then ?? [];
    if (effects.some((effect) => effect.do === 'cancelAncientAttack')) this.attacking = false;
  }
}

/** Lists everything that can be resolved, except what the rules make impossible. */
function listResolvable(content: Content): [Resolution, string][] {
  const list: [Resolution, string][] = listSharedResolvable(content, { card: () => true, sheet: () => true });
  for (const { id, rumor } of content.mythos.values()) {
    list.push(['mythos card', id]);
    if (!rumor) continue;
    // Some repeat until they fail.
    if (rumor.passIf !== undefined || rumor.passCost) list.push(['rumor passed', id]);
    // A rumor that fails with the awakening is only discarded then.
    if (rumor.failIf !== 'awakening') list.push(['rumor failed', id]);
  }
  for (const { id, modifiers } of content.ancientOnes.values()) {
    list.push(['ancient one awakened', id]);
    if (!modifiers.some(({ mod }) => mod === 'awakensAsDefeat')) list.push(['ancient one attacks', id]);
  }
  return list;
}
