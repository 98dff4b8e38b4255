// Writes a text over a picture. Its signs are checked first: a box in place of a sign is worse than a plain refusal.
import { GlobalFonts } from '@napi-rs/canvas'
import { EngineError } from '../../../../errors.ts'
import { newCanvas, type Raster, readCanvas, toCanvas } from '../craft/raster.ts'

export const positions = [
  'bottom-right',
  'bottom-left',
  'top-right',
  'top-left',
  'center',
  'tiled',
] as const
export type Position = (typeof positions)[number]

export type Watermark = {
  text: string
  position: Position
  /** 0 to 1. */
  opacity: number
  /** Height of the signs in hundredths of the picture's shorter side. */
  size: number
  /** `#rrggbb` or a name. */
  colour: 'white' | 'black'
}

export function watermark(raster: Raster, mark: Watermark): Raster {
  const text = mark.text.trim()
  if (!text) throw new EngineError('invalid', 'The watermark has no text.', { untaken: true })
  const canvas = toCanvas(raster)
  const context = canvas.getContext('2d')
  const size = Math.max(8, (Math.min(raster.width, raster.height) * mark.size) / 100)
  context.font = `600 ${size}px ${fontStack()}`
  refuseMissing(text)
  context.globalAlpha = mark.opacity
  context.fillStyle = mark.colour
  context.shadowColor = mark.colour === 'white' ? 'rgba(0,0,0,0.5)' : 'rgba(255,255,255,0.5)'
  context.shadowBlur = size * 0.14
  const margin = size * 0.8
  if (mark.position === 'tiled') {
    const wide = context.measureText(text).width + size * 3
    context.translate(raster.width / 2, raster.height / 2)
    context.rotate(-Math.PI / 7)
    const reach = raster.width + raster.height
    context.textBaseline = 'middle'
    for (let y = -reach, row = 0; y < reach; y += size * 4, row += 1)
      for (let x = -reach - (row % 2) * wide * 0.5; x < reach; x += wide)
        context.fillText(text, x, y)
  } else {
    const right = mark.position.endsWith('right')
    const centred = mark.position === 'center'
    context.textAlign = centred ? 'center' : right ? 'right' : 'left'
    context.textBaseline = centred
      ? 'middle'
      : mark.position.startsWith('top')
        ? 'top'
        : 'alphabetic'
    const x = centred ? raster.width / 2 : right ? raster.width - margin : margin
    const y = centred
      ? raster.height / 2
      : mark.position.startsWith('top')
        ? margin
        : raster.height - margin
    context.fillText(text, x, y, raster.width - margin * 2)
  }
  return readCanvas(canvas)
}

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  '/Library/Fonts',
  'C:\\Windows\\Fonts',
]
const preferred =
  /noto sans (cjk|sc|tc)|source han sans|pingfang|microsoft (yahei|jhenghei)|wenquanyi|hiragino sans|noto serif cjk|droid sans fallback/i

let stack: string | undefined

/** Fonts of this machine, those with Chinese signs first. */
function fontStack(): string {
  if (stack) return stack
  if (process.env.HOME)
    folders.push(`${process.env.HOME}/.fonts`, `${process.env.HOME}/.local/share/fonts`)
  if (!GlobalFonts.families.some(({ family }) => preferred.test(family)))
    for (const folder of folders) GlobalFonts.loadFontsFromDir(folder)
  const names = GlobalFonts.families.map(({ family }) => family)
  const chosen = [
    ...names.filter((name) => preferred.test(name)).slice(0, 4),
    ...names
      .filter((name) => /dejavu sans$|liberation sans$|arial$|helvetica/i.test(name))
      .slice(0, 2),
  ]
  stack = [...chosen.map((name) => `"${name}"`), 'sans-serif'].join(', ')
  return stack
}

/** No font has a sign that looks like the box for one that is unassigned. */
function refuseMissing(text: string): void {
  const missing = [...new Set(text)].filter((sign) => sign.trim() && !hasSign(sign))
  if (missing.length)
    throw new EngineError(
      'invalid',
      `No font of this server can write: ${missing.slice(0, 10).join(' ')}. Install one that can, such as Noto Sans CJK, or choose another text.`,
      { untaken: true },
    )
}

function hasSign(sign: string): boolean {
  const drawn = drawSign(sign)
  return drawn !== drawSign('\u{10FFFD}') && drawn !== blankSign
}

const blankSign = '0'.repeat(64)

function drawSign(sign: string): string {
  const canvas = newCanvas(32, 32)
  const context = canvas.getContext('2d')
  context.font = `24px ${fontStack()}`
  context.textBaseline = 'middle'
  context.fillText(sign, 2, 16)
  const { data } = readCanvas(canvas)
  let text = ''
  for (let at = 3; at < data.length; at += 4) text += (data[at] as number) > 100 ? '1' : '0'
  return text.includes('1') ? text : blankSign
}
