import {
  type AsideDef,
  CHECK,
  OPTIONS,
  type OptionDef,
  type QuestionDef,
  type ValueShape,
  type ValueShapes,
  VOCABULARY,
} from '@vigil/rules';

/** A part of a JSON Schema. */
type SchemaPart = Readonly<Record<string, unknown>>;

/** Creates the JSON Schema of a decision from the vocabulary, for clients and bots in other languages. */
export function decisionSchema(): string {
  const { questions, asides } = VOCABULARY;
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://vigil.invalid/decision.schema.json',
    title: 'A Vigil decision',
    description: 'An open decision: its question, its options, and its subject. See docs/questions.md.',
    type: 'object',
    required: ['key'],
    properties: { key: { enum: Object.keys(questions) } },
    // One schema for each key, so that errors name the question meant.
    allOf: Object.keys(questions).map((key) => ({
      if: { properties: { key: { const: key } } },
      then: { $ref: `#/$defs/${key}` },
    })),
    $defs: {
      ...Object.fromEntries(Object.entries(questions).map(([key, def]) => [key, question(key, def)])),
      check: fields(CHECK.fields),
      ...Object.fromEntries(Object.entries(OPTIONS).map(([key, def]) => [key, answer(key, def)])),
      seats: { type: 'array', items: SEAT },
      asides: { type: 'array', items: { anyOf: Object.entries(asides).map(([key, def]) => aside(key, def)) } },
    },
  };
  // One line per definition; more indentation would mostly add blanks.
  const { $defs, ...head } = whole;
  const lines = Object.entries($defs).map(([name, part]) => `  ${JSON.stringify(name)}: ${JSON.stringify(part)}`);
  return `${JSON.stringify(head).slice(0, -1)},\n "$defs": {\n${lines.join(',\n')}\n }\n}\n`;
}

const SEAT: SchemaPart = { type: 'integer', minimum: 0 };

function question(key: string, { description, args, about, maybe, options }: QuestionDef): SchemaPart {
  const answers = Object.entries(options).map(([option, ids]) => ({
    $ref: `#/$defs/${option}`,
    properties: { id: idsOf([ids].flat()) },
  }));
  return {
    description,
    ...object(
      {
        id: { type: 'string' },
        by: { $ref: '#/$defs/seats' },
        key: { const: key },
        why: { type: 'string' },
        options: { type: 'array', items: { anyOf: answers } },
        asides: { $ref: '#/$defs/asides' },
        ...(args && { args: fields(args) }),
        ...(about && { about: shapeSchema(about) }),
        aside: { const: true },
      },
      maybe ? ['aside', 'about'] : ['aside'],
    ),
  };
}

/** An answer by key. Its id pattern depends on the question. */
function answer(key: string, { args }: OptionDef): SchemaPart {
  const own = { id: { type: 'string' }, key: { const: key }, ...(args && { args: fields(args) }) };
  return object({ ...own, on: { type: 'string' }, by: SEAT }, ['on', 'by']);
}

function aside(key: string, { description, id, args }: AsideDef): SchemaPart {
  return {
    description,
    ...object(
      { id: idsOf([id]), key: { const: key }, by: SEAT, ...(args && { args: fields(args) }), on: { type: 'string' } },
      ['on'],
    ),
  };
}

function idsOf(patterns: readonly string[]): SchemaPart {
  if (patterns.every((pattern) => !pattern.includes('{'))) return { enum: patterns };
  return { pattern: patterns.map((pattern) => `^${pattern.replace(/\{\w+\}/g, '.+')}$`).join('|') };
}

/** Creates the schema of an object with exactly these fields. `may`: optional fields. */
function object(properties: SchemaPart, may: readonly string[]): SchemaPart {
  const required = Object.keys(properties).filter((name) => !may.includes(name));
  return { type: 'object', additionalProperties: false, required, properties };
}

function fields(shapes: ValueShapes): SchemaPart {
  const named = Object.entries(shapes);
  const counted = named
    .filter(([name]) => name.endsWith('#'))
    .map(([name, shape]) => [name.slice(0, -1), shape] as const);
  const plain = named.filter(([name]) => !name.endsWith('#'));
  const properties = plain.map(([name, shape]) => [name.replace(/\?$/, ''), shapeSchema(shape)]);
  const may = plain.filter(([name]) => name.endsWith('?')).map(([name]) => name.slice(0, -1));
  return {
    ...object(Object.fromEntries([...properties, ...counted.map(([name, shape]) => [name, shapeSchema(shape)])]), [
      ...may,
      ...counted.map(([name]) => name),
    ]),
    ...(counted.length > 0 && {
      patternProperties: Object.fromEntries(counted.map(([name, shape]) => [`^${name}\\d+$`, shapeSchema(shape)])),
    }),
  };
}

function shapeSchema(shape: ValueShape): SchemaPart {
  if (typeof shape === 'string') {
    if (shape === 'seat') return SEAT;
    if (shape === 'number' || shape === 'boolean') return { type: shape };
    return { type: shape === 'effect' ? 'object' : 'string' };
  }
  if ('list' in shape) return { type: 'array', items: shapeSchema(shape.list) };
  if ('table' in shape) return { type: 'object', additionalProperties: shapeSchema(shape.table) };
  if ('fields' in shape) return shape.fields === CHECK.fields ? { $ref: '#/$defs/check' } : fields(shape.fields);
  return { enum: shape };
}
