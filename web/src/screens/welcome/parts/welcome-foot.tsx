import { Link } from 'react-router'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** The end of the page: the name once more, and where to go. */
export function WelcomeFoot() {
  const t = useTexts('welcome')
  const { siteName } = useSite()
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-270 flex-wrap items-center justify-between gap-4 px-6 py-8 pb-[max(32px,env(safe-area-inset-bottom))] text-soft max-sm:px-4">
        <span>{siteName || 'AI'}</span>
        <nav aria-label={siteName || 'AI'} className="flex gap-5">
          <Link to="/" className="touch-target hover:text-text">
            {t.begin}
          </Link>
          <Link to="/help" className="touch-target hover:text-text">
            {t.help}
          </Link>
        </nav>
      </div>
    </footer>
  )
}
