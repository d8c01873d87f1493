/** Random changes of texts: another figure or game word, an exchanged text, a dropped text. */
import type { Language } from '@vigil/rules';
import { createRandom } from '../mutations.js';
import { LANGUAGES, TEXT_KINDS, type TextKind, type Texts } from './box-texts.js';

export interface TextMutation {
  readonly kind: TextKind;
  readonly language: Language;
  readonly id: string;
  readonly what: string;
  readonly texts: Texts;
}

/** Groups of words that a mutation exchanges. */
const WORDS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Sanity', 'Stamina', 'Focus'],
    ['Clue', 'Spell', 'Ally', 'monster'],
    ['Clues', 'Spells', 'monsters', 'items', 'gates', 'tokens'],
    ['Will', 'Luck', 'Lore', 'Fight', 'Speed', 'Sneak'],
    ['Common', 'Unique'],
    ['white', 'black'],
    ['doom', 'terror'],
    ['lose', 'gain'],
    ['loses', 'gains'],
    ['street', 'location', 'Sky'],
    ['streets', 'locations', 'Outskirts'],
    ['delayed', 'arrested', 'devoured'],
    ['Cursed', 'Blessed'],
    ['insane', 'unconscious'],
    ['highest', 'lowest'],
    ['nearest', 'random'],
    ['may', 'cannot'],
    ['before', 'after'],
    ['passed', 'failed'],
    ['Passed', 'Failed'],
    ['gate', 'seal'],
    ['draw', 'discard'],
    ['top', 'last'],
    ['first', 'second'],
    ['less', 'more'],
    ['unless', 'if'],
    ['no', 'all'],
    ['half', 'twice'],
  ],
  de: [
    ['geistige Gesundheit', 'Ausdauer'],
    ['Hinweis', 'Zauber', 'Monster'],
    ['Hinweise', 'Zauber', 'Gegenstände', 'Tore'],
    ['Willensprobe', 'Glücksprobe', 'Wissensprobe', 'Kampfprobe'],
    ['einfache', 'besondere'],
    ['einfachen', 'besonderen'],
    ['weißen', 'schwarzen'],
    ['verliere', 'erhalte'],
    ['verliert', 'erhält'],
    ['verlieren', 'erhalten'],
    ['Straße', 'Stadtrand'],
    ['Straßen', 'Orten'],
    ['aufgehalten', 'verhaftet', 'verschlungen'],
    ['verflucht', 'gesegnet'],
    ['wahnsinnig', 'bewusstlos'],
    ['darfst', 'kannst'],
    ['darf', 'muss'],
    ['Bestanden', 'Misslungen'],
    ['Tor', 'Siegel'],
    ['ziehe', 'wähle'],
    ['oberste', 'letzte'],
    ['ersten', 'letzten'],
    ['weniger', 'mehr'],
    ['keine', 'alle'],
    ['nicht', 'immer'],
    ['Monsterbecher', 'Stadtrand'],
    ['Verdammnismarker', 'Terrorstufe'],
  ],
};

type Pick = (below: number) => number;
const pickOne = <T>(of: readonly T[], pick: Pick): T | undefined => of[of.length > 0 ? pick(of.length) : 0];

/** Changes one figure or one word of a sentence. */
function mutateSentence(
  text: string,
  language: Language,
  pick: Pick,
): readonly [what: string, text: string] | undefined {
  const figures = [...text.matchAll(/(?<![={\w.])\d+(?![\w.]| *\{)/g)].map(({ 0: original, index }) => {
    const by = `${Math.abs(Number(original) + (pick(2) === 0 ? 1 : -1))}`;
    return { was: original, index, by };
  });
  const words = WORDS[language].flatMap((kind) =>
    kind.flatMap((original) =>
      [...text.matchAll(new RegExp(`(?<![\\p{L}{])${original}(?![\\p{L}}]| *\\{)`, 'gu'))].map(({ index }) => ({
        was: original,
        index,
        by: pickOne(
          kind.filter((other) => other !== original),
          pick,
        ) as string,
      })),
    ),
  );
  const change = pickOne([...figures, ...words], pick);
  if (!change) return undefined;
  const { was, index, by } = change;
  return [`${was} becomes ${by}`, `${text.slice(0, index)}${by}${text.slice(index + was.length)}`];
}

/** Yields `n` random changes of a box's texts, evenly by kind and language. */
export function* mutateTexts(texts: Texts, n: number, seed: number): Generator<TextMutation> {
  const pick = createRandom(seed);
  const groups = TEXT_KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) => (Object.keys(texts[kind][language]).length > 1 ? [[kind, language] as const] : [])),
  );
  for (let count = 0; count < n; ) {
    const [kind, language] = groups[pick(groups.length)] as (typeof groups)[number];
    const all = texts[kind][language];
    const ids = Object.keys(all);
    const [id, other] = [ids[pick(ids.length)] as string, ids[pick(ids.length)] as string];
    const [text, instead] = [all[id] as string, all[other] as string];
    const method = pick(8);
    const changed =
      kind === 'sentences' && method > 1
        ? mutateSentence(text, language, pick)
        : method === 0
          ? (['dropped', undefined] as const)
          : ([`exchanged for ${other}`, instead] as const);
    if (!changed || changed[1] === text) continue;
    count++;
    const { [id]: _was, ...rest } = all;
    const own = changed[1] === undefined ? rest : { ...all, [id]: changed[1] };
    const exchanged = changed[1] === instead && id !== other ? { ...own, [other]: text } : own;
    yield {
      kind,
      language,
      id,
      what: changed[0],
      texts: { ...texts, [kind]: { ...texts[kind], [language]: exchanged } },
    };
  }
}
