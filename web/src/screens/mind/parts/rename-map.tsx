import { longestMindTitle } from '@atelier/contract/mind-terms'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRenameMind } from '../own-minds.ts'

type Named = { id: number; title: string }

export function RenameMap({ map, onClose }: { map: Named | null; onClose: () => void }) {
  const t = useTexts('mind')
  const common = useTexts('common')
  return (
    <Dialog open={map !== null} onClose={onClose} title={t.renameTitle} closeLabel={common.close}>
      {map && <Form key={map.id} map={map} onDone={onClose} />}
    </Dialog>
  )
}

function Form({ map, onDone }: { map: Named; onDone: () => void }) {
  const t = useTexts('mind')
  const common = useTexts('common')
  const [title, setTitle] = useState(map.title)
  const rename = useRenameMind()
  const { error } = rename
  const problem = error && (error instanceof CallFailure ? error.message : common.somethingWrong)
  return (
    <form
      className="flex flex-col gap-4 pt-1"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = title.trim()
        if (rename.isPending) return
        if (wanted === '' || wanted === map.title) onDone()
        else rename.mutate({ id: map.id, title: wanted }, { onSuccess: onDone })
      }}
    >
      <TextField
        label={t.renameMap}
        value={title}
        maxLength={longestMindTitle}
        problem={problem || undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button kind="main" type="submit" busy={rename.isPending} className="self-end">
        {t.save}
      </Button>
    </form>
  )
}
