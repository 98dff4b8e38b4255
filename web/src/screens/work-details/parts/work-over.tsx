// A published work over its gallery: what is known of it stands there at once, the rest comes. Arrows and swipes lead through the gallery.
import '../../../ui/late.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useGalleryLine } from '../../../features/showing/gallery/gallery-line.ts'
import { idIn, workPath } from '../../../features/showing/gallery/gallery-links.ts'
import { usePublishedName } from '../../../features/showing/gallery/published-card.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useShowOver } from '../../../lib/open-over.ts'
import type { Over } from '../../../lib/over-screen.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { glass, LightboxFrame } from '../../../ui/lightbox-frame.tsx'
import { wholeView, zoomedAt } from '../../../ui/stage-view.ts'
import { isSteppedThrough, type Shown, stepFrom } from '../over-steps.ts'
import { usePublishedPage } from '../use-published-page.ts'
import { OverPanel } from './over-panel.tsx'
import { OverStage } from './over-stage.tsx'

const none: readonly never[] = []
/** So many works before the end of what has come, the next page is asked for. */
const nearEnd = 10

export function WorkOver({ over }: { over: Over }) {
  const t = useTexts('workPage')
  const works = useTexts('works')
  const { search, state } = useLocation() as { search: string; state: { at?: number } | null }
  const id = idIn(search)
  const line = useGalleryLine()
  const { query, isGone } = usePublishedPage(id)
  const show = useShowOver()
  const nameOf = usePublishedName()
  const [view, setView] = useState(wholeView)
  const list = line?.works ?? none
  const index = list.findIndex((each) => each.id === id)
  const work = isGone ? undefined : (query.data ?? list[index])
  const name = work ? nameOf(work) : t.title
  const at = Math.min(Math.max(0, state?.at ?? 0), Math.max(0, (work?.files.length ?? 0) - 1))
  useTitleMeanwhile(name)
  useInSight(id, line?.reveal)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins whole
  useEffect(() => setView(wholeView), [id, at])
  const left = index < 0 ? nearEnd : list.length - index
  const onNearEnd = line?.onNearEnd
  useEffect(() => {
    if (left < nearEnd) onNearEnd?.()
  }, [left, onNearEnd])

  const go = (to: Shown | undefined) => to && show(workPath(to.work.id), { at: to.at })
  const previous = work && stepFrom(list, { work, at }, -1)
  const next = work && stepFrom(list, { work, at }, 1)
  const zoom = (factor: number) => setView((now) => zoomedAt(now, factor, { x: 0, y: 0 }))
  const isPicture = work?.files[at]?.mime.startsWith('image/') === true
  const onKey = (key: string) => {
    if (!isPicture) return false
    if (key === '+' || key === '=') zoom(1.6)
    else if (key === '-') zoom(1 / 1.6)
    else if (key === '0') setView(wholeView)
    else return false
    return true
  }
  return (
    <LightboxFrame
      isPage
      label={`${works.lightbox}: ${name}`}
      onClose={over.leave}
      onPrevious={previous && (() => go(previous))}
      onNext={next && (() => go(next))}
      texts={works}
      onKey={onKey}
      finalFocus={useCallback(() => linkOf(id), [id])}
      tools={
        isPicture && (
          <IconButton
            icon={view.scale > 1 ? 'zoom-out' : 'zoom-in'}
            size="large"
            label={view.scale > 1 ? t.zoomOut : t.zoomIn}
            className={glass}
            onClick={() => (view.scale > 1 ? setView(wholeView) : zoom(2))}
          />
        )
      }
      aside={{
        label: t.about,
        content: <OverPanel key={id} query={query} isGone={isGone} name={name} />,
      }}
    >
      {work && (
        <OverStage
          work={work}
          page={query.data}
          at={isSteppedThrough(work) ? at : 0}
          name={name}
          view={view}
          onView={setView}
          onSwipe={(meaning) =>
            meaning === 'close' ? over.leave() : go(meaning === 'next' ? next : previous)
          }
        />
      )}
    </LightboxFrame>
  )
}

/** The link of its card in the gallery beneath. */
const linkOf = (id: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${id}"] a`)

/** Names the tab until what lies beneath is all there is again. */
function useTitleMeanwhile(title: string): void {
  useEffect(() => {
    const before = document.title
    return () => {
      document.title = before
    }
  }, [])
  useTitle(title)
}

/** Keeps the gallery beneath at the work that is looked at, once that is another than the one it was opened with. */
function useInSight(id: number, reveal: ((id: number) => void) | undefined): void {
  const opened = useRef(id)
  useEffect(() => {
    if (opened.current === id) return
    opened.current = id
    reveal?.(id)
  }, [id, reveal])
}
