import { LANGUAGES, type Language, language, setLanguage } from '../words/language.js';
import { t } from '../words/t.js';

/** Language choice; each language is named in itself. */
export function LanguageChoice() {
  return (
    <label className="language-choice">
      <span>
        {t('ui.frame.language')}
        {/* "Language" is understood by most who do not read the language the page speaks now. */}
        {language !== 'en' && <span lang="en"> · Language</span>}
      </span>{' '}
      <select value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
