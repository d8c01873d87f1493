import { describe } from 'vitest';
import type { Ability, Casting, Happening, Moment, Trigger } from '../../src/language/abilities.js';
import type { Effects } from '../../src/language/effects.js';
import type { MonsterAbility } from '../../src/language/terms.js';
import { abilityText, keywordOf, triggerText } from '../../src/words/component-text.js';
import { expectSentences, type Row, type Rows } from './expectation-table.js';

const CLUE: Effects = [{ do: 'gain', what: 'clue', amount: 1 }];

/** `phase-upkeep`, `before-check`, `after-roll`, `at-explored-gate`. */
type MomentKind = Moment extends infer M
  ? M extends { readonly phase: infer P extends string }
    ? `phase-${P}`
    : M extends { readonly before: infer B extends string }
      ? `before-${B}`
      : M extends { readonly after: infer A extends string }
        ? `after-${A}`
        : M extends { readonly at: infer T extends string }
          ? `at-${T}`
          : M extends { readonly in: infer I extends string }
            ? `in-${I}`
            : never
  : never;

const MOMENTS: { readonly [K in MomentKind]: Rows<Moment> } = {
  'phase-upkeep': [[{ phase: 'upkeep' }, 'Upkeep: You may gain 1 Clue.', 'Unterhalt – du darfst 1 Hinweis erhalten.']],
  'phase-movement': [
    [{ phase: 'movement' }, 'Movement: You may gain 1 Clue.', 'Bewegung – du darfst 1 Hinweis erhalten.'],
  ],
  'phase-arkham-encounters': [
    [
      { phase: 'arkham-encounters' },
      'Arkham Encounters: You may gain 1 Clue.',
      'Phase „Begegnungen in Arkham“ – du darfst 1 Hinweis erhalten.',
    ],
  ],
  'phase-any': [[{ phase: 'any' }, 'At any time: You may gain 1 Clue.', 'Jederzeit – du darfst 1 Hinweis erhalten.']],
  'before-check': [
    [
      { before: 'check', checks: ['combat', 'close'] },
      'Before a Combat check or a check to close a gate, you may gain 1 Clue.',
      'Vor einer Gefechtsprobe oder einer Probe zum Schließen eines Tores darfst du 1 Hinweis erhalten.',
    ],
  ],
  'after-roll': [
    [
      { after: 'roll', checks: ['evade'] },
      'After you roll an Evade check, you may gain 1 Clue.',
      'Nach deinem Wurf bei einer Ausweichprobe darfst du 1 Hinweis erhalten.',
    ],
    [
      { after: 'roll', checks: ['any'], whose: 'anybody' },
      'After an investigator rolls any skill check, you may gain 1 Clue.',
      'Nach dem Wurf eines Ermittlers bei einer beliebigen Fertigkeitsprobe darfst du 1 Hinweis erhalten.',
    ],
  ],
  'before-draw': [
    [
      { before: 'draw', decks: ['skill', 'spell'] },
      'When you would draw Skills or Spells, you may gain 1 Clue.',
      'Wenn du Fertigkeiten oder Zauber ziehen würdest, darfst du 1 Hinweis erhalten.',
    ],
  ],
  'after-movement': [
    [
      { after: 'movement' },
      'At the end of your movement in Arkham, you may gain 1 Clue.',
      'Am Ende deiner Bewegung in Arkham darfst du 1 Hinweis erhalten.',
    ],
  ],
  'after-clues': [
    [
      { after: 'clues' },
      'When you gain Clues, you may gain 1 Clue.',
      'Nachdem du Hinweise erhalten hast, darfst du 1 Hinweis erhalten.',
    ],
  ],
  'at-casting': [
    [
      { at: 'casting' },
      'When you pay for casting a Spell, you may gain 1 Clue.',
      'Wenn du für das Wirken eines Zaubers zahlst, darfst du 1 Hinweis erhalten.',
    ],
  ],
  'in-combat': [[{ in: 'combat' }, 'In combat: You may gain 1 Clue.', 'Im Kampf – du darfst 1 Hinweis erhalten.']],
  'before-loss': [
    [
      { before: 'loss', of: ['sanity', 'stamina'] },
      'When you would lose Sanity or Stamina, you may gain 1 Clue.',
      'Wenn du geistige Gesundheit oder Ausdauer verlieren würdest, darfst du 1 Hinweis erhalten.',
    ],
    [
      { before: 'loss', of: ['sanity'], whose: 'anybody' },
      'When an investigator would lose Sanity, you may gain 1 Clue.',
      'Wenn ein Ermittler geistige Gesundheit verlieren würde, darfst du 1 Hinweis erhalten.',
    ],
  ],
  'at-spending-clue': [
    [
      { at: 'spending-clue' },
      'When you could spend a Clue, you may gain 1 Clue.',
      'Wenn du einen Hinweis ausgeben könntest, darfst du 1 Hinweis erhalten.',
    ],
  ],
  'after-encounter-card': [
    [
      { after: 'encounter-card' },
      'After drawing a location or gate card, you may gain 1 Clue.',
      'Nach dem Ziehen einer Orts- oder Torkarte darfst du 1 Hinweis erhalten.',
    ],
  ],
  'after-mythos-card': [
    [
      { after: 'mythos-card' },
      'After a Mythos card is drawn in the Mythos Phase, you may gain 1 Clue.',
      'Nachdem in der Mythosphase eine Mythoskarte gezogen wurde, darfst du 1 Hinweis erhalten.',
    ],
  ],
  'after-failed-horror': [
    [
      { after: 'failed-horror' },
      'After a failed Horror check, you may gain 1 Clue.',
      'Nach einer misslungenen Horrorprobe darfst du 1 Hinweis erhalten.',
    ],
  ],
  'after-failed-combat': [
    [
      { after: 'failed-combat' },
      'After a failed Combat check, you may gain 1 Clue.',
      'Nach einer misslungenen Gefechtsprobe darfst du 1 Hinweis erhalten.',
    ],
  ],
  'before-ancient-attack': [
    [
      { before: 'ancient-attack' },
      'When the Ancient One is about to attack, you may gain 1 Clue.',
      'Bevor der Große Alte angreift, darfst du 1 Hinweis erhalten.',
    ],
  ],
  'at-explored-gate': [
    [
      { at: 'explored-gate' },
      'In the Arkham Encounters Phase, at a gate you have explored, you may gain 1 Clue.',
      'Bei einem von dir erkundeten Tor in der Phase „Begegnungen in Arkham“ darfst du 1 Hinweis erhalten.',
    ],
  ],
};

