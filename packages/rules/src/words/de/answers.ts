/**
 * Prompts and answers in their setting: the asked investigator and component, and labels of answers that differ by
 * question (`answer.<question>.<option>`). Labels have the arguments of both.
 */
export const ANSWERS: Record<string, string> = {
  'q.named': '{investigator}: {prompt}',
  'asked.by': '{source}: {question}',
  'asked.by.named': '{investigator} · {source}: {question}',
  'asked.cost': '{cost}?',
  // Causes of questions that are not components.
  'asked.insane': 'Wahnsinn',
  'asked.unconscious': 'Bewusstlosigkeit',
  'answer.preview': '{answer}: {preview}',
  'answer.price': '{answer} ({cost})',
  'answer.nothing': 'Nichts tun',
  // Set-up, Upkeep and movement.
  'answer.refresh.yes': 'Auffrischen',
  'answer.refresh.no': 'Erschöpft lassen',
  'answer.stay-exhausted.yes': 'Erschöpft lassen',
  'answer.stay-exhausted.no': 'Auffrischen',
  'answer.upkeep.done': 'Unterhalt beenden',
  'answer.other-world-movement.go-on': 'Weiterziehen',
  'answer.movement-over.go-on': 'Bewegung beenden',
  'answer.give-money.nothing': 'Nichts geben',
  // Cards and trades.
  'answer.again.yes': 'Probe wiederholen',
  'answer.again.no': 'Hier aufhören',
  'answer.sell-more.yes': 'Einen Gegenstand verkaufen',
  'answer.sell-more.no': 'Nichts mehr verkaufen',
  'answer.search.enough': 'Keine weitere Karte nehmen',
  'answer.may-take.no': 'Nicht nehmen',
  'answer.exhaust-in-place.card': '„{card}“ erschöpfen',
  'answer.pay-with.pay-own':
    '{what, select, clues {{n, plural, one {# Hinweis} other {# Hinweise}} ausgeben} other {{n} $ zahlen}}',
  'answer.pay-with.card': '„{card}“ einsetzen',
  'answer.final-trade.done': 'Tauschen beenden',
  // Checks and fights.
  'answer.loss.enough': 'Nichts tun',
  'answer.failed-horror.no': 'Ergebnis hinnehmen',
  'answer.failed-combat.no': 'Ergebnis hinnehmen',
  'answer.ward-off.no': 'Treffer hinnehmen',
  'answer.ancient-attack.no': 'Nichts einsetzen',
  'answer.final-attack.wait': 'Nicht angreifen',
  // Encounters and gates.
  'answer.encounter-card.go-on': 'Diese Begegnung erleben',
  'answer.inner-room.place': '{PlaceAt} bleiben',
  'answer.explored-gate.wait': 'Offen lassen',
  'answer.advance.stay': 'Hier bleiben',
  'answer.banish.done': 'Nicht weiter bannen',
  // The Mythos Phase.
  'answer.before-mythos.go-on': 'Mythosphase beginnen',
  'answer.mythos-card.go-on': 'Diese Karte behalten',
  'answer.keeper.go-on': 'Mythosphase beginnen',
};
