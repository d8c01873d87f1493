/**
 * Blanks what is not code out of a TypeScript source, keeping every line and column where it was, so that a plain
 * search afterwards finds only code. (TypeScript 7 offers no parser to programs.)
 */

/** After one of these, a slash begins a regular expression; after anything else it divides. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%~^<>]|\b(?:return|yield|typeof|case|in|of|throw))\s*$/;

/** Comments become spaces; with `strings`, so do strings, the text of templates, and regular expressions. */
export function blank(source, { strings = false } = {}) {
  let out = '';
  let at = 0;
  // Braces open inside each `${` we are in, so that its closing brace leads back into the template.
  const depths = [];

  const keep = (end) => {
    out += source.slice(at, end);
    at = end;
  };
  const drop = (end, wanted = true) => {
    if (!wanted) return keep(end);
    out += source.slice(at, end).replace(/[^\n]/g, ' ');
    at = end;
  };
  const match = (pattern) => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0].length ?? 1;
  };
  const template = () => {
    drop(at + match(/(?:\\.|\$(?!\{)|[^\\`$])*/sy), strings);
    if (source[at] === '`') return keep(at + 1);
    keep(at + 2); // ${
    depths.push(0);
  };

  while (at < source.length) {
    const char = source[at];
    const depth = depths.at(-1);
    if (source.startsWith('//', at)) drop(at + match(/[^\n]*/y));
    else if (source.startsWith('/*', at)) drop(at + match(/\/\*.*?(?:\*\/|$)/sy));
    else if (char === "'" || char === '"') drop(at + match(/(['"])(?:\\.|(?!\1)[^\\\n])*\1?/sy), strings);
    else if (char === '/' && BEFORE_REGEX.test(out.slice(-40)))
      drop(at + match(/\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y), strings);
    else if (char === '`') {
      keep(at + 1);
      template();
    } else if (char === '}' && depth === 0) {
      depths.pop();
      keep(at + 1);
      template();
    } else {
      if (char === '{' && depth !== undefined) depths[depths.length - 1]++;
      if (char === '}' && depth !== undefined) depths[depths.length - 1]--;
      keep(at + 1);
    }
  }
  return out;
}
