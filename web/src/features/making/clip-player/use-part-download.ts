import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { partFileName } from './clip-file-name.ts'
import type { ClipPart } from './clip-part.ts'

type Status =
  | { is: 'idle' }
  | { is: 'cutting'; share: number }
  | { is: 'said'; text: string; failed: boolean }

export type PartDownload = { status: Status; start: () => void; cancel: () => void }

/** What is too short to be seen need not be said. */
const saidFromS = 0.1

/** Cuts the part and hands it over as a download. */
export function usePartDownload(
  url: string,
  fileName: string,
  part: ClipPart | undefined,
): PartDownload {
  const t = useTexts('clipPlayer')
  const [status, setStatus] = useState<Status>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const say = (text: string, failed = false) => setStatus({ is: 'said', text, failed })
  const cut = async (chosen: ClipPart) => {
    const ending = new AbortController()
    running.current = ending
    setStatus({ is: 'cutting', share: 0 })
    try {
      const { cutClip } = await import('./cut-clip.ts')
      const made = await cutClip(url, chosen, {
        signal: ending.signal,
        onProgress: (share) => !ending.signal.aborted && setStatus({ is: 'cutting', share }),
      })
      if (!made) return say(t.partRefused, true)
      saveFile(made.file, partFileName(fileName, chosen, made.ending))
      say(made.earlierS < saidFromS ? t.partDone : t.partLonger({ s: made.earlierS.toFixed(1) }))
    } catch {
      if (!ending.signal.aborted) say(t.partFailed, true)
    }
  }
  return {
    status,
    start: () => void (part && cut(part)),
    cancel() {
      running.current?.abort()
      setStatus({ is: 'idle' })
    },
  }
}
