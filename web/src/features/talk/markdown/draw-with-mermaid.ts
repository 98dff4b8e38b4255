// mermaid in its strictest setting. The result is shown as a picture (`<img>`), in which a browser neither runs script nor
// fetches anything.
import mermaid from 'mermaid'
import { diagramTheme } from './diagram-theme.ts'
import type { DrawnDiagram } from './drawing-jobs.ts'
import { mendDiagram } from './mend-diagram.ts'

let count = 0

/** Draws a diagram as written, else mended; where neither can be read, the reason is that of what was written. Rejects with mermaid's message. */
export async function drawWithMermaid(source: string, dark: boolean): Promise<DrawnDiagram> {
  try {
    return await draw(source, dark)
  } catch (failure) {
    const mended = mendDiagram(source)
    if (mended === null) throw failure
    return draw(mended, dark).catch(() => {
      throw failure
    })
  }
}

async function draw(source: string, dark: boolean): Promise<DrawnDiagram> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    htmlLabels: false,
    maxTextSize: 20_000,
    maxEdges: 300,
    fontFamily: 'system-ui, sans-serif',
    theme: 'base',
    themeVariables: diagramTheme(dark),
  })
  count += 1
  const id = `md-diagram-${count}`
  try {
    const { svg } = await mermaid.render(id, source)
    return asPicture(svg)
  } finally {
    document.getElementById(`d${id}`)?.remove()
  }
}

/** A picture needs its size in figures and well-formed XML. */
function asPicture(markup: string): DrawnDiagram {
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg')
  if (!svg) throw new Error('mermaid drew nothing')
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number)
  const size = { width: Math.ceil(width) || 400, height: Math.ceil(height) || 300 }
  svg.removeAttribute('style')
  svg.setAttribute('width', String(size.width))
  svg.setAttribute('height', String(size.height))
  const xml = new XMLSerializer().serializeToString(svg)
  return { ...size, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(xml)}` }
}