describe('sentences of the moments of abilities', () => {
  expectSentences(MOMENTS, (w, when) => abilityText(w, { when, then: CLUE }));
});

const ALONE = { when: { phase: 'upkeep' }, then: CLUE } as const;

/** Other parts of an ability. */
const PARTS: { readonly [K in Exclude<keyof Ability, 'when' | 'then'>]-?: Rows<Ability> } = {
  must: [
    [
      { when: { before: 'check', checks: ['evade'] }, must: true, then: [{ do: 'passCheck' }] },
      'You pass Evade checks without rolling.',
      'Ausweichproben bestehst du automatisch.',
    ],
  ],
  name: [[{ ...ALONE, name: 'X' }, 'X. Upkeep: You may gain 1 Clue.', 'X. Unterhalt – du darfst 1 Hinweis erhalten.']],
  if: [
    [
      { ...ALONE, if: { has: 'curse' } },
      'Upkeep: If you are Cursed, you may gain 1 Clue.',
      'Unterhalt – wenn du verflucht bist, darfst du 1 Hinweis erhalten.',
    ],
    [
      {
        when: { before: 'check', checks: ['combat'] },
        if: { fighting: { ability: 'undead' } },
        cost: { clues: 1 },
        then: [{ do: 'passCheck' }],
      },
      'Before a Combat check against an undead monster, you may spend 1 Clue to pass that check without rolling.',
      'Vor einer Gefechtsprobe gegen ein untotes Monster darfst du 1 Hinweis ausgeben, um sie automatisch zu bestehen.',
    ],
    [
      {
        when: { before: 'check', checks: ['evade'] },
        if: { all: [{ at: { in: 'streets' } }, { fighting: {} }, { has: 'curse' }] },
        then: CLUE,
      },
      'Before an Evade check in a street area against a monster, if you are Cursed, you may gain 1 Clue.',
      'Vor einer Ausweichprobe in den Straßen gegen ein Monster, wenn du verflucht bist, darfst du 1 Hinweis erhalten.',
    ],
    [
      {
        when: { before: 'check', checks: ['evade'] },
        if: { all: [{ at: { in: 'streets' } }, { fighting: {} }] },
        then: [{ do: 'passCheck' }],
      },
      'You may pass Evade checks in a street area against a monster without rolling.',
      'Ausweichproben in den Straßen gegen ein Monster darfst du automatisch bestehen.',
    ],
    [
      { when: { before: 'loss', of: ['sanity'] }, if: { fighting: {} }, then: CLUE },
      'When you would lose Sanity in combat against a monster, you may gain 1 Clue.',
      'Wenn du im Kampf gegen ein Monster geistige Gesundheit verlieren würdest, darfst du 1 Hinweis erhalten.',
    ],
  ],
  cost: [
    [
      { ...ALONE, cost: { exhaust: true } },
      'Upkeep: Exhaust this card to gain 1 Clue.',
      'Unterhalt – du darfst diese Karte erschöpfen, um 1 Hinweis zu erhalten.',
    ],
    [
      { when: { phase: 'upkeep' }, cost: { exhaust: true }, then: [{ do: 'move', destination: { to: 'street' } }] },
      'Upkeep: Exhaust this card to move to the street area.',
      'Unterhalt – du darfst diese Karte erschöpfen, um auf die Straße zu gehen.',
    ],
    [
      { when: { phase: 'upkeep' }, cost: { exhaust: true }, then: [{ do: 'receive', card: 'blessing' }] },
      'Upkeep: You may exhaust this card. If you do, you become Blessed.',
      'Unterhalt – du darfst diese Karte erschöpfen: Du wirst gesegnet.',
    ],
    [
      { when: { at: 'spending-clue' }, cost: { exhaust: true }, then: [{ do: 'countAsClue' }] },
      'You may exhaust this card instead of spending 1 Clue.',
      'Statt 1 Hinweis auszugeben, darfst du diese Karte erschöpfen.',
    ],
  ],
  cast: [
    [
      { ...ALONE, cast: { modifier: -1, sanity: 1, hands: 2, difficulty: 2, after: 'exhaust' } },
      'Upkeep: Exhaust this card, use 2 hands and pay 1 Sanity to make a Spell (−1) check (2 successes needed). Passed: gain 1 Clue.',
      'Unterhalt – du darfst diese Karte erschöpfen, 2 Hände einsetzen und 1 geistige Gesundheit zahlen, um eine Zauberprobe (−1) zu machen (2 Erfolge nötig). Bestanden: Erhalte 1 Hinweis.',
    ],
    [
      { ...ALONE, cast: { modifier: 0, sanity: 0, hands: 0, after: 'discard' } },
      'Upkeep: Discard this card to make a Spell check. Passed: gain 1 Clue.',
      'Unterhalt – du darfst diese Karte ablegen, um eine Zauberprobe zu machen. Bestanden: Erhalte 1 Hinweis.',
    ],
  ],
  limit: [
    [
      { ...ALONE, limit: 'once-per-turn' },
      'Upkeep, once per turn: You may gain 1 Clue.',
      'Unterhalt, einmal pro Runde – du darfst 1 Hinweis erhalten.',
    ],
    [
      { ...ALONE, when: { after: 'clues' }, limit: 'once-per-turn' },
      'Once per turn, when you gain Clues, you may gain 1 Clue.',
      'Nachdem du Hinweise erhalten hast, darfst du einmal pro Runde 1 Hinweis erhalten.',
    ],
    [
      { ...ALONE, limit: 'once-per-game' },
      'Upkeep, once per game: You may gain 1 Clue.',
      'Unterhalt, einmal pro Spiel – du darfst 1 Hinweis erhalten.',
    ],
  ],
  for: [
    [
      { ...ALONE, for: 'self-or-other-here' },
      'Upkeep: You or 1 other investigator in your area may gain 1 Clue.',
      'Unterhalt – du oder 1 anderer Ermittler in deinem Gebiet darf 1 Hinweis erhalten.',
    ],
  ],
  inPlaceOf: [
    [
      { ...ALONE, inPlaceOf: 'movement' },
      'Upkeep, instead of your normal movement: You may gain 1 Clue.',
      'Unterhalt, statt deiner normalen Bewegung – du darfst 1 Hinweis erhalten.',
    ],
    [
      { when: { phase: 'movement' }, then: CLUE, inPlaceOf: 'movement' },
      'Instead of your normal movement, you may gain 1 Clue.',
      'Statt deiner normalen Bewegung darfst du 1 Hinweis erhalten.',
    ],
    [
      { when: { phase: 'arkham-encounters' }, if: { at: { in: 'streets' } }, then: CLUE, inPlaceOf: 'encounter' },
      'Instead of an encounter in a street area, you may gain 1 Clue.',
      'Statt einer Begegnung in den Straßen darfst du 1 Hinweis erhalten.',
    ],
    [
      { ...ALONE, inPlaceOf: 'encounter' },
      'Upkeep, instead of an encounter: You may gain 1 Clue.',
      'Unterhalt, statt einer Begegnung – du darfst 1 Hinweis erhalten.',
    ],
    [
      { ...ALONE, inPlaceOf: 'encounter', cast: { modifier: 0, sanity: 1, hands: 0, after: 'exhaust' } },
      'Upkeep, instead of an encounter: Exhaust this card and pay 1 Sanity to make a Spell check. Passed: gain 1 Clue.',
      'Unterhalt, statt einer Begegnung – du darfst diese Karte erschöpfen und 1 geistige Gesundheit zahlen, um eine Zauberprobe zu machen. Bestanden: Erhalte 1 Hinweis.',
    ],
  ],
};

