/** Faults of player text that a pattern finds (docs/style.md). */

/** Sentences of more words are too long. */
export const MAX_WORDS = 25;

/** Texts whose long sentence is right, with the reason. */
export const LONG_ALLOWED = new Map([
  ['t.help', 'a table of commands'],
  ['t.post.help', 'a table of commands'],
]);

/** Prompts that must name the investigator they are about, with the reason. */
export const NAMED_ALLOWED = new Map([
  ['q.new-investigator', 'asks for the successor of one who has left'],
  ['q.newcomer', 'asks for the successor of one who has left'],
  ['q.give-up', 'asks the others about one who is away'],
  ['q.loss', 'asks others too, who may help the one who loses'],
  ['q.ancient-demand', 'asks the others about the one who is about to be devoured'],
]);

/** Parts of sentences, inside the quotes of the whole. */
export const INSIDE_QUOTES = /^e\.cards\./;

/**
 * Keys that only one language needs: forms of names with articles, forms of pronouns, and messages used only in
 * languages that have such forms.
 */
export const ONE_LANGUAGE =
  /^(?:(?:form|pronoun)\.|(?:amount\.as-many-again|has\.there\.(?:tokens|seals|successes|failures)|card\.(?:one-of|common-or-unique|unique-or-common)|monsters\.(?:each-kind|a-kind|with\..*)|monster\.flies|amount\.for-each\.most|amount\.as(?:\.(?:most|dice|rolled))?|effect\.return-monster\.(?:cup|box|sheet)\.it|rumor\.pass\.no-tokens\.tokens-on-terror|countable\.(?:terror\.less|missing-seals\.each)|effect\.receive\.bank-loan|if\.at-except|list\.(?:either|clauses\.(?:and|or))|check\.it|aim|(?:may\.pay|use\.pay|cast(?:\.may|\.apart)?)\.aim|ability\.(?:if\.joined|opening)|trigger\.joined(?:\.(?:at|long))?|trigger\.clause(?:\.long)?|list\.nor|each\.at|option\.paid)$)/;

/** Keys of texts that are no sentences of the game, or are read elsewhere: licences, credits, an imprint. */
export const SKIPPED_KEYS = /(^|\.)(credits|imprint|licen[cs]e)(\.|$)/;

/** British spelling. */
export const BRITISH = [
  'British spelling',
  /\b\w*(?:neighbour|colour|favour|honour|armour|harbour|rumour|vigour|parlour|behaviour)\w*\b|\b(?:grey|theatre|centre|tyres?|ageing|defence|travellers?|(?:un)?labelled|shrivelled|cheque|kerb|towards)\b/i,
];

