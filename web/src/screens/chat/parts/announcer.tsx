import { plainText } from '@atelier/contract/fold-events'
import { useEffect, useState } from 'react'
import { runs } from '../../../features/talk/runs/runs.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { nextSentences } from '../spoken-sentences.ts'

/** How often new sentences are said, in milliseconds. */
const everyMs = 1500

/** Tells a screen reader how the answer grows, in whole sentences. */
export function Announcer({ turnKey }: { turnKey: string | undefined }) {
  const t = useTexts('chat')
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (turnKey === undefined) return undefined
    let from = plainText(runs.turn(turnKey)?.state.parts ?? []).length
    const timer = setInterval(() => {
      const turn = runs.turn(turnKey)
      const over = !turn || turn.endedAt !== null
      const { say, next } = nextSentences(plainText(turn?.state.parts ?? []), from, over)
      from = next
      if (say) setSaid(say)
      if (over) {
        clearInterval(timer)
        setSaid((now) => `${say || now} ${t.answerDone}`)
      }
    }, everyMs)
    return () => clearInterval(timer)
  }, [turnKey, t])
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {said}
    </div>
  )
}