describe('sentences of the parts of abilities', () => {
  expectSentences(PARTS, (w, ability) => abilityText(w, ability));
});

const CASTING: { readonly [K in Casting['after']]: Rows<Casting['after']> } = {
  exhaust: [
    [
      'exhaust',
      'Upkeep: Exhaust this card to make a Spell check. Passed: gain 1 Clue.',
      'Unterhalt – du darfst diese Karte erschöpfen, um eine Zauberprobe zu machen. Bestanden: Erhalte 1 Hinweis.',
    ],
  ],
  discard: [
    [
      'discard',
      'Upkeep: Discard this card to make a Spell check. Passed: gain 1 Clue.',
      'Unterhalt – du darfst diese Karte ablegen, um eine Zauberprobe zu machen. Bestanden: Erhalte 1 Hinweis.',
    ],
  ],
};

describe('sentences of spells about their cards', () => {
  expectSentences(CASTING, (w, after) =>
    abilityText(w, { ...ALONE, cast: { modifier: 0, sanity: 0, hands: 0, after } }),
  );
});

const owned = (when: Happening, en: string, de: string): Row<Trigger> => [{ when, then: CLUE }, en, de];

/** Triggers of an owned card. */
const HAPPENINGS: { readonly [K in Happening['on']]: Rows<Trigger> } = {
  upkeep: [
    owned({ on: 'upkeep' }, 'Upkeep: Gain 1 Clue.', 'Unterhalt: Erhalte 1 Hinweis.'),
    [
      { when: { on: 'upkeep' }, notInFirstUpkeep: true, then: CLUE },
      'Upkeep: Gain 1 Clue. Skip this in the first Upkeep after you gain this card.',
      'Unterhalt: Erhalte 1 Hinweis. Das gilt nicht im ersten Unterhalt, nachdem du diese Karte erhalten hast.',
    ],
    [
      { when: { on: 'upkeep' }, if: { has: 'curse' }, then: CLUE },
      'Upkeep: If you are Cursed, gain 1 Clue.',
      'Unterhalt: Wenn du verflucht bist, erhalte 1 Hinweis.',
    ],
  ],
  fell: [
    owned(
      { on: 'fell' },
      'Whenever your Sanity or Stamina drops to 0, gain 1 Clue.',
      'Immer wenn deine geistige Gesundheit oder Ausdauer auf 0 sinkt, erhalte 1 Hinweis.',
    ),
  ],
  treated: [
    owned(
      { on: 'treated', at: 'arkham-asylum' },
      'Whenever you pay to be fully restored at Arkham Asylum, gain 1 Clue.',
      'Immer wenn du im Sanatorium für deine volle Genesung bezahlt hast, erhalte 1 Hinweis.',
    ),
  ],
  gained: [
    owned(
      { on: 'gained' },
      'When you gain this card, gain 1 Clue.',
      'Wenn du diese Karte erhältst, erhalte 1 Hinweis.',
    ),
    [
      {
        when: { on: 'gained' },
        then: [
          { do: 'removeStatus', card: 'curse' },
          { do: 'if', condition: { has: 'curse' }, then: [{ do: 'discardThis' }] },
        ],
      },
      'When you gain this card, if you are Cursed, lose your Curse; if you are still Cursed, discard this card.',
      'Wenn du diese Karte erhältst und verflucht bist, verliere deinen Fluch. Wenn du noch verflucht bist, lege diese Karte ab.',
    ],
  ],
  enters: [
    owned(
      { on: 'enters' },
      'When this card comes into play, gain 1 Clue.',
      'Wenn diese Karte ins Spiel kommt, erhalte 1 Hinweis.',
    ),
  ],
  'movement-ended': [
    owned(
      { on: 'movement-ended', at: { in: 'streets' } },
      'When you end your movement in a street area, gain 1 Clue.',
      'Wenn du deine Bewegung in den Straßen beendest, erhalte 1 Hinweis.',
    ),
    owned(
      { on: 'movement-ended', at: { in: 'streets' }, sparing: 'deputy' },
      'When you end your movement in a street area and are not the Deputy of Arkham, gain 1 Clue.',
      'Wenn du deine Bewegung in den Straßen beendest und nicht Hilfssheriff von Arkham bist, erhalte 1 Hinweis.',
    ),
    [
      { when: { on: 'movement-ended', at: { in: 'streets' } }, if: { laidHere: true }, then: CLUE },
      'When you end your movement in the street area with this card, gain 1 Clue.',
      'Wenn du deine Bewegung auf der Straße mit dieser Karte beendest, erhalte 1 Hinweis.',
    ],
  ],
  'phase-ended': [
    owned(
      { on: 'phase-ended', phase: 'mythos' },
      'At the end of each Mythos Phase, gain 1 Clue.',
      'Am Ende jeder Mythosphase: Erhalte 1 Hinweis.',
    ),
  ],
  defeated: [
    owned(
      { on: 'defeated', monsters: { kinds: ['ghoul'] } },
      'Whenever you defeat a Ghoul, gain 1 Clue.',
      'Immer wenn du einen Ghul besiegst, erhalte 1 Hinweis.',
    ),
    [
      {
        when: { on: 'defeated', monsters: { kinds: ['ghoul'] } },
        if: { at: { in: 'arkham' } },
        then: CLUE,
      },
      'Whenever you defeat a Ghoul in Arkham, gain 1 Clue.',
      'Immer wenn du in Arkham einen Ghul besiegst, erhalte 1 Hinweis.',
    ],
  ],
  lost: [
    owned(
      { on: 'lost' },
      'Whenever you are lost in time and space, gain 1 Clue.',
      'Immer wenn du in Zeit und Raum verloren gehst, erhalte 1 Hinweis.',
    ),
  ],
  devoured: [
    owned(
      { on: 'devoured' },
      'Whenever you are devoured, gain 1 Clue.',
      'Immer wenn du verschlungen wirst, erhalte 1 Hinweis.',
    ),
  ],
  doom: [
    owned(
      { on: 'doom' },
      'Whenever a doom token is added to the doom track, gain 1 Clue.',
      'Immer wenn ein Verdammnismarker auf die Verdammnisleiste kommt, erhalte 1 Hinweis.',
    ),
  ],
  terror: [
    owned(
      { on: 'terror' },
      'Whenever the terror level rises by 1, gain 1 Clue.',
      'Immer wenn die Terrorstufe um 1 steigt, erhalte 1 Hinweis.',
    ),
    [
      { when: { on: 'terror' }, then: [{ do: 'discardThis' }] },
      'Discard this card when the terror level rises.',
      'Lege diese Karte ab, wenn die Terrorstufe steigt.',
    ],
  ],
  surge: [
    owned(
      { on: 'surge' },
      'Whenever monsters surge from a gate, gain 1 Clue.',
      'Bei jeder Monsterwelle: Erhalte 1 Hinweis.',
    ),
  ],
  'symbol-moves': [
    owned(
      { on: 'symbol-moves', symbol: 'crescent' },
      'Whenever a Mythos card with the crescent among its movement symbols is resolved, gain 1 Clue.',
      'Immer wenn eine Mythoskarte ausgeführt wird, die das Symbol „Mondsichel“ für die Monsterbewegung zeigt, erhalte 1 Hinweis.',
    ),
  ],
  'ally-left': [
    owned(
      { on: 'ally-left' },
      'Whenever an Ally is discarded or leaves the game, gain 1 Clue.',
      'Immer wenn ein Verbündeter abgelegt wird oder das Spiel verlässt, erhalte 1 Hinweis.',
    ),
  ],
  'no-success': [
    owned(
      { on: 'no-success' },
      'When a skill check in an encounter (not in combat) has no successes, gain 1 Clue.',
      'Wenn eine Fertigkeitsprobe in einer Begegnung, aber nicht in einem Kampf, gar keinen Erfolg bringt, erhalte 1 Hinweis.',
    ),
  ],
  'fate-applied': [
    owned(
      { on: 'fate-applied', what: 'cursed' },
      'When you become Cursed (even if this only removes a Blessing), gain 1 Clue.',
      'Wenn du verflucht wirst (auch wenn dich das nur einen Segen kostet), erhalte 1 Hinweis.',
    ),
    owned(
      { on: 'fate-applied', what: 'devoured' },
      'When you are devoured, gain 1 Clue.',
      'Wenn du verschlungen wirst, erhalte 1 Hinweis.',
    ),
    owned(
      { on: 'fate-applied', what: 'drawn-in' },
      'When you are drawn through a gate in the Mythos Phase, gain 1 Clue.',
      'Wenn du in der Mythosphase durch ein Tor gezogen wirst, erhalte 1 Hinweis.',
    ),
  ],
  beat: [
    owned(
      { on: 'beat', toughness: 2 },
      'When you defeat a monster with toughness 2 or more, gain 1 Clue.',
      'Wenn du ein Monster mit mindestens 2 Zähigkeit besiegst, erhalte 1 Hinweis.',
    ),
  ],
  closed: [
    owned({ on: 'closed' }, 'When you close a gate, gain 1 Clue.', 'Wenn du ein Tor schließt, erhalte 1 Hinweis.'),
  ],
  sealed: [
    owned({ on: 'sealed' }, 'When a gate is sealed, gain 1 Clue.', 'Wenn ein Tor versiegelt wird, erhalte 1 Hinweis.'),
  ],
  'combat-ended': [
    owned(
      { on: 'combat-ended' },
      'After each of your combats, gain 1 Clue.',
      'Nach jedem deiner Kämpfe: Erhalte 1 Hinweis.',
    ),
  ],
  returned: [
    owned(
      { on: 'returned' },
      'Whenever you return to Arkham from an Other World, gain 1 Clue.',
      'Immer wenn du aus einer Anderen Welt nach Arkham zurückkehrst, erhalte 1 Hinweis.',
    ),
  ],
};

