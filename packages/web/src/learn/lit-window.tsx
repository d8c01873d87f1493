const ROOFS =
  'M0 120V84L22 66 44 84V58H58V44H66V58H96V76L118 56 140 76V62H176V30L192 12 208 30V62H232V80L256 60 280 80V50H318V72L338 52 358 72V88H392V62L410 46 428 62V120Z';
const SHADOWS =
  'M22 66L44 84V120H30V80ZM118 56L140 76V120H126V72ZM192 12L208 30V120H197V24ZM256 60L280 80V120H266V78ZM338 52L358 72V120H346V70ZM410 46L428 62V120H416V60Z';
const DARK =
  'M10 92h6v9h-6ZM66 68h6v9h-6ZM80 68h6v9h-6ZM66 86h6v9h-6ZM80 86h6v9h-6ZM108 84h6v9h-6ZM150 74h6v9h-6ZM150 92h6v9h-6ZM162 92h6v9h-6ZM216 74h6v9h-6ZM216 92h6v9h-6ZM244 90h6v9h-6ZM288 62h6v9h-6ZM304 62h6v9h-6ZM304 80h6v9h-6ZM330 86h6v9h-6ZM368 98h6v9h-6ZM402 78h6v9h-6Z';

/** A row of houses by night with one lit window, shown if there is no game yet. */
export function LitWindow() {
  return (
    <svg className="plate-scene" viewBox="0 0 428 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 0H428V120H0Z" fill="#16242a" />
      <path
        d={Array.from({ length: 17 }, (_, i) => `M0 ${(2 + i * 4.6).toFixed(1)}H428`).join('')}
        stroke="#0b1114"
        strokeWidth={1.6}
      />
      <circle cx={374} cy={26} r={11} fill="#dccfa9" />
      <circle cx={379} cy={23} r={10} fill="#16242a" />
      <path d={ROOFS} fill="#22343b" stroke="#dccfa9" strokeWidth={1.2} strokeLinejoin="round" />
      <path d={SHADOWS} fill="#0f1719" />
      <path d={DARK} fill="#0b1114" stroke="#8f8768" strokeWidth={0.7} />
      <circle cx={190} cy={45} r={24} fill="#f2b24c" opacity={0.2} />
      <circle cx={190} cy={45} r={13} fill="#f2b24c" opacity={0.28} />
      <path d="M186 37h8v15h-8Z" fill="#ffcf77" stroke="#0b1114" strokeWidth={1} />
      <path d="M190 37V52M186 44H194" stroke="#0b1114" strokeWidth={0.8} />
    </svg>
  );
}
