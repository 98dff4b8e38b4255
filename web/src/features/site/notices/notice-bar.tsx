// Looks what the site has to tell. Of what nobody has read here a dot tells; what is important shows as a bar until it is read or put off.
import type { Notice } from '@atelier/contract/features/site/content'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import type { Bar } from '../../../lib/bars/bar-queue.ts'
import { useBar } from '../../../lib/bars/bars.ts'
import { isDue, keepNewest, noticeTimes, putOff } from '../../../lib/storage/notice-times.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { noticesQuery } from './queries.ts'

export function NoticeBar() {
  const { data } = useQuery(noticesQuery(useLocale()))
  const times = useStored(noticeTimes)
  const newest = data && (data[0]?.updatedAt ?? '')
  useEffect(() => {
    if (newest !== undefined) keepNewest(newest)
  }, [newest])
  const due = data?.find(({ important, updatedAt }) => important && isDue(updatedAt, times))
  return due && <DueNotice notice={due} />
}

function DueNotice({ notice: { title, updatedAt } }: { notice: Notice }) {
  const t = useTexts('site')
  const { open } = useDialogLink()
  const bar = useMemo<Bar>(
    () => ({
      kind: 'notice',
      name: t.noticesTitle,
      text: title || t.newNotice,
      action: { label: t.read, onPress: () => open('notices') },
      dismissLabel: t.later,
      onDismiss: () => putOff(updatedAt),
    }),
    [title, updatedAt, t, open],
  )
  useBar(bar)
  return null
}
