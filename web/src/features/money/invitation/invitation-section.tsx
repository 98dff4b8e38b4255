import type { ReactNode } from 'react'
import { useIsMember } from '../../../api/current-user.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { InvitedList } from './invited-list.tsx'
import { useInvitation, useSiteName } from './queries.ts'

type Invitation = ReplyAt<'invitations.read'>

/** Inviting: the member's code and link, what they have brought, and who came by them. */
export function InvitationSection() {
  const t = useTexts('invitation')
  const isMember = useIsMember()
  return (
    <section aria-label={t.title} className="flex flex-col gap-4">
      {isMember === undefined ? <Waiting /> : isMember ? <Status /> : <Guest />}
    </section>
  )
}

function Status() {
  const t = useTexts('invitation')
  const formats = useFormats()
  const query = useInvitation()
  const { data, error } = query
  if (error && !data) return <QueryFailure withoutId of={query} />
  if (!data) return <Waiting />
  const { inviteCredits, invitedCredits } = data
  return (
    <>
      <p className="text-soft">{offer(data, t, formats)}</p>
      <Ways invitation={data} />
      {inviteCredits + invitedCredits > 0 && (
        <p className="-mt-1 text-small text-faint">{t.limitText}</p>
      )}
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Figure name={t.count}>{formats.number(data.count)}</Figure>
        <Figure name={t.earned}>{formats.number(data.earned)}</Figure>
      </dl>
      <InvitedList />
    </>
  )
}

function offer(
  { inviteCredits, invitedCredits }: Invitation,
  t: ReturnType<typeof useTexts<'invitation'>>,
  formats: ReturnType<typeof useFormats>,
): string {
  const [invite, invited] = [formats.number(inviteCredits), formats.number(invitedCredits)]
  if (inviteCredits > 0 && invitedCredits > 0) return t.bothText({ invite, invited })
  if (inviteCredits > 0) return t.inviterText({ invite })
  return invitedCredits > 0 ? t.invitedText({ invited }) : t.plainText
}

/** Code and link to copy, to send on, and to scan. */
function Ways({ invitation: { code, link } }: { invitation: Invitation }) {
  const t = useTexts('invitation')
  const share = { url: link, text: t.shareText({ site: useSiteName() }) }
  const canShare = 'share' in navigator && navigator.canShare?.(share)
  return (
    <div className="flex items-center gap-6 rounded-card bg-card p-5 max-sm:flex-col max-sm:items-stretch">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <Way name={t.code} value={code} large>
          <CopyButton text={code} label={t.copyCode} copiedLabel={t.copied} />
        </Way>
        <Way name={t.link} value={link}>
          <CopyButton text={link} label={t.copyLink} copiedLabel={t.copied} />
          {canShare && (
            // Who closes the sheet has changed their mind, which is no failure.
            <Button
              size="small"
              icon="share-2"
              onClick={() => void navigator.share(share).catch(() => undefined)}
            >
              {t.share}
            </Button>
          )}
        </Way>
      </div>
      <div className="flex shrink-0 justify-center">
        <QrCode text={link} label={t.qr} size={144} />
      </div>
    </div>
  )
}

type WayProps = { name: string; value: string; large?: boolean; children: ReactNode }

const Way = ({ name, value, large = false, children }: WayProps) => (
  <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
    <div className="min-w-0 flex-1 basis-50">
      <p className="text-small text-soft">{name}</p>
      <p className={large ? 'figures mt-1 text-display font-semibold' : 'mt-1 break-all'}>
        {value}
      </p>
    </div>
    <div className="flex gap-2">{children}</div>
  </div>
)

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-soft">{name}</dt>
    <dd className="figures mt-1 text-title font-semibold">{children}</dd>
  </div>
)

function Guest() {
  const t = useTexts('invitation')
  const { open } = useDialogLink()
  return (
    <EmptyState
      icon="users-round"
      title={t.guest}
      action={
        <Button kind="main" onClick={() => open('login', { tab: 'register' })}>
          {t.signUp}
        </Button>
      }
    >
      {t.guestText}
    </EmptyState>
  )
}

const Waiting = () => <Skeleton className="h-60 w-full rounded-card" />
