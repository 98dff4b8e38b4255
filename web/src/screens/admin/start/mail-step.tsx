import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { StepProps } from './step-props.ts'
import { TestMailForm } from './test-mail-form.tsx'

/** What the server is started with so that it sends mails. */
const example = `SMTP_URL=smtps://user:password@mail.example.com
MAIL_FROM=hello@example.com`

/** Whether mails are sent; their server is named where this one is started, and nowhere else. */
export function MailStep({ isDone }: StepProps) {
  const t = useTexts('adminStart')
  if (isDone)
    return (
      <>
        <p className="flex items-center gap-2">
          <Icon name="circle-check" size={16} className="text-success" />
          {t.mailReady}
        </p>
        <TestMailForm />
      </>
    )
  return (
    <div className="flex max-w-140 flex-col gap-3">
      <p>{t.mailHow}</p>
      <div className="flex items-start gap-2 rounded-control bg-fill py-2.5 pr-2 pl-3.5">
        <code className="min-w-0 flex-1 overflow-x-auto text-small/6 whitespace-pre">
          {example}
        </code>
        <CopyButton iconOnly text={example} label={t.copy} copiedLabel={t.copied} />
      </div>
      <Link
        to="/help/log-in-ways#send-mails"
        className="self-start text-soft underline hover:text-text"
      >
        {t.mailMore}
      </Link>
    </div>
  )
}
