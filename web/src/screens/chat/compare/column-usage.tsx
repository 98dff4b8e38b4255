import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { useSite } from '../../../features/site/sites/queries.ts'
import { secondsText } from '../../../features/talk/messages/seconds-text.ts'
import type { Turn } from '../../../features/talk/runs/turn.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { usageShown } from '../parts/usage-shown.ts'
import { compareTimes, timesOf } from './run-times.ts'

/** Time to the first word, time in all, tokens and price, as far as they are known. */
export function ColumnFigures({ entry, turn }: { entry: Entry; turn: Turn | undefined }) {
  const t = useTexts('modelCompare')
  const chat = useTexts('chat')
  const locale = useLocale()
  const purse = useSite().tokensPerCredit === null ? 'credits' : 'tokens'
  const times = timesOf(useStored(compareTimes), entry.id)
  const { price, state } = entry
  const isGuides = entry.model?.engine === 'builtin'
  const usage = usageShown(entry)
  const isOver = state !== 'running'
  const span = (until: number | null | undefined) =>
    times && until ? secondsText(Math.max(0, until - times.askedAt), locale) : null
  const first = span(times?.firstWordAt)
  const all = span(times?.endedAt)
  const pieces = [
    turn?.link === 'waiting' && !isOver && turn.state.seq > 0 && chat.reconnecting,
    first && t.firstWord({ time: first }),
    all && isOver && t.inAll({ time: all }),
    usage && chat.tokens({ input: usage.inputTokens, output: usage.outputTokens }),
    isOver && (price > 0 ? chat.credits({ n: price, purse }) : (usage || isGuides) && chat.free),
  ].filter(Boolean)
  return <p className="figures min-h-5 text-small text-soft">{pieces.join(' · ')}</p>
}
