import { locales } from '@atelier/contract/primitives'
import { describe, expect, it } from 'vitest'
import { composeMail, mailTexts } from './compose-mail.ts'

const about = { site: 'A <b>"brand"</b>', account: 'ada', minutes: 30 }

describe('the mails', () => {
  it.each(locales)('have every word in %s, of their own', (locale) => {
    const texts = mailTexts[locale]
    const words = [
      texts.confirmEmail(about),
      texts.emailTaken(about),
      texts.resetPassword({ ...about, pasted: false }),
      texts.resetPassword({ ...about, pasted: true }),
      texts.passwordChanged(about),
      texts.emailChanged(about),
      texts.emailChanged({ ...about, account: '' }),
    ]
    for (const { subject, lines, foot } of words) {
      expect(subject).toContain(about.site)
      expect([...lines, ...foot].every((line) => line.length > 8)).toBe(true)
    }
    expect(new Set(words.map((each) => JSON.stringify(each))).size).toBe(words.length)
  })

  it('say the same in text and HTML, and nothing of theirs becomes markup', () => {
    const { text, html } = composeMail(
      mailTexts['en-US'].resetPassword({ ...about, pasted: false }),
      { url: 'https://a.example/?dialog=x&y#token=1' },
      { locale: 'en-US', siteName: about.site },
    )
    expect(text).toContain('\n\nhttps://a.example/?dialog=x&y#token=1\n\n')
    expect(html).toContain('href="https://a.example/?dialog=x&#38;y#token=1"')
    expect(html).not.toContain('<b>')
    expect(html).toContain('Choose a new password</a>')
  })

  it('have no button where there is no link', () => {
    const { html } = composeMail(
      mailTexts['zh-CN'].resetPassword({ ...about, pasted: true }),
      { code: 'abcdefghijklmnop' },
      { locale: 'zh-CN', siteName: 'A' },
    )
    expect(html).not.toContain('<a ')
    expect(html).toContain('abcdefghijklmnop')
  })
})
