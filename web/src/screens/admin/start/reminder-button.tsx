import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { setupQuery } from '../../../features/running/console/use-setup.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-manager.ts'

/** Takes the reminder out of the frame, for everybody who runs the site, or brings it back; nothing once there is nothing to remind of. */
export function ReminderButton() {
  const t = useTexts('adminStart')
  const { data: setup } = useQuery(setupQuery)
  const { data: settings } = useQuery({
    ...callOptions('siteAdmin.settings', {}),
    staleTime: 0,
  })
  const save = useMutation({
    mutationFn: (setupDismissed: boolean) =>
      call('siteAdmin.saveSettings', {
        seen: settings?.seen ?? 0,
        values: { setupDismissed },
      }),
    onSuccess: (_, isDismissed) => toast(isDismissed ? t.dismissed : t.reminded),
    onSettled: whenRefreshed,
  })
  if (!settings || !setup || setup.steps.every(({ isDone }) => isDone)) return null
  const { isDismissed } = setup
  return (
    <Button
      kind="quiet"
      size="small"
      className="max-sm:-ml-3"
      busy={save.isPending}
      onClick={() => save.mutate(!isDismissed)}
    >
      {isDismissed ? t.remind : t.dismiss}
    </Button>
  )
}
