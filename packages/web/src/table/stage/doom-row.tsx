/** The Ancient One's doom tokens, and the rest: empty spaces, or removed tokens. */
export function DoomRow(of: { label: string; doom: number; spaces: number; rest: 'empty' | 'beaten' }) {
  const { label, doom, spaces, rest } = of;
  return (
    <ol className="stage-doom" aria-label={label}>
      {Array.from({ length: Math.max(doom, spaces) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are identified by position
        <li key={i} className={i < doom ? 'on' : rest} />
      ))}
    </ol>
  );
}
