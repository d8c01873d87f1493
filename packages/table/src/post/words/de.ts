import type { ENGLISH_POST } from './en.js';

/** The same in German. */
export const GERMAN_POST: Readonly<Record<keyof typeof ENGLISH_POST, string>> = {
  'post.by':
    '{by, select, keeper {{name}, durch die Spielleitung} order {{name}, nach stehender Anweisung} plan {{name}, wie geplant} poll {alle zusammen} absence {{name}, nicht gekommen} bot {{name}, durch eine vorsichtige Maschine} other {{name}}}',
  'post.done':
    '{by, select, keeper {Die Spielleitung antwortet für {investigator}} order {{investigator} handelt nach stehender Anweisung} plan {{investigator} handelt wie geplant} poll {Alle entscheiden zusammen} absence {{investigator} kommt nicht, und es geschieht, was der Tisch vereinbart hat} other {Eine vorsichtige Maschine antwortet für {investigator}}}.',
  'post.void':
    'Dein letzter Plan galt nicht mehr: {why, select, combat {ein Monster kam dazwischen} befell {dir stieß etwas zu} elsewhere {du warst nicht mehr dort} no_way {es gab keinen Weg} stopped {du wurdest aufgehalten} not_offered {das ging nicht} turn_over {die Runde war vorbei} other {es wurde zurückgenommen}}.',
  'post.but': '{why, select, too_far {zu weit} no_way {dorthin führt kein Weg} other {dort wartet ein Monster}}',

  'post.order.clues':
    '{upTo, plural, =0 {Kein Hinweis} one {Höchstens ein Hinweis} other {Höchstens # Hinweise}} für {checks}{from, plural, =0 {} one {} other {, wo # oder mehr Erfolge nötig sind}}',
  'post.order.clues.any': 'jede Probe',
  'post.order.meet':
    'Vor {isOne, select, yes {{monster}} other {einem Monster}}: {by, select, fight {kämpfen} other {ausweichen}}',
  'post.order.combat':
    'Im Kampf{isOne, select, yes { ({monster})} other {}}: {by, select, flee {fliehen} other {weiterkämpfen}}{rounds, plural, =0 {} one {, nach einer Runde fliehen} other {, nach # Runden fliehen}}',
  'post.order.hands':
    'Für den Kampf in der Hand: {hold, select, nothing {nichts} other {die Waffen, die die meisten Würfel geben}}',
  'post.order.let-be':
    '{what, select, reactions {Auf nichts von anderen reagieren} other {Zwischendurch nichts einsetzen}} in Runde {turn}{isPhase, select, yes { ({when})} other {}}',
  'post.order.take-clues':
    'Hinweise, wo eine Bewegung endet: {isAll, select, yes {alle nehmen} other {{n, plural, =0 {liegen lassen} one {einen nehmen} other {# nehmen}}}}',
  'post.order.never': 'Nie einsetzen: {what}',
  'post.order.careful': 'Was sonst gefragt wird: Eine vorsichtige Maschine antwortet',
  'post.order.answer':
    'Auf die Frage „{question}“{isAbout, select, yes { ({about})} other {}}: „{answer}“{isOn, select, yes { ({on})} other {}}',

  'post.plan': '{isDay, select, yes {Tag} other {Runde}} {turn}: {intents}',
  'post.plan.done': 'nichts ist mehr zu tun',
  'post.intent.go': 'gehen nach: {place}',
  'post.intent.stop': 'dort bleiben',
  'post.intent.take-clues':
    '{isAll, select, yes {alle Hinweise nehmen} other {{n, plural, =0 {die Hinweise liegen lassen} one {einen Hinweis nehmen} other {# Hinweise nehmen}}}}',
  'post.intent.encounter': 'dort die Begegnung haben',
  'post.intent.answer': '„{question}“: „{answer}“',
};