describe('sentences of triggers', () => {
  expectSentences(HAPPENINGS, (w, trigger) => triggerText(w, trigger));
});

/** The same triggers on a card that applies to all, where the text differs. */
const ANYBODY: Readonly<Record<string, Rows<Trigger>>> = {
  defeated: [
    owned(
      { on: 'defeated', monsters: { kinds: ['ghoul'] } },
      'Whenever an investigator defeats a Ghoul, they gain 1 Clue.',
      'Immer wenn ein Ermittler einen Ghul besiegt, erhält er 1 Hinweis.',
    ),
  ],
  lost: [
    owned(
      { on: 'lost' },
      'Whenever an investigator is lost in time and space, gain 1 Clue.',
      'Immer wenn ein Ermittler in Zeit und Raum verloren geht, erhalte 1 Hinweis.',
    ),
  ],
  'combat-ended': [
    owned({ on: 'combat-ended' }, 'After each combat, gain 1 Clue.', 'Nach jedem Kampf: Erhalte 1 Hinweis.'),
  ],
  returned: [
    owned(
      { on: 'returned' },
      'Whenever an investigator returns to Arkham from an Other World, gain 1 Clue.',
      'Immer wenn ein Ermittler aus einer Anderen Welt nach Arkham zurückkehrt, erhalte 1 Hinweis.',
    ),
  ],
};

