/** Shapes of the `about` data that several questions share. */
import type { FieldValues, ValueShapes } from './value-shapes.js';

/** Keeps the literal types of shapes for the compiler. */
const shapes = <const S extends ValueShapes>(fields: S): S => fields;

/** A source of dice; `card`: a card with the same name as the skill. */
const SOURCE = { fields: shapes({ source: 'component', by: 'number', 'card?': 'boolean' }) } as const;

/** Points that are lost. */
const POINTS = { fields: shapes({ 'sanity?': 'number', 'stamina?': 'number' }) } as const;
/** The price of a failure. `fatal`: an investigator at 0 is devoured; `fate`: a fate that follows too. */
const PRICE = {
  fields: shapes({
    'sanity?': 'number',
    'stamina?': 'number',
    'fatal?': 'boolean',
    'fate?': ['delayed', 'lost', 'arrested', 'devoured', 'lose-turn', 'end-turn'],
  }),
} as const;

const CHECK_FIELDS = shapes({
  check: 'check',
  /** The component whose text asks for it, or a clause. */
  'cause?': 'component',
  /** The skill before modifiers, equipment, cards, the check's own modifier. Their sum is the number of dice. */
  sources: { list: SOURCE },
  dice: 'number',
  difficulty: 'number',
  /** The faces that are successes. */
  faces: { list: 'number' },
  'rolled?': { list: 'number' },
  'successes?': 'number',
  /** A six is two successes. */
  'sixes?': 'boolean',
  /** Limit of the successes that count, if those beyond the difficulty matter; -1: every one. */
  'counts?': 'number',
  /**
   * The outcome of successes beyond the difficulty, if no text states it: Clues of monsters, a trophy, Doom tokens in
   * the end.
   */
  'surplusEffect?': ['clues', 'trophy', 'doom'],
  /** A second roll may follow: one of the two is enough, or both must pass (H-BLESS-02, 03). */
  'second?': ['either', 'both'],
  /** The price of failing. */
  'fails?': PRICE,
  /** Steps in which Clues may be spent on it: total clues and the total dice they add. Missing: none. */
  'spend?': { list: { fields: { clues: 'number', dice: 'number' } } },
  /** Possible dice after a roll that precedes it (a monster's own die, a weapon that may misfire). */
  'pools?': { list: { fields: { chance: 'number', dice: 'number', 'sixes?': 'boolean' } } },
  /** The bonus that would give most dice if allocated, with the resulting dice and their sources (H-SKILL-04). */
  'allocating?': { fields: { skill: 'skill', value: 'number', dice: 'number', sources: { list: SOURCE } } },
});

/** A check: its dice and their sources, its difficulty, and its result. */
export const CHECK = { fields: CHECK_FIELDS } as const;
/** A check as shown with a question. */
export interface CheckDetails extends FieldValues<typeof CHECK_FIELDS> {}

const FOE_FIELDS = shapes({
  monster: 'token',
  /** The investigator who makes the checks, if several might. */
  'by?': 'investigator',
  place: 'place',
  /** The Horror check before the fight, if there is one. */
  'horror?': CHECK,
  /** The Evade check; missing if it cannot be evaded. */
  'evade?': CHECK,
  /** The check for the initiative if the move ends among monsters (H-ENC-INIT-03). */
  'initiative?': CHECK,
  /** The Combat check with the best loadout. */
  'fight?': CHECK,
  /** The check against its own attack (Haunt). */
  'guard?': CHECK,
  /** It need not be faced. */
  'spares?': 'boolean',
});
/** Monsters an investigator meets or may meet, with their checks. */
export const FOES = { list: { fields: FOE_FIELDS } } as const;
/** A monster with its checks. */
export interface FoePreview extends FieldValues<typeof FOE_FIELDS> {}

/**
 * Further stakes of a check: the monsters that attack after it, and the check before which a Spell is cast.
 */
const STAKES_FIELDS = shapes({ 'foes?': FOES, 'pending?': CHECK });
/** Further stakes of a check. */
export interface CheckConsequences extends FieldValues<typeof STAKES_FIELDS> {}

/**
 * The roll of each option after a roll: `dice` of which `needed` must succeed for `aimed` successes (to pass; after a
 * pass, for the outcome of further ones). `again`: the number needed to pass again, if rolled dice are re-rolled.
 * `spend`: the steps in which Clues may still be spent. `casting`: the Spell check that comes first.
 */
const ROLL_OPTION = shapes({
  option: 'option',
  dice: 'number',
  needed: 'number',
  aimed: 'number',
  'again?': 'number',
  'spend?': { list: { fields: { clues: 'number', dice: 'number' } } },
  'casting?': CHECK,
});

/** A rolled check, the Clues spent on it, and the options after it. */
export const ROLLED = {
  fields: shapes({ ...CHECK_FIELDS, ...STAKES_FIELDS, spent: 'number', further: { list: { fields: ROLL_OPTION } } }),
} as const;
export interface RollOptionPreview extends FieldValues<typeof ROLL_OPTION> {}

export const CHECKS_FIELDS = shapes({ checks: { table: CHECK }, ...STAKES_FIELDS });
/** Checks if rolled now, by option id. */
export const CHECKS = { fields: CHECKS_FIELDS } as const;
export type ChecksByOption = FieldValues<typeof CHECKS_FIELDS>['checks'];

/** The card text being resolved. */
export const EFFECTS = {
  fields: shapes({
    effects: { list: 'effect' },
    source: 'component',
    /** Revealed cards it concerns. */
    'cards?': { list: 'card' },
    ...CHECKS_FIELDS,
  }),
} as const;

