import '../../ui/late.css'
import { useState } from 'react'
import { useMailOffered } from '../../features/identity/session/security/mail-offered.ts'
import { useMailedToken } from '../../features/identity/session/security/use-mailed-token.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { AskForMail } from './parts/ask-for-mail.tsx'
import { ChoosePassword } from './parts/choose-password.tsx'
import { MailSent } from './parts/mail-sent.tsx'
import { OperatorContact } from './parts/operator-contact.tsx'

/** For a forgotten password: asks for a mail, and by the link in it chooses a new one. */
export function ResetPasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('security')
  const common = useTexts('common')
  const { token, setToken, forget } = useMailedToken()
  const [asked, setAsked] = useState(false)
  const [name, setName] = useState('')
  const mailOffered = useMailOffered()

  const close = () => {
    forget()
    setAsked(false)
    onClose()
  }
  const again = () => {
    forget()
    setAsked(false)
  }
  return (
    <DialogWindow open={open} onClose={close} title={t.resetTitle} closeLabel={common.close}>
      {token ? (
        <ChoosePassword token={token} onDone={close} onAgain={again} />
      ) : !mailOffered ? (
        <div className="flex flex-col gap-3">
          <p className="font-medium">{t.resetByOperator}</p>
          <p className="text-pretty text-soft">{t.resetByOperatorText}</p>
          <OperatorContact />
        </div>
      ) : asked ? (
        <MailSent onToken={setToken} onAgain={() => setAsked(false)} />
      ) : (
        <AskForMail name={name} onName={setName} onAsked={() => setAsked(true)} />
      )}
    </DialogWindow>
  )
}
