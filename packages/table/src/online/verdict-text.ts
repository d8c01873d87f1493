/** Verdicts about exported tables in words, for page and terminal. */
import { type Catalogue, type Event, eventText, type Language, Words } from '@vigil/rules';
import { excerpt, type Finding, type Verdict } from './proof.js';

const ENGLISH: Record<string, string> = {
  'proof.fair': 'Nothing was altered.',
  'proof.altered': 'This game was altered.',
  'proof.other-rules': 'This cannot be verified here: it was played with other rules.',
  'proof.hash': 'The seed matches the hash in the file.',
  'proof.hash.published': 'The seed matches the hash published when the table opened.',
  'proof.hash.not': 'The seed does not match the hash.',
  'proof.answers':
    '{n, plural, one {# answer} other {# answers}} replayed, {dice, plural, one {# die} other {# dice}} rolled again.',
  'proof.same': 'Every step and the end of the game are the same as recorded.',
  'proof.same.not': 'The replay differs from the record.',
  'proof.published.missing':
    'To be sure that this is your table, compare this hash with the one published when it opened: {hash}',
  'proof.imported': 'The game did not begin at this table. The player who uploaded it knew its seed until then.',
  'proof.versions': 'It was played with other rules ({versions}). Differences may come from that.',
  'proof.finding.seed': 'Hash of the seed: {found}; published: {expected}.',
  'proof.finding.published': 'Hash of the seed: {found}; expected: {expected}.',
  'proof.finding.sealed': 'The file was changed or cut short after it was written.',
  'proof.finding.order': 'Entry {number}: entries are missing, doubled or out of order.',
  'proof.finding.time': 'Entry {number} is older than the one before.',
  'proof.finding.answer':
    'Entry {number}: the answer was not possible ({code, select, stale_decision {that decision was not open} unknown_decision {that decision was not open} unknown_option {there was no such answer} over {the game was over} bad_correction {invalid correction} undo_barrier {it cannot be undone} nothing_to_undo {there was nothing to undo} damaged_save {the saved game is damaged} other {{why}}}).',
  'proof.finding.event': 'Entry {number}: the replay differs. Recorded: “{expected}” Replayed: “{found}”',
  'proof.finding.event.missing': 'Entry {number}: recorded, but not in the replay: “{expected}”',
  'proof.finding.event.extra': 'Entry {number}: in the replay, but not recorded: “{found}”',
  'proof.finding.event.value': 'Entry {number}: “{found}” was recorded with {wrong}, expected {right}.',
  'proof.finding.event.invalid': 'Entry {number}: the record is invalid: {expected}. Replayed: “{found}”',
  'proof.finding.authority':
    'Entry {number}: the recorded authority ({by, select, seat {the player} stand_in {a stand-in} order {a standing order} plan {a plan} table {the table} vote {a vote} other {{by}}}) cannot have done this.',
  'proof.finding.count': 'After entry {number}: {found} answers, expected {expected}.',
  'proof.finding.answers': 'The answers in the save differ from those at the table.',
  'proof.finding.position': 'The position in the save differs from the replay.',
  'proof.finding.outcome': 'The game ends differently than the file says.',
};

