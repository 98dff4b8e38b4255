import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
// What the site tells its people, newest first. What is shown counts as seen.
import type { Notice } from '@atelier/contract/features/site/content'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { noticesQuery } from '../../features/site/notices/queries.ts'
import { Markdown } from '../../features/talk/markdown/markdown.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useLocale, useTexts } from '../../i18n/use-texts.ts'
import { markSeen, noticeTimes } from '../../lib/storage/notice-times.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReadingDialog } from '../../ui/reading-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function NoticesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('site')
  const common = useTexts('common')
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={t.noticesTitle}
      closeLabel={common.close}
      size="medium"
    >
      <Notices />
    </ReadingDialog>
  )
}

function Notices() {
  const t = useTexts('site')
  const notices = useQuery(noticesQuery(useLocale()))
  const [seenBefore] = useState(() => noticeTimes.get().seen)
  const newest = notices.data?.[0]?.updatedAt
  useEffect(() => {
    if (newest) markSeen(newest)
  }, [newest])

  return (
    <Query
      of={notices}
      waiting={<NoticesSkeleton />}
      isEmpty={notices.data?.length === 0}
      empty={
        <EmptyState icon="bell" title={t.noNotices}>
          {t.noNoticesText}
        </EmptyState>
      }
      keeps="data"
    >
      {(all) =>
        all.map((notice) => (
          <NoticeArticle
            key={notice.id}
            notice={notice}
            isNew={seenBefore !== '' && notice.updatedAt > seenBefore}
          />
        ))
      }
    </Query>
  )
}

function NoticeArticle({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const t = useTexts('site')
  const markdown = useTexts('markdown')
  const formats = useFormats()
  return (
    <article className="border-line not-first:mt-6 not-first:border-t not-first:pt-6">
      <header className="mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {notice.title && <h3 className="text-read font-semibold">{notice.title}</h3>}
        {isNew && <Badge>{t.unread}</Badge>}
        <time dateTime={notice.updatedAt} className="text-small text-faint">
          {formats.date(notice.updatedAt)}
        </time>
      </header>
      <div className="[--md-line:24px] [--md-size:15px]">
        <Markdown text={notice.content} streaming={false} texts={markdown} />
      </div>
    </article>
  )
}

function NoticesSkeleton() {
  const t = useTexts('common')
  return (
    <div role="status" className="flex flex-col gap-3 py-1">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="mb-1 h-5 w-2/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
