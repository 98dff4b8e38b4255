import type { Turn } from '../../../features/talk/runs/turn.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

/** Who is writing, and the way to stop it. */
export function GrowingLine({ turn, onStop }: { turn: Turn | undefined; onStop: () => void }) {
  const t = useTexts('mind')
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-3 border-t border-line px-4 py-2">
      <Spinner />
      <p role="status" className="min-w-0 flex-1 truncate">
        {t.growing}
        {turn?.model && <span className="text-soft"> · {turn.model.name}</span>}
      </p>
      {turn?.model?.engine === 'builtin' && <Badge>{t.builtin}</Badge>}
      <Button icon="square" busy={turn?.stopping ?? false} disabled={!turn} onClick={onStop}>
        {t.stop}
      </Button>
    </div>
  )
}
