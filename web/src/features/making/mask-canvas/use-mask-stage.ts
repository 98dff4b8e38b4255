// A stage that lives as long as its component, kept up with its history, its pen and its place.
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Size } from './mask-geometry.ts'
import type { MaskAction, MaskHistory } from './mask-history.ts'
import { MaskStage, type Pen } from './stage.ts'

export type StageRefs = {
  box: RefObject<HTMLDivElement | null>
  picture: RefObject<HTMLImageElement | null>
  overlay: RefObject<HTMLCanvasElement | null>
}

export function useMaskStage(
  { width, height }: Size,
  history: MaskHistory,
  pen: Pen,
  onAction: (action: MaskAction) => void,
) {
  const refs: StageRefs = { box: useRef(null), picture: useRef(null), overlay: useRef(null) }
  const { box, picture, overlay } = refs
  const latest = useRef(onAction)
  latest.current = onAction
  const stage = useMemo(
    () => new MaskStage({ width, height }, (action) => latest.current(action)),
    [width, height],
  )
  const scale = useSyncExternalStore(stage.subscribe, stage.scale)
  useEffect(() => {
    stage.pen = pen
  }, [stage, pen])
  useEffect(() => stage.follow(history.done), [stage, history])
  useEffect(() => {
    const [frame, image, canvas] = [box.current, picture.current, overlay.current]
    if (!frame || !image || !canvas) return undefined
    const measure = () => {
      stage.accent = getComputedStyle(frame).color
      stage.resize({ width: frame.clientWidth, height: frame.clientHeight })
    }
    const detach = stage.attach({ picture: image, overlay: canvas })
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    measure()
    // Another theme is another accent.
    const themes = new MutationObserver(measure)
    themes.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
    return () => {
      observer.disconnect()
      themes.disconnect()
      detach()
    }
  }, [stage, box, picture, overlay])
  return { stage, scale, refs }
}
