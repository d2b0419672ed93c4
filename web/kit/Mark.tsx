const SEGMENT = 7.6;
const REST = 75.4 / 7 - SEGMENT;

/** Weekplate's mark: seven days around a plate, one of them today, a leaf in the middle. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      className="brand-mark"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth="3" strokeLinecap="round" transform="rotate(-81 16 16)">
        <circle
          cx="16"
          cy="16"
          r="12"
          stroke="var(--accent)"
          strokeDasharray={`${SEGMENT} ${REST}`}
        />
        <circle
          cx="16"
          cy="16"
          r="12"
          stroke="var(--attention)"
          strokeDasharray={`${SEGMENT} 100`}
        />
      </g>
      <path
        fill="var(--accent)"
        d="M11.3 20.7c-1-4.6 1.4-9.2 9.4-9.4.2 6.8-3.3 9.8-7.4 9.2l-1.1 1.1a.6.6 0 0 1-.9-.9Z"
      />
    </svg>
  );
}
