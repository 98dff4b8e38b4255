// One question to several models: choosing them and asking, then their answers side by side.
import '../../../ui/late.css'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { forgetWriting } from '../../../features/talk/composer/composing.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { MarkdownTextsContext } from '../../../features/talk/markdown/markdown-texts.ts'
import { MessageMeansProvider } from '../../../features/talk/messages/message-means.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { signedOutAt } from '../../../lib/storage/identity.ts'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.ts'
import { CompareColumns } from './compare-columns.tsx'
import { compareRuns } from './compare-runs.ts'
import { CompareSetup } from './compare-setup.tsx'
import { comparisonAt } from './comparison.ts'
import { useComparison } from './use-comparison.ts'

const MessageWorks = late(async () => (await import('../drawing/message-works.tsx')).MessageWorks)
const Chart = late(
  async () => (await import('../../../features/talk/chart/chart-card.tsx')).ChartCard,
)
const Mind = late(
  async () => (await import('../../../features/talk/mind-canvas/mind-figure.tsx')).MindFigure,
)
const PictureViewer = late(
  async () => (await import('../../../features/talk/messages/picture-viewer.tsx')).PictureViewer,
)

export function CompareScreen() {
  const t = useTexts('modelCompare')
  const markdownTexts = useTexts('markdown')
  const { search } = useLocation()
  const place = useMemo(
    () => comparisonAt(search) ?? { groupId: 0, promptId: 0, keys: [] },
    [search],
  )
  const comparison = useComparison(place)
  const { leave } = comparison
  const [picture, setPicture] = useState<{ url: string; alt: string } | null>(null)
  const means = useMemo(
    () => ({ Words: Markdown, Works: MessageWorks, Chart, Mind, enlarge: setPicture }),
    [],
  )
  useTitle(t.title)
  useLeaveOnSignOut(leave)
  const back = (
    <Button kind="quiet" icon="chevron-left" onClick={leave}>
      {t.back}
    </Button>
  )
  return (
    <MarkdownTextsContext value={markdownTexts}>
      <MessageMeansProvider value={means}>
        <TopBar title={t.title} isHeading={false} />
        <div className="flex min-h-0 flex-1 flex-col">
          <header className="flex shrink-0 items-center gap-3 px-4 pt-3 pb-2 max-sm:px-2">
            {back}
            <h1 className="min-w-0 truncate font-medium max-lg:sr-only">{t.title}</h1>
          </header>
          {place.promptId > 0 ? (
            <CompareColumns key={place.promptId} place={place} comparison={comparison} />
          ) : (
            <CompareSetup groupId={place.groupId} comparison={comparison} />
          )}
        </div>
        {picture && (
          <Suspense>
            <PictureViewer picture={picture} onClose={() => setPicture(null)} />
          </Suspense>
        )}
      </MessageMeansProvider>
    </MarkdownTextsContext>
  )
}

/** What is compared and written belonged to whoever signed out. */
function useLeaveOnSignOut(leave: () => void): void {
  useEffect(() => {
    let known = signedOutAt.get()
    return signedOutAt.subscribe(() => {
      if (signedOutAt.get() === known) return
      known = signedOutAt.get()
      compareRuns.leave()
      forgetWriting()
      leave()
    })
  }, [leave])
}
