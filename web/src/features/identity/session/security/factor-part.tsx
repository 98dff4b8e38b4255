import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { callOptions } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { FactorSetup } from './factor-setup.tsx'
import { type Proof, ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecurityPart } from './security-part.tsx'
import { useUserChange } from './use-user-change.ts'

const factorQuery = callOptions('accountSecurity.secondFactor', {})

/** The second factor of a login: set up, turned off, and its recovery codes. */
export function FactorPart({ member }: { member: UserInfo }) {
  const t = useTexts('security')
  const keep = useUserChange()
  const [doing, setDoing] = useState<'set up' | 'turn off' | 'renew'>()
  const [codes, setCodes] = useState<string[]>()
  const isOn = member.hasSecondFactor
  const { data } = useQuery({ ...factorQuery, enabled: isOn })
  const close = () => setDoing(undefined)

  const showCodes = (shown: string[]) => {
    setCodes(shown)
    close()
  }
  const turnOff = async (proof: Proof) => {
    const input = { ...proof }
    const reply = await call('accountSecurity.turnOffSecondFactor', input, { shownInPlace: true })
    keep(reply.userInfo)
    setCodes(undefined)
    close()
    toast(t.factorTurnedOff, { kind: 'success' })
  }
  const renew = async (proof: Proof) => {
    const input = { ...proof }
    showCodes(
      (await call('accountSecurity.renewRecoveryCodes', input, { shownInPlace: true }))
        .recoveryCodes,
    )
  }
  const left = data?.recoveryCodesLeft
  const status = left === 0 ? t.factorOnNoCodes : left === undefined ? '' : t.factorOn({ n: left })
  const proof = { wantsPassword: member.hasPassword, wantsCode: true, onCancel: close }
  return (
    <SecurityPart
      title={t.factor}
      text={isOn ? status : t.factorOff}
      actions={
        doing === undefined &&
        codes === undefined &&
        (isOn ? (
          <>
            <Button kind="quiet" onClick={() => setDoing('turn off')}>
              {t.turnOff}
            </Button>
            <Button onClick={() => setDoing('renew')}>{t.newCodes}</Button>
          </>
        ) : (
          <Button onClick={() => setDoing('set up')}>{t.turnOn}</Button>
        ))
      }
    >
      {doing === 'set up' && (
        <FactorSetup
          wantsPassword={member.hasPassword}
          onCancel={close}
          onDone={(done) => {
            keep(done.userInfo)
            showCodes(done.recoveryCodes)
          }}
        />
      )}
      {doing === 'turn off' && (
        <ProofForm {...proof} danger text={t.turnOffText} action={t.turnOff} onProven={turnOff} />
      )}
      {doing === 'renew' && (
        <ProofForm {...proof} text={t.newCodesText} action={t.makeCodes} onProven={renew} />
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
    </SecurityPart>
  )
}