const GERMAN: Record<string, string> = {
  'proof.fair': 'Nichts wurde verändert.',
  'proof.altered': 'Dieses Spiel wurde verändert.',
  'proof.other-rules': 'Das lässt sich hier nicht prüfen: Gespielt wurde mit anderen Regeln.',
  'proof.hash': 'Der Startwert passt zum Hash in der Datei.',
  'proof.hash.published': 'Der Startwert passt zum Hash, der beim Öffnen des Tisches veröffentlicht wurde.',
  'proof.hash.not': 'Der Startwert passt nicht zum Hash.',
  'proof.answers':
    '{n, plural, one {# Antwort} other {# Antworten}} nachgespielt, {dice, plural, one {# Würfel} other {# Würfel}} neu geworfen.',
  'proof.same': 'Jeder Schritt und das Ende des Spiels sind wie aufgezeichnet.',
  'proof.same.not': 'Das nachgespielte Spiel weicht von der Aufzeichnung ab.',
  'proof.published.missing':
    'Um sicher zu sein, dass es dein Tisch ist, vergleiche diesen Hash mit dem beim Öffnen veröffentlichten: {hash}',
  'proof.imported':
    'Das Spiel begann nicht an diesem Tisch. Wer es hochgeladen hat, kannte bis dahin seinen Startwert.',
  'proof.versions': 'Gespielt wurde mit anderen Regeln ({versions}). Abweichungen können daher kommen.',
  'proof.finding.seed': 'Hash des Startwerts: {found}; veröffentlicht: {expected}.',
  'proof.finding.published': 'Hash des Startwerts: {found}; erwartet: {expected}.',
  'proof.finding.sealed': 'Die Datei wurde nachträglich verändert oder abgeschnitten.',
  'proof.finding.order': 'Eintrag {number}: Einträge fehlen, sind doppelt oder vertauscht.',
  'proof.finding.time': 'Eintrag {number} ist älter als der davor.',
  'proof.finding.answer':
    'Eintrag {number}: Die Antwort war nicht möglich ({code, select, stale_decision {diese Entscheidung war nicht offen} unknown_decision {diese Entscheidung war nicht offen} unknown_option {diese Antwort gab es nicht} over {das Spiel war vorbei} bad_correction {ungültige Korrektur} undo_barrier {es lässt sich nicht rückgängig machen} nothing_to_undo {es gab nichts rückgängig zu machen} damaged_save {der Spielstand ist beschädigt} other {{why}}}).',
  'proof.finding.event': 'Eintrag {number}: Abweichung. Aufgezeichnet: „{expected}“ Nachgespielt: „{found}“',
  'proof.finding.event.missing': 'Eintrag {number}: aufgezeichnet, aber nicht nachgespielt: „{expected}“',
  'proof.finding.event.extra': 'Eintrag {number}: nachgespielt, aber nicht aufgezeichnet: „{found}“',
  'proof.finding.event.value': 'Eintrag {number}: „{found}“ wurde mit {wrong} aufgezeichnet, erwartet: {right}.',
  'proof.finding.event.invalid': 'Eintrag {number}: Die Aufzeichnung ist ungültig: {expected}. Nachgespielt: „{found}“',
  'proof.finding.authority':
    'Eintrag {number}: Das kann nicht so entschieden worden sein ({by, select, seat {durch die Person am Platz} stand_in {durch eine Vertretung} order {nach Anweisung} plan {nach Plan} table {durch den Tisch} vote {durch Abstimmung} other {{by}}}).',
  'proof.finding.count': 'Nach Eintrag {number}: {found} Antworten, erwartet: {expected}.',
  'proof.finding.answers': 'Die Antworten im Spielstand weichen von denen am Tisch ab.',
  'proof.finding.position': 'Die Stellung im Spielstand weicht vom nachgespielten Spiel ab.',
  'proof.finding.outcome': 'Das Spiel endet anders, als die Datei angibt.',
};

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, de: GERMAN };

/**
 * A verdict in words. `fair`: nothing was altered. `points`: the checks. `findings`: the differences and their
 * places.
 */
export interface VerdictText {
  readonly fair: boolean;
  readonly verdict: string;
  readonly points: readonly { readonly good: boolean; readonly text: string }[];
  readonly findings: readonly string[];
  readonly notes: readonly string[];
}

