// The stage of a mask: the picture under a view, what is being drawn, and the pointers that do it. It draws by itself, without React, at
// most once a frame.
import { areaOf, cornersOf, type Rect, rectBetween, type Size, thin } from './mask-geometry.ts'
import type { MaskAction, Point } from './mask-history.ts'
import { paintOverlay } from './mask-overlay.ts'
import { createMaskRaster, type MaskRaster } from './mask-raster.ts'
import { fitView, keepInSight, panBy, pinch, toPicture, type View, zoomAt } from './mask-view.ts'

export type MaskTool = 'brush' | 'rectangle' | 'lasso' | 'hand'
export type Pen = {
  tool: MaskTool
  erase: boolean
  /** Diameter of the brush on the screen. */
  size: number
}

export type StageElements = { picture: HTMLElement; overlay: HTMLCanvasElement }

type Gesture =
  | { kind: 'paint'; pointer: number; points: Point[] }
  | { kind: 'pan'; pointer: number; at: Point }
  | { kind: 'pinch'; pointers: [number, number]; at: [Point, Point] }

/** What an area has to have to be meant, in square pixels of the screen. */
const minArea = 16

export class MaskStage {
  pen: Pen = { tool: 'brush', erase: false, size: 48 }
  accent = '#409eff'
  mark: Rect | null = null
  readonly picture: Size
  readonly #raster: MaskRaster
  readonly #onAction: (action: MaskAction) => void
  readonly #pointers = new Map<number, Point>()
  readonly #listeners = new Set<() => void>()
  #elements: StageElements | undefined
  #size: Size = { width: 1, height: 1 }
  #view: View = { scale: 1, x: 0, y: 0 }
  #isFitted = true
  #gesture: Gesture | null = null
  #frame = 0

  constructor(picture: Size, onAction: (action: MaskAction) => void) {
    this.picture = picture
    this.#raster = createMaskRaster(picture)
    this.#onAction = onAction
  }

  /** Draws onto these until the returned is called. */
  readonly attach = (elements: StageElements): (() => void) => {
    this.#elements = elements
    this.draw()
    return () => {
      cancelAnimationFrame(this.#frame)
      this.#frame = 0
      this.#elements = undefined
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** How large a pixel of the picture is on the screen. */
  readonly scale = (): number => this.#view.scale

  get limits() {
    return { picture: this.picture, stage: this.#size }
  }
  get view(): View {
    return this.#view
  }
  /** Something is being drawn or led. */
  get isBusy(): boolean {
    return this.#gesture?.kind === 'paint' || this.mark !== null
  }

  follow(actions: readonly MaskAction[]): void {
    this.#raster.follow(actions)
    this.draw()
  }

  resize(size: Size): void {
    this.#size = size
    this.#setView(
      this.#isFitted ? fitView(this.picture, size) : keepInSight(this.#view, this.picture, size),
      this.#isFitted,
    )
  }

  fit(): void {
    this.#setView(fitView(this.picture, this.#size), true)
  }

  zoom(factor: number, at: Point = [this.#size.width / 2, this.#size.height / 2]): void {
    this.#setView(zoomAt(this.#view, factor, at, this.limits))
  }

  pan(dx: number, dy: number): void {
    this.#setView(panBy(this.#view, dx, dy, this.limits))
  }

  setMark(mark: Rect | null): void {
    this.mark = mark
    this.draw()
  }

  /** A pointer is down at points of the stage; `pans` when it is to move the view whatever the tool. */
  down(pointer: number, at: Point, pans: boolean): void {
    this.#pointers.set(pointer, at)
    const [first, second] = [...this.#pointers]
    if (first && second) {
      // A second finger: what the first one began was not meant.
      this.#gesture = { kind: 'pinch', pointers: [first[0], second[0]], at: [first[1], second[1]] }
    } else if (pans || this.pen.tool === 'hand') this.#gesture = { kind: 'pan', pointer, at }
    else this.#gesture = { kind: 'paint', pointer, points: [toPicture(this.#view, at)] }
    this.draw()
  }

  move(pointer: number, points: readonly Point[]): void {
    const last = points.at(-1)
    if (!last || !this.#pointers.has(pointer)) return
    this.#pointers.set(pointer, last)
    const gesture = this.#gesture
    if (gesture?.kind === 'paint' && gesture.pointer === pointer) {
      gesture.points.push(...points.map((point) => toPicture(this.#view, point)))
      this.draw()
    } else if (gesture?.kind === 'pan' && gesture.pointer === pointer) {
      this.pan(last[0] - gesture.at[0], last[1] - gesture.at[1])
      gesture.at = last
    } else if (gesture?.kind === 'pinch') {
      const [one, two] = gesture.pointers.map((id) => this.#pointers.get(id))
      if (!one || !two) return
      this.#setView(pinch(this.#view, gesture.at, [one, two], this.limits))
      gesture.at = [one, two]
    }
  }

  /** The pointer is up, or (`isMeant` false) was taken away. */
  up(pointer: number, isMeant: boolean): void {
    this.#pointers.delete(pointer)
    const action = isMeant ? this.#live() : null
    if (this.#gesture?.kind === 'paint' && this.#gesture.pointer !== pointer) return
    // After a pinch the finger that is left does nothing until it is lifted.
    this.#gesture = null
    if (action && this.#isMeant(action)) this.#onAction(action)
    this.draw()
  }

  /** Drops what is being drawn or led. */
  drop(): void {
    if (this.#gesture?.kind === 'paint') this.#gesture = null
    this.setMark(null)
  }

  readonly draw = (): void => {
    if (this.#frame || !this.#elements) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      this.#paint()
    })
  }

  #paint(): void {
    const { picture, overlay } = this.#elements ?? {}
    if (!picture || !overlay) return
    const { scale, x, y } = this.#view
    picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    paintOverlay(overlay, this.#size, {
      view: this.#view,
      picture: this.picture,
      mask: this.#raster.canvas,
      live: this.#live(),
      mark: this.mark,
      accent: this.accent,
    })
  }

  #setView(view: View, isFitted = false): void {
    this.#view = view
    this.#isFitted = isFitted
    for (const listener of this.#listeners) listener()
    this.draw()
  }

  /** What is being drawn, as it would become part of the mask. */
  #live(): MaskAction | null {
    if (this.#gesture?.kind !== 'paint') return null
    const { erase, tool, size } = this.pen
    const { points } = this.#gesture
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return null
    const pixel = 1 / this.#view.scale
    if (tool === 'rectangle') {
      return { kind: 'area', erase, points: cornersOf(rectBetween(first, last, this.picture)) }
    }
    const kept = thin(points, pixel)
    return tool === 'lasso'
      ? { kind: 'area', erase, points: kept }
      : { kind: 'stroke', erase, size: size * pixel, points: kept }
  }

  #isMeant(action: MaskAction): boolean {
    return action.kind !== 'area' || areaOf(action.points) * this.#view.scale ** 2 >= minArea
  }
}
