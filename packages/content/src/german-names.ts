/** Declension of German names: articles, prepositions and cases. */
import type { NameForms } from '@vigil/rules';

/** A name and its forms. */
export type GermanName = readonly [name: string, forms?: NameForms];

type Gender = 'm' | 'f' | 'n';

const ARTICLES = {
  m: ['der', 'den', 'dem', 'ein', 'einen', 'jeder', 'jeden'],
  f: ['die', 'die', 'der', 'eine', 'eine', 'jede', 'jede'],
  n: ['das', 'das', 'dem', 'ein', 'ein', 'jedes', 'jedes'],
} as const;

/** Creates the forms of a monster's noun. `oblique`: its accusative and dative, if different. */
export function noun(gender: Gender, name: string, oblique = name): GermanName {
  const [the, acc, dat, a, aAcc, each, eachAcc] = ARTICLES[gender];
  return [
    name,
    {
      the: `${the} ${name}`,
      acc: `${acc} ${oblique}`,
      dat: `${dat} ${oblique}`,
      a: `${a} ${name}`,
      aacc: `${aAcc} ${oblique}`,
      each: `${each} ${name}`,
      eachacc: `${eachAcc} ${oblique}`,
    },
  ];
}

/** Creates the forms of a noun with an adjective in its name; `stem`: the adjective without an ending. */
export function nounWithAdjective(gender: Gender, stem: string, name: string, oblique = name): GermanName {
  const [the, acc, dat, a, aAcc, each, eachAcc] = ARTICLES[gender];
  const alone = { m: 'er', f: 'e', n: 'es' }[gender];
  const object = gender === 'm' ? 'en' : 'e';
  return [
    `${stem}${alone} ${name}`,
    {
      the: `${the} ${stem}e ${name}`,
      acc: `${acc} ${stem}${object} ${oblique}`,
      dat: `${dat} ${stem}en ${oblique}`,
      a: `${a} ${stem}${alone} ${name}`,
      aacc: `${aAcc} ${stem}${gender === 'm' ? 'en' : alone} ${oblique}`,
      each: `${each} ${stem}e ${name}`,
      eachacc: `${eachAcc} ${stem}${object} ${oblique}`,
    },
  ];
}

/** Returns the name of the only monster of its kind: "each" of it has the article. */
export function only([name, forms]: GermanName): GermanName {
  return [name, { ...forms, each: forms?.the ?? name, eachacc: forms?.acc ?? name }];
}

/**
 * Name of a place. `at`: location phrase; `to`: direction phrase; `the`: nominative; `acc`: accusative; `of`: genitive.
 */
export const placeName = (name: string, at: string, to: string, the: string, acc: string, of: string): GermanName => [
  name,
  { at, to, the, acc, of },
];
export const masculinePlace = (name: string, at: string, to: string, of: string): GermanName =>
  placeName(name, at, to, `der ${name}`, `den ${name}`, of);
export const femininePlace = (name: string, at: string, to: string): GermanName =>
  placeName(name, at, to, `die ${name}`, `die ${name}`, `der ${name}`);
export const neuterPlace = (name: string, at: string, to: string, of: string): GermanName =>
  placeName(name, at, to, `das ${name}`, `das ${name}`, of);
/** A name that takes no article: "in Hibbs Rasthaus". */
export const placeWithoutArticle = (name: string, at: string, to: string): GermanName =>
  placeName(name, at, to, name, name, `von ${name}`);

/** Returns names by `kind/id`, as `BoxWords` has them. */
export const namesByKey = (kind: string, list: Readonly<Record<string, GermanName>>): Record<string, string> =>
  Object.fromEntries(Object.entries(list).map(([id, [name]]) => [`${kind}/${id}`, name]));

/** Returns name forms by `kind/id`. */
export const formsByKey = (kind: string, list: Readonly<Record<string, GermanName>>): Record<string, NameForms> =>
  Object.fromEntries(Object.entries(list).flatMap(([id, [, forms]]) => (forms ? [[`${kind}/${id}`, forms]] : [])));
