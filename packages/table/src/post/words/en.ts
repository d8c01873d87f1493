/** Messages of play by post, in English. Arguments as for `Words`. */
export const ENGLISH_POST = {
  // Source of an answer: beside it, and as a sentence.
  'post.by':
    '{by, select, keeper {{name}, by the keeper} order {{name}, by standing order} plan {{name}, as planned} poll {all together} absence {{name}, who did not come} bot {{name}, by a careful machine} other {{name}}}',
  'post.done':
    '{by, select, keeper {The keeper answers for {investigator}} order {{investigator} acts by standing order} plan {{investigator} does as planned} poll {All decide together} absence {{investigator} does not come, and what the table agreed on is done} other {A careful machine answers for {investigator}}}.',
  'post.void':
    'Your last plan was void: {why, select, combat {a monster came in between} befell {something befell you} elsewhere {you were no longer there} no_way {there was no way} stopped {you were stopped} not_offered {that could not be done} turn_over {the turn was over} other {it was taken back}}.',
  'post.but': '{why, select, too_far {too far} no_way {no way leads there} other {a monster waits there}}',

  'post.order.clues':
    '{upTo, plural, =0 {No Clue} one {One Clue at most} other {# Clues at most}} for {checks}{from, plural, =0 {} one {} other {, where # successes or more are needed}}',
  'post.order.clues.any': 'any check',
  'post.order.meet':
    'Meeting {isOne, select, yes {{monster}} other {a monster}}: {by, select, fight {fight it} other {evade it}}',
  'post.order.combat':
    'In combat{isOne, select, yes { ({monster})} other {}}: {by, select, flee {flee} other {fight on}}{rounds, plural, =0 {} one {, after one round flee} other {, after # rounds flee}}',
  'post.order.hands': 'For combat, in hand: {hold, select, nothing {nothing} other {the weapons that give most dice}}',
  'post.order.let-be':
    '{what, select, reactions {React to nothing of others} other {Use nothing in between}} in turn {turn}{isPhase, select, yes { ({when})} other {}}',
  'post.order.take-clues':
    'Clues where a movement ends: {isAll, select, yes {take all} other {{n, plural, =0 {leave them} one {take one} other {take #}}}}',
  'post.order.never': 'Never use {what}',
  'post.order.careful': 'Whatever else is asked: a careful machine answers',
  'post.order.answer':
    'When asked “{question}”{isAbout, select, yes { ({about})} other {}}: “{answer}”{isOn, select, yes { ({on})} other {}}',

  'post.plan': '{isDay, select, yes {Day} other {Turn}} {turn}: {intents}',
  'post.plan.done': 'nothing is left to do',
  'post.intent.go': 'go to {place}',
  'post.intent.stop': 'stay there',
  'post.intent.take-clues':
    '{isAll, select, yes {take all Clues} other {{n, plural, =0 {leave the Clues} one {take one Clue} other {take # Clues}}}}',
  'post.intent.encounter': 'have the encounter there',
  'post.intent.answer': '“{question}”: “{answer}”',
} as const;
