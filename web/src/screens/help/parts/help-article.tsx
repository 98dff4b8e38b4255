import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Query } from '../../../ui/query.tsx'
import type { HelpPages } from './help-contents.tsx'
import { HelpSkeleton } from './help-skeleton.tsx'
import { useHeadingInAddress } from './use-heading-in-address.ts'

export function HelpArticle({ slug, pages }: { slug: string; pages: HelpPages }) {
  const t = useTexts('help')
  const language = useLocale()
  const markdown = useTexts('markdown')
  const page = useQuery({
    ...callOptions('help.getPage', { slug, language }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const article = useRef<HTMLElement>(null)
  useHeadingInAddress(article, page.isSuccess)
  const missing = page.error instanceof CallFailure && page.error.status === 404
  return (
    <div className="scroll-quiet min-w-0 flex-1 px-5 sm:px-8">
      <article
        ref={article}
        className="mx-auto w-full max-w-(--reading) py-8 sm:py-10 [&_:is(h3,h4)]:scroll-mt-6"
      >
        <Link
          to="/help"
          className="mb-6 inline-flex items-center gap-1 text-soft hover:text-text lg:hidden"
        >
          <Icon name="chevron-left" size={16} />
          {t.allPages}
        </Link>
        <Query
          of={page}
          waiting={<HelpSkeleton />}
          failed={missing ? <EmptyState icon="book-open" title={t.notFound} /> : undefined}
          keeps="both"
        >
          {(data) => (
            <>
              <Markdown text={data.markdown} streaming={false} texts={markdown} />
              <Neighbours slug={slug} pages={pages} />
            </>
          )}
        </Query>
      </article>
    </div>
  )
}

function Neighbours({ slug, pages }: { slug: string; pages: HelpPages }) {
  const t = useTexts('help')
  const at = pages.findIndex((page) => page.slug === slug)
  const previous = pages[at - 1]
  const next = at === -1 ? undefined : pages[at + 1]
  const card = 'flex min-w-0 flex-1 flex-col gap-1 rounded-card bg-card p-4 hover:bg-fill-strong'
  return (
    <div className="mt-12 flex gap-3 max-sm:flex-col">
      {previous ? (
        <Link to={`/help/${previous.slug}`} className={card}>
          <span className="text-small text-soft">{t.previous}</span>
          <span className="font-medium">{previous.title}</span>
        </Link>
      ) : (
        <span className="flex-1" />
      )}
      {next ? (
        <Link to={`/help/${next.slug}`} className={`${card} sm:text-right`}>
          <span className="text-small text-soft">{t.next}</span>
          <span className="font-medium">{next.title}</span>
        </Link>
      ) : (
        <span className="flex-1" />
      )}
    </div>
  )
}
