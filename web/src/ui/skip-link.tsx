/** Leads past what comes first, to the element that `to` names; stands over the page while it has the focus. */
export const SkipLink = ({ to, children }: { to: `#${string}`; children: string }) => (
  <a
    href={to}
    className="sr-only z-tooltip rounded-control bg-surface px-3 py-2 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    {children}
  </a>
)
