import { PAIRS } from '@vigil/table';
import { FigureList } from '../frame/figure-list.js';
import { describe } from '../say/describe.js';
import { useEdition } from '../say/use-edition.js';

/** The sheet of an investigator or an Ancient One in short. */
export function ShortSheet({ id }: { id: string }) {
  const edition = useEdition();
  const { content, words } = edition;
  const description = describe(edition, id);
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
          {PAIRS.map(({ pair, skills }) => (
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
