import type { ModeratedApp } from '@atelier/contract/features/talk/apps'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { byId, usePages } from '../../../api/use-pages.ts'
import { refreshApps } from '../../../features/talk/apps/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { AppReviewRow } from './app-review-row.tsx'
import { countsQuery } from './moderation-tabs.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ReviewFrame } from './review-frame.tsx'

const size = 24
const listKey = dataKey('GET /app/moderation')

type Decision = { app: ModeratedApp; shows: boolean; message: string }

/** Apps and roles that wait, each with all that it says, decided on one by one. */
export function AppReviewList() {
  const t = useTexts('apps')
  const client = useQueryClient()
  const [refusing, setRefusing] = useState<ModeratedApp | null>(null)
  const {
    query,
    rows: apps,
    count,
  } = usePages({
    queryKey: [...listKey, 'list'],
    size,
    read: (page, signal) =>
      call('GET /app/moderation', { page, size }, { shownInPlace: true, signal }),
    keyOf: byId,
    refetchOnMount: 'always',
  })
  const decide = useMutation({
    mutationFn: ({ app, shows, message }: Decision) =>
      call('POST /app/decide', { ids: [app.id], shows, message: message.trim() }),
    onSuccess: (_, { app: { name }, shows }) => {
      toast(shows ? t.shown({ name }) : t.refused({ name }), { kind: 'success' })
      setRefusing(null)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listKey }),
        client.invalidateQueries({ queryKey: countsQuery.queryKey }),
        refreshApps(client),
      ]),
  })
  const words = {
    text: t.reviewText,
    empty: t.reviewEmpty,
    emptyText: t.reviewEmptyText,
    more: t.more,
  }
  return (
    <>
      <ReviewFrame words={words} query={query} isEmpty={apps.length === 0}>
        <p role="status" className="figures font-medium">
          {t.waiting({ n: count })}
        </p>
        <ul aria-label={t.reviewTitle} className="flex flex-col gap-3">
          {apps.map((app) => (
            <AppReviewRow
              key={app.id}
              app={app}
              busy={decide.isPending}
              onShow={() => decide.mutate({ app, shows: true, message: '' })}
              onRefuse={() => setRefusing(app)}
            />
          ))}
        </ul>
      </ReviewFrame>
      <RefuseDialog
        // Each time with an empty message.
        key={refusing?.id}
        open={refusing !== null}
        title={t.refuseTitle({ name: refusing?.name ?? '' })}
        words={t}
        busy={decide.isPending}
        onRefuse={(message) => refusing && decide.mutate({ app: refusing, shows: false, message })}
        onClose={() => setRefusing(null)}
      />
    </>
  )
}
