// Opens the dialog that the address names. Each is loaded when it is first wanted and stays, so that it can leave quietly and keeps what was typed.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type DialogName, useDialogLink } from '../../lib/use-dialog-link.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { BrokenDialog } from '../../ui/broken-dialog.tsx'
import { dialogList } from './dialog-list.ts'

export function Dialogs() {
  const { dialog, tab, close, show } = useDialogLink()
  const { state } = useLocation() as { state: { reason?: string; tried?: string } | null }
  // What a dialog said while it was open it says until it has left.
  const [said, setSaid] = useState(state)
  if (isDialog(dialog) && said !== state) setSaid(state)
  const [seen, setSeen] = useState<DialogName[]>([])
  useEffect(() => {
    if (isDialog(dialog)) setSeen((known) => (known.includes(dialog) ? known : [...known, dialog]))
  }, [dialog])

  return (
    <Suspense>
      {seen.map((name) => {
        const Dialog = dialogList[name]
        return (
          Dialog && (
            <Boundary
              key={name}
              fallback={(again) => (
                <BrokenDialog open={dialog === name} onClose={close} onRetry={again} />
              )}
            >
              <Dialog
                open={dialog === name}
                onClose={close}
                tab={tab}
                onTab={(wanted) => show({ tab: wanted })}
                reason={said?.reason}
                tried={said?.tried}
              />
            </Boundary>
          )
        )
      })}
    </Suspense>
  )
}

const isDialog = (name: string | null): name is DialogName => name !== null && name in dialogList
