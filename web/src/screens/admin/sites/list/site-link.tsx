import type { SiteOverview } from '@atelier/contract/features/running/site-admin'
import { Link } from 'react-router'
import { useChooseSite } from '../../../../features/running/console/use-choose-site.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'

/** The way to the settings of a site, which the console is about from then on. */
export function SiteLink({ site }: { site: SiteOverview }) {
  const t = useTexts('adminSites')
  const choose = useChooseSite()
  return (
    <Link
      to="/admin/sites/brand"
      onClick={() => choose(site.code)}
      className="touch-target flex items-center gap-3 rounded-small hover:underline"
    >
      <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-control bg-fill">
        {site.logo && <img src={site.logo} alt="" className="size-8 object-contain" />}
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {site.name}
          {site.isHome && <Badge>{t.thisOne}</Badge>}
        </span>
        <span className="block text-small font-normal text-soft">{site.code}</span>
      </span>
    </Link>
  )
}
