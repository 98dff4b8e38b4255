import { useEffect, useRef } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { waitsForCredit } from '../../../lib/after-credit.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Given } from '../use-redeem.ts'

type RedeemedProps = { given: Given; onClose: () => void; onAgain: () => void }

/** What a code has given, in the place where it was typed. */
export function Redeemed({ given, onClose, onAgain }: RedeemedProps) {
  const t = useTexts('codes')
  const shop = useTexts('shop')
  const formats = useFormats()
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => done.current?.focus(), [])
  const waiting = waitsForCredit()
  const gains = [
    given.credits > 0 && t.credits({ n: formats.number(given.credits) }),
    given.tokens > 0 && t.tokens({ n: formats.number(given.tokens) }),
    given.vipDays > 0 && t.vipDays({ n: formats.number(given.vipDays) }),
  ].filter((gain) => gain !== false)
  return (
    <div className="motion-appear flex flex-col gap-4 rounded-card bg-card p-4">
      <div role="status" className="flex items-center gap-3">
        <Icon name="circle-check" size={24} className="text-success" />
        <div className="min-w-0 flex-1">
          <p className="text-soft">{t.done}</p>
          <p className="figures flex flex-wrap gap-x-4 text-title font-semibold">
            {gains.map((gain) => (
              <span key={gain}>{gain}</span>
            ))}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={done} kind="main" onClick={onClose}>
          {waiting === undefined ? t.close : waiting.what === 'work' ? shop.goOnWork : shop.goOn}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {t.another}
        </Button>
      </div>
    </div>
  )
}
