// Notices of the browser that something long has ended while nobody was looking. Off until somebody turns them on.
import { defineStored } from '../../../lib/storage/define-stored.ts'
import type { Task } from './task.ts'

/** What ended sooner than that was worth waiting for. */
const longMs = 20_000

export const endNotices = defineStored('endNotices', { default: false, expiresAfterS: null })

export const canNotify = (): boolean => 'Notification' in globalThis

/** Turns them on or off; false when the browser does not allow them. Ask in answer to a press. */
export async function chooseEndNotices(on: boolean): Promise<boolean> {
  const allowed = !on || (await Notification.requestPermission()) === 'granted'
  endNotices.set(on && allowed)
  return allowed
}

/** Which of the tasks that have just ended deserve a notice. */
export const worthNotice = (ended: readonly Task[]): Task[] =>
  ended.filter(({ startedAt, endedAt }) => (endedAt ?? 0) - startedAt > longMs)

/** Says the task's title and how it ended, never what is in it. */
export function notifyEnd(task: Task, text: string, icon: string, onPress: () => void): void {
  if (!endNotices.get() || !canNotify() || Notification.permission !== 'granted') return
  try {
    // Of several tabs that saw it end, one notice remains.
    const notice = new Notification(task.title, { body: text, tag: task.key, icon })
    notice.onclick = () => {
      focus()
      notice.close()
      onPress()
    }
  } catch {
    // Some phones only let service workers notify.
  }
}
