/** Sets of choices made together when a game starts. */
import { BOXES, type Registry } from './registry.js';

/** Predefined boxes and house rules of a kind of table. */
export interface Preset {
  readonly id: string;
  readonly game: string;
  /** Boxes in addition to the base game; unfinished ones are skipped. */
  readonly boxes: readonly string[];
  /** Departures from the default house rules. */
  readonly houseRules: Readonly<Record<string, string>>;
  /** Name and audience, by language, at least in English. */
  readonly name: { readonly en: string } & Readonly<Record<string, string>>;
  readonly about: { readonly en: string } & Readonly<Record<string, string>>;
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'play-by-post',
    game: 'arkham',
    boxes: ['dunwich', 'dark-pharaoh', 'king-in-yellow', 'kingsport'],
    // The house rules of docs/readings.md for play by post. Rules of boxes keep their defaults.
    houseRules: {
      phaseOrder: 'free',
      arrival: 'speedCheck',
      mythosDriver: 'keeper',
      firstUpkeep: 'noAction',
      delayedFaces: 'no',
      redirectClues: 'yes',
      terror10Outskirts: 'keep',
    },
    name: { en: 'Play-by-post rules', de: 'Play-by-Post-Regeln' },
    about: {
      en: 'All expansions, with the house rules of a play-by-post group. Players move in any order within a phase, and the first player begins the Mythos Phase. You can also play by post without these rules.',
      de: 'Alle Erweiterungen mit den Hausregeln einer Play-by-Post-Runde. In einer Phase ziehen alle in beliebiger Reihenfolge, und der Startspieler beginnt die Mythosphase. Play-by-Post geht auch ohne diese Regeln.',
    },
  },
];

/** Returns the ids of the preset's finished packs, the base game first. */
export function presetPackIds({ boxes }: Preset, registry: Registry = BOXES): string[] {
  const finished = registry.entries.filter(({ id, unfinished }) => boxes.includes(id) && !unfinished);
  return ['base', ...finished.map(({ id }) => id)];
}
