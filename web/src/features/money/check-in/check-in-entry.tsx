import '../../../ui/late.css'
import { useIsMember } from '../../../api/current-user.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { CheckInButton } from './check-in-button.tsx'
import { useCheckIns } from './queries.ts'

/** Checking in, in one line among other things; nothing for guests and where there is none. */
export function CheckInEntry() {
  const t = useTexts('checkIn')
  const formats = useFormats()
  const isMember = useIsMember() ?? false
  const { data } = useCheckIns(undefined, isMember)
  if (!isMember || !data?.offered) return null
  return (
    <section
      aria-label={t.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-card px-5 py-3.5"
    >
      <div>
        <p className="font-medium">{t.title}</p>
        <p className="figures text-small text-soft">
          {t.inARow({ n: formats.number(data.streak) })}
        </p>
      </div>
      <CheckInButton checkIns={data} kind="plain" />
    </section>
  )
}
