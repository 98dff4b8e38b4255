// The engine that is made of our own code: needs no key and no network, and is labelled as built-in wherever it is offered.
import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createGuide } from './chat/guide.ts'
import { ownHandbookDir } from './handbook/read-handbook.ts'
import { createPainter } from './image/painter.ts'

export const builtin = defineEngine({
  id: 'builtin',
  label: 'Built-in',
  kinds: ['chat', 'image'],
  settings: z.object({
    handbookDir: z.string().default(ownHandbookDir).describe('Folder of the handbook'),
    pictureScale: z.coerce
      .number()
      .min(0.05)
      .max(1)
      .default(1)
      .describe('Size of painted pictures, as a share of the usual one'),
    paceMs: z.coerce.number().min(0).max(1000).default(5).describe('Milliseconds between words'),
  }),
  create: ({ pictureScale, ...guide }) => ({
    chat: createGuide(guide),
    image: createPainter({ scale: pictureScale }),
  }),
})
