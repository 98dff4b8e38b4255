import { wordsToSend } from './import-words.ts'
import type { ImportReading, ImportWords } from './imported-conversation.ts'

/** Reads files without holding up the page. Rejects when the reader dies, as by too little memory, and when `signal` says so. */
export function readBeside(
  files: readonly File[],
  words: ImportWords,
  signal: AbortSignal,
): Promise<ImportReading> {
  const worker = new Worker(new URL('./read-files.worker.ts', import.meta.url), { type: 'module' })
  const reading = new Promise<ImportReading>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ImportReading>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('the reader of exports died')))
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage({ files, words: wordsToSend(words) })
  })
  return reading.finally(() => worker.terminate())
}
