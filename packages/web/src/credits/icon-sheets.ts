type IconNames = Readonly<Record<string, string>>;
type IconTables = Readonly<Partial<Record<'MONSTER_ICONS' | 'CARD_ICONS' | 'TYPE_ICONS' | 'FIGURE_ICONS', IconNames>>>;

/** Icons of each box, by the file of its table. */
const TABLES = import.meta.glob<IconTables>('../art/*/icons/names.ts', { eager: true });
/** The sheets of outlines, by their file. */
const SHEETS = import.meta.glob<string>('../art/*/icons/*-outlines.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const sheetByIcon = new Map(
  Object.entries(TABLES).flatMap(([file, { MONSTER_ICONS = {}, ...others }]) => {
    const addTables = (kind: string, tables: readonly IconNames[]) =>
      tables.flatMap((names) =>
        Object.values(names).map((name) => [name, SHEETS[file.replace('names.ts', `${kind}-outlines.svg`)]] as const),
      );
    return [...addTables('monster', [MONSTER_ICONS]), ...addTables('card', Object.values(others))];
  }),
);

/** The sheet on which an icon of game-icons.net is. */
export const sheetOf = (icon: string): string => sheetByIcon.get(icon) ?? '';
