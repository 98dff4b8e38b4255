import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '../../../lib/clipboard.ts'
import { useMarkdownTexts } from './markdown-texts.ts'

interface CodeFrameProps {
  readonly language: string
  readonly code: string
  /** More buttons for the head. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function CodeFrame({ language, code, actions, children }: CodeFrameProps) {
  const texts = useMarkdownTexts()
  return (
    <div className="md-frame">
      <div className="md-frame-head">
        <span className="md-frame-name">{language || texts.code}</span>
        {actions}
        <CopyCode code={code} />
      </div>
      {children}
    </div>
  )
}

function CopyCode({ code }: { code: string }) {
  const texts = useMarkdownTexts()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(null), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const said = outcome && (outcome === 'copied' ? texts.copied : texts.copyFailed)
  const copy = async () => setOutcome((await copyText(code)) ? 'copied' : 'failed')
  return (
    <button type="button" className="md-button" onClick={copy}>
      <span aria-live="polite">{said ?? texts.copyCode}</span>
    </button>
  )
}
