import type { Correction, CorrectionKind } from '@vigil/rules';

/** Kinds of correction fields; each has its own choices. */
export type Field =
  | 'seat'
  | 'what'
  | 'place'
  | 'at'
  | 'location'
  | 'card'
  | 'own-card'
  | 'number'
  | 'yes'
  | 'monster'
  | 'monster-to'
  | 'carrier'
  | 'pair'
  | 'stop';

type FieldsOf<K extends CorrectionKind> = {
  readonly [F in Exclude<keyof Extract<Correction, { do: K }>, 'do'>]: Field;
};

/** Fields of each kind of correction, in the order of the form. */
const FIELDS: { readonly [K in CorrectionKind]: FieldsOf<K> } = {
  figure: { seat: 'seat', what: 'what', to: 'number' },
  move: { seat: 'seat', to: 'place' },
  give: { seat: 'seat', card: 'card' },
  take: { seat: 'seat', card: 'own-card' },
  exhaust: { seat: 'seat', card: 'own-card', is: 'yes' },
  delay: { seat: 'seat', is: 'yes' },
  focus: { seat: 'seat', to: 'number' },
  doom: { to: 'number' },
  terror: { to: 'number' },
  clues: { at: 'at', to: 'number' },
  monster: { monster: 'monster', to: 'monster-to' },
  gate: { at: 'location', is: 'yes' },
  arrest: { seat: 'seat' },
  seal: { at: 'location', is: 'yes' },
  first: { seat: 'seat' },
  arrival: { is: 'yes' },
  slider: { seat: 'seat', pair: 'pair', to: 'stop' },
  slot: { seat: 'seat', pair: 'pair', slot: 'stop', is: 'yes' },
  carries: { monster: 'carrier', to: 'number' },
};

/** Corrections for either game; the game UI adds those of one game. */
export const COMMON_KINDS: readonly CorrectionKind[] = [
  'figure',
  'move',
  'give',
  'take',
  'exhaust',
  'delay',
  'focus',
  'doom',
  'terror',
  'clues',
  'monster',
  'gate',
];

/** The fields of a kind with their names in the correction. */
export function fieldsOf(kind: CorrectionKind): readonly (readonly [name: string, field: Field])[] {
  return Object.entries(FIELDS[kind]);
}

const NUMBERS: readonly Field[] = ['seat', 'number', 'pair', 'stop'];

/** Returns the correction of a form. `fieldValue`: returns the text of a field. */
export function createCorrection(kind: CorrectionKind, fieldValue: (name: string, field: Field) => string): Correction {
  const fields = fieldsOf(kind).map(([name, field]) => {
    const text = fieldValue(name, field);
    return [name, NUMBERS.includes(field) ? Number(text) : field === 'yes' ? text === 'yes' : text] as const;
  });
  return { do: kind, ...Object.fromEntries(fields) } as Correction;
}
