import { useTexts } from '../../i18n/use-texts.ts'
import { useOnline } from '../../lib/online.ts'
import { Icon } from '../../ui/icon.tsx'

/** Says quietly that there is no network, for as long as that is so. */
export function OfflineBar() {
  const t = useTexts('common')
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-fill-strong px-4 py-1.5 text-small text-soft">
          <Icon name="wifi-off" size={16} />
          {t.offlineBar}
        </p>
      )}
    </div>
  )
}
