import type { MessagePart } from '@atelier/contract/message-parts'
import { useLocale, useTexts } from '../../i18n/use-texts.ts'
import { Folded } from './folded.tsx'
import { secondsText } from './seconds-text.ts'

type ToolUseProps = {
  call: Extract<MessagePart, { type: 'tool-call' }>
  result: Extract<MessagePart, { type: 'tool-result' }> | undefined
  live: boolean
}

/** A tool that the model used: what it was given, what came back, and how long that took. */
export function ToolUse({ call, result, live }: ToolUseProps) {
  const t = useTexts('chat')
  const locale = useLocale()
  const names: Record<string, string> = {
    calculate: t.toolCalculate,
    date: t.toolDate,
    convert_units: t.toolConvertUnits,
    search_handbook: t.toolSearchHandbook,
  }
  const name = names[call.name] ?? call.name
  const running = !result && live
  const took = result?.durationMs === undefined ? '' : secondsText(result.durationMs, locale)
  return (
    <Folded
      icon={result?.failed ? 'triangle-alert' : 'wrench'}
      live={running}
      label={
        running ? (
          t.toolRunning({ name })
        ) : (
          <>
            {name}
            {result?.failed && <span className="ml-1.5 text-danger">{t.toolFailed}</span>}
            {took && <span className="figures ml-1.5 text-faint">{took}</span>}
          </>
        )
      }
    >
      <Field label={t.toolInput} text={pretty(call.input)} />
      {result && <Field label={t.toolOutput} text={pretty(result.output)} />}
    </Folded>
  )
}

function Field({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className="mt-1 text-small text-faint">{label}</p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="scroll-quiet mt-0.5 max-h-60 overflow-x-auto rounded-control bg-fill px-3 py-2 font-mono text-small whitespace-pre-wrap"
      >
        {text}
      </pre>
    </>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
