// One tool: its form at the left and what came of it at the right; on narrower screens one above the other.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DropVeil } from '../../../features/making/studio/drop-veil.tsx'
import { useResultRows } from '../../../features/making/studio/result-bar.tsx'
import { placeFile, withRecipe } from '../../../features/making/studio/take-recipe.ts'
import { useFileDrop } from '../../../features/making/studio/use-file-drop.ts'
import { useWorks } from '../../../features/making/works/queries.ts'
import type { SendPlace } from '../../../features/making/works/send-places.ts'
import { useSentWork } from '../../../features/making/works/use-sent-work.ts'
import { WorkGallery } from '../../../features/making/works/work-gallery.tsx'
import { sendLink } from '../../../features/making/works/work-link.ts'
import { useLiveWorks } from '../../../features/making/works/works.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { late } from '../../../ui/late.ts'
import { GallerySkeleton } from '../../../ui/masonry/gallery-skeleton.tsx'
import { useMovable } from '../../../ui/movable.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { resultIn, searchWithResult } from '../result-link.ts'
import { maxAtOnce, type Tool, takesMany, toolIcons } from '../tool-list.ts'
import { useTool } from '../use-tool.ts'
import { ToolForm } from './tool-form.tsx'

const ToolResult = late(async () => (await import('./tool-result.tsx')).ToolResult)

type ToolPageProps = { tool: Tool; tools: readonly Tool[]; models: readonly WorkModel[] }

const own = { type: workTypes.tool }

export function ToolPage({ tool, tools, models }: ToolPageProps) {
  const t = useTexts('tools')
  const fields = useTexts('fields')
  const isDesktop = useIsDesktop()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [sent, setSent] = useState(0)
  const list = useWorks(own)
  useLiveWorks()
  const rowSize = useResultRows(list.works.length)
  const onSent = useCallback(
    (ids: readonly number[]) => {
      setSent((count) => count + 1)
      // One result is looked at beside its source; several are looked at in the list.
      void navigate(
        { search: searchWithResult(location.search, ids.length === 1 ? (ids[0] ?? null) : null) },
        { replace: true, preventScrollReset: true },
      )
    },
    [navigate],
  )
  const studio = useTool({ tool, models, onSent })
  const { change, settled } = studio
  const { isOver, handlers } = usePastedPictures(studio)
  const use = useCallback(
    (work: Work) => {
      if (work.task !== tool)
        return navigate(sendLink(`/tools?tool=${work.task}`, { work: work.id }))
      change((form) => withRecipe(form, work, models))
    },
    [change, models, tool, navigate],
  )
  useSentWork(true, (arrived) => {
    if (!arrived) return toast(t.sentGone, { kind: 'failure' })
    const { work, file } = arrived
    if (!file) return change((form) => withRecipe(form, work, models))
    const max = settled && takesMany(settled.model, tool) ? maxAtOnce : 1
    const picture = { ...file, name: work.prompt }
    change((form) => ({
      ...form,
      // A mask was painted for another picture.
      inputs: placeFile(
        form.inputs.filter(({ role }) => role !== 'mask'),
        picture,
        'source',
        max,
      ),
    }))
  })
  const places = useMemo(
    (): SendPlace[] =>
      tools.map((each) => ({ path: `/tools?tool=${each}`, name: fields.tasks[each] })),
    [tools, fields],
  )
  const result = resultIn(search)
  // Below the list's head once there is a list: a mask that is being painted must outlive that.
  const form = useMovable(<ToolForm studio={studio} tool={tool} models={models} />)
  const shown = result !== null && (
    <Suspense>
      <ToolResult id={result} tools={tools} />
    </Suspense>
  )
  const header = isDesktop ? (
    shown
  ) : (
    // The list's own margin is not added to that of the form.
    <div className={list.works.length > 0 ? '-mx-3 -mt-3 sm:-mx-4' : ''}>
      {form.place}
      {shown}
    </div>
  )
  const { works, query } = list
  const results =
    works.length > 0 ? (
      <WorkGallery
        usesHere
        isGrouped
        rowSize={rowSize}
        list={list}
        models={models}
        place="tools"
        places={places}
        onUse={use}
        toHead={isDesktop ? sent : 0}
        header={header}
        empty={null}
      />
    ) : (
      <div className="scroll-quiet flex min-h-0 flex-1 flex-col">
        {header}
        {query.isError && result === null && <QueryFailure of={query} />}
        {query.isPending && isDesktop && <GallerySkeleton />}
        {query.isSuccess && result === null && (
          <EmptyState alone icon={toolIcons[tool]} title={t.noResults}>
            {t.noResultsText}
          </EmptyState>
        )}
      </div>
    )
  return (
    <div {...handlers} className="relative flex min-h-0 flex-1">
      {form.content}
      {isDesktop && (
        <div className="scroll-quiet flex w-86 shrink-0 flex-col border-r border-line">
          {form.place}
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col">{results}</div>
      {isOver && <DropVeil>{t.dropHere}</DropVeil>}
    </div>
  )
}

/** Pictures that are dropped anywhere on the page, or pasted wherever the focus is. */
function usePastedPictures(studio: Parameters<typeof useFileDrop>[0]) {
  const { isOver, handlers, onPaste } = useFileDrop(studio)
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const { clipboardData } = event
      if (clipboardData) onPaste({ clipboardData, preventDefault: () => event.preventDefault() })
    }
    addEventListener('paste', take)
    return () => removeEventListener('paste', take)
  })
  return { isOver, handlers }
}
