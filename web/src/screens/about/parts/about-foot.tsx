import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSite } from '../../../features/site/sites/queries.ts'
import { versionQuery } from '../../../features/site/update/version-query.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

const place =
  'touch-target inline-flex h-8 items-center gap-2 rounded-control px-2.5 text-soft hover:bg-fill hover:text-text'

/** Which version runs here, and where to read on. A version that cannot be had is left out. */
export function AboutFoot() {
  const t = useTexts('site')
  const { contact } = useSite()
  const { data: file } = useQuery(versionQuery)
  const { show } = useDialogLink()
  return (
    <footer className="mt-7 border-t border-line pt-4">
      <nav aria-label={t.readOn} className="-mx-2.5 flex flex-wrap gap-x-1 gap-y-1">
        <Link to="/help" className={place}>
          <Named icon="book-open" name={t.handbook} />
        </Link>
        <a href="/api/docs" target="_blank" rel="noreferrer" className={place}>
          <Named icon="external-link" name={t.apiReference} />
        </a>
        {contact && (
          <button type="button" className={place} onClick={() => show({ dialog: 'contact' })}>
            <Named icon="mail" name={t.contact} />
          </button>
        )}
      </nav>
      <p className="figures mt-3 min-h-4 text-small text-faint">
        {file && t.version({ version: file.version, date: file.date })}
      </p>
    </footer>
  )
}

function Named({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} size={16} />
      {name}
    </>
  )
}
