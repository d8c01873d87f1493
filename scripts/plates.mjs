// Draws the plates of monsters, each from its scene in scripts/engrave/scenes/<box>, into packages/web/src/art/<box>/plates.
//
//   node scripts/plates.mjs [NAME...]
//
// A plate takes from ten seconds to a minute. How one is made stands at the head of scripts/engrave/bodies.mjs.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cut } from './engrave/cut.mjs';
import { svg } from './engrave/lines.mjs';

const SCENES = new URL('engrave/scenes/', import.meta.url);
const ART = new URL('../packages/web/src/art/', import.meta.url);

/** The scenes, by name, each with its box: no two have one name. */
const all = new Map(
  readdirSync(SCENES).flatMap((box) =>
    readdirSync(new URL(`${box}/`, SCENES)).map((file) => [file.replace('.mjs', ''), box]),
  ),
);
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : all.keys()) {
  const box = all.get(name);
  if (box === undefined) throw new Error(`There is no scene of "${name}", only of ${[...all.keys()].join(', ')}.`);
  const { draw } = await import(new URL(`${box}/${name}.mjs`, SCENES).href);
  const scene = draw();
  const picture = svg(scene, cut(scene, { ss: 1.6, crop: scene.crop, tol: 0.3 }));
  const into = new URL(`${box}/plates/`, ART);
  mkdirSync(into, { recursive: true });
  writeFileSync(new URL(`plate-${name}.svg`, into), picture);
  console.log(`${name}: ${Math.round(picture.length / 1024)} kB`);
}
