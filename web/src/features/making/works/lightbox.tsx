// A work over the whole window, with its recipe at the side: the address says which, Back closes, arrows and swipes lead on.

import '../../../ui/late.css'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Compare } from '../../../ui/compare.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { glass, LightboxFrame } from '../../../ui/lightbox-frame.tsx'
import { PictureStage } from '../../../ui/picture-stage.tsx'
import { wholeView, zoomedAt } from '../../../ui/stage-view.ts'
import { mediumOfFile } from './file-medium.ts'
import { MediaStage } from './media-stage.tsx'
import { RecipePanel } from './recipe-panel.tsx'
import type { WorkMedia } from './work-media.ts'
import { useWorkName } from './work-name.ts'

export type Shown = { work: Work; at: number }

type LightboxProps = {
  shown: Shown
  previous: Shown | undefined
  next: Shown | undefined
  onShow: (shown: Shown) => void
  onClose: () => void
  model: WorkModel | undefined
  actions: ReactNode
  /** How what is no picture plays. */
  media: WorkMedia | undefined
  /** Takes one answer on. */
  onText: ((text: string) => void) | undefined
}

export function Lightbox(props: LightboxProps) {
  const { shown, previous, next, onShow, onClose, model, actions, media } = props
  const { work, at } = shown
  const t = useTexts('works')
  const isDesktop = useIsDesktop()
  const [view, setView] = useState(wholeView)
  const [recipeOpen, setRecipeOpen] = useState(isDesktop)
  const [comparing, setComparing] = useState(false)
  const file = work.files[at] ?? work.files[0]
  const isPicture = file !== undefined && mediumOfFile(file) === 'picture'
  const source = work.inputs.find(({ role, url }) => role === 'source' && url !== '')
  const words = useWorkName()(work)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins whole
  useEffect(() => {
    setView(wholeView)
    setComparing(false)
  }, [work.id, at])

  const go = (to: Shown | undefined) => to && onShow(to)
  const zoomIn = () => setView((now) => zoomedAt(now, 1.6, { x: 0, y: 0 }))
  const onKey = (key: string) => {
    if (key === '+' || key === '=') zoomIn()
    else if (key === '-') setView((now) => zoomedAt(now, 1 / 1.6, { x: 0, y: 0 }))
    else if (key === '0') setView(wholeView)
    else if (key === 'i') setRecipeOpen(!recipeOpen)
    else return false
    return true
  }
  return (
    <LightboxFrame
      label={`${t.lightbox}: ${words}`}
      onClose={onClose}
      onPrevious={previous && (() => onShow(previous))}
      onNext={next && (() => onShow(next))}
      texts={t}
      onKey={onKey}
      tools={
        <>
          {source && file && isPicture && (
            <IconButton
              icon="arrow-left-right"
              size="large"
              label={t.compare}
              pressed={comparing}
              className={glass}
              onClick={() => setComparing(!comparing)}
            />
          )}
          {file && isPicture && (
            <IconButton
              icon="zoom-in"
              size="large"
              label={view.scale > 1 ? t.zoomOut : t.zoomIn}
              className={glass}
              onClick={() => (view.scale > 1 ? setView(wholeView) : zoomIn())}
            />
          )}
          {(isDesktop || recipeOpen) && (
            <IconButton
              icon="info"
              size="large"
              label={recipeOpen ? t.hideRecipe : t.showRecipe}
              hotkey="i"
              pressed={recipeOpen}
              className={glass}
              onClick={() => setRecipeOpen(!recipeOpen)}
            />
          )}
        </>
      }
      aside={
        recipeOpen
          ? {
              label: t.recipe,
              content: <RecipePanel work={work} at={at} model={model} actions={actions} />,
            }
          : undefined
      }
    >
      {file && !isPicture && <MediaStage work={work} at={at} file={file} media={media} />}
      {file && isPicture && !comparing && (
        <PictureStage
          key={file.id}
          file={file}
          alt={words}
          view={view}
          onView={setView}
          onSwipe={(meaning) =>
            meaning === 'close' ? onClose() : go(meaning === 'next' ? next : previous)
          }
        />
      )}
      {file && isPicture && comparing && source && (
        <Compared before={source.url} file={file} alt={words} />
      )}
      {!file && <WordsOnly work={work} onText={props.onText} />}
      {!isDesktop && !recipeOpen && (
        // In reach of a thumb: all that can be done with the work lies behind it.
        <Button
          icon="info"
          className={`absolute! bottom-[max(16px,env(safe-area-inset-bottom))] left-1/2 -translate-x-1/2 border-transparent! ${glass}`}
          onClick={() => setRecipeOpen(true)}
        >
          {t.showRecipe}
        </Button>
      )}
    </LightboxFrame>
  )
}

function WordsOnly({ work, onText }: { work: Work; onText: LightboxProps['onText'] }) {
  const t = useTexts('works')
  return (
    <div className="scroll-quiet size-full p-6 pt-16 text-[#fff]">
      {[...work.texts, work.message].filter(Boolean).map((text) => (
        <div key={text} className="reading mx-auto mb-6 max-w-190">
          <p className="mb-2 whitespace-pre-wrap">{text}</p>
          {onText && (
            <Button
              size="small"
              icon="square-pen"
              className="text-text"
              onClick={() => onText(text)}
            >
              {t.use}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}

/** A result over its source, whole, whatever the shape of the place. */
function Compared({ before, file, alt }: { before: string; file: WorkFile; alt: string }) {
  const texts = useTexts('compare')
  const { width, height } = { width: file.width ?? 1024, height: file.height ?? 1024 }
  return (
    <div className="@container-size grid size-full place-items-center overflow-hidden p-2">
      <div style={{ width: `min(100cqw, 100cqh * ${width / height}, ${width}px)` }}>
        <Compare
          before={before}
          alt={alt}
          texts={texts}
          width={width}
          height={height}
          after={file.url}
        />
      </div>
    </div>
  )
}
