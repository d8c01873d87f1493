/** Figures with their names, as pairs of a list. `className`: how the list is laid out. */
export function FigureList({
  figures,
  className = 'figures',
}: {
  figures: readonly (readonly [name: string, value: string])[];
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
