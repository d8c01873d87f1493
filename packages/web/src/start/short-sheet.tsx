import { SKILL_PAIRS } from '@vigil/table';
import { describe } from '../text/describe.js';
import { useLoadedContent } from '../text/use-content.js';
import { FigureList } from '../ui/figure-list.js';

/** The sheet of an investigator or an Ancient One in short. */
export function ShortSheet({ id }: { id: string }) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const description = describe(loaded, id);
  if (!description) return null;
  const { name, kind, figures, lines } = description;
  const sheet = content.investigators.get(id);
  return (
    <article className="short-sheet" aria-label={name}>
      <h3>
        {name} <small>{kind}</small>
      </h3>
      <FigureList figures={figures} />
      {sheet && (
        <p className="ranges">
          {SKILL_PAIRS.map(({ pair, skills }) => (
            <span key={pair}>
              {skills.map((skill, side) => (
                <span key={skill}>
                  {words.say(`skill.${skill}`)} <b>{sheet.sliders[pair].map((values) => values[side]).join(' ')}</b>
                </span>
              ))}
            </span>
          ))}
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  );
}
