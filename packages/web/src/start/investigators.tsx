import { useState } from 'react';
import { describe } from '../game/describe.js';
import { PAIRS } from '../game/figures.js';
import { TABLE_SIZES, UNUSED_SHEETS } from '../game/games.js';
import type { GameId } from '../game/view.js';
import { content, words } from '../game/words.js';
import { Cameo } from '../table/cameo.js';

interface Props {
  readonly game: GameId;
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
  /** How many come at random after those chosen. */
  readonly random: number;
  readonly setRandom: (n: number) => void;
}

/** The choice of investigators, with the sheet of the one last pointed at. */
export function Investigators({ game, chosen, choose, random, setRandom }: Props) {
  const [shown, setShown] = useState<string>();
  const full = chosen.length + random >= TABLE_SIZES[game].most;
  const toggle = (id: string) => {
    setShown(id);
    if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
    else if (!full || random > 0) choose([...chosen, id]);
    // Whoever is chosen takes the place of one at random.
    if (!chosen.includes(id) && random > 0) setRandom(random - 1);
  };
  return (
    <fieldset>
      <legend>Investigators</legend>
      <div className="choices people">
        {sheetsOf(game).map(({ id, name, occupation }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            disabled={full && random === 0 && !chosen.includes(id)}
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

function sheetsOf(game: GameId) {
  return [...content.investigators.values()].filter(({ id }) => !UNUSED_SHEETS[game].includes(id));
}
