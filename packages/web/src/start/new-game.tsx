import { DEFAULT_HOUSE_RULES, type HouseRules } from '@vigil/rules';
import { useState } from 'react';
import { newSeed } from '../game/chance.js';
import { Session } from '../game/session.js';
import { AncientOnes } from './ancient-ones.js';
import { HouseRuleChoices } from './house-rules.js';
import { Investigators } from './investigators.js';

/** Everything that is agreed before a game: who plays, against whom, from which seed, by which house rules. */
export function NewGame({ begin }: { begin: (make: (id: string) => Session) => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [random, setRandom] = useState(1);
  const [ancientOne, setAncientOne] = useState('random');
  const [seed, setSeed] = useState(newSeed);
  const [houseRules, setHouseRules] = useState<HouseRules>(DEFAULT_HOUSE_RULES);
  const players = chosen.length + random;

  const start = () => {
    const investigators = [...chosen, ...Array<string>(random).fill('random')];
    const changed = Object.entries(houseRules).filter(
      ([rule, is]) => DEFAULT_HOUSE_RULES[rule as keyof HouseRules] !== is,
    );
    begin((id) =>
      Session.start(
        id,
        { investigators, ancientOne, houseRules: Object.fromEntries(changed) },
        seed.trim() || newSeed(),
      ),
    );
  };

  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h2>New game</h2>
      <Investigators chosen={chosen} choose={setChosen} random={random} setRandom={setRandom} />
      <AncientOnes chosen={ancientOne} choose={setAncientOne} />
      <fieldset className="seed">
        <legend>Chance</legend>
        <label>
          Seed{' '}
          <input value={seed} onChange={(event) => setSeed(event.target.value)} maxLength={80} spellCheck={false} />
        </label>
        <button type="button" onClick={() => setSeed(newSeed())}>
          Another
        </button>
        <p className="small">The same seed and the same answers always give the same game.</p>
      </fieldset>
      <HouseRuleChoices rules={houseRules} choose={setHouseRules} />
      <p className="begin">
        <button type="submit" className="great" disabled={players < 1 || players > 8}>
          Begin with {players === 1 ? 'one investigator' : `${players} investigators`}
        </button>
      </p>
    </form>
  );
}
