import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** In the place of the button that pays: nobody can, and what one can do. */
export function NoWay() {
  const t = useTexts('shop')
  const { open } = useDialogLink()
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-fill px-4 py-3">
      <Icon name="info" className="text-soft" />
      <p className="min-w-0 flex-1">{t.noWay}</p>
      <Button onClick={() => open('redemption')}>{t.redeem}</Button>
    </div>
  )
}
