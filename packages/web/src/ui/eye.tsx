import './eye.css';

/** The mark of Vigil: an eye with a lamp in it. */
export function Eye() {
  return (
    <svg className="eye-mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx={16} cy={16} r={14.5} fill="none" stroke="var(--brass)" strokeWidth={1.4} />
      <path
        d="M4 16C9 8.500 23 8.500 28 16 23 23.500 9 23.500 4 16Z"
        fill="none"
        stroke="var(--brass)"
        strokeWidth={1.6}
      />
      <circle cx={16} cy={16} r={4.6} fill="var(--lamp)" />
      <circle cx={16} cy={16} r={1.8} fill="var(--ink-1)" />
    </svg>
  );
}
