import { appLimits } from '@atelier/contract/app-terms'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useLocale } from '../../../i18n/use-texts.ts'

/** The apps that the caller keeps at hand, all of them. */
export function usePinnedApps() {
  const language = useLocale()
  const input = { kind: 'app', of: 'pinned', size: appLimits.pins, language } as const
  return useQuery({ ...callOptions('apps.list', input), staleTime: 60_000 })
}
