/** What several questions are about. */
import type { FieldValues, ValueShapes } from './value-shapes.js';

/** Shapes written out, for the compiler to keep every word of them. */
const shapes = <const S extends ValueShapes>(fields: S): S => fields;

/** A line of where dice come from; `card`: one that is called like the skill. */
const SOURCE = { fields: shapes({ source: 'component', by: 'number', 'card?': 'boolean' }) } as const;

/** Points that are lost. */
const POINTS = { fields: shapes({ 'sanity?': 'number', 'stamina?': 'number' }) } as const;

const CHECK_FIELDS = shapes({
  check: 'check',
  /** The skill before modifiers, equipment, cards, the check's own modifier: added up they are the dice. */
  sources: { list: SOURCE },
  dice: 'number',
  difficulty: 'number',
  /** The faces that are successes. */
  faces: { list: 'number' },
  'rolled?': { list: 'number' },
  'successes?': 'number',
  /** A six is two successes. */
  'sixes?': 'boolean',
  /** Up to so many successes count, where those beyond the difficulty change something; -1: every one. */
  'counts?': 'number',
  /** What those beyond the difficulty bring, where no text says it: Clues of monsters, a trophy, Doom tokens in the end. */
  'brings?': ['clues', 'trophy', 'doom'],
  /** A second roll may follow: one of the two is enough, or both must pass (H-BLESS-02, 03). */
  'second?': ['either', 'both'],
  /** What it costs to fail it. */
  'fails?': POINTS,
  /** Steps in which Clues may be spent on it: so many in all, which add so many dice in all. Missing: not at all. */
  'spend?': { list: { fields: { clues: 'number', dice: 'number' } } },
  /** A die is rolled before it that changes its dice (a monster's own, one by which a weapon may misfire): what may be left. */
  'pools?': { list: { fields: { chance: 'number', dice: 'number', 'sixes?': 'boolean' } } },
  /** The bonus he could allocate for it that gives most dice, how many it would then be and from where (H-SKILL-04). */
  'allocating?': { fields: { skill: 'skill', value: 'number', dice: 'number', sources: { list: SOURCE } } },
});

/** A check: the dice it has and where they come from, what they must give, what they gave. */
export const CHECK = { fields: CHECK_FIELDS } as const;
/** A check as those who show a question get to see it. */
export interface CheckDetails extends FieldValues<typeof CHECK_FIELDS> {}

/**
 * What each answer to a roll would have rolled: `dice` of which so many successes are `needed` for those `aimed` at (to pass;
 * once it is passed, for what more of them bring). `again`: so many for passing once more, where dice that were rolled are
 * rolled again. `spend`: the steps in which Clues may still be spent. `casting`: the Spell check that has to be passed first.
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

/** A check that was rolled, the Clues that were spent on it, and what may be done about it. */
export const ROLLED = {
  fields: shapes({ ...CHECK_FIELDS, spent: 'number', further: { list: { fields: ROLL_OPTION } } }),
} as const;
export interface RollOptionPreview extends FieldValues<typeof ROLL_OPTION> {}

export const CHECKS_FIELDS = shapes({ checks: { table: CHECK } });
/** Checks as they would be rolled now, by the id of the option that has them rolled. */
export const CHECKS = { fields: CHECKS_FIELDS } as const;
export type ChecksByOption = FieldValues<typeof CHECKS_FIELDS>['checks'];

/** The text of a card that is being carried out. */
export const EFFECTS = {
  fields: shapes({
    effects: { list: 'effect' },
    source: 'component',
    /** Cards turned up that it is about. */
    'cards?': { list: 'card' },
    ...CHECKS_FIELDS,
  }),
} as const;

/** Encounter cards, each with its entry that counts here. */
export const ENTRIES = shapes({ entries: { list: { fields: { card: 'card', 'at?': 'place' } } } });

/** Which bonus is applied: the check without one, and what each answer would make of it. */
export const BONUS = {
  fields: shapes({
    ...CHECK_FIELDS,
    ways: { list: { fields: { option: 'option', dice: 'number' } } },
    /** What is fought or evaded: one, or several at once. */
    'monster?': 'token',
    'monsters?': { list: 'token' },
  }),
} as const;

/** A trade as both see it: what was put down, and what each could still put down. */
export const TRADE = {
  fields: shapes({
    from: 'seat',
    to: 'seat',
    give: { list: 'possession' },
    ask: { list: 'possession' },
    giveMoney: 'number',
    askMoney: 'number',
    /** Where Clues may be traded. */
    'giveClues?': 'number',
    'askClues?': 'number',
    /** What `from` and what `to` keep. */
    keeps: { list: { list: 'possession' } },
  }),
} as const;

