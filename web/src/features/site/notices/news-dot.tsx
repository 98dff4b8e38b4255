import { isUnread, noticeTimes } from '../../../lib/storage/notice-times.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'

export const useHasNews = (): boolean => isUnread(useStored(noticeTimes))

/** At a corner of what leads to the notices, as long as one is unread. */
export const NewsDot = () =>
  useHasNews() && <span className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-danger" />