/** Patterns of each language: what is wrong, and where (`keys`: only messages with such a key). */
export const PATTERNS = {
  en: [
    ['a prompt with "does" or "is"', /^(?:Does|Do|Is|Are) \{/],
    ['"in place of": instead of', /\bin place of\b|\bin its place\b/i],
    ['a person without a noun', /\b(?:whoever|whomever|somebody|everybody|anybody)\b/i],
    [
      'a number after its noun',
      /\b\d+ (?!or\b)(?:[A-Z]\w+ )?[A-Za-z]+ (?:more|less)\b(?! than)|\bmore\?$|\ba (?:card|die|token|success) more\b/,
    ],
    ['"as long as": while', /\bas long as\b/i],
    ['"is due"', /\b(?:is|are) due\b/i],
    ['"if you wish": you may', /\bif you wish\b/i],
    ['"Declined: nothing happens"', /Declined: nothing happens/],
    ['a label after labels', /\b(?:Passed or failed|Done or declined|Whatever you choose|Either way|Not available):/],
    ['a check "at −1"', /\bchecks? at [+−]\d/],
    ['a deck in small letters', /\b(?:Common|Unique|Exhibit) items?\b/],
    [
      '"pay" for what is spent',
      /\bpay(?:s|ing)? (?:\d+ |any (?:number|amount) of )?(?:Clues?|Focus|movement points?|(?:monster |gate )?troph(?:y|ies))\b/,
    ],
    ['two colons in a row', /\b(?:[Cc]hoose|wish|Otherwise|otherwise):\s*(?:choose:|\([A-Z])|: choose:|: \([A-Z][a-z]/],
    ['"turn up" a card: reveal', /\bturns? up the top\b|\bturned up\b/i],
    ['"look through" a deck: search', /\blooks? through the\b/i],
    ['things lie or stand', /\b(?:lies|lie|lying) (?:on|in|at|there|here|under|face)\b|\btokens? stands?\b/],
    [
      '"your" after "each"',
      /\b[Ee]ach (?:other )?(?:investigator|player)\b[^.:]*\byour\b(?! (?:area|neighborhood|street|choice))/,
    ],
    ['an article before a name', /\ba (?:Changed|Barred|Psychic|Captain of)\b|\bEvery The\b|\bthe The\b/],
    BRITISH,
    ['a space before %', /\d\s%/],
    ['"until" for a deadline: by', /\b(?:vote|answer|decide|reply|confirm)\b[^.:;]* until (?:\{|\d)/i],
    ['deadlines rest: pause', /\bdeadlines? rests?\b/i],
    ['"of" a name: ’s', /\b(?:plan|proposal|turn|answer|trade|check) of \{(?:investigator)?\}/i],
    ['a link "of" a seat: to', /\blinks? of\b/i],
    ['"several" without a noun', /(?:^|[.·] )Several (?:have|are|can|may)\b/],
    ['"either" after a colon', /: Either\b/],
    ['"instead for"', /\binstead for\b/],
    [
      'a gain with its price in one breath',
      /\b[Yy]ou may (?:gain|draw|take)\b[^.:]* and (?:become Cursed|be (?:delayed|arrested|devoured))\b/,
    ],
  ],
  de: [
    ['eine Frage mit Namen', /^\p{Lu}\p{Ll}+t \{investigator\}/u],
    ['"wer" ohne Hauptsatz', /(?:^|\. )Wer hier\b/],
    ['"verschollen": verloren', /verschollen/],
    [
      'anderes Wort für einfache und besondere Gegenstände',
      /\b(?:gewöhnliche|einzigartige)[nrs]? (?:Gegenst|oder|und)/,
    ],
    ['Proben "mit −1"', /proben? mit [+−]\d/i],
    ['"Abgelehnt: Nichts geschieht"', /Abgelehnt: Nichts geschieht/],
    ['ein Rest nach den Ergebnissen', /\b(?:Bestanden oder nicht|Bei jeder Wahl|Nicht verfügbar):/],
    ['zwei Doppelpunkte', /: (?:Wähle|Dann|Sonst):|Du darfst Folgendes tun:/],
    ['"mehr" hinter dem Nomen', /\b\d+ (?:Karten?|Würfel|Marker|Hinweise?) mehr\b(?!(?: \p{L}+,)? als\b)/u],
    ['Dinge liegen oder stehen', /\b(?:Marker|Karten?|Hinweise?|Siegel) (?:liegt|liegen|steht|stehen)\b/],
    ['"Mail" ohne E-', /(?<!E-)\bMails?\b/],
    ['% ohne Leerzeichen', /\d%/],
    ['"wenn du willst": du darfst', /\bwenn (?:du willst|er will|ihr wollt)\b/i],
    [
      'ein ganzer Satz klein nach dem Doppelpunkt',
      /: (?:(?:er|es|man|niemand) \p{Ll}+|(?:der|die|das|dem|den|ein|eine|kein|keine|zu viele|zu wenige) [^.:;,()–·]*\b(?:ist|sind|war|waren|wurde|wurden|hat|haben|kam|gab)\b)/u,
    ],
    ['"mehrere" ohne Nomen', /(?:^|[.·] )Mehrere (?:sind|haben|können)\b/],
    ['ein Strich nach einem Nebensatz', /(?:^|[.!] )(?:Wenn|Nachdem|Bevor) [^.:–]* – (?:du|er|sie) darf/],
    ['"die Karte", wo ihr Name hilft', /\bIst die Karte nicht verfügbar\b/],
    ['verkaufen als Pflicht: du darfst', /\bverkauft? beliebig viele\b/i],
    ['ein Partikel vor der Frist', /\bab bis \{/],
    ['einem Monster entkommen: ausweichen', /\b(?:ihm|ihr|ihnen|Monster) entkommen\b/],
  ],
};

/** An answer that only says yes or no. */
export const BARE_ANSWER = { keys: /^(?:o|answer)\./, text: /^(?:Yes|No|Ja|Nein)(?=$|[,.;:])/ };

/** A prompt that names the investigator: the table does that (`q.named`). */
export const NAMED_PROMPT = { keys: /^q\.(?!named$)/, text: /\{investigator\}/ };

/** Faults of quotes, dashes and signs, in both languages. */
export const TYPOGRAPHY = [
  ['a straight quote', /"|(?<=\p{L})'(?=\p{L})|(?<=\s)'(?=\p{L})/u],
  ['two hyphens', /--(?![a-z])/],
  ['a hyphen as a dash', /\s-\s/],
  ['a hyphen as a minus', /(?<=^|[\s(])-(?=\d)/],
  ['three dots', /\.\.\./],
];

/** Quotes of the other language. */
export const FOREIGN_QUOTES = { en: /„/, de: /”|(?<!„[^“]*)“/ };

/** Terms of the "not" column of docs/style.md that are also plain words, and so are not looked for. */
const PLAIN = new Set(['keep', 'talk', 'mail', 'machine', 'person', 'telling', 'let stand', 'chair', 'word left']);

/** Returns the terms that docs/style.md replaces in each language, from its table "Terms of the interface". */
export function replacedTerms(style) {
  const table = style.split(/^## Terms of the interface$/m)[1]?.split(/^## /m)[0] ?? '';
  return table.split('\n').flatMap((row) => {
    const [, english, german, notEnglish = '', notGerman = ''] = row.split('|').map((cell) => cell.trim());
    if (english === undefined || english === 'English' || /^-+$/.test(english)) return [];
    return [
      ...termsOf('en', notEnglish, english, (term) => `\\b${term}s?\\b`, 'i'),
      ...termsOf('de', notGerman, german, (term) => `(?<!\\p{L})${term}(?:e|er|en|es|n|s)?(?!\\p{L})`, 'u'),
    ];
  });
}

const termsOf = (language, cell, instead, source, flags) =>
  cell
    .split(',')
    .map((term) => term.replace(/\(.*\)/, '').trim())
    .filter((term) => term !== '' && !PLAIN.has(term))
    .map((term) => ({
      language,
      term,
      instead,
      pattern: new RegExp(source(term), flags),
      small: new RegExp(source(term), flags.replace('i', '')),
    }));
