// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Skills, checks and spells, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_SKILLS: Record<string, string> = {};
