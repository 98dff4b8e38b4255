import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import type { LoginsTexts } from '../../../i18n/locales/en-US/logins.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { passkeysWork } from '../../../lib/passkey-support.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useKeepUser } from './queries.ts'

/** Has the browser make a passkey, and the server keep it. Throws CallFailure, or what the browser says. */
async function makePasskey() {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = await call('passkeys.options', {}, { shownInPlace: true })
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const credential = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  } as const
  return call('passkeys.add', { credential }, { shownInPlace: true })
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** What to say of an error of the browser's; nothing when somebody just turned away. */
function problemOf(name: string, t: LoginsTexts): string | undefined {
  if (['', 'NotAllowedError', 'AbortError'].includes(name)) return undefined
  return name === 'InvalidStateError' ? t.alreadyHere : t.notAdded
}

export function AddPasskey() {
  const t = useTexts('logins')
  const keepUser = useKeepUser()
  const add = useMutation({
    mutationFn: makePasskey,
    onSuccess: async (added) => {
      toast(t.passkeyAdded({ name: added.passkey.name }), { kind: 'success' })
      await keepUser(added)
    },
  })
  if (!passkeysWork()) return <p className="text-pretty text-soft">{t.noPasskeysHere}</p>
  const problem =
    add.error instanceof CallFailure ? add.error.message : problemOf(nameOf(add.error), t)
  return (
    <>
      {problem && <FailureState inline message={problem} />}
      <Button
        icon="key-round"
        className="self-start"
        busy={add.isPending}
        onClick={() => add.mutate()}
      >
        {t.addPasskey}
      </Button>
    </>
  )
}
