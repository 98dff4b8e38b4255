// Reads exports beside the page: they may be of hundreds of megabytes.
import { type SentWords, sentWords } from './import-words.ts'
import { readFiles } from './read-files.ts'

type Wanted = { files: File[]; words: SentWords }

addEventListener('message', async ({ data }: MessageEvent<Wanted>) => {
  postMessage(await readFiles(data.files, sentWords(data.words)))
})
