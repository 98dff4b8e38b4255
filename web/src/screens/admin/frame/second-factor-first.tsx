import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Notice } from '../../../ui/notice.tsx'

/** What somebody sees of the console who has to show a second factor first. */
export function SecondFactorFirst() {
  const t = useTexts('admin')
  return (
    <Notice
      icon="shield-check"
      title={t.secondFactor}
      action={
        <Link className="underline" to="/user-center">
          {t.security}
        </Link>
      }
    >
      {t.secondFactorText}
    </Notice>
  )
}
