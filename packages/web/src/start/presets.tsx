import { PRESETS, type Preset } from '@vigil/content';
import type { GameId } from '@vigil/table';
import { language } from '../words/language.js';

interface Props {
  readonly game: GameId;
  /** The house rules that differ from their defaults. */
  readonly changed: Readonly<Record<string, string>>;
  readonly choose: (preset: Preset) => void;
}

/** Buttons that each set boxes and house rules which belong together. */
export function Presets({ game, changed, choose }: Props) {
  return PRESETS.filter((preset) => preset.game === game).map((preset) => {
    const { id, name, about, houseRules } = preset;
    const on = Object.entries(houseRules).every(([rule, value]) => changed[rule] === value);
    return (
      <div key={id} className="preset">
        <button type="button" aria-pressed={on} onClick={() => choose(preset)}>
          {name[language] ?? name.en}
        </button>
        <p className="small">{about[language] ?? about.en}</p>
      </div>
    );
  });
}
