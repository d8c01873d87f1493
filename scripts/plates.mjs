// Draws the plates of monsters, each from its scene in scripts/engrave/scenes, into packages/web/src/art/dunwich/plates.
//
//   node scripts/plates.mjs [NAME...]
//
// A plate takes from ten seconds to a minute. How one is made stands at the head of scripts/engrave/bodies.mjs.
import { readdirSync, writeFileSync } from 'node:fs';
import { cut } from './engrave/cut.mjs';
import { svg } from './engrave/lines.mjs';

const SCENES = new URL('engrave/scenes/', import.meta.url);
const INTO = new URL('../packages/web/src/art/dunwich/plates/', import.meta.url);

const all = readdirSync(SCENES).map((file) => file.replace('.mjs', ''));
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : all) {
  if (!all.includes(name)) throw new Error(`There is no scene of "${name}", only of ${all.join(', ')}.`);
  const { draw } = await import(new URL(`${name}.mjs`, SCENES).href);
  const scene = draw();
  const picture = svg(scene, cut(scene, { ss: 1.6, crop: scene.crop, tol: 0.3 }));
  writeFileSync(new URL(`plate-${name}.svg`, INTO), picture);
  console.log(`${name}: ${Math.round(picture.length / 1024)} kB`);
}