/** Encounter cards, each with its entry for this place. */
export const ENTRIES = shapes({ entries: { list: { fields: { card: 'card', 'at?': 'place' } } } });

/** The choice of a bonus: the check without one, and its dice with each option. */
export const BONUS = {
  fields: shapes({
    ...CHECK_FIELDS,
    ...STAKES_FIELDS,
    ways: { list: { fields: { option: 'option', dice: 'number' } } },
    /** The opponent to fight or evade: one, or several at once. */
    'monster?': 'token',
    'monsters?': { list: 'token' },
  }),
} as const;

/** A trade for both sides: the offers, and what each side could still offer. */
export const TRADE = {
  fields: shapes({
    from: 'seat',
    to: 'seat',
    give: { list: 'possession' },
    ask: { list: 'possession' },
    giveMoney: 'number',
    askMoney: 'number',
    /** If Clues may be traded. */
    'giveClues?': 'number',
    'askClues?': 'number',
    /** The cards that `from` and `to` keep. */
    keeps: { list: { list: 'possession' } },
  }),
} as const;

/** A monster's move. */
const MOVE = { fields: shapes({ monster: 'token', to: 'place' }) } as const;

/** Immediate changes by an option, to the investigator who chooses it and on the tracks, limited by the tracks. */
const OPTION_CHANGE = shapes({
  'sanity?': 'number',
  'stamina?': 'number',
  /** Changes of the maxima. */
  'maximum?': POINTS,
  'clues?': 'number',
  'terror?': 'number',
  'doom?': 'number',
  /** The fate of the investigator. */
  'fate?': ['delayed', 'lost', 'arrested', 'devoured', 'lose-turn', 'end-turn'],
  /** The destination; for an Other World also the places of the gates that lead back from there now. */
  'place?': 'place',
  'back?': { list: 'place' },
  /** The investigators for whom a gate that closes leads back, each with the places of the gates that still will. */
  'returns?': { list: { fields: shapes({ seat: 'seat', back: { list: 'place' } }) } },
  /** The numbers of monsters that appear, of gates, and of monsters that go to the Outskirts for lack of space. */
  'monsters?': 'number',
  'gates?': 'number',
  'outside?': 'number',
  /** The maximum of `outside`, if it depends on the chosen gates. */
  'outsideMost?': 'number',
  /** Moves of monsters. */
  'moves?': { list: MOVE },
  /** Chance of success, 0 to 1, if there is no check. */
  'chance?': 'number',
});
export interface OptionChange extends FieldValues<typeof OPTION_CHANGE> {}
/** Immediate changes by option id. */
export const CHANGES_TABLE = { table: { fields: OPTION_CHANGE } } as const;
const CHANGES_FIELDS = shapes({ changes: CHANGES_TABLE });
/** Immediate changes by options whose texts do not state them, by option id. */
export const CHANGES = { fields: CHANGES_FIELDS } as const;
/** Fields in addition to the changes of each option. */
export const withChanges = <const S extends ValueShapes>(fields: S) => ({ fields: { ...CHANGES_FIELDS, ...fields } });

/** A monster on the board or in a fight. */
export const MONSTER = { fields: shapes({ monster: 'token' }) } as const;
export const MONSTERS = { fields: shapes({ monsters: { list: 'token' } }) } as const;

/** Fields in addition to the checks of each option. */
export const withChecks = <const S extends ValueShapes>(fields: S) => ({ fields: { ...CHECKS_FIELDS, ...fields } });
/** Any fields. */
export const about = <const S extends ValueShapes>(fields: S) => ({ fields });

const GUARD_FIELDS = shapes({
  place: 'place',
  card: 'card',
  check: CHECK,
  /** The fate after a failure. */
  fate: ['arrested'],
});
/** Places that are left, and where a movement ends, only after a check. */
export const GUARDS = { list: { fields: GUARD_FIELDS } } as const;
/** A place with its check. */
export interface GuardPreview extends FieldValues<typeof GUARD_FIELDS> {}

const END_TRIGGER_FIELDS = shapes({
  place: 'place',
  source: 'component',
  effects: { list: 'effect' },
  /** The first check of the effects, if neither dice nor an answer come before it. */
  'check?': CHECK,
});
/** Cards that apply where a movement ends. */
export const END_TRIGGERS = { list: { fields: END_TRIGGER_FIELDS } } as const;
/** A card that applies at a place if a movement ends there. */
export interface EndTriggerPreview extends FieldValues<typeof END_TRIGGER_FIELDS> {}

const LOADOUT_FIELDS = shapes({
  /** The options that lead to it, as far as known; with a Spell they end with its casting. */
  answers: { list: 'option' },
  /** The cards in hand. */
  cards: { list: 'card' },
  /** True for the current loadout. */
  held: 'boolean',
  /**
   * Outcomes of its castings with the check that follows. The chances add up to 1, or to less if a casting may defeat
   * the investigator.
   */
  outcomes: { list: { fields: { chance: 'number', check: CHECK } } },
  /** Its castings in order, each after success of those before. */
  casts: { list: { fields: { card: 'card', check: CHECK } } },
  /** Chance that all of them succeed; 1 without any. */
  cast: 'number',
  /** The cards it uses up. */
  uses: { list: { fields: { card: 'card', how: ['exhausted', 'discarded'], 'sanity?': 'number' } } },
});
/** Loadouts: everything to fight with at once. */
export const LOADOUTS = { list: { fields: LOADOUT_FIELDS } } as const;
export interface Loadout extends FieldValues<typeof LOADOUT_FIELDS> {}
