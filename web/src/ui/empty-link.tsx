import { Link } from 'react-router'

/** The one thing to do where nothing is yet, elsewhere. */
export const EmptyLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="rounded-control bg-accent px-4 py-2 text-on-accent">
    {children}
  </Link>
)
