import { Link } from 'react-router'
import { useSite } from '../../../features/site/sites/queries.ts'

/** Whose site this is, and the way in. */
export function SharedHead() {
  const { appLogo, appName, siteName } = useSite()
  return (
    <header className="sticky top-0 z-bar bg-page/85 pt-[env(safe-area-inset-top)] backdrop-blur-md">
      <div className="mx-auto flex h-14 w-full max-w-[calc(var(--reading)+32px)] items-center px-4">
        <Link to="/" className="touch-target flex min-w-0 items-center gap-2.5 rounded-control">
          {appLogo && (
            <img
              src={appLogo}
              alt=""
              width="24"
              height="24"
              className="size-6 rounded-[6px] object-contain"
            />
          )}
          <span className="truncate font-semibold">{appName || siteName || 'AI'}</span>
        </Link>
      </div>
    </header>
  )
}
