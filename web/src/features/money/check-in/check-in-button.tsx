import { useEffect, useRef } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type CheckIns, useCheckIn } from './queries.ts'

type CheckInButtonProps = { checkIns: CheckIns; kind?: 'main' | 'plain' }

/** Checks in, and says then that it is done; what it gives stands on it. */
export function CheckInButton({ checkIns, kind = 'main' }: CheckInButtonProps) {
  const t = useTexts('checkIn')
  const common = useTexts('common')
  const formats = useFormats()
  const { mutate, isPending, data, error } = useCheckIn()
  const { checkedIn, reward, today } = checkIns
  const justDone = data?.day === today && !data.already
  const n = formats.number(reward)
  const done = useRef<HTMLParagraphElement>(null)
  // The button has gone, and with it the place where one was.
  useEffect(() => {
    if (justDone) done.current?.focus()
  }, [justDone])
  if (checkedIn || justDone)
    return (
      <p
        ref={done}
        tabIndex={-1}
        role="status"
        className="flex min-h-9 items-center gap-2 font-medium outline-none"
      >
        <Icon name="circle-check" size={20} className="text-success" />
        {!justDone ? t.done : data.reward > 0 ? t.doneNow({ n }) : t.doneNowPlain}
      </p>
    )
  return (
    <div className="flex flex-col items-start gap-2 max-sm:items-stretch">
      <Button kind={kind} icon="calendar-check" busy={isPending} onClick={() => mutate()}>
        {reward > 0 ? t.button({ n }) : t.buttonPlain}
      </Button>
      {error && (
        <FailureState
          inline
          message={error instanceof CallFailure ? error.message : common.somethingWrong}
        />
      )}
    </div>
  )
}
