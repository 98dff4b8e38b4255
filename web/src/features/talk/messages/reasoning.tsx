import { useEffect, useState } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { Folded } from './folded.tsx'
import { useMessageMeans } from './message-means.ts'
import { secondsText } from './seconds-text.ts'

type ReasoningProps = {
  text: string
  durationMs: number | undefined
  /** The model thinks at this moment. */
  live: boolean
}

export function Reasoning({ text, durationMs, live }: ReasoningProps) {
  const t = useTexts('chat')
  const { Words } = useMessageMeans()
  const locale = useLocale()
  const done =
    durationMs === undefined
      ? t.thought
      : t.thoughtFor({ seconds: secondsText(durationMs, locale) })
  return (
    <Folded icon="brain" live={live} label={live ? <Thinking /> : done}>
      <div className="text-tool">
        <Words text={text} streaming={live} />
      </div>
    </Folded>
  )
}

/** Counts the seconds while one waits, without telling a screen reader each of them. */
function Thinking() {
  const t = useTexts('chat')
  const locale = useLocale()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      {t.thinking}
      {seconds > 1 && (
        <span aria-hidden="true" className="figures ml-1.5 text-faint">
          {secondsText(seconds * 1000, locale)}
        </span>
      )}
    </>
  )
}
