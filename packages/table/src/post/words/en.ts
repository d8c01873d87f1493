/** Messages of play by post, in English. Arguments as for `Words`. */
export const ENGLISH_POST = {
  // Source of an answer: beside it, and as a sentence.
  'post.by':
    '{by, select, keeper {{name}, by the keeper{named, select, yes { ({who})} other {}}} order {{name}, by standing order} plan {{name}, by plan} poll {{n, plural, =0 {all together} other {by vote: {voters}}}} stand_in {{who} for {name}, who is absent} absence {{name}, absent} bot {{name}, by a bot} other {{name}}}',
  // Beside the source; `when`: the deadline.
  'post.by.missed': 'deadline {when} missed',
  'post.done':
    '{by, select, keeper {The keeper{named, select, yes { ({who})} other {}} answers for {investigator}{late, select, yes {, who missed the deadline} other {}}} order {{investigator} follows a standing order} plan {{investigator} follows their plan} poll {{n, plural, =0 {All players decide together} one {The vote of {voters} decides} other {{voters} decide together}}} stand_in {{who} answers for {investigator}, who {late, select, yes {missed the deadline} other {is absent}}} absence {{investigator} {late, select, yes {missed the deadline} other {is absent}}: the table’s rule for absent players applies} other {A bot answers for {investigator}{late, select, yes {, who missed the deadline} other {}}}}.',
  'post.done.begins': 'The keeper{named, select, yes { ({who})} other {}} begins the Mythos.',
  'post.void':
    'Your last plan is void: {why, select, combat {a monster stopped you} fate {something happened to you} elsewhere {you were no longer there} no_way {there was no path} too_far {the movement points were not enough} stopped {you were stopped} not_offered {a step was not possible} turn_over {the turn was over} other {it was undone}}.',
  'post.foe': '{name} ({odds})',
  'post.so-far': 'chance to get this far: {chance}',
  'post.too-far': '{why, select, too_far {too far} no_way {no path leads there} other {a monster is there}}',

  'post.order.clues':
    '{upTo, plural, =0 {No Clues} one {At most 1 Clue} other {At most # Clues}} for {checks}{from, plural, =0 {} one {} other {, if # or more successes are needed}}',
  'post.order.clues.any': 'any check',
  'post.order.meet':
    'When you meet {isOne, select, yes {{monster}} other {a monster}}: {by, select, fight {fight} other {evade}}',
  'post.order.combat':
    'In combat{isOne, select, yes { ({monster})} other {}}: {by, select, flee {flee} other {fight}}{rounds, plural, =0 {} one {, and flee after 1 round} other {, and flee after # rounds}}',
  'post.order.hands': 'Weapons: {hold, select, nothing {none} other {the best weapons}}',
  'post.order.pass':
    '{what, select, reactions {No reactions to others} other {No optional cards}} in turn {turn}{isPhase, select, yes { ({when})} other {}}',
  'post.order.take-clues':
    'Clues where you stop: {isAll, select, yes {take all} other {{n, plural, =0 {leave them} one {take 1} other {take #}}}}',
  'post.order.never': 'Never use {what}',
  'post.order.careful': 'Any other decision: a bot answers',
  'post.order.answer':
    'To “{question}”{isAbout, select, yes { ({about})} other {}}: “{answer}”{isOn, select, yes { ({on})} other {}}{isExact, select, yes {, ability {ability}} other {}}',

  'post.plan': '{isDay, select, yes {Day} other {Turn}} {turn}: {intents}',
  'post.plan.done': 'nothing left to do',
  'post.intent.go': 'go to {place}',
  'post.intent.stop': 'stay there',
  'post.intent.take-clues':
    '{isAll, select, yes {take all Clues} other {{n, plural, =0 {leave the Clues} one {take 1 Clue} other {take # Clues}}}}',
  'post.intent.encounter': 'have the encounter there',
  'post.intent.answer': '“{question}”: “{answer}”',
  'post.obstacle':
    '{why, select, too_far {{place} is too far: {cost, plural, one {1 movement point} other {# movement points}} needed, {points} left} no_way {No path leads to {place}} phase_over {This plan is for a phase that is over} other {The open question does not offer that answer}}.',
  'post.void.reason':
    '{why, select, combat {a monster was in the way} fate {something happened to the investigator} elsewhere {the investigator was no longer there} no_way {there was no path} too_far {the movement points were not enough} stopped {the investigator was stopped} not_offered {a step was not possible} turn_over {the turn was over} other {answers were undone}}',
  'post.faster': '{name} was faster: {answer}',
  // Notes in the log.
  'post.note.plan-void': '{name}’s plan is void: {reason}.',
  'post.note.undo-ended':
    '{result, select, declined {{by} declines the undo that {name} asked for} withdrawn {{name} no longer asks for an undo} other {The undo that {name} asked for is off: the game went on}}.',
  'post.note.proposal-failed':
    '{name}’s proposal fails: {result, select, lost {too many are against it} expired {too few agreed in time} withdrawn {it was withdrawn} objection {the holder of the role objects} other {the table has changed since}}.',
  'post.note.offer-lapsed': 'The trade that {name} offered to {other} is no longer possible.',
  'post.note.poll-late': 'Time for the vote is up, and no one has voted. The next vote decides.',
  // Changes of a table: settings and roles.
  'post.settings':
    'New settings, {by, select, vote {agreed by vote{n, plural, =0 {} other { ({voters})}}} operator {set by the operator of the server} other {{named, select, yes {set by {who}} other {set by the host}}}}: {what}.',
  'post.setting.deadline': '{n, plural, one {1 hour to answer} other {# hours to answer}}',
  'post.setting.deadline.none': 'no time limit',
  'post.setting.reminder': '{n, plural, one {reminders every hour} other {reminders every # hours}}',
  'post.setting.reminder.none': 'no reminders',
  'post.setting.weekendZone': 'deadlines pause on weekends ({zone})',
  'post.setting.weekendZone.none': 'deadlines run on weekends',
  'post.setting.absence.wait': 'if time runs out, wait',
  'post.setting.absence.keeper': 'if time runs out, the keeper answers',
  'post.setting.absence.harmless': 'if time runs out, choose an option that costs nothing',
  'post.setting.absence.bot': 'if time runs out, a bot plays',
  'post.setting.absence.vote': 'if time runs out, the others vote',
  'post.setting.away': '{n, plural, one {up to 1 day away} other {up to # days away}}',
  'post.setting.away.none': 'absences not allowed',
  'post.setting.keeper.yes': 'with a keeper',
  'post.setting.keeper.no': 'without a keeper',
  'post.setting.undo.ask': 'undo with consent',
  'post.setting.undo.free': 'free undo',
  'post.setting.undo.none': 'no undo',
  'post.setting.arrival.agree': 'turn order or the group decides who may take Clues first',
  'post.setting.arrival.speedCheck': 'Speed checks decide who may take Clues first',
  'post.role':
    '{isSeat, select, yes {{to} is now the {role, select, host {host} other {keeper}}} other {The host is the keeper again}}, {by, select, vote {by vote{n, plural, =0 {} other { ({voters})}}} operator {by decision of the operator} other {{named, select, yes {by decision of {who}} other {by decision of the host}}}}.',
  'post.change.role':
    '{isSeat, select, yes {{to} becomes the {role, select, host {host} other {keeper}}} other {the host becomes the keeper again}}',
} as const;
