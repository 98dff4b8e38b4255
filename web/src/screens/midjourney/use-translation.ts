import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../../ui/toast-manager.ts'

/** The prompt in English, with the way back for as long as nothing else was typed. */
export function useTranslation(prompt: string, setPrompt: (prompt: string) => void) {
  const t = useTexts('midjourney')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<{ before: string; after: string }>()
  const run = async () => {
    setBusy(true)
    try {
      const { text } = await call('GET /fanyi/translate', { text: prompt })
      if (text.trim() === prompt.trim()) return toast(t.alreadyEnglish, { key: 'translated' })
      setDone({ before: prompt, after: text })
      setPrompt(text)
    } catch (error) {
      // A failed call has been said.
      if (!(error instanceof CallFailure)) throw error
    } finally {
      setBusy(false)
    }
  }
  const undo = () => {
    if (done) setPrompt(done.before)
    setDone(undefined)
  }
  return { busy, run, undo, original: done?.after === prompt ? done.before : null }
}
