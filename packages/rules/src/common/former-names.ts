/**
 * Former names of fields of positions. Saves with rules up to version 8 may have them. So may scenario files, whose
 * upgrade uses the same tables (`lab/src/scenario/upgrade`).
 */
import { renameKeys } from '@vigil/engine';

/** Present names by former ones. */
export type Renames = Readonly<Record<string, string>>;

/** Fields of a position of either game. */
export const STATE_RENAMES: Renames = {
  turnedUp: 'faceUpLocationCards',
  halfway: 'phaseProgress',
  starters: 'startingInvestigators',
};

/** Fields of an investigator. */
export const INVESTIGATOR_RENAMES: Renames = {
  beyond: 'aboveMaximum',
  fellOn: 'defeatedOn',
  enters: 'replacement',
};

/** Fields of an investigator's `replacement`. */
export const REPLACEMENT_RENAMES: Renames = { on: 'turn', as: 'sheet' };

/** Fields of a saved fight. */
export const COMBAT_RENAMES: Renames = { armed: 'weapons', gives: 'addedAbilities' };

/** Fields of a City phase of Haunt. */
export const CITY_RENAMES: Renames = { vain: 'failedSpells' };

/** Fields of the parts of boxes, by pack id. */
export const BOX_RENAMES: Readonly<Record<string, Renames>> = {
  kingsport: { asleep: 'dreamers', begins: 'dealingInvestigator' },
  dunwich: { moreMythos: 'extraMythosCards', owe: 'debtors', stayed: 'missionPlaces' },
  'dark-pharaoh-revised': { heard: 'lastExhibitTurn' },
  'dark-pharaoh': {
    begins: 'dealingInvestigator',
    guises: 'maskAbilities',
    passing: 'phaseModifiers',
    onTerror: 'terrorTrackTokens',
    fleeting: 'temporaryAllies',
    legacies: 'inheritances',
    alone: 'soloSeat',
    lent: 'lentSkills',
  },
};

/** Types of events. */
export const EVENT_RENAMES: Renames = {
  befell: 'fateApplied',
  happened: 'boxEvent',
  monsterGone: 'monsterRemoved',
  trophyGone: 'trophyGivenUp',
  shifted: 'cardMoved',
};

/** Fields of an epic battle of Kingsport, and of the markers on its tracks. */
export const EPIC_RENAMES: Renames = { done: 'cardResolved', at: 'step' };
export const MARKER_RENAMES: Renames = { down: 'faceDown' };

/**
 * Returns a position with the present names of the fields that both games have. Keeps the order of fields. A position
 * that has them already is returned unchanged.
 */
export function renameStateFields<S extends object>(state: S): S {
  let s = renameKeys(state, STATE_RENAMES);
  s = updateField(s, 'investigators', updateEach(renameInvestigator));
  s = updateField(s, 'phaseProgress', updateInner('fight', renameFight));
  s = updateField(s, 'boxes', renameBoxes);
  return s as S;
}

/** Returns the saved fight of a record, in its `combat`, with the present names. */
export function renameFight(fight: unknown): unknown {
  return updateField(fight, 'combat', (combat) => renameKeys(combat, COMBAT_RENAMES));
}

/** Returns a record with a changed field. Anything that has no such field is returned unchanged. */
export function updateField(value: unknown, field: string, change: (held: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return value;
  const held = (value as Record<string, unknown>)[field];
  const next = change(held);
  return next === held ? value : { ...value, [field]: next };
}

/** Returns a function that changes a field of a record. */
export function updateInner(field: string, change: (held: unknown) => unknown): (value: unknown) => unknown {
  return (value) => updateField(value, field, change);
}

/** Returns a function that changes each entry of a list; a list without changes stays the same object. */
export function updateEach(change: (one: unknown) => unknown): (value: unknown) => unknown {
  return (value) => {
    if (!Array.isArray(value)) return value;
    const next = value.map(change);
    return next.every((one, i) => one === value[i]) ? value : next;
  };
}

function renameInvestigator(who: unknown): unknown {
  return updateField(renameKeys(who, INVESTIGATOR_RENAMES), 'replacement', (one) =>
    renameKeys(one, REPLACEMENT_RENAMES),
  );
}

function renameBoxes(boxes: unknown): unknown {
  let all = boxes;
  for (const [box, names] of Object.entries(BOX_RENAMES))
    all = updateField(all, box, (part) => renameKeys(part, names));
  return updateField(all, 'kingsport', (part) => updateField(renameEpic(part), 'tracks', updateEach(renameTrack)));
}

function renameEpic(part: unknown): unknown {
  return updateField(part, 'epic', (epic) => renameKeys(epic, EPIC_RENAMES));
}

function renameTrack(track: unknown): unknown {
  return updateField(track, 'halves', updateEach(updateEach((marker) => renameKeys(marker, MARKER_RENAMES))));
}
