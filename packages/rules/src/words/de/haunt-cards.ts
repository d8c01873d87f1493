import { clauseForms, imperative, statement } from './forms.js';

/** Texts of base game components that work differently in Haunt of the Watchers. */
export const HAUNT_CARDS: Record<string, string> = {
  // Turns are phases (H-TURN-01), and what lasts beyond one lasts for the day (H-BASE-05).
  'mod.movement-points': '{by} {n, plural, one {Bewegungspunkt} other {Bewegungspunkte}} in jeder Stadtphase',
  'limit.once-per-turn': 'einmal pro Phase',
  'effect.until-turn-ends': '{modifiers} (bis zum Ende der Phase)',
  'effect.until-turn-ends.bonus': statement(
    '{subject, select, they {{modifiers} (bis zum Ende der Phase)} other {du erhältst bis zum Ende der Phase {modifiers}}}',
    '{subject, select, they {{modifiers} (bis zum Ende der Phase)} other {erhältst du bis zum Ende der Phase {modifiers}}}',
  ),
  'lasts.end-of-next-turn': 'bis zum Ende des Tages',
  'on.phase-ended': 'Wenn die Mythoskarten des Tages gewirkt haben',
  'group.first-player': 'der Erste Ermittler',

  // Monster encounters (H-ENC).
  'ability.ambush.help': 'Die Ausweichprobe um die Initiative braucht 2 Erfolge.',
  'ability.endless.help':
    'Dieses Monster wird nur dann zur Trophäe, wenn du 2 Erfolge mehr erzielst, als seine Zähigkeit beträgt.',
  'ability.overwhelming.help':
    'Auch wenn du die Kampfprobe gegen den Angriff dieses Monsters bestehst, verlierst du {n} Ausdauer.',
  'mod.endless-trophies': '1 zusätzlicher Erfolg genügt dir, um endlose Monster als Trophäen zu erhalten',
  'monster.combat-failed': 'wenn dir eine Gefechtsprobe gegen dieses Monster misslingt, {after}',
  'monster.combat-failed.long': 'wenn dir eine Gefechtsprobe gegen dieses Monster misslingt: {Then}',
  'moment.after-failed-combat': 'Nach einer misslungenen Kampfprobe gegen den Angriff eines Monsters',
  'weapon.after': 'lege diese Karte nach einer bestandenen Gefechtsprobe ab',
  'weapon.after.lose': 'lege diese Karte nach einer bestandenen Gefechtsprobe ab und verliere {what}',

  // Spells cost Sanity only where they fail, and are exhausted only where they succeed (H-SPELL-02, H-SPELL-03).

  // Gates and rituals (H-SEAL, H-CLOSE, H-BASE-07, H-BASE-10).
  'mod.gate-difficulty':
    'Fokusproben zum Versiegeln oder Schließen eines Tores brauchen {n, plural, one {# Erfolg} other {# Erfolge}} mehr',
  'mod.gate-difficulty.world':
    'Fokusproben zum Versiegeln oder Schließen eines Tores {worldTo} brauchen {n, plural, one {# Erfolg} other {# Erfolge}} mehr',
  'mod.return-through-any':
    'wenn du aus einer Anderen Welt zurückkehrst, darfst du bei einem beliebigen aufgedeckten Tor ankommen',
  'moment.explored-gate': 'Wenn du ein Tor versiegelst, statt der Hinweise und der Fokusprobe',
  'effect.close-gate': imperative(
    'schließe {which, select, chosen {1 aufgedecktes Tor deiner Wahl mit einem Symbol auf Schwarz} entered {das von dir betretene Tor} here {das Tor hier} other {es}}{end, select, sign {, lege es auf den Torstapel und entferne 1 Verdammnismarker von der Verdammnisleiste} other { durch ein Ritual}}',
    '{which, select, chosen {1 aufgedecktes Tor deiner Wahl mit einem Symbol auf Schwarz} entered {das von dir betretene Tor} here {das Tor hier} other {es}} {end, select, sign {schließen, auf den Torstapel legen und 1 Verdammnismarker von der Verdammnisleiste entfernen} other {durch ein Ritual schließen}}',
  ),
  'effect.through-nearest-gate': clauseForms(
    'du wirst durch das nächste aufgedeckte Tor gezogen (bei gleich nahen wählst du)',
    'wird durch das nächste aufgedeckte Tor gezogen (bei gleich nahen nach Wahl)',
    'durch das nächste aufgedeckte Tor gezogen werden (bei gleich nahen wählst du)',
    'wirst du durch das nächste aufgedeckte Tor gezogen (bei gleich nahen wählst du)',
  ),
  'effect.end-combat': statement(
    'der Kampf endet, wenn du nicht mehr dort bist',
    'endet der Kampf, wenn du nicht mehr dort bist',
  ),

  // An Other World has sections (H-OW-07).
  'if.first-area': '{du}{not, select, yes {nicht } other {}}im ersten Abschnitt {bist}',
  'place.area': '{world}, {area, select, 1 {erster} other {zweiter}} Abschnitt',
  'form.at.area': 'im {area, select, 1 {ersten} other {zweiten}} Abschnitt {worldOf}',
  'form.the.area': 'der {area, select, 1 {erste} other {zweite}} Abschnitt {worldOf}',
  'form.to.area': 'in den {area, select, 1 {ersten} other {zweiten}} Abschnitt {worldOf}',
  'effect.move.second-area': clauseForms(
    'gehe in den zweiten Abschnitt dieser Anderen Welt',
    'geht in den zweiten Abschnitt dieser Anderen Welt',
    'in den zweiten Abschnitt dieser Anderen Welt gehen',
  ),
  'effect.visit.area': clauseForms(
    'gehe für eine Begegnung in den {area, select, 1 {ersten} other {zweiten}} Abschnitt {worldOf} und kehre dann hierher zurück',
    'geht für eine Begegnung in den {area, select, 1 {ersten} other {zweiten}} Abschnitt {worldOf} und kehrt dann hierher zurück',
    'für eine Begegnung in den {area, select, 1 {ersten} other {zweiten}} Abschnitt {worldOf} gehen und dann hierher zurückkehren',
  ),
  'effect.visit.stay': clauseForms(
    'gehe in den {area, select, 1 {ersten} other {zweiten}} Abschnitt {worldOf}',
    'geht in den {area, select, 1 {ersten} other {zweiten}} Abschnitt {worldOf}',
    'in den {area, select, 1 {ersten} other {zweiten}} Abschnitt {worldOf} gehen',
  ),

  // Ancient Ones (H-AO).
  'mod.awakens-as-defeat':
    'wenn irgendjemand in eine Begegnung mit dem Großen Alten gerät, verlieren die Ermittler das Spiel sofort',
  'ancient.attack': 'jeder Ermittler in der Begegnung mit dem Großen Alten {check}. Misslungen: {Then}',
  'ancient.attack.harder': 'mit jedem weiteren Angriff in derselben Begegnung sinkt der Modifikator um 1',
  'card-text.awakening.discard': 'lege diese Karte ab, wenn du in eine Begegnung mit dem Großen Alten gerätst',
  'cast.cost': '',
  'cast.first.exhaust': '',
  'cast.first.discard': '',
  'cast.after.exhaust':
    'Erschöpfe dann diese Karte. Misslungen: {n, plural, =0 {Sie bleibt bereit} other {Verliere # geistige Gesundheit; die Karte bleibt bereit}}',
  'cast.after.discard':
    'Lege dann diese Karte ab. Misslungen: {n, plural, =0 {Du behältst sie} other {Verliere # geistige Gesundheit; du behältst die Karte}}',
};
