// The engine that is made of our own code: needs no key and no network, and is labelled as built-in wherever it is offered.
import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createGuide } from './chat/guide.ts'
import { ownHandbookDir } from './handbook/read-handbook.ts'
import { createBuiltinImage } from './image/image.ts'
import { createPaintPool } from './image/making/paint-pool.ts'
import { createSongPool } from './music/making/song-pool.ts'
import { createBuiltinMusic } from './music/music.ts'
import { createStemPool } from './stems/making/stem-pool.ts'
import { createBuiltinStems } from './stems/stems.ts'
import { createFilmPool } from './video/film-pool.ts'
import { createBuiltinVideo } from './video/video.ts'

export const builtin = defineEngine({
  id: 'builtin',
  label: 'Built-in',
  kinds: ['chat', 'image', 'video', 'music', 'stems'],
  settings: z.object({
    handbookDir: z.string().default(ownHandbookDir).describe('Folder of the handbook'),
    paceMs: z.coerce.number().min(0).max(1000).default(5).describe('Milliseconds between words'),
  }),
  create(settings) {
    const [pictures, films] = [createPaintPool(), createFilmPool()]
    const [songs, stems] = [createSongPool(), createStemPool()]
    return {
      chat: createGuide(settings),
      image: createBuiltinImage({ pool: pictures }),
      video: createBuiltinVideo({ pool: films }),
      music: createBuiltinMusic({ pool: songs }),
      stems: createBuiltinStems({ pool: stems }),
      async close() {
        await Promise.all([pictures, films, songs, stems].map((pool) => pool.close()))
      },
    }
  },
})
