import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../../ui/toast-manager.ts'

type Language = 'English' | 'Chinese'

const calls = {
  English: 'promptHelp.toEnglish',
  Chinese: 'promptHelp.toChinese',
} as const

/** The prompt in English or Chinese, with the way back for as long as nothing else was typed. */
export function useTranslation(prompt: string, setPrompt: (prompt: string) => void) {
  const t = useTexts('midjourney')
  const [busy, setBusy] = useState<Language | null>(null)
  const [done, setDone] = useState<{ before: string; after: string; language: Language }>()
  const run = async (language: Language) => {
    setBusy(language)
    try {
      const { text } = await call(calls[language], { text: prompt })
      if (text.trim() === prompt.trim()) return toast(t.alreadyEnglish, { key: 'translated' })
      setDone({ before: prompt, after: text, language })
      setPrompt(text)
    } catch (error) {
      // A failed call has been said.
      if (!(error instanceof CallFailure)) throw error
    } finally {
      setBusy(null)
    }
  }
  const undo = () => {
    if (done) setPrompt(done.before)
    setDone(undefined)
  }
  return { busy, run, undo, done: done?.after === prompt ? done : null }
}