describe('sentences of triggers of cards that apply to all', () => {
  expectSentences(ANYBODY, (w, trigger) => triggerText(w, trigger, 'all'));
});

const KEYWORDS: { readonly [K in MonsterAbility]: Rows<MonsterAbility> } = {
  ambush: [['ambush', 'Ambush', 'Hinterhalt']],
  elusive: [['elusive', 'Elusive', 'Schwer fassbar']],
  endless: [['endless', 'Endless', 'Endlos']],
  mask: [['mask', 'Mask', 'Maske']],
  undead: [['undead', 'Undead', 'Untot']],
  spawn: [['spawn', 'Spawn', 'Ausgeburt']],
  'physical-resistance': [['physical-resistance', 'Physical Resistance', 'Physische Resistenz']],
  'physical-immunity': [['physical-immunity', 'Physical Immunity', 'Physische Immunität']],
  'magical-resistance': [['magical-resistance', 'Magical Resistance', 'Magische Resistenz']],
  'magical-immunity': [['magical-immunity', 'Magical Immunity', 'Magische Immunität']],
  nightmarish: [['nightmarish', 'Nightmarish 2', 'Albtraumhaft 2']],
  overwhelming: [['overwhelming', 'Overwhelming 2', 'Überwältigend 2']],
};

describe('names of monster keywords', () => {
  expectSentences(KEYWORDS, (w, ability) => keywordOf(w, ability, 2).name);
});
