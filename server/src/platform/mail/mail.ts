/** A mail as it is sent. */
export type Mail = {
  to: string
  /** The sender's name; the address is the installation's. */
  fromName: string
  subject: string
  text: string
  html: string
}

/** Why a mail was not sent: `final` when trying again cannot help. `reason` names no address and quotes nothing of the mail. */
export type MailTrouble = { final: boolean; reason: string }

/** The way that mails leave this machine. */
export type MailTransport = {
  /** Resolves with what went wrong; undefined when the mail was taken. Never throws. */
  send(mail: Mail): Promise<MailTrouble | undefined>
}
