// The frame in which diagrams are drawn. Without an origin it reaches nothing of the page's, and browsers that can give it a process of its
// own: what hangs there does not hold up the page, and ends with the frame. Fetched with the first diagram.
import type { Heard, Place } from './beside/draw-beside.ts'
import type { FromPlace } from './beside/messages.ts'
import scriptAddress from './diagram-frame.entry.ts?worker&url'
import type { DiagramJob, DrawnDiagram } from './drawing-jobs.ts'

export function startDiagramFrame({ said, died }: Heard<DrawnDiagram>): Place<DiagramJob> {
  const { port1, port2 } = new MessageChannel()
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts')
  frame.srcdoc = page(new URL(scriptAddress, import.meta.url).href)
  frame.title = 'mermaid'
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  frame.inert = true
  // It is laid out, for its words to be measured, within the view, for it not to be slowed down, and not seen.
  frame.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:1000px;height:700px;border:0;opacity:0;pointer-events:none;z-index:-1'
  // Its script has run by then; where that could not be fetched nobody answers.
  frame.onload = () => frame.contentWindow?.postMessage('port', '*', [port2])
  frame.onerror = died
  port1.onmessage = ({ data }: MessageEvent<FromPlace<DrawnDiagram>>) => said(data)
  document.body.append(frame)
  return {
    send: (message) => port1.postMessage(message),
    end: () => {
      port1.close()
      frame.remove()
    },
  }
}

const page = (script: string): string =>
  `<!doctype html><meta charset="utf-8"><body><script type="module" crossorigin src="${script}"></script>`
