import { useNavigation } from 'react-router'
import { useTexts } from '../../i18n/use-texts.ts'
import { useLoading } from '../../lib/loading.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** Over every screen while the application, or the screen that is gone to, loads; not seen where that is quick. */
export function LoadingVeil() {
  const t = useTexts('common')
  const loading = useLoading()
  const { state } = useNavigation()
  const shown = loading || state === 'loading'
  return (
    <div role="status">
      {shown && (
        <div className="motion-late pointer-events-none fixed inset-0 z-dialog grid place-items-center bg-page/60">
          <Spinner size={24} />
          <span className="sr-only">{t.loading}</span>
        </div>
      )}
    </div>
  )
}
