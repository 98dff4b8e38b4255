// The engine that is made of our own code: needs no key and no network, and is labelled as built-in wherever it is offered.
import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createGuide } from './chat/guide.ts'
import { ownHandbookDir } from './handbook/read-handbook.ts'
import { createBuiltinImage } from './image/image.ts'
import { createPaintPool } from './image/making/paint-pool.ts'

export const builtin = defineEngine({
  id: 'builtin',
  label: 'Built-in',
  kinds: ['chat', 'image'],
  settings: z.object({
    handbookDir: z.string().default(ownHandbookDir).describe('Folder of the handbook'),
    paceMs: z.coerce.number().min(0).max(1000).default(5).describe('Milliseconds between words'),
  }),
  create(settings) {
    const pool = createPaintPool()
    return {
      chat: createGuide(settings),
      image: createBuiltinImage({ pool }),
      close: () => pool.close(),
    }
  },
})
