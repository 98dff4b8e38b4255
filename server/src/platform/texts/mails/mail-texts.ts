/** What a mail says, before it is laid out. */
export type MailWords = {
  subject: string
  /** Paragraphs above the code or the link. */
  lines: string[]
  /** On the button of a link. */
  button?: string
  /** Paragraphs below. */
  foot: string[]
}

/** `account` names the member as they log in; empty when they have no name yet. */
type About = { site: string; account: string }

/** The words of every mail in one language. */
export type MailTexts = {
  /** To an address that is to be bound; a code and perhaps a link follow. */
  confirmEmail(about: About & { minutes: number }): MailWords
  /** To an address that somebody wants to bind and that has an account already. */
  emailTaken(about: { site: string }): MailWords
  /** A link follows, or (`pasted`) what is to be pasted in the browser. */
  resetPassword(about: About & { minutes: number; pasted: boolean }): MailWords
  passwordChanged(about: About): MailWords
  /** To the address that the account no longer has. */
  emailChanged(about: About): MailWords
  /** To whoever tries whether the site sends mails. */
  testMail(about: { site: string }): MailWords
}
