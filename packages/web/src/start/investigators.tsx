import { useState } from 'react';
import { content, words } from '../game/arkham.js';
import { describe } from '../game/describe.js';
import { PAIRS } from '../game/figures.js';
import { Cameo } from '../table/cameo.js';

const MOST = 8;

interface Props {
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
  /** How many come at random after those chosen. */
  readonly random: number;
  readonly setRandom: (n: number) => void;
}

/** The choice of one to eight investigators, with the sheet of the one last pointed at. */
export function Investigators({ chosen, choose, random, setRandom }: Props) {
  const [shown, setShown] = useState<string>();
  const full = chosen.length + random >= MOST;
  const toggle = (id: string) => {
    setShown(id);
    if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
    else if (!full) choose([...chosen, id]);
    // The first one chosen takes the place of the one at random.
    if (chosen.length === 0 && random === 1) setRandom(0);
  };
  return (
    <fieldset>
      <legend>Investigators</legend>
      <div className="choices people">
        {[...content.investigators.values()].map(({ id, name, occupation }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            disabled={full && !chosen.includes(id)}
            onClick={() => toggle(id)}
            onPointerEnter={() => setShown(id)}
            onFocus={() => setShown(id)}
          >
            <Cameo id={id} />
            <span>
              <b>{name}</b>
              <small>{occupation}</small>
            </span>
            {chosen.includes(id) && <em>{chosen.indexOf(id) + 1}</em>}
          </button>
        ))}
      </div>
      <p className="stepper">
        At random besides:
        <button
          type="button"
          aria-label="One less at random"
          disabled={random === 0}
          onClick={() => setRandom(random - 1)}
        >
          −
        </button>
        <b>{random}</b>
        <button type="button" aria-label="One more at random" disabled={full} onClick={() => setRandom(random + 1)}>
          +
        </button>
      </p>
      {shown !== undefined && <SheetInShort id={shown} />}
    </fieldset>
  );
}

function SheetInShort({ id }: { id: string }) {
  const sheet = content.investigators.get(id);
  const description = describe(id);
  if (!sheet || !description) return null;
  return (
    <article className="short-sheet" aria-label={sheet.name}>
      <h3>
        {sheet.name} <small>{sheet.occupation}</small>
      </h3>
      <dl className="figures">
        {description.figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
      {description.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  );
}
