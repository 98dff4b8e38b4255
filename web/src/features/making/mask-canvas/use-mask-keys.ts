// Keys on a mask: on its stage all of them, on its tools those that mean the same everywhere.
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { isApple } from '../../../lib/hotkey.ts'
import { nextSize } from './brush-size.ts'
import { leadRectangle } from './lead-rectangle.ts'
import { cornersOf } from './mask-geometry.ts'
import { addAction, type MaskHistory, redo, undo } from './mask-history.ts'
import { type MaskKey, readMaskKey } from './mask-keys.ts'
import type { MaskStage, Pen } from './stage.ts'

/** Pixels of the screen that an arrow key moves the view by. */
const panPx = 40

type Keyed = {
  stage: MaskStage
  box: RefObject<HTMLElement | null>
  history: MaskHistory
  onHistory: (history: MaskHistory) => void
  pen: Pen
  onPen: (pen: Pen) => void
}

export function useMaskKeys({ stage, box, history, onHistory, pen, onPen }: Keyed) {
  const t = useTexts('maskCanvas')
  const [said, setSaid] = useState('')
  const spaceHeld = useRef(false)

  const lead = (key: { x: number; y: number; resizes: boolean }) => {
    if (pen.tool !== 'rectangle') return stage.pan(-key.x * panPx, -key.y * panPx)
    const mark = leadRectangle(stage, key)
    stage.setMark(mark)
    setSaid(t.rectangleAt(mark))
  }
  const put = () => {
    const { mark } = stage
    if (!mark) {
      if (pen.tool === 'rectangle') lead({ x: 0, y: 0, resizes: false })
      return
    }
    stage.setMark(null)
    onHistory(addAction(history, { kind: 'area', erase: pen.erase, points: cornersOf(mark) }))
    setSaid(pen.erase ? t.rectangleErased : t.rectangleMarked)
  }
  const drop = () => {
    if (stage.mark) setSaid(t.rectangleDropped)
    stage.drop()
  }
  const obey = (key: MaskKey) => {
    switch (key.does) {
      case 'undo':
        return onHistory(undo(history))
      case 'redo':
        return onHistory(redo(history))
      case 'fit':
        return stage.fit()
      case 'zoom':
        return stage.zoom(key.factor)
      case 'size':
        return onPen({ ...pen, size: nextSize(pen.size, key.larger) })
      case 'erase':
        return onPen({ ...pen, erase: !pen.erase })
      case 'tool':
        return onPen({ ...pen, tool: key.tool })
      case 'put':
        return put()
      case 'drop':
        return drop()
      case 'step':
        return lead(key)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const onStage = event.target === box.current
    if (event.key === ' ' && onStage) {
      event.preventDefault()
      spaceHeld.current = true
      return
    }
    const key = readMaskKey(event, isApple())
    // With nothing to drop, Esc is for whatever the canvas stands in.
    if (!key || (key.does === 'drop' && !stage.isBusy)) return
    // Buttons and the slider have keys of their own.
    if (!onStage && key.does !== 'undo' && key.does !== 'redo' && key.does !== 'size') return
    event.preventDefault()
    event.stopPropagation()
    obey(key)
  }
  const releaseSpace = () => {
    spaceHeld.current = false
  }
  return { said, spaceHeld, onKeyDown, releaseSpace }
}
