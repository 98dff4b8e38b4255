import { useEffect, useRef, useState } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { Reader } from './reader.ts'
import { stopReading } from './reading.ts'
import { ReadingControls } from './reading-controls.tsx'
import type { ReadingBarProps } from './reading-props.ts'
import { readingSpeed } from './reading-speed.ts'
import { voiceChoice } from './voice-choice.ts'

/** Voices that are there at all are known by then. */
const voicesWithinMs = 4000

/** Reads by a voice of the browser. */
export function BrowserReading({ text, over }: ReadingBarProps) {
  const t = useTexts('voice')
  const language = useLocale()
  const rate = useStored(readingSpeed)
  const [paused, setPaused] = useState(false)
  const reader = useRef<Reader>(undefined)
  const start = useRef({ rate, language, t })

  useEffect(() => {
    const { rate: atFirst, language: shown, t: texts } = start.current
    const made = new Reader(
      {
        synth: speechSynthesis,
        utterance: (words) => new SpeechSynthesisUtterance(words),
        language: shown,
        preferred: voiceChoice.get().browserVoice,
        code: texts.code,
        onDone: stopReading,
        onFailed: () => {
          toast(texts.readFailed, { kind: 'failure' })
          stopReading()
        },
      },
      atFirst,
    )
    reader.current = made
    // Without a voice some browsers neither speak nor say so.
    const timer = setTimeout(() => {
      if (speechSynthesis.getVoices().length > 0) return
      toast(texts.readFailed, { kind: 'failure' })
      stopReading()
    }, voicesWithinMs)
    return () => {
      clearTimeout(timer)
      made.stop()
    }
  }, [])
  useEffect(() => reader.current?.feed(text, over), [text, over])
  useEffect(() => reader.current?.setRate(rate), [rate])

  const toggle = () => {
    if (paused) reader.current?.resume()
    else reader.current?.pause()
    setPaused(!paused)
  }
  const skip = () => {
    setPaused(false)
    reader.current?.skip()
  }
  return <ReadingControls paused={paused} onToggle={toggle} onSkip={skip} />
}
