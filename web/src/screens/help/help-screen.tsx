import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useParams } from 'react-router'
import { callOptions } from '../../api/call-options.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useLocale, useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useIsDesktop } from '../../lib/media.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HelpArticle } from './parts/help-article.tsx'
import { HelpContents } from './parts/help-contents.tsx'
import { HelpSkeleton } from './parts/help-skeleton.tsx'

/** The handbook: its contents at the left, a page at the right; on narrower screens one after the other. */
export function HelpScreen() {
  const t = useTexts('help')
  const language = useLocale()
  const { slug } = useParams()
  const isDesktop = useIsDesktop()
  const pages = useQuery({ ...callOptions('help.listPages', { language }), staleTime: Infinity })
  useLayoutEffect(releaseBootFrame, [])

  const all = pages.data ?? []
  const open = slug ?? (isDesktop ? all[0]?.slug : undefined)
  const title = all.find((page) => page.slug === open)?.title
  useTitle(title ? `${title} · ${t.title}` : t.title)

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={slug ? (title ?? t.title) : t.title} />
      {isDesktop && <h1 className="sr-only">{t.title}</h1>}
      <Query
        of={pages}
        waiting={<HelpSkeleton />}
        isEmpty={all.length === 0}
        empty={<EmptyState icon="book-open" title={t.empty} />}
        keeps="both"
      >
        <div className="flex min-h-0 flex-1">
          {(isDesktop || !slug) && <HelpContents pages={all} open={open} wide={!isDesktop} />}
          {open && <HelpArticle key={`${language}/${open}`} slug={open} pages={all} />}
        </div>
      </Query>
    </div>
  )
}
