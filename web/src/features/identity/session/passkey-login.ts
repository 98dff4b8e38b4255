// Logging in by a passkey: by its button, or by the browser's own offer under the field of the username.
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { token } from '../../../lib/storage/identity.ts'
import { pendingFactor } from './pending-factor.ts'

/** A question of the server is good for five minutes; the browser is asked anew before that. */
const renewAfterMs = 4 * 60_000

const loadWebauthn = () => import('@simplewebauthn/browser')

/** A question of the server. Throws CallFailure. */
const askServer = () => call('passkeys.loginOptions', {}, { shownInPlace: true })

/** Has the browser answer a question of the server. Throws CallFailure, or what the browser says. */
async function askBrowser(): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await loadWebauthn()
  return startAuthentication({ optionsJSON: await askServer() })
}

/** Signs in by what the browser answered; false where a second factor is asked for. Throws CallFailure. */
async function send({ id, rawId, response }: AuthenticationResponseJSON): Promise<boolean> {
  const credential = { id, rawId, response, type: 'public-key' } as const
  try {
    const entered = await call('passkeys.login', { credential }, { shownInPlace: true })
    if ('secondFactor' in entered) {
      pendingFactor.set(entered.secondFactor.ticket)
      return false
    }
    token.set(entered.token)
    return true
  } catch (error) {
    if (error instanceof CallFailure && error.error === 'passkeys.unknown') await forgetUnknown(id)
    throw error
  }
}

/** The browser need not offer again what has been removed here. */
async function forgetUnknown(credentialID: string): Promise<void> {
  const { sendSignal } = await loadWebauthn()
  const signal = { signalName: 'unknownCredential', rpID: location.hostname, credentialID } as const
  // Few browsers can.
  await sendSignal(signal).catch(() => undefined)
}

/** Whoever was asked turned away, took too long, or something else was begun meanwhile. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof Error && /^(NotAllowedError|AbortError)$/.test(error.name)

/**
 * `logIn` asks for a passkey; `error` is what came of it, undefined when somebody just turned away. As long as `offered`, the browser
 * offers passkeys by itself where it can.
 */
export function usePasskeyLogin(offered: boolean, onSignedIn: () => void) {
  const [failures, setFailures] = useState(0)
  const login = useMutation({
    mutationFn: async (answer?: AuthenticationResponseJSON) => send(answer ?? (await askBrowser())),
    onSuccess: (isSignedIn) => isSignedIn && onSignedIn(),
    onError: () => setFailures((count) => count + 1),
  })
  const { mutate, isPending } = login
  const busy = useRef(false)
  busy.current = isPending
  // The button's own question ends the offer; it begins again when that came to nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure begins it again
  useEffect(
    () => (offered ? keepOffering(mutate, () => busy.current) : undefined),
    [offered, mutate, failures],
  )
  const error = isTurnedAway(login.error) ? undefined : (login.error ?? undefined)
  return { logIn: () => mutate(undefined), busy: isPending, error }
}

/** Has the browser offer passkeys until the function that it returns is called. That it cannot is not said: nobody asked for it. */
function keepOffering(
  onAnswer: (answer: AuthenticationResponseJSON) => void,
  isBusy: () => boolean,
): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const offer = async () => {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadWebauthn()
    if (!(await browserSupportsWebAuthnAutofill()) || ended) return
    timer = setTimeout(() => isBusy() || begin(), renewAfterMs)
    const optionsJSON = await askServer()
    // An offer would take the place of the question that the button has put meanwhile.
    if (ended || isBusy()) return
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
    if (!ended) onAnswer(answer)
  }
  const begin = () => void offer().catch(() => undefined)
  begin()
  return () => {
    ended = true
    clearTimeout(timer)
    void loadWebauthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
  }
}
