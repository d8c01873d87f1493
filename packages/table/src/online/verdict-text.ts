/** Verdicts about exported tables in words, for page and terminal. */
import { type Catalogue, type Event, eventText, type Language, Words } from '@vigil/rules';
import { excerpt, type Finding, type Verdict } from './proof.js';

const ENGLISH: Record<string, string> = {
  'proof.fair': 'Nothing in it was altered.',
  'proof.altered': 'This is not the game as it was played.',
  'proof.other-rules': 'With the rules here it cannot be proven: it was played with others.',
  'proof.hash': 'The seed fits the hash in the file.',
  'proof.hash.published': 'The seed fits the hash that was published when the table opened.',
  'proof.hash.not': 'The seed does not fit the hash.',
  'proof.answers':
    '{n, plural, one {# answer} other {# answers}} played again, {dice, plural, one {# die} other {# dice}} rolled again.',
  'proof.same': 'At every step the same happened as was told at the time, and the game ended the same way.',
  'proof.same.not': 'It does not come to the same.',
  'proof.published.missing':
    'To be sure that the table was this one, compare the hash with the one that you saw when it opened: {hash}',
  'proof.brought': 'The game did not begin at this table: whoever brought it knew its seed until then.',
  'proof.versions': 'It was played with other rules than those here ({versions}): what differs may come from that.',
  'proof.finding.seed': 'The seed has the hash {found}; what was published is {expected}.',
  'proof.finding.published': 'The hash of the seed is {found}, and not {expected}.',
  'proof.finding.sealed': 'The file was changed after it was written, or cut short.',
  'proof.finding.order':
    'At entry {number} the entries are not in their order: some are missing, doubled or put elsewhere.',
  'proof.finding.time': 'Entry {number} is older than the one before it.',
  'proof.finding.answer':
    'The answer of entry {number} could not be given there: {code, select, stale_decision {that decision was not open} unknown_decision {that decision was not open} unknown_option {there was no such answer} over {the game was over} bad_correction {that cannot be put right so} undo_barrier {that cannot be taken back} nothing_to_undo {there was nothing to take back} damaged_save {the game cannot begin from it} other {{why}}}.',
  'proof.finding.told':
    'At entry {number} something else happens than was told. Told was: “{expected}” What happens is: “{found}”',
  'proof.finding.told.only': 'At entry {number} something was told that does not happen: “{expected}”',
  'proof.finding.told.not': 'At entry {number} something happens that was not told: “{found}”',
  'proof.finding.told.nearly':
    'At entry {number} “{found}” happens, but not quite as it was told: told was {wrong}, and it is {right}.',
  'proof.finding.told.nonsense':
    'What was told at entry {number} is nothing that can happen: {expected}. What happens is: “{found}”',
  'proof.finding.count': 'After entry {number} there are {found} answers, and not {expected}.',
  'proof.finding.answers': 'The answers of the save are not those that were given at the table.',
  'proof.finding.position': 'The position of the save is not the one the game comes to.',
  'proof.finding.outcome': 'The game does not end as the file says.',
};

