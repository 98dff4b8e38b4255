import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { passkeysWork } from '../../../lib/passkey-support.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useOpenidLogin, useOpenidOffer } from './openid.ts'
import { usePasskeyLogin } from './passkey-login.ts'
import { useScan, useScanOffered } from './scan.ts'

type OtherWaysProps = {
  /** Passkeys are for those who have an account. */
  mode: 'login' | 'register'
  /** The dialog is open: a browser that can offers passkeys by itself. */
  active: boolean
  onSignedIn: () => void
}

/** The ways to log in beside username and password, below their form; nothing where there are none. */
export function OtherWays({ mode, active, onSignedIn }: OtherWaysProps) {
  const t = useTexts('logins')
  const binding = useTexts('binding')
  const offersPasskeys = mode === 'login' && passkeysWork()
  const offer = useOpenidOffer()
  const offersScan = useScanOffered()
  const passkey = usePasskeyLogin(offersPasskeys && active, () => {
    onSignedIn()
    toast(t.loggedIn, { kind: 'success' })
  })
  const openid = useOpenidLogin()
  const scan = useScan()
  if (!offersPasskeys && !offer && !offersScan) return null

  const passkeyProblem =
    passkey.error && (passkey.error instanceof CallFailure ? passkey.error.message : t.notWorking)
  const problem = passkeyProblem ?? openid.problem ?? scan.problem
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3 text-small text-soft">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        {t.or}
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </div>
      {problem && <FailureState inline message={problem} />}
      {offersPasskeys && (
        <Button
          size="large"
          icon="key-round"
          className="w-full"
          busy={passkey.busy}
          onClick={passkey.logIn}
        >
          {t.byPasskey}
        </Button>
      )}
      {offer && (
        <Button
          size="large"
          icon="shield-check"
          className="w-full"
          busy={openid.busy}
          onClick={() => void openid.leave()}
        >
          {offer.label || t.byOpenid}
        </Button>
      )}
      {offersScan && (
        <Button
          size="large"
          icon="scan-qr-code"
          className="w-full"
          busy={scan.busy}
          onClick={() => void scan.scan()}
        >
          {binding.logInByScan}
        </Button>
      )}
    </div>
  )
}
