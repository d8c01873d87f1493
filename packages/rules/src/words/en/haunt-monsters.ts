// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Monsters and their minds, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_MONSTERS: Record<string, string> = {};
