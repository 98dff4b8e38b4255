// Lays the words of a mail out, as plain text and as HTML that any mail program shows.
import type { Locale } from '@atelier/contract/primitives'
import { mailTexts as enUS } from '../texts/mails/en-us.ts'
import type { MailTexts, MailWords } from '../texts/mails/mail-texts.ts'
import { mailTexts as zhCN } from '../texts/mails/zh-cn.ts'
import { mailTexts as zhTW } from '../texts/mails/zh-tw.ts'
import type { Mail } from './mail.ts'

export const mailTexts: Record<Locale, MailTexts> = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }

/** What stands between the paragraphs of a mail. */
export type MailContent = {
  /** A few digits to type, or something longer to paste. */
  code?: string
  url?: string | undefined
}

/** Subject, text and HTML of a mail. */
export function composeMail(
  words: MailWords,
  { code, url }: MailContent,
  { locale, siteName }: { locale: Locale; siteName: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, lines, button, foot } = words
  const text = [...lines, ...[code, url].filter((each) => each !== undefined), ...foot, siteName]
  const body = [
    ...lines.map((line) => paragraph(line)),
    ...(code ? [codeBox(code)] : []),
    ...(url && button ? [linkButton(button, url)] : []),
    ...foot.map((line) => paragraph(line, 'color:#6b7280')),
    paragraph(siteName, 'color:#6b7280'),
  ]
  return { subject, text: `${text.join('\n\n')}\n`, html: page(subject, locale, body.join('\n')) }
}

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${asHtml(text)}</p>`

const codeBox = (code: string) => {
  const style =
    code.length > 12 ? 'font-size:14px;word-break:break-all' : 'font-size:28px;letter-spacing:4px'
  return `<p style="margin:0 0 16px;font-family:monospace;font-weight:bold;${style}">${asHtml(code)}</p>`
}

const linkButton = (label: string, url: string) =>
  `<p style="margin:0 0 16px"><a href="${asHtml(url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#1f2937;color:#ffffff;text-decoration:none">${asHtml(label)}</a></p>`

const page = (title: string, locale: Locale, body: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${asHtml(title)}</title></head><body style="margin:0;padding:24px;font:16px/26px sans-serif;color:#1f2937"><div style="max-width:520px;margin:0 auto">
${body}
</div></body></html>`

const asHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
