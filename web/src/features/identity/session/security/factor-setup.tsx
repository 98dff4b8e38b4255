import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ProofForm } from './proof-form.tsx'

type Setup = ReplyAt<'accountSecurity.setUpSecondFactor'>

type FactorSetupProps = {
  wantsPassword: boolean
  onDone: (done: ReplyAt<'accountSecurity.confirmSecondFactor'>) => void
  onCancel: () => void
}

const begin = (password: string) =>
  call('accountSecurity.setUpSecondFactor', { password }, { shownInPlace: true })

/** The password, then a secret for the authenticator, then its first code. */
export function FactorSetup({ wantsPassword, onDone, onCancel }: FactorSetupProps) {
  const t = useTexts('security')
  const common = useTexts('common')
  const [setup, setSetup] = useState<Setup>()
  const start = useMutation({ mutationFn: begin, onSuccess: setSetup })
  const { mutate } = start
  useEffect(() => {
    if (!wantsPassword) mutate('')
  }, [wantsPassword, mutate])

  if (setup) return <ScanAndConfirm setup={setup} onDone={onDone} onCancel={onCancel} />
  if (wantsPassword)
    return (
      <ProofForm
        text={t.setUpPassword}
        action={t.next}
        wantsPassword
        wantsCode={false}
        onProven={async ({ password }) => setSetup(await begin(password))}
        onCancel={onCancel}
      />
    )
  if (start.error)
    return (
      <FailureState
        inline
        message={start.error instanceof CallFailure ? start.error.message : common.somethingWrong}
        retry={{ label: common.retry, onRetry: () => mutate('') }}
      />
    )
  return <Skeleton className="h-40 w-full rounded-card" />
}

function ScanAndConfirm({
  setup,
  onDone,
  onCancel,
}: Pick<FactorSetupProps, 'onDone' | 'onCancel'> & { setup: Setup }) {
  const t = useTexts('security')
  const confirm = async (code: string) => {
    const input = { setup: setup.setup, code }
    onDone(await call('accountSecurity.confirmSecondFactor', input, { shownInPlace: true }))
  }
  return (
    <div className="flex gap-6 max-sm:flex-col">
      <QrCode text={setup.uri} label={t.qrLabel} size={192} />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <ProofForm
          text={t.scanText}
          action={t.turnOn}
          wantsPassword={false}
          wantsCode
          onProven={({ code }) => confirm(code)}
          onCancel={onCancel}
        />
        <div className="flex flex-wrap items-center gap-2 text-small text-soft">
          <span>{t.secretText}</span>
          <code className="wrap-anywhere text-text">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton iconOnly text={setup.secret} label={t.copy} copiedLabel={t.copied} />
        </div>
      </div>
    </div>
  )
}
