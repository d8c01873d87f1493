/** The lint of player texts (scripts/lib/player-text), and its parts. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface PlayerText {
  readonly language: 'en' | 'de';
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** The scripts have no types: they are plain JavaScript that also runs by itself. */
const folder: string = '../../../scripts/lib/player-text';
const { faultsOf } = (await import(`${folder}/lint.mjs`)) as {
  faultsOf(text: PlayerText, terms?: readonly unknown[]): readonly { readonly kind: string; readonly text: string }[];
};
const { textsOf } = (await import(`${folder}/branches.mjs`)) as { textsOf(message: string): string[] };
const { replacedTerms } = (await import(`${folder}/rules.mjs`)) as {
  replacedTerms(style: string): readonly { readonly term: string; readonly instead: string }[];
};
const { sourceMessages } = (await import(`${folder}/source-messages.mjs`)) as { sourceMessages(): PlayerText[] };

const STYLE = readFileSync('docs/style.md', 'utf8');
const WEB = 'packages/web/src/words/en/table.ts';
const kindsOf = (text: string, key = 'ui.some', language: PlayerText['language'] = 'en', file = WEB): string[] =>
  faultsOf({ language, file, key, text }, replacedTerms(STYLE)).map(({ kind }) => kind);

it('textsOf returns each branch of a message once', () => {
  expect(textsOf('{n, plural, =0 {none} one {# card} other {# cards}} of {name}')).toEqual([
    'none of {name}',
    '# card of {name}',
    '# cards of {name}',
  ]);
  expect(textsOf('{who, select, third {loses} other {lose}} {n, plural, one {a {card}} other {#}}')).toEqual([
    'loses a {card}',
    'lose #',
  ]);
});

it('the lint finds what the style guide rules out', () => {
  expect(kindsOf('Does {investigator} pay?', 'q.pay')).toEqual(['pattern', 'named']);
  expect(kindsOf('Draw another card in place of this')).toEqual(['pattern']);
  expect(kindsOf('{n, plural, one {Choose a card} other {Whoever fails loses it}}')).toEqual(['pattern']);
  expect(kindsOf('Give 1 Clue more')).toEqual(['pattern']);
  expect(kindsOf('Fight 1 or more of them')).toEqual([]);
  expect(kindsOf('No', 'o.no')).toEqual(['pattern']);
  expect(kindsOf('No damage', 'o.no-damage')).toEqual([]);
  expect(kindsOf("the monster's toughness")).toEqual(['quotes']);
  expect(kindsOf('lost -- for good')).toEqual(['quotes']);
  expect(kindsOf('run vigil replay --verify')).toEqual([]);
  expect(kindsOf('You can take back an answer')).toEqual(['term']);
  expect(kindsOf('Der Terrorlevel steigt', 'ui.some', 'de')).toEqual(['term']);
  expect(kindsOf('“Karte”', 'ui.some', 'de')).toEqual(['quotes']);
  expect(kindsOf('Ein Eintrag im Protokoll', 'ui.some', 'de')).toEqual(['term']);
  expect(kindsOf('Kaufe sie, wenn du willst', 'ui.some', 'de')).toEqual(['pattern']);
  expect(kindsOf('Played in imagined games')).toEqual(['term']);
  expect(kindsOf('Aus 3 gedachten Partien', 'ui.some', 'de')).toEqual(['term']);
  expect(kindsOf('Please vote until {when}.')).toEqual(['pattern']);
  expect(kindsOf('away until {when}')).toEqual([]);
  expect(kindsOf('The plan of {name} is void')).toEqual(['pattern']);
  expect(kindsOf('{name}’s plan is void')).toEqual([]);
  expect(kindsOf('deadlines rest on weekends')).toEqual(['pattern']);
  expect(kindsOf('Der Plan gilt nicht mehr: es gab keinen Weg', 'ui.some', 'de')).toEqual(['pattern']);
  expect(kindsOf('{why, select, a {Ungültig: ein Monster kam dazwischen} other {}}', 'ui.some', 'de')).toEqual([
    'pattern',
  ]);
  expect(kindsOf('Der Plan gilt nicht mehr: Es gab keinen Weg', 'ui.some', 'de')).toEqual([]);
  expect(kindsOf('Wenn du kämpfst – du darfst sie ablegen', 'ui.some', 'de')).toEqual(['pattern']);
  expect(kindsOf('2 Hinweise mehr', 'ui.some', 'de')).toEqual(['pattern']);
  expect(kindsOf('2 Hinweise mehr ausgeben, als sie kostet', 'ui.some', 'de')).toEqual([]);
});

it('the lint checks texts of boxes and generated texts too', () => {
  const generated = (text: string, language: PlayerText['language'] = 'en') =>
    kindsOf(text, 'location-encounter/some', language, 'generated/base');
  expect(generated('You may gain $10 and become Cursed.')).toEqual(['pattern']);
  expect(generated('You may gain $10. If you do, you are Cursed.')).toEqual([]);
  expect(generated('See the journal.')).toEqual(['term']);
  expect(generated('Discard an Old Journal.')).toEqual([]);
  expect(generated('Erhalte 1 Indiz.', 'de')).toEqual(['term']);
  expect(generated(`Draw a card and ${'word '.repeat(25)}.`)).toEqual(['longText']);
  expect(kindsOf('the Erforschungsmarker', 'some.box', 'de', 'packages/content/src/base/words/de.ts')).toEqual([
    'term',
  ]);
});

it('a sentence may have 25 words, and a placeholder counts as one', () => {
  expect(kindsOf(`${'word '.repeat(24)}{n, number}.`)).toEqual([]);
  expect(kindsOf(`${'word '.repeat(25)}{name}.`)).toEqual(['longText']);
  expect(kindsOf(`${'word '.repeat(20)}. ${'word '.repeat(20)}.`)).toEqual([]);
});

it('the replaced terms come from the style guide', () => {
  expect(replacedTerms(STYLE).map(({ term }) => term)).toEqual(
    expect.arrayContaining(['take back', 'look on', 'Protokoll', 'Terrorlevel']),
  );
});

it('the messages of page, terminal, server and table are found in both languages', () => {
  const found = sourceMessages();
  const keys = (language: string, part: string) =>
    found
      .filter((one) => one.language === language && one.file.startsWith(part))
      .map(({ key }) => key)
      .sort();
  for (const part of ['packages/web/src/words', 'packages/cli', 'packages/server/src/notify', 'packages/table']) {
    expect(keys('en', part).length).toBeGreaterThan(10);
    expect(keys('de', part)).toEqual(keys('en', part));
  }
});
