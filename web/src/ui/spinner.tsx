/** Turns while something works; what it stands in says what that is. */
export function Spinner({ size = 16 }: { size?: 16 | 20 | 24 }) {
  return (
    // Around the drawing: a box turns without the page, where a drawing that turned would have each frame made by it.
    <span className="block shrink-0 animate-spin" style={{ width: size }}>
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      >
        <circle cx="8" cy="8" r="6" opacity="0.25" />
        <path d="M14 8a6 6 0 0 0-6-6" />
      </svg>
    </span>
  )
}
