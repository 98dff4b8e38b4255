// Draws diagrams in a frame of its own, without the page's origin (diagram-frame.ts).
import { answerJobs } from './beside/messages.ts'
import { drawWithMermaid } from './draw-with-mermaid.ts'
import type { DiagramJob } from './drawing-jobs.ts'

addEventListener(
  'message',
  ({ ports: [port] }) => {
    if (port) answerJobs(port, ({ source, dark }: DiagramJob) => drawWithMermaid(source, dark))
  },
  { once: true },
)
