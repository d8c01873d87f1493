const SVG = 'http://www.w3.org/2000/svg';

/** The lamp on its way: a pool of light under a pointer, like those of who decides. */
export function lampOf(): SVGGElement {
  const lamp = group('person');
  lamp.append(
    shape('circle', { r: '24', fill: 'url(#lamplight)' }),
    shape('path', { d: 'M-5 -23H5L0 -17Z', class: 'pointer' }),
  );
  return lamp;
}

/** A clue on its way. */
export function lensOf(): SVGGElement {
  const lens = group('clue');
  lens.append(shape('path', { d: 'M5 5L11 11', class: 'handle' }), shape('circle', { r: '9' }));
  return lens;
}

function group(name: string): SVGGElement {
  const made = document.createElementNS(SVG, 'g');
  made.setAttribute('class', name);
  return made;
}

function shape(name: 'circle' | 'path', attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