const GERMAN: Record<string, string> = {
  'proof.fair': 'Nichts daran wurde verändert.',
  'proof.altered': 'Das ist nicht das Spiel, wie es gespielt wurde.',
  'proof.other-rules': 'Mit den Regeln hier lässt es sich nicht beweisen: Es wurde mit anderen gespielt.',
  'proof.hash': 'Der Startwert passt zum Hash in der Datei.',
  'proof.hash.published': 'Der Startwert passt zum Hash, der veröffentlicht wurde, als der Tisch aufging.',
  'proof.hash.not': 'Der Startwert passt nicht zum Hash.',
  'proof.answers':
    '{n, plural, one {# Antwort} other {# Antworten}} noch einmal gespielt, {dice, plural, one {# Würfel} other {# Würfel}} noch einmal geworfen.',
  'proof.same': 'Bei jedem Schritt geschah dasselbe, was damals erzählt wurde, und das Spiel endete ebenso.',
  'proof.same.not': 'Es kommt nicht dasselbe heraus.',
  'proof.published.missing':
    'Um sicher zu sein, dass es dieser Tisch war, vergleiche den Hash mit dem, den du sahst, als er aufging: {hash}',
  'proof.brought': 'Das Spiel begann nicht an diesem Tisch: Wer es mitbrachte, kannte bis dahin seinen Startwert.',
  'proof.versions': 'Es wurde mit anderen Regeln gespielt als hier ({versions}): Was abweicht, kann daher kommen.',
  'proof.finding.seed': 'Der Startwert hat den Hash {found}; veröffentlicht ist {expected}.',
  'proof.finding.published': 'Der Hash des Startwerts ist {found} und nicht {expected}.',
  'proof.finding.sealed': 'Die Datei wurde verändert, nachdem sie geschrieben war, oder abgeschnitten.',
  'proof.finding.order':
    'Bei Eintrag {number} stimmt die Reihe nicht: Einträge fehlen, sind doppelt oder stehen woanders.',
  'proof.finding.time': 'Eintrag {number} ist älter als der davor.',
  'proof.finding.answer':
    'Die Antwort von Eintrag {number} konnte dort nicht gegeben werden: {code, select, stale_decision {diese Entscheidung stand nicht an} unknown_decision {diese Entscheidung stand nicht an} unknown_option {eine solche Antwort gab es nicht} over {das Spiel war vorbei} bad_correction {so lässt sich das nicht richtigstellen} undo_barrier {das lässt sich nicht zurücknehmen} nothing_to_undo {es gab nichts zurückzunehmen} damaged_save {das Spiel kann damit nicht beginnen} other {{why}}}.',
  'proof.finding.told':
    'Bei Eintrag {number} geschieht etwas anderes, als erzählt wurde. Erzählt wurde: „{expected}“ Es geschieht: „{found}“',
  'proof.finding.told.only': 'Bei Eintrag {number} wurde etwas erzählt, das nicht geschieht: „{expected}“',
  'proof.finding.told.not': 'Bei Eintrag {number} geschieht etwas, das nicht erzählt wurde: „{found}“',
  'proof.finding.told.nearly':
    'Bei Eintrag {number} geschieht „{found}“, aber nicht ganz wie erzählt: Erzählt wurde {wrong}, und es ist {right}.',
  'proof.finding.told.nonsense':
    'Was bei Eintrag {number} erzählt wurde, kann gar nicht geschehen: {expected}. Es geschieht: „{found}“',
  'proof.finding.count': 'Nach Eintrag {number} gibt es {found} Antworten und nicht {expected}.',
  'proof.finding.answers': 'Die Antworten des Spielstands sind nicht die, die am Tisch gegeben wurden.',
  'proof.finding.position': 'Die Stellung des Spielstands ist nicht die, zu der das Spiel kommt.',
  'proof.finding.outcome': 'Das Spiel endet nicht so, wie die Datei sagt.',
};

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, de: GERMAN };

/**
 * A verdict in words. `fair`: nothing was altered. `points`: what was checked. `findings`: the differences and their
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
  const hash = findings.every(({ what }) => what !== 'seed' && what !== 'published');
  const same = findings.every(({ what }) => what === 'seed' || what === 'published');
  return {
    fair,
    verdict: w.say(fair ? 'proof.fair' : mayBeOtherRules(verdict) ? 'proof.other-rules' : 'proof.altered'),
    points: [
      { good: hash, text: w.say(hash ? (published ? 'proof.hash.published' : 'proof.hash') : 'proof.hash.not') },
      { good: same, text: w.say('proof.answers', { n: answers, dice }) },
      { good: same, text: w.say(same ? 'proof.same' : 'proof.same.not') },
    ],
    findings: findings.map((finding) => findingText(w, game, finding)),
    notes: [
      ...(published ? [] : [w.say('proof.published.missing', { hash: seedHash })]),
      ...(imported ? [w.say('proof.brought')] : []),
      ...(versions.length === 0 ? [] : [w.say('proof.versions', { versions: versions.join(', ') })]),
    ],
  };
}

/** Findings that changed rules can cause. */
const RULE_FINDINGS: ReadonlySet<Finding['what']> = new Set([
  'answer',
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
  if (finding.what === 'event') return eventFindingText(w, game, finding);
  if (finding.what !== 'answer')
    return w.say(`proof.finding.${what}`, args as Readonly<Record<string, string | number>>);
  const { number, code, why } = finding;
  return w.say('proof.finding.answer', { number, code: code?.replaceAll('-', '_') ?? 'none', why });
}

function eventFindingText(w: Words, game: Words, { number, expected, found, sheets }: EventFinding): string {
  const happens = found && eventSentence(game, found, sheets);
  // A file may contain anything: an invalid event, or one about unknown components.
  const told = expected === undefined || expected === null ? undefined : eventSentence(game, expected, sheets);
  if (expected === undefined || expected === null) {
    return w.say('proof.finding.told.not', { number, found: happens ?? excerpt(found) });
  }
  if (found === undefined) return w.say('proof.finding.told.only', { number, expected: told ?? excerpt(expected) });
  const said = { number, found: happens ?? excerpt(found) };
  if (told === undefined) return w.say('proof.finding.told.nonsense', { ...said, expected: excerpt(expected) });
  if (told !== happens) return w.say('proof.finding.told', { ...said, expected: told });
  const [wrong, right] = firstDifference(expected, found);
  return w.say('proof.finding.told.nearly', { ...said, wrong: excerpt(wrong), right: excerpt(right) });
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
