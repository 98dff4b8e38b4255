import '../../ui/late.css'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../features/site/sites/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useGoOnAfterCredit } from '../../lib/use-go-on-after-credit.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shownCode } from './code-typing.ts'
import { Holdings } from './parts/balances.tsx'
import { RedeemForm } from './parts/redeem-form.tsx'
import { Redeemed } from './parts/redeemed.tsx'
import { type Stop, StoppedBecause } from './parts/stopped-because.tsx'
import { WhomToAsk } from './parts/whom-to-ask.tsx'
import { useRedeem } from './use-redeem.ts'

type RedemptionDialogProps = Stop & { open: boolean; onClose: () => void }

/** Codes become credit here: what one holds, a field for a code, and where codes are to be had. `code` in the address fills the field. */
export function RedemptionDialog({ open, onClose, ...stop }: RedemptionDialogProps) {
  const t = useTexts('credit')
  const common = useTexts('common')
  const field = useRef<HTMLInputElement>(null)
  const redeeming = useRedeem(() => field.current?.focus())
  const { given } = redeeming
  const { change } = redeeming.form
  const again = () => change({})

  const goOnAsked = useGoOnAfterCredit()
  const goOn = () => {
    onClose()
    goOnAsked()
  }

  const linked = new URLSearchParams(useLocation().search).get('code') ?? ''
  const shown = useRef({ open: false, linked: '' })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { open, linked: open ? linked : '' }
    if (!open || (before.open && before.linked === linked)) return
    // What was typed before is there again, and nothing of what was redeemed.
    if (linked) change({ code: shownCode(linked) })
    else if (given) change({})
  })
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.codesTitle}
      closeLabel={common.close}
      initialFocus={field}
    >
      <div className="flex flex-col gap-5">
        {!given && <StoppedBecause {...stop} />}
        <Holdings />
        {given ? (
          <Redeemed given={given} onClose={goOn} onAgain={again} />
        ) : (
          <RedeemForm redeeming={redeeming} field={field} />
        )}
        <Shop />
        <WhomToAsk />
      </div>
    </DialogWindow>
  )
}

/** Codes are sold outside, where a site names such a place. */
function Shop() {
  const t = useTexts('credit')
  const { codeShop } = useSite()
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{codeShop ? `${t.codesText} ${t.shopText}` : t.codesText}</p>
      {codeShop && (
        <a
          href={codeShop}
          target="_blank"
          rel="noreferrer"
          className="touch-target inline-flex h-9 items-center gap-2 rounded-control border border-line bg-surface px-3.5 font-medium hover:bg-fill active:bg-fill-strong"
        >
          <Icon name="external-link" size={16} />
          {t.openShop}
        </a>
      )}
    </div>
  )
}
