import { longestMindTitle } from '@atelier/contract/mind-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
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
  const rename = useRenameMind()
  const form = useForm({
    first: { title: map.title },
    read: ({ title }) => ({ input: { id: map.id, title: title.trim() } }),
    send: async (request) => {
      if (request.title !== '' && request.title !== map.title) await rename.mutateAsync(request)
    },
    onSent: onDone,
    asTyped: 'keep',
    failureAt: { '*': 'title' },
  })
  return (
    <form className="flex flex-col gap-4 pt-1" onSubmit={form.submit}>
      <Field label={t.renameMap} maxLength={longestMindTitle} {...form.field('title')} />
      <Button kind="main" type="submit" busy={form.busy} className="self-end">
        {t.save}
      </Button>
    </form>
  )
}
