import { Suspense } from 'react'
import { useSite } from '../../features/site/sites/queries.ts'
import { dismissedBanner } from '../../lib/storage/dismissed-banner.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { late } from '../../ui/late.ts'

const BannerLine = late(async () => (await import('./banner-line.tsx')).BannerLine)

/** A line that the site shows above every screen, until somebody closes it. Its place is kept from the start, as in the served page. */
export function TopBanner() {
  const { top_banner: text } = useSite()
  const dismissed = useStored(dismissedBanner)
  if (!text || text === dismissed) return null
  return (
    <div className="min-h-9.25 shrink-0 border-b border-line bg-fill">
      <Suspense>
        <BannerLine key={text} text={text} onDismiss={() => dismissedBanner.set(text)} />
      </Suspense>
    </div>
  )
}
