import { Toast } from '@base-ui/react/toast'
import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { ToastShower } from './toast-manager.ts'
import { connectToasts } from './toast-manager.ts'

type ToastHostProps = {
  /** The name of the place where notes appear, for screen readers. */
  label: string
  closeLabel: string
}

type Manager = ReturnType<typeof Toast.createToastManager>
type NoteData = { durationMs: number }

export function ToastHost({ label, closeLabel }: ToastHostProps) {
  const [manager] = useState(() => Toast.createToastManager())
  useEffect(() => connectToasts(showerFor(manager)), [manager])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="fixed inset-x-0 bottom-[calc(env(safe-area-inset-bottom)+16px+var(--toast-lift,0px)+var(--player-height,0px))] z-toast mx-auto flex w-fit max-w-[min(480px,100vw-32px)] flex-col items-center gap-2 max-sm:bottom-[calc(env(safe-area-inset-bottom)+72px+var(--toast-lift,0px)+var(--player-height,0px))]"
        >
          <Notes closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

const showerFor = (manager: Manager): ToastShower => ({
  show: ({ key, text, kind, durationMs, action, onGone }) => {
    manager.add({
      id: key,
      type: kind,
      title: text,
      timeout: 0,
      data: { durationMs } satisfies NoteData,
      priority: kind === 'failure' ? 'high' : 'low',
      ...(onGone ? { onRemove: onGone } : {}),
      ...(action
        ? {
            actionProps: {
              children: action.label,
              onClick: () => {
                action.onPress()
                manager.close(key)
              },
            },
          }
        : {}),
    })
  },
})

/** A note takes no focus, so it is no dialog; and all of them are in sight, so nothing of them is hidden. */
const inSight = { 'aria-hidden': undefined }
const noDialog = { role: 'group', 'aria-modal': undefined, ...inSight }

function Notes({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<NoteData>()
  return toasts.map((note) => <ShownNote key={note.id} note={note} closeLabel={closeLabel} />)
}

type ShownNoteProps = { note: Toast.Root.ToastObject<NoteData>; closeLabel: string }

function ShownNote({ note, closeLabel }: ShownNoteProps) {
  useTimeFromSight(note)
  return (
    <Toast.Root
      toast={note}
      {...noDialog}
      swipeDirection={['down', 'right']}
      className="motion-rise w-full rounded-card bg-surface shadow-float data-limited:hidden"
    >
      <Toast.Content className="flex items-center gap-2.5 py-2 pr-2 pl-3.5">
        {note.type === 'failure' && <Icon name="circle-alert" size={16} className="text-danger" />}
        {note.type === 'success' && <Icon name="check" size={16} className="text-success" />}
        <Toast.Title className="min-w-0 flex-1 py-1 text-tool" render={<p />} />
        <Toast.Action
          {...inSight}
          className="touch-target shrink-0 rounded-control px-2.5 py-1.5 font-medium text-accent-text hover:bg-fill empty:hidden"
        />
        <Toast.Close
          {...inSight}
          render={<IconButton icon="x" size="small" label={closeLabel} />}
        />
      </Toast.Content>
    </Toast.Root>
  )
}

/** The time of a note begins when it has been painted: on a busy machine, or in a tab behind others, that may be long after it was said. */
function useTimeFromSight({ id, data }: Toast.Root.ToastObject<NoteData>): void {
  const { update } = Toast.useToastManager()
  useEffect(() => {
    if (!data?.durationMs) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => update(id, { timeout: data.durationMs }))
    })
    return () => cancelAnimationFrame(frame)
  }, [id, data, update])
}
