// Looks what the site has to tell. A notice that is newer than the last one seen shows once by itself, at a calm moment.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/use-texts.ts'
import { isUnread, keepNewest, noticeTimes } from '../../lib/storage/notice-times.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { noticesQuery } from './queries.ts'
import { whenCalm } from './when-calm.ts'

export function NoticeWatch() {
  const { data } = useQuery(noticesQuery(useLocale()))
  const times = useStored(noticeTimes)
  const { open } = useDialogLink()
  const offered = useRef('')
  const newest = data && (data[0]?.updatedAt ?? '')

  useEffect(() => {
    if (newest !== undefined) keepNewest(newest)
  }, [newest])

  const wanted = newest !== undefined && isUnread({ ...times, newest })
  useEffect(() => {
    if (!wanted || offered.current === newest) return
    return whenCalm(() => {
      offered.current = newest
      open('notices')
    })
  }, [wanted, newest, open])
  return null
}
