import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { aboutQuery, useSite } from '../../features/site/sites/queries.ts'
import { useLocale, useTexts } from '../../i18n/use-texts.ts'
import { ReadingDialog } from '../../ui/reading-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AboutEntryView } from './parts/about-entry-view.tsx'
import { AboutFoot } from './parts/about-foot.tsx'

/** What the site says about itself, which version runs, and where to read on. */
export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('site')
  const common = useTexts('common')
  const { appName, siteName } = useSite()
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={t.aboutTitle({ name: appName || siteName })}
      closeLabel={common.close}
      size="medium"
    >
      <Entries />
      <AboutFoot />
    </ReadingDialog>
  )
}

function Entries() {
  const about = useQuery(aboutQuery(useLocale()))
  return (
    <Query of={about} waiting={<AboutSkeleton />}>
      {(entries) => entries.map((entry) => <AboutEntryView key={entry.code} entry={entry} />)}
    </Query>
  )
}

function AboutSkeleton() {
  const t = useTexts('common')
  return (
    <div role="status" className="flex flex-col gap-4 py-1">
      <span className="sr-only">{t.loading}</span>
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-card" />
        <Skeleton className="h-5 w-2/5" />
      </div>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
