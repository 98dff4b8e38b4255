// The menu follows the screens until somebody takes it over, and does so again when they give it back.
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { menuScreens } from './menu-screens.ts'
import type { EntryActions } from './use-entries.ts'

type Acts = { acts: EntryActions }

export function TakeOver({ acts: { fill } }: Acts) {
  const t = useTexts('adminContent')
  return (
    <Button
      kind="main"
      busy={fill.isPending}
      onClick={() => fill.mutate(menuScreens.map(({ name }) => ({ name })))}
    >
      {t.takeOver}
    </Button>
  )
}

export function StartOver({ acts: { fill } }: Acts) {
  const t = useTexts('adminContent')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon="rotate-ccw" onClick={() => setAsking(true)}>
        {t.startOver}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t.startOverTitle}
        confirmLabel={t.startOver}
        cancelLabel={t.cancel}
        busy={fill.isPending}
        onConfirm={() => fill.mutate([], { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t.startOverText}
      </ConfirmDialog>
    </>
  )
}
