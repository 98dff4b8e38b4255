// The list of messages is no part of the first load: a page that is opened for a new conversation has none yet. It comes beside the
// first calls, together with what answers are drawn with.
import { fetchLate } from '../../lib/fetch-late.ts'
import { lazyModule, useLazyModule } from '../../lib/lazy-module.ts'

const messageList = lazyModule(() =>
  fetchLate(async () => (await import('./parts/message-list.tsx')).MessageList),
)

/** The list, once its code is there. */
export const useMessageList = () => useLazyModule(messageList, true)

/** Resolves when there is a list to lead somewhere in. */
export const untilMessageList = (): Promise<unknown> => messageList.load()
