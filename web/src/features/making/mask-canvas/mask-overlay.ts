// What is seen of a mask over the picture: its marked part in the site's accent, hatched so that it stands out from pictures of that
// colour, and the outline of what is being drawn.
import { cornersOf, type Rect, type Size } from './mask-geometry.ts'
import type { MaskAction, Point } from './mask-history.ts'
import type { View } from './mask-view.ts'
import { paintAction, tracePoints } from './paint-mask.ts'

export type OverlayScene = {
  view: View
  picture: Size
  mask: HTMLCanvasElement
  /** What is being drawn and not part of the mask yet. */
  live: MaskAction | null
  /** The rectangle that is led by keys. */
  mark: Rect | null
  /** Of the site, as CSS has it. */
  accent: string
}

const hatchPx = 8

export function paintOverlay(canvas: HTMLCanvasElement, stage: Size, scene: OverlayScene): void {
  const { view, picture, mask, live, mark, accent } = scene
  const context = canvas.getContext('2d')
  if (!context) return
  const dense = window.devicePixelRatio || 1
  const width = Math.max(1, Math.round(stage.width * dense))
  const height = Math.max(1, Math.round(stage.height * dense))
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  const toStage = () =>
    context.setTransform(
      dense * view.scale,
      ...([0, 0, dense * view.scale] as const),
      dense * view.x,
      dense * view.y,
    )
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  context.save()
  toStage()
  context.beginPath()
  context.rect(0, 0, picture.width, picture.height)
  context.clip()
  context.drawImage(mask, 0, 0, picture.width, picture.height)
  if (live) paintAction(context, live, picture)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = hatch(context, accent, dense) ?? accent
  context.fillRect(0, 0, width, height)
  context.restore()
  const outline = mark ? cornersOf(mark) : live?.kind === 'area' ? live.points : []
  if (outline.length > 1) {
    toStage()
    paintOutline(context, outline, 1 / view.scale)
  }
}

/** Black under white dashes: seen on whatever lies below. */
function paintOutline(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  pixel: number,
): void {
  tracePoints(context, points)
  context.lineWidth = 2 * pixel
  context.strokeStyle = '#000'
  context.stroke()
  context.setLineDash([5 * pixel, 5 * pixel])
  context.strokeStyle = '#fff'
  context.stroke()
  context.setLineDash([])
}

const hatches = new Map<string, HTMLCanvasElement>()

function hatch(context: CanvasRenderingContext2D, accent: string, dense: number) {
  const key = `${accent} ${dense}`
  const tile = hatches.get(key) ?? drawTile(accent, Math.round(hatchPx * dense))
  hatches.set(key, tile)
  return context.createPattern(tile, 'repeat')
}

function drawTile(accent: string, side: number): HTMLCanvasElement {
  const tile = document.createElement('canvas')
  tile.width = side
  tile.height = side
  const context = tile.getContext('2d')
  if (!context) return tile
  context.fillStyle = accent
  context.fillRect(0, 0, side, side)
  context.strokeStyle = '#0009'
  context.lineWidth = side / 6
  context.beginPath()
  for (const shift of [-side, 0, side]) {
    context.moveTo(shift, side)
    context.lineTo(shift + side, 0)
  }
  context.stroke()
  return tile
}
