import type { ENGLISH_POST } from './en.js';

/** The same in German. */
export const GERMAN_POST: Readonly<Record<keyof typeof ENGLISH_POST, string>> = {
  'post.by':
    '{by, select, keeper {{name}, durch die Spielleitung{named, select, yes { ({who})} other {}}} order {{name}, nach Anweisung} plan {{name}, nach Plan} poll {{n, plural, =0 {alle zusammen} other {abgestimmt: {voters}}}} stand_in {{who} für {name}, abwesend} absence {{name}, abwesend} bot {{name}, durch einen Bot} other {{name}}}',
  'post.by.missed': 'Frist verpasst ({when})',
  'post.done':
    '{by, select, keeper {Die Spielleitung{named, select, yes { ({who})} other {}} antwortet für {investigator}{late, select, yes { (Frist verpasst)} other {}}} order {{investigator} folgt einer Anweisung im Voraus} plan {{investigator} folgt dem Plan} poll {{n, plural, =0 {Alle entscheiden zusammen} one {Die Stimme von {voters} entscheidet} other {{voters} entscheiden zusammen}}} stand_in {{who} antwortet für {investigator} ({late, select, yes {Frist verpasst} other {abwesend}})} absence {{investigator} {late, select, yes {hat die Frist verpasst} other {ist abwesend}}: Es gilt die Regel des Tisches für Abwesende} other {Ein Bot antwortet für {investigator}{late, select, yes { (Frist verpasst)} other {}}}}.',
  'post.done.begins': 'Die Spielleitung{named, select, yes { ({who})} other {}} beginnt den Mythos.',
  'post.void':
    'Dein letzter Plan gilt nicht mehr: {why, select, combat {Ein Monster kam dazwischen} fate {Dir ist etwas zugestoßen} elsewhere {Du warst nicht mehr dort} no_way {Es gab keinen Weg} too_far {Die Bewegungspunkte reichten nicht} stopped {Du wurdest aufgehalten} not_offered {Ein Schritt war nicht möglich} turn_over {Die Runde war vorbei} other {Er wurde rückgängig gemacht}}.',
  'post.foe': '{name} ({odds})',
  'post.so-far': 'Chance, so weit zu kommen: {chance}',
  'post.too-far': '{why, select, too_far {zu weit} no_way {dorthin führt kein Weg} other {dort wartet ein Monster}}',

  'post.order.clues':
    '{upTo, plural, =0 {Keine Hinweise} one {Höchstens 1 Hinweis} other {Höchstens # Hinweise}} für {checks}{from, plural, =0 {} one {} other {, wenn # oder mehr Erfolge nötig sind}}',
  'post.order.clues.any': 'jede Probe',
  'post.order.meet':
    'Monster{isOne, select, yes { ({monster})} other {}}: {by, select, fight {kämpfen} other {ausweichen}}',
  'post.order.combat':
    'Im Kampf{isOne, select, yes { ({monster})} other {}}: {by, select, flee {fliehen} other {kämpfen}}{rounds, plural, =0 {} one {, nach 1 Kampfrunde fliehen} other {, nach # Kampfrunden fliehen}}',
  'post.order.hands': 'Waffen: {hold, select, nothing {keine} other {die besten}}',
  'post.order.pass':
    '{what, select, reactions {Keine Reaktionen auf andere} other {Keine freiwilligen Karten}} in Runde {turn}{isPhase, select, yes { ({when})} other {}}',
  'post.order.take-clues':
    'Hinweise, wo du stehen bleibst: {isAll, select, yes {alle nehmen} other {{n, plural, =0 {liegen lassen} one {1 nehmen} other {# nehmen}}}}',
  'post.order.never': 'Nie einsetzen: {what}',
  'post.order.careful': 'Alle anderen Entscheidungen: Ein Bot antwortet',
  'post.order.answer':
    'Auf die Frage „{question}“{isAbout, select, yes { ({about})} other {}}: „{answer}“{isOn, select, yes { ({on})} other {}}{isExact, select, yes {, Fähigkeit {ability}} other {}}',

  'post.plan': '{isDay, select, yes {Tag} other {Runde}} {turn}: {intents}',
  'post.plan.done': 'nichts mehr zu tun',
  'post.intent.go': 'gehen nach: {place}',
  'post.intent.stop': 'dort bleiben',
  'post.intent.take-clues':
    '{isAll, select, yes {alle Hinweise nehmen} other {{n, plural, =0 {die Hinweise nicht nehmen} one {1 Hinweis nehmen} other {# Hinweise nehmen}}}}',
  'post.intent.encounter': 'dort die Begegnung haben',
  'post.intent.answer': '„{question}“: „{answer}“',
  'post.obstacle':
    '{why, select, too_far {{place} ist zu weit weg: {cost, plural, one {1 Bewegungspunkt} other {# Bewegungspunkte}} nötig, {points} übrig} no_way {Kein Weg führt dorthin: {place}} phase_over {Dieser Plan gilt einer Phase, die schon vorbei ist} other {Diese Antwort gibt es bei der offenen Frage nicht}}.',
  'post.void.reason':
    '{why, select, combat {Ein Monster kam dazwischen} fate {Dem Ermittler ist etwas zugestoßen} elsewhere {Der Ermittler war nicht mehr dort} no_way {Es gab keinen Weg} too_far {Die Bewegungspunkte reichten nicht} stopped {Der Ermittler wurde aufgehalten} not_offered {Ein Schritt war nicht möglich} turn_over {Die Runde war vorbei} other {Antworten wurden rückgängig gemacht}}',
  'post.faster': '{name} war schneller: {answer}',
  'post.note.plan-void': 'Der Plan von {name} gilt nicht mehr: {reason}.',
  'post.note.undo-ended':
    '{result, select, declined {{by} lehnt die Bitte von {name} ab, Antworten rückgängig zu machen} withdrawn {{name} möchte nichts mehr rückgängig machen} other {Die Bitte von {name}, Antworten rückgängig zu machen, entfällt: Das Spiel ging weiter}}.',
  'post.note.proposal-failed':
    'Der Vorschlag von {name} ist gescheitert: {result, select, lost {Zu viele sind dagegen} expired {Zu wenige haben rechtzeitig zugestimmt} withdrawn {Er wurde zurückgezogen} objection {Wer die Rolle bisher hat, ist dagegen} other {Am Tisch hat sich inzwischen etwas geändert}}.',
  'post.note.offer-lapsed': 'Das Tauschangebot von {name} an {other} ist nicht mehr möglich.',
  'post.note.poll-late':
    'Die Zeit für die Abstimmung ist um, und niemand hat abgestimmt. Die nächste Stimme entscheidet.',
  // Changes of a table: settings and roles.
  'post.settings':
    'Neue Einstellungen, {by, select, vote {gemeinsam beschlossen{n, plural, =0 {} other { ({voters})}}} operator {vom Betreiber des Servers} other {{named, select, yes {von {who}} other {vom Gastgeber}}}}: {what}.',
  'post.setting.deadline': '{n, plural, one {1 Stunde Antwortfrist} other {# Stunden Antwortfrist}}',
  'post.setting.deadline.none': 'keine Antwortfrist',
  'post.setting.reminder': '{n, plural, one {Erinnerung jede Stunde} other {Erinnerung alle # Stunden}}',
  'post.setting.reminder.none': 'keine Erinnerungen',
  'post.setting.weekendZone': 'Fristen ruhen am Wochenende ({zone})',
  'post.setting.weekendZone.none': 'Fristen laufen am Wochenende weiter',
  'post.setting.absence.wait': 'bei Fristablauf warten',
  'post.setting.absence.keeper': 'bei Fristablauf antwortet die Spielleitung',
  'post.setting.absence.harmless': 'bei Fristablauf die unverfänglichste Antwort',
  'post.setting.absence.bot': 'bei Fristablauf spielt ein Bot',
  'post.setting.absence.vote': 'bei Fristablauf stimmen die anderen ab',
  'post.setting.away': '{n, plural, one {bis zu 1 Tag Abwesenheit} other {bis zu # Tage Abwesenheit}}',
  'post.setting.away.none': 'ohne Abwesenheiten',
  'post.setting.keeper.yes': 'mit Spielleitung',
  'post.setting.keeper.no': 'ohne Spielleitung',
  'post.setting.undo.ask': 'Rückgängigmachen mit Zustimmung',
  'post.setting.undo.free': 'freies Rückgängigmachen',
  'post.setting.undo.none': 'kein Rückgängigmachen',
  'post.setting.arrival.agree': 'Spielreihenfolge oder Absprache entscheidet, wer Hinweise zuerst nehmen darf',
  'post.setting.arrival.speedCheck': 'Geschwindigkeitsproben entscheiden, wer Hinweise zuerst nehmen darf',
  'post.role':
    '{isSeat, select, yes {{to} ist jetzt {role, select, host {Gastgeber} other {Spielleitung}}} other {Der Gastgeber ist wieder Spielleitung}}, {by, select, vote {auf gemeinsamen Beschluss{n, plural, =0 {} other { ({voters})}}} operator {auf Beschluss des Betreibers} other {{named, select, yes {auf Beschluss von {who}} other {auf Beschluss des Gastgebers}}}}.',
  'post.change.role':
    '{isSeat, select, yes {{to} {role, select, host {wird Gastgeber} other {übernimmt die Spielleitung}}} other {der Gastgeber übernimmt wieder die Spielleitung}}',
};
