import '../../../ui/late.css'
import { useId, useState } from 'react'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { BrushRing } from './brush-ring.tsx'
import { brushSizes } from './brush-size.ts'
import { addAction, hasMask, type MaskHistory, redo, undo } from './mask-history.ts'
import { MaskToolbar } from './mask-toolbar.tsx'
import type { MaskTool, Pen } from './stage.ts'
import { useMaskKeys } from './use-mask-keys.ts'
import { useMaskStage } from './use-mask-stage.ts'
import { useStagePointers } from './use-stage-pointers.ts'

type MaskCanvasProps = {
  /** Address of the picture, and its size in pixels. */
  src: string
  width: number
  height: number
  /** What was done so far; `exportMask` makes a PNG of it. */
  history: MaskHistory
  onHistory: (history: MaskHistory) => void
}

const cursors: Record<MaskTool, string> = {
  brush: 'cursor-none touch:cursor-auto',
  rectangle: 'cursor-crosshair',
  lasso: 'cursor-crosshair',
  hand: 'cursor-grab active:cursor-grabbing',
}

/** Marks a part of a picture: by mouse, pen, fingers or keys. As high as its place. */
export function MaskCanvas({ src, width, height, history, onHistory }: MaskCanvasProps) {
  const t = useTexts('maskCanvas')
  const helpId = useId()
  const [pen, setPen] = useState<Pen>({ tool: 'brush', erase: false, size: brushSizes.first })
  const [isLost, setLost] = useState(false)
  const add = (action: Parameters<typeof addAction>[1]) => onHistory(addAction(history, action))
  const { stage, scale, refs } = useMaskStage({ width, height }, history, pen, add)
  const { box, picture, overlay } = refs
  const onPen = (next: Pen) => {
    if (next.tool !== pen.tool) stage.drop()
    setPen(next)
  }
  const keys = useMaskKeys({ stage, box, history, onHistory, pen, onPen })
  useStagePointers(box, stage, keys.spaceHeld)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the stage and its tools come together here
    <div
      className="flex h-full min-h-0 flex-col gap-3"
      onKeyDown={keys.onKeyDown}
      onKeyUp={(event) => event.key === ' ' && keys.releaseSpace()}
    >
      <MaskToolbar
        pen={pen}
        onPen={onPen}
        scale={scale}
        actions={{
          undo: history.done.length > 0 ? () => onHistory(undo(history)) : undefined,
          redo: history.undone.length > 0 ? () => onHistory(redo(history)) : undefined,
          invert: () => add({ kind: 'invert' }),
          clear: hasMask(history) ? () => add({ kind: 'clear' }) : undefined,
          zoom: (factor) => stage.zoom(factor),
          fit: () => stage.fit(),
        }}
      />
      {isLost && <FailureState inline message={t.notLoaded} />}
      <div
        ref={box}
        role="application"
        aria-label={t.stage}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: takes keys, which its description names
        tabIndex={0}
        onBlur={keys.releaseSpace}
        className={`peer relative min-h-0 flex-1 touch-none overflow-hidden rounded-card bg-sunken text-accent-text select-none ${cursors[pen.tool]}`}
      >
        <img
          ref={picture}
          src={pictureAddress(src)}
          alt=""
          width={width}
          height={height}
          draggable={false}
          onError={() => setLost(true)}
          className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left"
        />
        <canvas
          ref={overlay}
          className="pointer-events-none absolute inset-0 size-full opacity-60"
        />
        {pen.tool === 'brush' && <BrushRing box={box} size={pen.size} />}
      </div>
      <p
        id={helpId}
        className="sr-only peer-focus-visible:not-sr-only peer-focus-visible:text-small peer-focus-visible:text-soft"
      >
        {t.stageHelp}
      </p>
      <p aria-live="polite" className="sr-only">
        {keys.said}
      </p>
    </div>
  )
}
