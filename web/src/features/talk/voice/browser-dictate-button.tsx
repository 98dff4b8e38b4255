import '../../../ui/late.css'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { recogniserClass, startDictation } from './dictation.ts'

export type BrowserDictateProps = {
  /** The text that is written into; another place ends the dictation. */
  place: number
  read: () => string
  write: (text: string) => void
  /** Says in place why nothing is heard. */
  onProblem: (text: string) => void
}

/** Writes what is said; nothing where the browser cannot listen. Esc ends it. */
export function BrowserDictateButton({ place, read, write, onProblem }: BrowserDictateProps) {
  const t = useTexts('voice')
  const language = useLocale()
  const [listening, setListening] = useState(false)
  const stop = useRef<() => void>(undefined)
  const Recogniser = recogniserClass()

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the place changes
  useEffect(() => () => stop.current?.(), [place])
  useEffect(() => {
    if (!listening) return undefined
    // Before others take it: Esc also stops an answer.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      stop.current?.()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [listening])

  if (!Recogniser) return null
  const begin = () => {
    const problemTexts = {
      denied: t.micDenied,
      silent: t.nothingHeard,
      network: t.dictationOffline,
      microphone: t.noMicrophone,
      language: t.languageUnheard,
      other: t.dictationFailed,
    }
    setListening(true)
    stop.current = startDictation({
      recogniser: new Recogniser(),
      language,
      read,
      write,
      onProblem: (problem) => onProblem(problemTexts[problem]),
      onEnd: () => setListening(false),
    })
  }
  return (
    <IconButton
      icon="mic"
      size="large"
      label={listening ? t.stopDictating : t.dictate}
      pressed={listening}
      className={listening ? 'text-danger!' : ''}
      onClick={() => (listening ? stop.current?.() : begin())}
    />
  )
}
