// A map as files: pictures in the colours that are shown, and texts for other programs.
import { mindMarkdown } from '@atelier/contract/mind-markdown'
import type { MindNode } from '@atelier/contract/mind-terms'
import { plainFileName, saveFile } from '../../../lib/save-file.ts'
import { branchColour, branchCount } from './branch-colour.ts'
import { layoutMind } from './layout-mind.ts'
import { measureText } from './measure-text.ts'
import { mindOpml } from './mind-opml.ts'
import { type MindColours, mindSvg } from './mind-svg.ts'

export const mindFormats = ['png', 'svg', 'md', 'opml'] as const
export type MindFormat = (typeof mindFormats)[number]

/** In px a side: browsers draw none that are larger. */
const longestSide = 8000
const maxPixels = 40_000_000

/** Hands the map to the browser as a file. Rejects when it cannot be made. */
export async function exportMind(
  tree: MindNode,
  { format, title, stage }: { format: MindFormat; title: string; stage: HTMLElement },
): Promise<void> {
  saveFile(
    await mindFile(tree, { format, title, stage }),
    `${plainFileName(title, 'mind-map')}.${format}`,
  )
}

async function mindFile(
  tree: MindNode,
  { format, title, stage }: { format: MindFormat; title: string; stage: HTMLElement },
): Promise<Blob> {
  if (format === 'md') return new Blob([mindMarkdown(tree)], { type: 'text/markdown' })
  if (format === 'opml') return new Blob([mindOpml(tree, title)], { type: 'text/x-opml' })
  const layout = layoutMind(tree, measureText)
  const svg = new Blob([mindSvg(layout, coloursOf(stage))], { type: 'image/svg+xml' })
  return format === 'svg' ? svg : toPng(svg, layout)
}

async function toPng(
  svg: Blob,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const scale = Math.min(
    2,
    longestSide / Math.max(width, height),
    Math.sqrt(maxPixels / (width * height)),
  )
  const picture = new Image()
  const address = URL.createObjectURL(svg)
  try {
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/png',
      ),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

function coloursOf(stage: HTMLElement): MindColours {
  const plain = plainColours(stage)
  return {
    page: plain('var(--sunken)'),
    text: plain('var(--text)'),
    surface: plain('var(--surface)'),
    line: plain('var(--line-control)'),
    root: plain('var(--accent)'),
    onRoot: plain('var(--on-accent)'),
    branches: Array.from({ length: branchCount }, (_, at) => plain(branchColour(at))),
    font: getComputedStyle(document.body).fontFamily,
  }
}

/** Colours as every program reads them: what is seen on the page, as `#rrggbb`. */
function plainColours(stage: HTMLElement): (colour: string) => string {
  const probe = stage.appendChild(document.createElement('span'))
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colourOf = (colour: string) => {
    probe.style.color = colour
    return getComputedStyle(probe).color
  }
  const page = colourOf('var(--sunken)')
  return (colour) => {
    if (!pen) return '#888888'
    if (!probe.isConnected) stage.append(probe)
    const shown = colourOf(colour)
    probe.remove()
    pen.fillStyle = page
    pen.fillRect(0, 0, 1, 1)
    pen.fillStyle = shown
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`
  }
}
