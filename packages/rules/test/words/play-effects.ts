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
      'Lore check at −1. Passed: gain 1 Clue. Failed: lose 1 Stamina.',
      'Wissensprobe mit −1. Bestanden: Erhalte 1 Hinweis. Misslungen: Verliere 1 Ausdauer.',
    ],
    [
      { do: 'check', check: 'luck', modifier: 0, difficulty: 2, insteadDiscard: { card: 'food' }, pass: CLUE },
      'Luck check at +0 (2 successes needed) (or discard Food to pass it without rolling). Passed: gain 1 Clue.',
      'Glücksprobe mit +0 (2 Erfolge nötig) (oder lege „Proviant“ ab, um sie ohne Wurf zu bestehen). Bestanden: Erhalte 1 Hinweis.',
    ],
    [
      { do: 'check', check: 'luck', modifier: -2, insteadExhaust: { card: 'food' }, pass: CLUE },
      'Luck check at −2 (or exhaust Food to pass it without rolling). Passed: gain 1 Clue.',
      'Glücksprobe mit −2 (oder erschöpfe Proviant, um sie ohne Wurf zu bestehen). Bestanden: Erhalte 1 Hinweis.',
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
      'Fight check at +1. No success: lose 1 Stamina. 1–2 successes: nothing happens. 3 or more successes: gain 1 Clue.',
      'Kampfprobe mit +1. Kein Erfolg: Verliere 1 Ausdauer. 1–2 Erfolge: Nichts geschieht. 3 oder mehr Erfolge: Erhalte 1 Hinweis.',
    ],
  ],
  roll: [
    [
      { do: 'roll', dice: 1, faces: [{ on: [1, 2], then: HURT }] },
      'Roll a die. On 1–2: lose 1 Stamina.',
      'Wirf einen Würfel. Bei 1–2: Verliere 1 Ausdauer.',
    ],
    [
      { do: 'roll', dice: 3, eachFace: { on: [6], then: CLUE } },
      'Roll 3 dice. For each die that shows 6: gain 1 Clue.',
      'Wirf 3 Würfel. Für jeden Würfel, der 6 zeigt: Erhalte 1 Hinweis.',
    ],
    [
      { do: 'roll', dice: 1, success: CLUE, failure: HURT },
      'Roll a die. Success: gain 1 Clue. Failure: lose 1 Stamina.',
      'Wirf einen Würfel. Erfolg: Erhalte 1 Hinweis. Misserfolg: Verliere 1 Ausdauer.',
    ],
  ],
  asOften: [
    [
      { do: 'asOften', cost: { money: 3 }, then: CLUE },
      'You may pay $3 as often as you like. Each time: gain 1 Clue.',
      'Du darfst beliebig oft 3 $ zahlen. Jedes Mal: Erhalte 1 Hinweis.',
    ],
    [
      { do: 'asOften', cost: { money: 2 }, most: 3, then: CLUE },
      'You may pay $2 up to 3 times. Each time: gain 1 Clue.',
      'Du darfst bis zu 3-mal 2 $ zahlen. Jedes Mal: Erhalte 1 Hinweis.',
    ],
  ],
  may: [
    [{ do: 'may', then: CLUE }, 'You may gain 1 Clue.', 'Du darfst 1 Hinweis erhalten.'],
    [
      { do: 'may', cost: { stamina: 1 }, then: CLUE, else: [{ do: 'return' }] },
      'You may pay 1 Stamina: gain 1 Clue. Declined: return to Arkham.',
      'Du darfst 1 Ausdauer zahlen: Erhalte 1 Hinweis. Abgelehnt: Kehre nach Arkham zurück.',
    ],
  ],
  choose: [
    [
      { do: 'choose', options: [CLUE, HURT] },
      'Choose: (a) gain 1 Clue; (b) lose 1 Stamina.',
      'Wähle: (a) erhalte 1 Hinweis; (b) verliere 1 Ausdauer.',
    ],
    [
      { do: 'choose', options: [[{ do: 'pay', cost: { money: 4 } }, ...CLUE]], else: HURT },
      'If you can: pay $4, then gain 1 Clue. If not: lose 1 Stamina.',
      'Wenn du kannst: Zahle 4 $, dann erhalte 1 Hinweis. Wenn nicht: Verliere 1 Ausdauer.',
    ],
  ],
  repeat: [
    [
      { do: 'repeat', check: 'fight', modifier: 0, until: 'passed', fail: HURT },
      'Fight check at +0. Failed: lose 1 Stamina, then make the check again.',
      'Kampfprobe mit +0. Misslungen: Verliere 1 Ausdauer, dann mache die Probe noch einmal.',
    ],
    [
      { do: 'repeat', check: 'will', modifier: 0, worse: 1, until: 'failed', may: true, pass: CLUE, fail: HURT },
      'Will check at +0. Passed: gain 1 Clue, then you may make the check again at a modifier 1 worse. Failed: lose 1 Stamina.',
      'Willensprobe mit +0. Bestanden: Erhalte 1 Hinweis, dann darfst du die Probe noch einmal machen, mit einem um 1 schlechteren Modifikator. Misslungen: Verliere 1 Ausdauer.',
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
      'Wenn der Terrorlevel mindestens 3 beträgt, verliere 1 Ausdauer. Sonst erhalte 1 Hinweis.',
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
        then: [{ do: 'forfeit', lots: [{ n: 2, of: ['clue'] }], else: [{ do: 'befall', fate: 'devoured' }] }],
      },
      'Each investigator: lose 2 Clues. If that is too much, you are devoured.',
      'Jeder Ermittler: Verliere 2 Hinweise. Ist das zu viel, wirst du verschlungen.',
    ],
    [
      { do: 'each', of: 'players', then: [{ do: 'lose', what: 'clue', amount: 'all' }] },
      'Each player loses all their Clues.',
      'Jeder Spieler verliert alle eigenen Hinweise.',
    ],
    [
      { do: 'each', of: 'players', then: [{ do: 'discard', what: { deck: 'spell' }, n: 1 }] },
      'Each player loses 1 Spell of their choice.',
      'Jeder Spieler verliert 1 Zauber eigener Wahl.',
    ],
    [
      { do: 'each', of: 'investigators', then: HURT },
      'Each investigator loses 1 Stamina.',
      'Jeder Ermittler verliert 1 Ausdauer.',
    ],
  ],
  perSuccess: [
    [{ do: 'perSuccess', then: CLUE }, 'Gain 1 Clue for each success.', 'Erhalte 1 Hinweis für jeden Erfolg.'],
  ],
  during: [
    [
      { do: 'during', modifiers: [{ mod: 'noCards' }], then: [{ do: 'return' }] },
      'For this, none of your cards can be used: return to Arkham.',
      'Dabei gilt: keine deiner Karten kann eingesetzt werden; kehre nach Arkham zurück.',
    ],
  ],
  times: [
    [{ do: 'times', n: 2, then: CLUE }, 'Twice: gain 1 Clue.', 'Zweimal: Erhalte 1 Hinweis.'],
    [
      { do: 'times', n: { count: 'paid-toughness' }, then: CLUE },
      'For each point of its toughness: gain 1 Clue.',
      'Für jeden Punkt seiner Zähigkeit: Erhalte 1 Hinweis.',
    ],
    [
      { do: 'times', n: { half: 'successes', round: 'down' }, then: CLUE },
      'As many times as half of the number of successes (rounded down): gain 1 Clue.',
      'So oft wie die Hälfte der Zahl der Erfolge (abgerundet): Erhalte 1 Hinweis.',
    ],
  ],
  combatBonus: [
    [
      { do: 'combatBonus', by: 2, damage: 'magical', perSuccess: true },
      'Get +2 (magical) to Combat checks for each success of the casting until this combat ends.',
      'Erhalte für jeden Erfolg beim Wirken +2 (magisch) auf Gefechtsproben bis zum Ende dieses Kampfes.',
    ],
    [
      { do: 'combatBonus', by: 4, damage: 'magical' },
      'Get +4 (magical) to Combat checks until this combat ends.',
      'Erhalte +4 (magisch) auf Gefechtsproben bis zum Ende dieses Kampfes.',
    ],
  ],
  passCheck: [[{ do: 'passCheck' }, 'Pass that check without rolling.', 'Bestehe diese Probe ohne Wurf.']],
  reroll: [
    [
      { do: 'reroll', dice: 'ones' },
      'Roll again all dice of that check that show a 1.',
      'Wirf für diese Probe alle Würfel neu, die eine 1 zeigen.',
    ],
    [{ do: 'reroll', dice: 'all' }, 'Roll all dice of that check again.', 'Wirf für diese Probe alle Würfel neu.'],
    [{ do: 'reroll', dice: 'one' }, 'Roll 1 die of that check again.', 'Wirf für diese Probe 1 Würfel neu.'],
    [
      { do: 'reroll', dice: 'failures' },
      'Roll again all dice of that check that are no successes.',
      'Wirf für diese Probe alle Würfel neu, die keine Erfolge sind.',
    ],
  ],
  reduceLoss: [
    [{ do: 'reduceLoss', by: 1, of: 'sanity' }, 'Lose 1 Sanity less.', 'Verliere 1 geistige Gesundheit weniger.'],
    [
      { do: 'reduceLoss', by: 'all', of: 'stamina' },
      'Lose no Stamina from that source.',
      'Verliere dadurch keine Ausdauer.',
    ],
    [
      { do: 'reduceLoss', by: 1, of: 'either' },
      'Lose 1 Sanity or Stamina less.',
      'Verliere 1 geistige Gesundheit oder Ausdauer weniger.',
    ],
  ],
  addSuccess: [[{ do: 'addSuccess', n: 1 }, 'Add 1 success to that check.', 'Zähle 1 Erfolg mehr für diese Probe.']],
  noDraw: [[{ do: 'noDraw' }, 'Draw nothing.', 'Ziehe nichts.']],
  cheaperCasting: [
    [
      { do: 'cheaperCasting', by: 'all' },
      'The casting costs no Sanity.',
      'Der Zauber kostet keine geistige Gesundheit.',
    ],
    [
      { do: 'cheaperCasting', by: 1 },
      'The casting costs 1 Sanity less.',
      'Der Zauber kostet 1 geistige Gesundheit weniger.',
    ],
  ],
  countAsClue: [[{ do: 'countAsClue' }, 'It counts as 1 Clue you spend.', 'Sie zählt als 1 Hinweis, den du ausgibst.']],
  enchantWeapon: [
    [
      { do: 'enchantWeapon' },
      '1 of your physical weapons counts as magical until this combat ends.',
      '1 deiner physischen Waffen gilt bis zum Ende dieses Kampfes als magisch.',
    ],
  ],
  weakenMonster: [
    [
      { do: 'weakenMonster', toughness: 1 },
      'Until this combat ends, the monster has 1 toughness less (at least 1), and 1 of its abilities of your choice does not count (not Magical Immunity).',
      'Bis zum Ende dieses Kampfes hat das Monster 1 Zähigkeit weniger (mindestens 1), und 1 seiner Fähigkeiten deiner Wahl gilt nicht (nicht Magische Immunität).',
    ],
  ],
  defeatAllHere: [
    [{ do: 'defeatAllHere' }, 'Defeat all monsters in your area.', 'Besiege alle Monster in deinem Gebiet.'],
  ],
  noCombatDamage: [
    [{ do: 'noCombatDamage' }, 'The monster does no combat damage.', 'Das Monster richtet keinen Kampfschaden an.'],
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
      'Draw another card and use it in place of that one.',
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
      'You are drawn through the nearest open gate (you choose between equally near ones).',
      'Du wirst durch das nächste offene Tor gezogen (bei gleich nahen wählst du).',
    ],
  ],
  failChecks: [
    [
      { do: 'failChecks', checks: ['horror', 'combat'] },
      'You fail the next Horror check and the next Combat check against it, without rolling.',
      'Du verpatzt die nächste Horrorprobe und die nächste Gefechtsprobe gegen dieses Monster, ohne zu würfeln.',
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
      'Until the end of the turn, you have +2 to Fight checks.',
      'Bis zum Ende der Runde hast du +2 auf Kampfproben.',
    ],
  ],
  // A handler is said by the pack that has it.
  handler: [[{ do: 'handler', name: 'none', text: 'effect.return' }, 'Return to Arkham.', 'Kehre nach Arkham zurück.']],
};
