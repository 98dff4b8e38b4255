import { useEffect, useState } from 'react'

/** The browser's voices, by language and name; they may come late, or never. */
export function useBrowserVoices(): SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([])
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined
    const tell = () =>
      setVoices(
        speechSynthesis
          .getVoices()
          .toSorted((a, b) => a.lang.localeCompare(b.lang) || a.name.localeCompare(b.name)),
      )
    tell()
    // Some browsers know their voices without telling of changes.
    speechSynthesis.addEventListener?.('voiceschanged', tell)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', tell)
  }, [])
  return voices
}
