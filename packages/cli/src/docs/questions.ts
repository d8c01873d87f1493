import { randomBot } from '@vigil/bots';
import { type Decision, Play } from '@vigil/engine';
import {
  ASIDES,
  arkham,
  Content,
  ENGLISH,
  type HarmlessAnswer,
  haunt,
  OPTIONS,
  type OptionDef,
  type Pack,
  type QuestionDef,
  TOPICS,
  type ValueShape,
  type ValueShapes,
} from '@vigil/rules';
import { paragraphs, table } from './markdown.js';

const HEADINGS: Readonly<Record<keyof typeof TOPICS, string>> = {
  turn: 'Set-up, Upkeep, movement, trading, the final battle',
  checks: 'Checks and fights',
  cards: 'Questions of cards',
  encounters: 'Encounters and gates',
  mythos: 'The mythos',
  day: 'The day (Haunt)',
  meeting: 'Monsters and the Ancient One (Haunt)',
  team: 'Bonuses, loans, arrivals and departures (Haunt)',
};
/** Number of random games of each kind that are searched for examples. */
const EXAMPLE_GAMES = 24;
const ANSWERS = 400;

/** Describes every question, for authors of clients and bots. `pack`: the packs of the games that provide examples. */
export function questionBook(pack: Pack): string {
  const examples = examplesFrom(pack);
  const options: Readonly<Record<string, OptionDef>> = OPTIONS;
  const parts = Object.entries(TOPICS).map(([topic, questions]) =>
    paragraphs(
      `## ${HEADINGS[topic as keyof typeof TOPICS]}`,
      ...Object.entries<QuestionDef>(questions).map(([key, def]) => question(key, def, options, examples.get(key))),
    ),
  );
  return paragraphs(...parts, '## Asides', asides());
}

function question(
  key: string,
  { description, args, about, maybe, harmless, options }: QuestionDef,
  defs: Readonly<Record<string, OptionDef>>,
  example: Decision | undefined,
): string {
  const answers = Object.entries(options).map(([option, ids]) => [
    code(option),
    [ids].flat().map(code).join(' or '),
    fields(defs[option]?.args ?? {}),
  ]);
  return paragraphs(
    `### ${key}`,
    `${description} In words: *${ENGLISH[key]}*`,
    args && `Args: ${fields(args)}.`,
    about && `About${maybe ? ', not always' : ''}: ${fields(about.fields)}.`,
    harmless === 'none' ? undefined : `Harmless answer: ${[harmless].flat().map(answerText).join(', else ')}.`,
    table(['Answer', 'Id', 'Args'], answers),
    example && `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``,
  );
}

function asides(): string {
  const rows = Object.entries(ASIDES).map(([key, { description, id, args }]) => [
    code(key),
    code(id),
    fields(args),
    description,
  ]);
  return table(['Aside', 'Id', 'Args', 'Description'], rows);
}

function answerText(answer: HarmlessAnswer): string {
  if (typeof answer === 'string') return code(answer);
  if ('first' in answer) return `any ${code(answer.first)}`;
  if ('most' in answer) return `the greatest ${code(answer.most)}`;
  const where = Object.entries(answer.where ?? {}).map(
    ([arg, values]) => ` where ${code(arg)} is ${values.join(' or ')}`,
  );
  return `the least ${code(answer.least)}${where.join('')}`;
}

const code = (text: string) => `\`${text}\``;

function fields(shapes: ValueShapes): string {
  return Object.entries(shapes)
    .map(([name, shape]) => `${code(name)} ${shapeText(shape)}`)
    .join(', ');
}

function shapeText(shape: ValueShape): string {
  if (typeof shape === 'string') return shape;
  if ('list' in shape) return `[${shapeText(shape.list)}]`;
  if ('table' in shape) return `by id: ${shapeText(shape.table)}`;
  if ('fields' in shape) return shape.fields.faces ? 'check' : `{${fields(shape.fields)}}`;
  return shape.map((word) => JSON.stringify(word)).join(' or ');
}

/** Returns the shortest decision of each key that occurs in random games of both kinds. */
function examplesFrom(pack: Pack): ReadonlyMap<string, Decision> {
  const found = new Map<string, { readonly decision: Decision; readonly length: number }>();
  const look = (decisions: readonly Decision[]) => {
    for (const decision of decisions) {
      const { length } = JSON.stringify(decision);
      const before = found.get(decision.key);
      if (!before || length < before.length) found.set(decision.key, { decision, length });
    }
  };
  const content = new Content([pack]);
  for (let n = 0; n < EXAMPLE_GAMES; n++) {
    const seed = `docs ${n}`;
    const setup = { investigators: Array<string>(2 + (n % 3)).fill('random'), ancientOne: 'random' };
    playForExamples(Play.start(arkham(content), setup, seed, { checkpoints: false }), seed, look);
    playForExamples(Play.start(haunt(content), setup, seed, { checkpoints: false }), seed, look);
  }
  return new Map([...found].map(([key, { decision }]) => [key, decision]));
}

function playForExamples<Setup, S, E, R, D extends Decision>(
  play: Play<Setup, S, E, R, D>,
  seed: string,
  look: (decisions: readonly Decision[]) => void,
): void {
  const bot = randomBot(seed);
  for (let n = 0; n < ANSWERS && play.result === undefined; n++) {
    look(play.decisions);
    bot.move(play);
  }
}
