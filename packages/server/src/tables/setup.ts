/** The set-up of a new table, as requested. */
import { PRESETS, presetPackIds } from '@vigil/content';
import { CHOSEN_SHEETS } from '@vigil/rules';
import type { GameId } from '@vigil/table';
import { RequestError } from './request-error.js';

/** The options of a new game, with the meaning that they have in the terminal. */
export interface RequestedSetup {
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  readonly herald?: string | undefined;
  readonly guardian?: string | undefined;
  readonly packs?: readonly string[] | undefined;
  readonly houseRules?: Readonly<Record<string, string>> | undefined;
  readonly preset?: string | undefined;
}

/** The fields of a stored set-up. */
const FIELDS = ['investigators', 'ancientOne', 'herald', 'guardian', 'packs', 'houseRules'] as const;

/**
 * Returns the set-up to store. A preset is replaced by its packs and house rules; own house rules take precedence.
 * Throws {@link RequestError} for options of the other game.
 */
export function resolveSetup(game: GameId, requested: RequestedSetup): object {
  const preset = PRESETS.find(({ id }) => id === requested.preset);
  if (preset && preset.game !== game)
    throw new RequestError('bad-request', `setup.preset: "${preset.id}" is a preset of ${preset.game}`, 'setup.preset');
  const sheet = CHOSEN_SHEETS.find((kind) => requested[kind] !== undefined);
  if (game === 'haunt' && sheet !== undefined)
    throw new RequestError('bad-request', `setup.${sheet}: Haunt has none`, `setup.${sheet}`);
  if (!preset) return knownFields(requested);
  return knownFields({
    ...requested,
    packs: [...new Set([...presetPackIds(preset), ...(requested.packs ?? [])])],
    houseRules: { ...preset.houseRules, ...requested.houseRules },
  });
}

/** Returns the set-up of an imported game without fields that no set-up has. */
export function importedSetup(setup: unknown): unknown {
  return typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? knownFields(setup) : setup;
}

function knownFields(given: object): object {
  const all = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(FIELDS.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}
