import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCurrentUser } from './queries.ts'
import { logOut } from './session.ts'

/** Says through whose eyes one looks, for as long as that lasts. */
export function ImpersonationBar() {
  const t = useTexts('session')
  const user = useCurrentUser().data?.userInfo
  const end = async () => {
    await logOut()
    location.assign('/')
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warning/14 px-4 py-1.5 text-warning">
      <Icon name="eye" size={16} />
      <span role="status">{t.looking({ name: user?.name || user?.username || '' })}</span>
      <Button size="small" onClick={() => void end()}>
        {t.endLook}
      </Button>
    </div>
  )
}
