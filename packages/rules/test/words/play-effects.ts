/** Sentences of compound effects and of effects in combat and checks. */
import type { Effect, Effects } from '../../src/language/effects.js';
import type { ExpectationTable } from './expectation-table.js';

const CLUE: Effects = [{ do: 'gain', what: 'clue', amount: 1 }];
const HURT: Effects = [{ do: 'lose', what: 'stamina', amount: 1 }];

type PlayEffect =
  | 'check'
  | 'roll'
  | 'may'
  | 'asOften'
  | 'choose'
  | 'repeat'
  | 'if'
  | 'each'
  | 'one'
  | 'perSuccess'
  | 'times'
  | 'during'
  | 'combatBonus'
  | 'passCheck'
  | 'reroll'
  | 'reduceLoss'
  | 'addSuccess'
  | 'noDraw'
  | 'cheaperCasting'
  | 'countAsClue'
  | 'enchantWeapon'
  | 'weakenMonster'
  | 'defeatAllHere'
  | 'noHorrorDamage'
  | 'noCombatDamage'
  | 'cancelAncientAttack'
  | 'drawAnother'
  | 'endCombat'
  | 'throughNearestGate'
  | 'failChecks'
  | 'returnMonster'
  | 'untilTurnEnds'
  | 'handler';

export const PLAY_EFFECTS: Pick<ExpectationTable<'do', Effect>, PlayEffect> = {
  check: [
    [
      { do: 'check', check: 'lore', modifier: -1, pass: CLUE, fail: HURT },
      'Lore (−1) check. Passed: gain 1 Clue. Failed: lose 1 Stamina.',
      'Wissensprobe (−1). Bestanden: Erhalte 1 Hinweis. Misslungen: Verliere 1 Ausdauer.',
    ],
    [
      { do: 'check', check: 'luck', modifier: 0, difficulty: 2, insteadDiscard: { card: 'food' }, pass: CLUE },
      'Luck check (2 successes needed, or discard Food to pass without rolling). Passed: gain 1 Clue.',
      'Glücksprobe (2 Erfolge nötig) – oder lege „Proviant“ ab, um sie automatisch zu bestehen. Bestanden: Erhalte 1 Hinweis.',
    ],
    [
      { do: 'check', check: 'luck', modifier: -2, insteadExhaust: { card: 'food' }, pass: CLUE },
      'Luck (−2) check (or exhaust Food to pass without rolling). Passed: gain 1 Clue.',
      'Glücksprobe (−2) – oder erschöpfe 1 „Proviant“, um sie automatisch zu bestehen. Bestanden: Erhalte 1 Hinweis.',
    ],
    [
      {
        do: 'check',
        check: 'fight',
        modifier: 1,
        bySuccesses: [
          { from: 0, then: HURT },
          { from: 1, then: [] },
          { from: 3, then: CLUE },
        ],
      },
      'Fight (+1) check. No success: lose 1 Stamina. 1–2 successes: nothing happens. 3 or more successes: gain 1 Clue.',
      'Kampfprobe (+1). Kein Erfolg: Verliere 1 Ausdauer. 1–2 Erfolge: Es geschieht nichts. 3 oder mehr Erfolge: Erhalte 1 Hinweis.',
    ],
  ],
  roll: [
    [
      { do: 'roll', dice: 1, faces: [{ on: [1, 2], then: HURT }] },
      'Roll a die. On 1–2, lose 1 Stamina.',
      'Wirf einen Würfel. Bei 1–2: Verliere 1 Ausdauer.',
    ],
    [
      { do: 'roll', dice: 3, eachFace: { on: [6], then: CLUE } },
      'Roll 3 dice. For each die showing 6, gain 1 Clue.',
      'Wirf 3 Würfel. Für jeden Würfel, der 6 zeigt: Erhalte 1 Hinweis.',
    ],
    [
      { do: 'roll', dice: 1, success: CLUE, failure: HURT },
      'Roll a die. On a success, gain 1 Clue. On a failure, lose 1 Stamina.',
      'Wirf einen Würfel. Bei einem Erfolg: Erhalte 1 Hinweis. Bei einem Misserfolg: Verliere 1 Ausdauer.',
    ],
  ],
  asOften: [
    [
      { do: 'asOften', cost: { money: 3 }, then: CLUE },
      'You may pay $3 as often as you like. Each time, gain 1 Clue.',
      'Du darfst beliebig oft 3 $ zahlen. Jedes Mal: Erhalte 1 Hinweis.',
    ],
    [
      { do: 'asOften', cost: { money: 2 }, most: 3, then: CLUE },
      'You may pay $2 up to 3 times. Each time, gain 1 Clue.',
      'Du darfst bis zu 3-mal 2 $ zahlen. Jedes Mal: Erhalte 1 Hinweis.',
    ],
  ],
  may: [
    [{ do: 'may', then: CLUE }, 'You may gain 1 Clue.', 'Du darfst 1 Hinweis erhalten.'],
    [
      { do: 'may', cost: { stamina: 1 }, then: CLUE, else: [{ do: 'return' }] },
      'You may pay 1 Stamina to gain 1 Clue. If you do not, return to Arkham.',
      'Du darfst 1 Ausdauer zahlen, um 1 Hinweis zu erhalten. Tust du das nicht, kehre nach Arkham zurück.',
    ],
  ],
  choose: [
    [
      { do: 'choose', options: [CLUE, HURT] },
      'Either gain 1 Clue or lose 1 Stamina.',
      'Erhalte 1 Hinweis oder verliere 1 Ausdauer.',
    ],
    [
      { do: 'choose', options: [[{ do: 'pay', cost: { money: 4 } }, ...CLUE]], else: HURT },
      'If you can, pay $4 and gain 1 Clue. If you cannot, lose 1 Stamina.',
      'Wenn du kannst, zahle 4 $ und erhalte 1 Hinweis. Wenn nicht, verliere 1 Ausdauer.',
    ],
  ],
  repeat: [
    [
      { do: 'repeat', check: 'fight', modifier: 0, until: 'passed', fail: HURT },
      'Fight check. Failed: lose 1 Stamina, then make the check again.',
      'Kampfprobe. Misslungen: Verliere 1 Ausdauer, dann mache die Probe noch einmal.',
    ],
    [
      { do: 'repeat', check: 'will', modifier: 0, worse: 1, until: 'failed', may: true, pass: CLUE, fail: HURT },
      'Will check. Passed: gain 1 Clue, and you may make the check again (modifier 1 lower). Failed: lose 1 Stamina.',
      'Willensprobe. Bestanden: Erhalte 1 Hinweis, und du darfst die Probe noch einmal machen, mit einem um 1 schlechteren Modifikator. Misslungen: Verliere 1 Ausdauer.',
    ],
  ],
  if: [
    [
      { do: 'if', condition: { has: 'curse' }, then: [{ do: 'if', condition: { accompanied: true }, then: HURT }] },
      'If you are Cursed and another investigator is in your area, lose 1 Stamina.',
      'Wenn du verflucht bist und ein anderer Ermittler in deinem Gebiet ist, verliere 1 Ausdauer.',
    ],
    [
      { do: 'if', condition: { terrorAtLeast: 3 }, then: HURT, else: CLUE },
      'If the terror level is at least 3, lose 1 Stamina. Otherwise, gain 1 Clue.',
      'Wenn die Terrorstufe mindestens 3 beträgt, verliere 1 Ausdauer. Sonst erhalte 1 Hinweis.',
    ],
  ],
  // Its targets have a table of their own.
  one: [
    [
      { do: 'one', of: 'investigators', then: HURT },
      '1 investigator of your choice loses 1 Stamina.',
      '1 Ermittler deiner Wahl verliert 1 Ausdauer.',
    ],
    [
      { do: 'one', of: 'investigators-in-arkham', then: CLUE },
      '1 investigator of your choice in Arkham gains 1 Clue.',
      '1 Ermittler deiner Wahl in Arkham erhält 1 Hinweis.',
    ],
  ],
  each: [
    [
      {
        do: 'each',
        of: 'investigators',
        then: [{ do: 'forfeit', lots: [{ n: 2, of: ['clue'] }], else: [{ do: 'applyFate', fate: 'devoured' }] }],
      },
      'Each investigator loses 2 Clues. If they cannot, they are devoured.',
      'Jeder Ermittler verliert 2 Hinweise. Ist das nicht möglich, wird er verschlungen.',
    ],
    [
      { do: 'each', of: 'players', then: [{ do: 'lose', what: 'clue', amount: 'all' }] },
      'Each player loses all their Clues.',
      'Jeder Spieler verliert alle seine Hinweise.',
    ],
    [
      { do: 'each', of: 'players', then: [{ do: 'discard', what: { deck: 'spell' }, n: 1 }] },
      'Each player loses 1 Spell of their choice.',
      'Jeder Spieler verliert 1 Zauber seiner Wahl.',
    ],
    [
      { do: 'each', of: 'investigators', then: HURT },
      'Each investigator loses 1 Stamina.',
      'Jeder Ermittler verliert 1 Ausdauer.',
    ],
  ],
  perSuccess: [
    [{ do: 'perSuccess', then: CLUE }, 'Gain 1 Clue for each success.', 'Erhalte 1 Hinweis für jeden Erfolg.'],
    [
      {
        do: 'perSuccess',
        then: [
          {
            do: 'may',
            then: [
              { do: 'gain', what: 'clue', amount: 1 },
              { do: 'lose', what: 'sanity', amount: 1 },
            ],
          },
        ],
      },
      'For each success, you may lose 1 Sanity to gain 1 Clue.',
      'Für jeden Erfolg darfst du 1 geistige Gesundheit verlieren, um 1 Hinweis zu erhalten.',
    ],
  ],
  during: [
    [
      { do: 'during', modifiers: [{ mod: 'noCards' }], then: [{ do: 'return' }] },
      'In this encounter, you cannot use any of your cards. Return to Arkham.',
      'In dieser Begegnung kannst du keine Karten einsetzen. Kehre nach Arkham zurück.',
    ],
  ],
  times: [
    [{ do: 'times', n: 2, then: CLUE }, 'Do this twice: gain 1 Clue.', 'Tue Folgendes zweimal – erhalte 1 Hinweis.'],
    [
      { do: 'times', n: { count: 'paid-toughness' }, then: CLUE },
      'For each point of its toughness, gain 1 Clue.',
      'Erhalte für jeden Punkt ihrer Zähigkeit 1 Hinweis.',
    ],
    [
      { do: 'times', n: { half: 'successes', round: 'down' }, then: CLUE },
      'For every 2 successes, gain 1 Clue.',
      'Für je 2 Erfolge erhalte 1 Hinweis.',
    ],
  ],
  combatBonus: [
    [
      { do: 'combatBonus', by: 2, damage: 'magical', perSuccess: true },
      'Get +2 (magical) to Combat checks until the end of this combat for each success on the Spell check.',
      'Erhalte für jeden Erfolg beim Wirken +2 (magisch) auf Gefechtsproben bis zum Ende dieses Kampfes.',
    ],
    [
      { do: 'combatBonus', by: 4, damage: 'magical' },
      'Get +4 (magical) to Combat checks until the end of this combat.',
      'Erhalte +4 (magisch) auf Gefechtsproben bis zum Ende dieses Kampfes.',
    ],
  ],
  passCheck: [[{ do: 'passCheck' }, 'Pass that check without rolling.', 'Bestehe diese Probe automatisch.']],
  reroll: [
    [
      { do: 'reroll', dice: 'ones' },
      'Reroll all dice of that check that show a 1.',
      'Wirf alle Würfel neu, die eine 1 zeigen.',
    ],
    [{ do: 'reroll', dice: 'all' }, 'Reroll all dice of that check.', 'Wirf alle Würfel neu.'],
    [{ do: 'reroll', dice: 'one' }, 'Reroll 1 die of that check.', 'Wirf 1 Würfel neu.'],
    [
      { do: 'reroll', dice: 'failures' },
      'Reroll all dice of that check that are not successes.',
      'Wirf alle Würfel neu, die keine Erfolge sind.',
    ],
  ],
  reduceLoss: [
    [{ do: 'reduceLoss', by: 1, of: 'sanity' }, 'Lose 1 less Sanity.', 'Verliere 1 geistige Gesundheit weniger.'],
    [
      { do: 'reduceLoss', by: 'all', of: 'stamina' },
      'Lose no Stamina from that source.',
      'Verhindere diesen Verlust an Ausdauer.',
    ],
    [
      { do: 'reduceLoss', by: 1, of: 'either' },
      'Lose 1 less Sanity or Stamina.',
      'Verliere 1 geistige Gesundheit oder Ausdauer weniger.',
    ],
  ],
  addSuccess: [[{ do: 'addSuccess', n: 1 }, 'Add 1 success to that check.', 'Zähle 1 Erfolg mehr für diese Probe.']],
  noDraw: [[{ do: 'noDraw' }, 'Skip the draw.', 'Das Ziehen entfällt.']],
  cheaperCasting: [
    [
      { do: 'cheaperCasting', by: 'all' },
      'Cast that Spell without paying Sanity.',
      'Der Zauber kostet keine geistige Gesundheit.',
    ],
    [
      { do: 'cheaperCasting', by: 1 },
      'Cast that Spell for 1 less Sanity.',
      'Der Zauber kostet 1 geistige Gesundheit weniger.',
    ],
  ],
  countAsClue: [[{ do: 'countAsClue' }, 'Count it as 1 Clue spent.', 'Sie zählt als 1 Hinweis, den du ausgibst.']],
  enchantWeapon: [
    [
      { do: 'enchantWeapon' },
      '1 of your physical weapons counts as magical until the end of this combat.',
      '1 deiner physischen Waffen gilt bis zum Ende dieses Kampfes als magisch.',
    ],
  ],
  weakenMonster: [
    [
      { do: 'weakenMonster', toughness: 1 },
      'Until the end of this combat, the monster has 1 less toughness (at least 1) and loses 1 ability of your choice (except Magical Immunity).',
      'Bis zum Ende dieses Kampfes hat das Monster 1 Zähigkeit weniger (mindestens 1), und 1 seiner Fähigkeiten deiner Wahl gilt nicht (außer Magischer Immunität).',
    ],
  ],
  defeatAllHere: [
    [{ do: 'defeatAllHere' }, 'Defeat all monsters in your area.', 'Besiege alle Monster in deinem Gebiet.'],
  ],
  noHorrorDamage: [
    [{ do: 'noHorrorDamage' }, 'The monster deals no horror damage.', 'Das Monster richtet keinen Horrorschaden an.'],
  ],
  noCombatDamage: [
    [{ do: 'noCombatDamage' }, 'The monster deals no combat damage.', 'Das Monster richtet keinen Kampfschaden an.'],
  ],
  cancelAncientAttack: [
    [
      { do: 'cancelAncientAttack' },
      'The Ancient One does not attack this round.',
      'Der Große Alte greift in dieser Kampfrunde nicht an.',
    ],
  ],
  drawAnother: [
    [
      { do: 'drawAnother' },
      'Draw another card and use it instead.',
      'Ziehe eine andere Karte und verwende sie statt dieser.',
    ],
  ],
  endCombat: [
    [{ do: 'endCombat' }, 'The combat ends.', 'Der Kampf endet.'],
    [
      { do: 'endCombat', evaded: true },
      'The combat ends as if you had passed an Evade check.',
      'Der Kampf endet, als hättest du eine Ausweichprobe bestanden.',
    ],
  ],
  throughNearestGate: [
    [
      { do: 'throughNearestGate' },
      'You are drawn through the nearest open gate (your choice if several are equally near).',
      'Du wirst durch das nächste offene Tor gezogen (bei mehreren gleich nahen wählst du).',
    ],
  ],
  failChecks: [
    [
      { do: 'failChecks', checks: ['horror', 'combat'] },
      'You automatically fail the next Horror check and the next Combat check against this monster.',
      'Die nächste Horrorprobe und die nächste Gefechtsprobe gegen dieses Monster misslingen dir automatisch.',
    ],
  ],
  returnMonster: [
    [
      { do: 'returnMonster', to: 'cup' },
      'Return this monster to the cup.',
      'Lege dieses Monster in den Monsterbecher zurück.',
    ],
    [
      { do: 'returnMonster', to: 'box' },
      'Return this monster to the box.',
      'Lege dieses Monster in die Schachtel zurück.',
    ],
  ],
  untilTurnEnds: [
    [
      { do: 'untilTurnEnds', modifiers: [{ mod: 'check', check: 'fight', by: 2 }] },
      'Until the end of the turn, get +2 to Fight checks.',
      'Du erhältst bis zum Ende der Runde +2 auf Kampfproben.',
    ],
  ],
  // A handler is said by the pack that has it.
  handler: [[{ do: 'handler', name: 'none', text: 'effect.return' }, 'Return to Arkham.', 'Kehre nach Arkham zurück.']],
};
