import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'

type TranslatedNoteProps = {
  /** Into which language. */
  says: string
  original: string
  onUndo: () => void
}

export function TranslatedNote({ says, original, onUndo }: TranslatedNoteProps) {
  const common = useTexts('common')
  return (
    <div
      role="status"
      className="flex items-center gap-2 rounded-control bg-fill py-1 pr-1 pl-3 text-small"
    >
      <p className="line-clamp-2 min-w-0 flex-1">
        <span className="text-soft">{says}</span> {original}
      </p>
      <Button kind="quiet" size="small" icon="undo-2" onClick={onUndo}>
        {common.undo}
      </Button>
    </div>
  )
}
