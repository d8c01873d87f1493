/** Conversion of rows between server and database: JSON is text in both databases, and undefined is null. */

/** The encoding of each field of a row. Complete by its type: a new field must state its encoding too. */
type Kinds<Row> = { readonly [Field in keyof Row]-?: 'plain' | 'json' };

type OrNull<Value, Kept> = undefined extends Value ? Kept | null : Kept;

/** The conversions of a row type. */
export type Columns<Row, Kind extends Kinds<Row>> = {
  -readonly [Field in keyof Row]-?: OrNull<
    Row[Field],
    Kind[Field] extends 'json' ? string : Exclude<Row[Field], undefined>
  >;
};

export interface Codec<Row, Kind extends Kinds<Row>> {
  /** Names of all columns. */
  readonly columns: readonly (keyof Row & string)[];
  toColumns(row: Row): Columns<Row, Kind>;
  /** Converts only the given fields; undefined clears a field. */
  toChange(change: Partial<Row>): Partial<Columns<Row, Kind>>;
  toRow(columns: Columns<Row, Kind>): Row;
}

/** Creates the conversions of a row type from its encodings. */
export function createCodec<Row extends object>() {
  return <const Kind extends Kinds<Row>>(kinds: Kind): Codec<Row, Kind> => {
    const isJson = (field: string) => kinds[field as keyof Row] === 'json';
    const keep = (row: object) =>
      Object.fromEntries(Object.entries(row).map(([field, value]) => [field, encodeValue(value, isJson(field))]));
    return {
      columns: Object.keys(kinds) as (keyof Row & string)[],
      toColumns: (row) => keep(row) as Columns<Row, Kind>,
      toChange: (change) => keep(change) as Partial<Columns<Row, Kind>>,
      toRow: (columns) =>
        Object.fromEntries(
          Object.entries(columns).map(([field, value]) => [
            field,
            value === null ? undefined : isJson(field) && typeof value === 'string' ? JSON.parse(value) : value,
          ]),
        ) as Row,
    };
  };
}

function encodeValue(value: unknown, isJson: boolean): unknown {
  if (value === undefined) return null;
  if (isJson) return JSON.stringify(value);
  // PostgreSQL does not allow this character in texts.
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}
