import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { currentUserQuery } from '../../api/current-user.ts'
import type { Credentials } from '../../features/identity/session/check-credentials.ts'
import { CredentialsForm } from '../../features/identity/session/credentials-form.tsx'
import { claimOperator } from '../../features/identity/session/session.ts'
import { useSite } from '../../features/site/sites/queries.ts'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { FailureState } from '../../ui/failure-state.tsx'
import { toast } from '../../ui/toast-manager.ts'
import { placesOf } from './places.ts'

/** Opens the first operator account with the link that the first start prints; for operators, the way to their screens. */
export function AdminScreen() {
  const t = useTexts('admin')
  const { appLogo } = useSite()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' })
  const [place] = placesOf(useQuery(currentUserQuery).data?.userInfo.staffRole ?? null)
  const linkToken = query.get('token') ?? ''
  useTitle(t.operatorTitle)
  useLayoutEffect(releaseBootFrame, [])

  const submit = async (credentials: Credentials) => {
    await claimOperator(linkToken, credentials)
    toast(t.operatorDone, { kind: 'success' })
    // The link is spent: Back must not lead to it.
    await navigate('/admin/start', { replace: true })
  }
  if (place && !linkToken) return <Navigate to={`/admin/${place}`} replace />
  return (
    <div className="flex min-h-full flex-col items-center justify-center px-6 py-12">
      <div className="w-full max-w-100">
        {appLogo && (
          <img src={appLogo} alt="" width="40" height="40" className="size-10 rounded-control" />
        )}
        <h1 className="mt-6 text-display font-semibold">{t.operatorTitle}</h1>
        <p className="mt-2 mb-8 text-soft">{t.operatorText}</p>
        {linkToken ? (
          <CredentialsForm
            mode="register"
            action={t.operatorAction}
            value={typed}
            onChange={setTyped}
            onSubmit={submit}
          />
        ) : (
          <FailureState inline message={t.operatorMissing} />
        )}
      </div>
    </div>
  )
}