/** Describes a verdict. `game`: messages of the game with its boxes, in the same language. */
export function verdictText(language: Language, verdict: Verdict, game: Words): VerdictText {
  const w = new Words(language, CATALOGUES[language], (_kind, id) => id);
  const { findings, answers, dice, published, seedHash, versions, imported } = verdict;
  const fair = findings.length === 0;
  const isSeedConfirmed = findings.every(({ what }) => what !== 'seed' && what !== 'published');
  const isReplaySame = findings.every(({ what }) => what === 'seed' || what === 'published');
  return {
    fair,
    verdict: w.say(fair ? 'proof.fair' : mayBeOtherRules(verdict) ? 'proof.other-rules' : 'proof.altered'),
    points: [
      {
        good: isSeedConfirmed,
        text: w.say(isSeedConfirmed ? (published ? 'proof.hash.published' : 'proof.hash') : 'proof.hash.not'),
      },
      { good: isReplaySame, text: w.say('proof.answers', { n: answers, dice }) },
      { good: isReplaySame, text: w.say(isReplaySame ? 'proof.same' : 'proof.same.not') },
    ],
    findings: findings.map((finding) => findingText(w, game, finding)),
    notes: [
      ...(published ? [] : [w.say('proof.published.missing', { hash: seedHash })]),
      ...(imported ? [w.say('proof.imported')] : []),
      ...(versions.length === 0 ? [] : [w.say('proof.versions', { versions: versions.join(', ') })]),
    ],
  };
}

/** Findings that changed rules can cause. */
const RULE_FINDINGS: ReadonlySet<Finding['what']> = new Set([
  'answer',
  'authority',
  'event',
  'count',
  'answers',
  'position',
  'outcome',
]);

/** True if all findings may come from changed rules. */
function mayBeOtherRules({ findings, versions }: Verdict): boolean {
  return versions.length > 0 && findings.every(({ what }) => RULE_FINDINGS.has(what));
}

type EventFinding = Extract<Finding, { what: 'event' }>;

function findingText(w: Words, game: Words, finding: Finding): string {
  const { what, ...args } = finding;
  if (finding.what === 'authority')
    return w.say('proof.finding.authority', { number: finding.number, by: String(finding.by).replaceAll('-', '_') });
  if (finding.what === 'event') return eventFindingText(w, game, finding);
  if (finding.what !== 'answer')
    return w.say(`proof.finding.${what}`, args as Readonly<Record<string, string | number>>);
  const { number, code, why } = finding;
  return w.say('proof.finding.answer', { number, code: code?.replaceAll('-', '_') ?? 'none', why });
}

function eventFindingText(w: Words, game: Words, { number, expected, found, sheets }: EventFinding): string {
  const foundText = found && eventSentence(game, found, sheets);
  // A file may contain anything: an invalid event, or one about unknown components.
  const expectedText = expected === undefined || expected === null ? undefined : eventSentence(game, expected, sheets);
  if (expected === undefined || expected === null) {
    return w.say('proof.finding.event.extra', { number, found: foundText ?? excerpt(found) });
  }
  if (found === undefined)
    return w.say('proof.finding.event.missing', { number, expected: expectedText ?? excerpt(expected) });
  const args = { number, found: foundText ?? excerpt(found) };
  if (expectedText === undefined) return w.say('proof.finding.event.invalid', { ...args, expected: excerpt(expected) });
  if (expectedText !== foundText) return w.say('proof.finding.event', { ...args, expected: expectedText });
  const [wrong, right] = firstDifference(expected, found);
  return w.say('proof.finding.event.value', { ...args, wrong: excerpt(wrong), right: excerpt(right) });
}

/** Returns an event as a sentence, or undefined if it is invalid. */
function eventSentence(game: Words, event: unknown, sheets: readonly string[]): string | undefined {
  try {
    const text = eventText(game, event as Event, { sheet: (seat) => sheets[seat] ?? '' });
    // These brackets mark missing messages.
    return text.includes('⟦') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns the parts that differ between two events with the same text. */
function firstDifference(one: unknown, other: unknown): readonly [unknown, unknown] {
  const [a, b] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  for (const key of new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])) {
    if (JSON.stringify(a?.[key]) !== JSON.stringify(b?.[key])) return [{ [key]: a?.[key] }, { [key]: b?.[key] }];
  }
  return [one, other];
}