/** A monster that goes somewhere. */
const MOVE = { fields: shapes({ monster: 'token', to: 'place' }) } as const;

/** What an answer changes at once, of whoever gives it and on the tracks; no more than the tracks let it. */
const OPTION_CHANGE = shapes({
  'sanity?': 'number',
  'stamina?': 'number',
  /** By how much his maxima rise or fall. */
  'maximum?': POINTS,
  'clues?': 'number',
  'terror?': 'number',
  'doom?': 'number',
  /** What befalls him. */
  'fate?': ['delayed', 'lost', 'arrested', 'devoured', 'lose-turn', 'end-turn'],
  /** Where he comes, and of an Other World the places of the gates that lead back from there now. */
  'place?': 'place',
  'back?': { list: 'place' },
  /** How many monsters come, to how many gates; how many of them to the Outskirts, for want of room. */
  'monsters?': 'number',
  'gates?': 'number',
  'outside?': 'number',
  /** How many at the most, where it hangs on the gates that are chosen. */
  'outsideMost?': 'number',
  /** The monsters that go somewhere. */
  'moves?': { list: MOVE },
  /** How likely it comes to what it is about, 0 to 1, where no check says so. */
  'chance?': 'number',
});
export interface OptionChange extends FieldValues<typeof OPTION_CHANGE> {}
const CHANGES_FIELDS = shapes({ changes: { table: { fields: OPTION_CHANGE } } });
/** What answers change at once that do not say it, by the ids of those that change something. */
export const CHANGES = { fields: CHANGES_FIELDS } as const;
/** Fields beside the changes of each answer. */
export const withChanges = <const S extends ValueShapes>(fields: S) => ({ fields: { ...CHANGES_FIELDS, ...fields } });

/** A monster on the board or in a fight. */
export const MONSTER = { fields: shapes({ monster: 'token' }) } as const;
export const MONSTERS = { fields: shapes({ monsters: { list: 'token' } }) } as const;

/** Fields beside the checks of each answer. */
export const withChecks = <const S extends ValueShapes>(fields: S) => ({ fields: { ...CHECKS_FIELDS, ...fields } });
/** Any fields. */
export const about = <const S extends ValueShapes>(fields: S) => ({ fields });

const FOE_FIELDS = shapes({
  monster: 'token',
  /** Whose checks they are, where several might meet it. */
  'by?': 'investigator',
  place: 'place',
  /** The Horror check before the fight, if there is one. */
  'horror?': CHECK,
  /** The check to get by it; none of one that cannot be evaded. */
  'evade?': CHECK,
  /** The check for the initiative where the way ends among monsters (H-ENC-INIT-03). */
  'initiative?': CHECK,
  /** The Combat check with the hands that serve best. */
  'fight?': CHECK,
  /** The check against its own blow (Haunt). */
  'guard?': CHECK,
  /** It need not be faced. */
  'spares?': 'boolean',
});
/** Monsters somebody meets or may meet, with the checks it comes to. */
export const FOES = { list: { fields: FOE_FIELDS } } as const;
/** A monster with the checks it comes to. */
export interface FoePreview extends FieldValues<typeof FOE_FIELDS> {}

const LOADOUT_FIELDS = shapes({
  /** The answers that take it in hand, as many as can be foreseen: with a spell they end with its casting. */
  answers: { list: 'option' },
  /** What is in hand then. */
  cards: { list: 'card' },
  /** It is in hand already. */
  held: 'boolean',
  /**
   * Outcomes of the castings before it, and the check that follows. The chances add up to 1, or to less where a casting
   * may leave nobody to fight.
   */
  outcomes: { list: { fields: { chance: 'number', check: CHECK } } },
  /** Its castings, one after the other, each as it is if those before have succeeded. */
  casts: { list: { fields: { card: 'card', check: CHECK } } },
  /** Chance that all of them succeed; 1 without any. */
  cast: 'number',
  /** What it uses up. */
  uses: { list: { fields: { card: 'card', how: ['exhausted', 'discarded'], 'sanity?': 'number' } } },
});
/** Everything to fight with at once. */
export const LOADOUTS = { list: { fields: LOADOUT_FIELDS } } as const;
export interface Loadout extends FieldValues<typeof LOADOUT_FIELDS> {}
