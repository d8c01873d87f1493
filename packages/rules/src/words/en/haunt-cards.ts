/** Texts of base game components that work differently in Haunt of the Watchers. */
export const HAUNT_CARDS: Record<string, string> = {
  // Turns are phases (H-TURN-01), and what lasts beyond one lasts for the day (H-BASE-05).
  'mod.movement-points': '{by} movement {n, plural, one {point} other {points}} in each City Phase',
  'limit.once-per-turn': 'once per phase',
  'effect.until-turn-ends': 'until the end of the phase, {modifiers}',
  'effect.until-turn-ends.bonus': 'until the end of the phase, get {modifiers}',
  'lasts.end-of-next-turn': 'until the end of the day',
  'on.phase-ended': 'After the day’s Mythos cards have taken effect',
  'group.first-player': 'the First Investigator',

  // Monster encounters (H-ENC).
  'ability.ambush.help': 'The Evade check for the initiative needs 2 successes.',
  'ability.endless.help': 'This monster becomes a trophy only with 2 more successes than its toughness.',
  'ability.overwhelming.help': 'Even if you pass the Fight check against this monster’s attack, you lose {n} Stamina.',
  'mod.endless-trophies': 'you need only 1 extra success to take an Endless monster as a trophy',
  'monster.combat-failed': 'when you fail a Combat check against this monster, {after}',
  'monster.combat-failed.long': 'when you fail a Combat check against this monster: {Then}',
  'moment.after-failed-combat': 'After a failed Fight check against a monster’s attack',
  'weapon.after': 'discard this card after a passed Combat check',
  'weapon.after.lose': 'after a passed Combat check, discard this card and lose {what}',

  // Spells cost Sanity only where they fail, and are exhausted only where they succeed (H-SPELL-02, H-SPELL-03).

  // Gates and rituals (H-SEAL, H-CLOSE, H-BASE-07, H-BASE-10).
  'mod.gate-difficulty':
    'Focus checks to seal or close a gate need {n, plural, one {# extra success} other {# extra successes}}',
  'mod.gate-difficulty.world':
    'Focus checks to seal or close a gate {worldTo} need {n, plural, one {# extra success} other {# extra successes}}',
  'mod.return-through-any': 'when you return from an Other World, you may return through any face-up gate',
  'moment.explored-gate': 'When you seal a gate, instead of spending Clues and making the Focus check',
  'effect.close-gate':
    'close {which, select, chosen {1 face-up gate with its symbol on black ({your} choice)} entered {the gate {you}entered} here {the gate here} other {it}}{end, select, sign {, return it to the pile, and remove 1 doom token from the doom track} other { by a ritual}}',
  'effect.through-nearest-gate':
    '{who, select, third {is} may {be} they {are} other {you are}} drawn through the nearest face-up gate ({your} choice if several are equally near)',
  'effect.end-combat': 'the combat ends unless {you}{are} still there',

  // An Other World has sections (H-OW-07).
  'if.first-area': '{you}{are} {not, select, yes {not in the first section} other {in the first section}}',
  'place.area': '{world}, {area, select, 1 {first} other {second}} section',
  'form.at.area': 'in the {area, select, 1 {first} other {second}} section of {worldThe}',
  'form.to.area': 'to the {area, select, 1 {first} other {second}} section of {worldThe}',
  'form.the.area': 'the {area, select, 1 {first} other {second}} section of {worldThe}',
  'effect.move.second-area': '{who, select, third {moves} other {move}} to the second section of this Other World',
  'effect.visit.area':
    '{who, select, third {has} other {have}} an encounter in the {area, select, 1 {first} other {second}} section of {worldThe}, then {who, select, third {returns} other {return}} here',
  'effect.visit.stay':
    '{who, select, third {moves} other {move}} to the {area, select, 1 {first} other {second}} section of {worldThe}',

  // Ancient Ones (H-AO).
  'mod.awakens-as-defeat':
    'if anyone is drawn into an encounter with the Ancient One, the investigators lose the game at once',
  'ancient.attack': 'each investigator in the encounter with the Ancient One {check}. Failed: {then}',
  'ancient.attack.harder': 'with each further attack in the same encounter, the modifier drops by 1',
  'card-text.awakening.discard': 'discard this card when you are drawn into an encounter with the Ancient One',
  'cast.cost': '',
  'cast.first.exhaust': '',
  'cast.first.discard': '',
  'cast.after.exhaust':
    'Then exhaust this card. Failed: {n, plural, =0 {it stays ready} other {lose # Sanity; it stays ready}}',
  'cast.after.discard': 'Then discard this card. Failed: {n, plural, =0 {keep it} other {lose # Sanity and keep it}}',
};
